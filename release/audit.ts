/**
 * Fails when a package that reaches visitors has a known hole: `node release/audit.ts`. The others, tools that only build and
 * test, stop nothing: a changed phone number must not wait for a programmer. Dependabot proposes their updates.
 */
import { spawnSync } from 'node:child_process';
import { visitorPackages } from '#release/visitor-packages.ts';

interface Advisory {
  title: string;
  url: string;
  severity: string;
}

/** What `npm audit --json` writes: of each package, its holes, and the names of packages that it has others from. */
interface Audit {
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
  message?: string;
}

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { vulnerabilities, message = stderr } = read(stdout);

if (vulnerabilities === undefined) {
  console.error(
    `${warning()}The registry did not say whether packages have known holes: ${message.trim()} Run the audit again later.`,
  );
} else {
  const holes = visitorPackages.flatMap((name) =>
    (vulnerabilities[name]?.via ?? [])
      .filter((hole) => typeof hole !== 'string')
      .map(
        ({ title, severity, url }) =>
          `${name}, which reaches visitors, has a known hole: ${title} (${severity}, ${url}).`,
      ),
  );
  for (const hole of holes) console.error(`${hole} Update it in package.json, then run npm test.`);
  if (holes.length > 0) process.exitCode = 1;
  else console.log(`None of the ${visitorPackages.length} packages that reach visitors has a known hole.`);
}

function read(answer: string): Audit {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}

/** GitHub shows a line that begins so above the job. */
function warning(): string {
  return process.env.GITHUB_ACTIONS === undefined ? '' : '::warning::';
}
