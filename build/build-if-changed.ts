/** Builds the site for `npm start` unless the last build was made from exactly the same files. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chosenPort, requireFreePort } from '#host/port.ts';

// Inside the built site, so that every build takes it away and only a finished one puts it back.
const stamp = 'dist/site/.made-from';
const sources = ['{app,build,host}/**/*', '{package,package-lock}.json', 'vite.config.ts'];

await requireFreePort(chosenPort());
const current = fingerprint();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) {
  console.log('Nothing has changed since the last build.');
} else {
  try {
    execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' });
  } catch {
    console.error(
      '\nThe site could not be built, so it is not served. The message above says what to mend; then start again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, current);
}

/** A value that changes with any file that the build reads. Pictures count by size and time: reading them all is slow. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(String(new Date().getFullYear())); // The copyright line.
  for (const file of files(sources)) hash.update(file).update(readFileSync(file));
  for (const file of files(['public/**/*'])) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function files(patterns: string[]): string[] {
  return globSync(patterns)
    .filter((file) => statSync(file).isFile())
    .sort();
}
