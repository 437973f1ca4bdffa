import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { simpleGit } from 'simple-git';
import { removeTemporaryFiles, writeWithin } from '#cms/records/folder.ts';
import { type RecordValue, recordValue } from '#cms/records/yaml-text.ts';

/**
 * The versions of a company's folder: commits of git. The folder itself holds what was typed last. What a power failure
 * has left half done is undone here, at the start.
 */
export async function openVersions(folder: string) {
  const { git, isNew } = await openRepository(folder);
  const prefix = (await git.revparse(['--show-prefix'])).trim();
  const gitFolder = await git.revparse(['--absolute-git-dir']);
  /** A file in git's folder that says what is under way. */
  const mark = join(gitFolder, 'cms-under-way');
  const setMark = (words: 'saving' | 'changing') => writeFileSync(mark, words, { flush: true });

  /** A picture's files, all of which are there: they only have to be put in their places. */
  const waiting = join(gitFolder, 'cms-picture');
  const placeWaiting = async () => {
    if (!existsSync(waiting)) return;
    for (const name of readdirSync(waiting))
      await writeWithin(folder, `public/images/${name}`, readFileSync(join(waiting, name)));
    rmSync(waiting, { recursive: true });
  };

  await removeTemporaryFiles(folder);
  await placeWaiting();
  if (existsSync(mark)) {
    // The editor ended while git was writing for it: no other git holds the lock.
    rmSync(join(gitFolder, 'index.lock'), { force: true });
    if (readFileSync(mark, 'utf8') === 'changing') await discardChanges();
    rmSync(mark);
  }
  /** One after the other: what is typed while many files change is written after them. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = last.then(act);
    last = result.catch(() => undefined);
    return result;
  }
  /** Lets git write, with a mark in its folder while it does. The mark stays if the changes could not be discarded. */
  const write = <Result>(act: () => Promise<Result>) =>
    inTurn(async () => {
      setMark('saving');
      return await act().finally(() => readFileSync(mark, 'utf8') === 'saving' && rmSync(mark));
    });
  if (isNew) await write(() => commit('As it was when the editor was first opened'));

  const versions = {
    inTurn,

    /** The files that are in no version as they are now. */
    changed,

    valueIn: (version: string, file: string): Promise<RecordValue | undefined> =>
      git.show(`${version}:./${file}`).then(recordValue, () => undefined),

    async list(file = '.') {
      return (await git.log({ maxCount: 50, file, '--no-merges': null })).all;
    },

    async filesOf(version: string): Promise<string[]> {
      const options = ['--format=', '--name-only', '--no-renames', '--relative', '-z'];
      return (await git.show([...options, version])).split('\0').filter((name) => name !== '');
    },

    save: (sentence: string) => write(() => commit(sentence)),

    /** Writes a picture's files: all of them or none, also when the power fails. */
    place: (files: readonly { file: string; content: Uint8Array }[]) =>
      inTurn(async () => {
        const coming = `${waiting}-coming`;
        rmSync(coming, { recursive: true, force: true });
        await mkdir(coming);
        for (const { file, content } of files)
          writeFileSync(join(coming, basename(file)), content, { flush: true });
        renameSync(coming, waiting);
        await placeWaiting();
      }),

    /** Identifies what is in the folder: it is another after any change of a file. */
    state: () =>
      write(async () => {
        await git.add(['--all', '.']);
        return await git.raw('write-tree');
      }),

    /** Restores files as they were in a version, and makes no new one. */
    restore: (version: string, files: string[]) =>
      write(async () => {
        await git.raw('add', '--all', '--', ...files); // Only what git knows can be removed.
        await git.raw('restore', `--source=${version}`, '--staged', '--worktree', '--', ...files);
        return null;
      }),

    /** Does something to many files: all of it or nothing, also when the power fails. Gives the version too. */
    change: <Result>(sentence: string, act: () => Promise<Result>) =>
      write(async () => {
        await commit(`Before: ${sentence}`);
        setMark('changing');
        const result = await act().catch(async (error: unknown) => {
          await discardChanges();
          setMark('saving');
          throw error;
        });
        setMark('saving');
        await commit(sentence);
        return { result, version: (await git.revparse(['HEAD'])).trim() };
      }),

    /** Reverts a version by a new one. Gives the new one's id. */
    async revert(version: string): Promise<string> {
      const files = await versions.filesOf(version);
      const later = await inTurn(() => git.diff(['--name-only', version, '--', ...files]));
      if (files.length === 0 || later !== '')
        throw new Error(
          `It can’t be taken back as a whole: ${later.split('\n')[0] ?? 'something'} was changed since. “Earlier versions” of each record still has it.`,
        );
      const sentence = (await git.show(['--no-patch', '--format=%s', version])).trim();
      const reverted = await versions.change(`Took back: ${sentence}`, () =>
        git.raw('restore', `--source=${version}^`, '--staged', '--worktree', '--', ...files),
      );
      return reverted.version;
    },

    remote: async () => (await git.getRemotes())[0]?.name,

    send: (remote: string) =>
      git.push(['--set-upstream', remote, 'HEAD']).catch((cause: Error) => {
        throw new Error(
          `The version is saved, but could not be sent. If somebody else has sent one since, write in a terminal: git pull --rebase; then publish again. Git says: ${cause.message}`,
          { cause },
        );
      }),
  };
  return versions;

  async function changed(): Promise<string[]> {
    const { files } = await git.status(['--untracked-files=all', '--no-renames', '--', '.']);
    return files.map(({ path }) => path.slice(prefix.length));
  }

  /** Saves a version of the folder, and of nothing else. */
  async function commit(sentence: string) {
    await git.add(['--all', '.']);
    if ((await changed()).length > 0) await git.commit(sentence, ['.']);
  }

  async function discardChanges() {
    await git.raw('restore', '--source=HEAD', '--staged', '--worktree', '--', '.');
    await git.clean('fd', ['.']);
  }
}

/** The repository that a folder is in, or one of its own. */
async function openRepository(folder: string) {
  const git = simpleGit(folder);
  if (!(await git.version()).installed)
    throw new Error('The editor keeps versions with git, which is missing. Install it: https://git-scm.com');
  const isNew = !(await git.checkIsRepo());
  if (isNew) await git.init();
  const { value: email } = await git.getConfig('user.email');
  // Git saves no version without a name.
  const config = email === null ? ['user.name=Editor', 'user.email=editor@localhost'] : [];
  return { git: simpleGit({ baseDir: folder, config }), isNew };
}
