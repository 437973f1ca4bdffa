import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type PictureFile, requirePhotograph } from '#cms/records/pictures.ts';
import type { PictureTask } from '#cms/server/picture-process.ts';

const longest = 30_000;

/** The website's files of a photograph, made in a process of their own: one that takes too much ends, and nothing else. */
export async function makePicture(task: PictureTask): Promise<PictureFile[]> {
  requirePhotograph(task.photograph);
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), {
    execArgv: [],
    serialization: 'advanced',
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), longest);
  try {
    child.send(task);
    const ended = once(child, 'exit').then(() => [{ error: undefined }]);
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [
      Partial<{ files: PictureFile[]; error: string }>,
    ];
    if (answer.files !== undefined) return answer.files;
    throw new Error(
      answer.error ?? 'The photograph took longer than 30 seconds. Make it smaller, and try again.',
    );
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
  }
}
