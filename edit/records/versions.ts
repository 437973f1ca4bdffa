import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type RecordValue, recordValue } from '#edit/records/record-text.ts';

/** A saved version of the company's folder. */
export interface Version {
  id: string;
  /** When it was saved, as ISO 8601 writes it. */
  saved: string;
  sentence: string;
}

const run = promisify(execFile);

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 100_000_000, encoding: 'utf8' });
  return stdout;
}

/** Whether versions are kept at all: the folder lies in a repository of git, with a version in it. */
export async function hasVersions(folder: string): Promise<boolean> {
  return await git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD').then(
    () => true,
    () => false,
  );
}

/** The versions of a record, the newest first. */
export async function versionsOf(folder: string, file: string): Promise<Version[]> {
  const log = await git(folder, 'log', '--max-count=50', '--format=%H%x09%aI%x09%s', '--', file);
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', saved = '', ...sentence] = line.split('\t');
      return { id, saved, sentence: sentence.join(' ') };
    });
}

/** A record as it was in a version; nothing where it wasn't there. */
export async function valueIn(
  folder: string,
  version: string,
  file: string,
): Promise<RecordValue | undefined> {
  if (!/^([0-9a-f]{40}|HEAD)$/.test(version)) throw new Error('That is no version.');
  const text = await git(folder, 'show', `${version}:./${file}`).catch(() => undefined);
  return text === undefined ? undefined : recordValue(text);
}

/** The files of the company that differ from the last version. */
export async function unsavedFiles(folder: string): Promise<string[]> {
  const status = await git(
    folder,
    'status',
    '--porcelain',
    '--no-renames',
    '--untracked-files=all',
    '-z',
    '--',
    '.',
  );
  const prefix = (await git(folder, 'rev-parse', '--show-prefix')).trim();
  return status
    .split('\0')
    .filter((line) => /^.. /.test(line))
    .map((line) => line.slice(3).replace(prefix, ''));
}

/** Saves a version of the company's folder, and of nothing else. */
export async function saveVersion(
  folder: string,
  sentence: string,
  details: readonly string[],
): Promise<void> {
  await git(folder, 'add', '--all', '--', '.');
  const message = [sentence, ...(details.length > 1 ? ['', ...details.map((line) => `- ${line}`)] : [])].join(
    '\n',
  );
  await git(folder, 'commit', '--quiet', '--message', message, '--', '.').catch(
    (error: { stderr?: string }) => {
      const said = error.stderr?.trim() ?? '';
      const remedy = /tell me who you are/i.test(said)
        ? 'Git asks who you are. Once, in a terminal: git config --global user.name "Your Name" and git config --global user.email you@example.com'
        : said;
      throw new Error(`The version could not be saved. ${remedy}`, { cause: error });
    },
  );
}

/** The code host that versions are sent to, if one is set up. */
export async function remoteOf(folder: string): Promise<string | undefined> {
  const remotes = (await git(folder, 'remote')).split('\n').filter((name) => name !== '');
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

export async function sendVersions(folder: string, remote: string): Promise<void> {
  await git(folder, 'push', '--quiet', '--set-upstream', remote, 'HEAD').catch(
    (error: { stderr?: string }) => {
      const said = error.stderr?.trim() ?? '';
      const remedy = /rejected|fetch first|non-fast-forward/i.test(said)
        ? 'Somebody else has sent a version meanwhile. In a terminal: git pull --rebase; then publish again.'
        : `Check the network connection and that you may write there; then publish again. Git says: ${said}`;
      throw new Error(`The version is saved, but could not be sent. ${remedy}`, { cause: error });
    },
  );
}
