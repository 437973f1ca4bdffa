import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type PictureFile, type PictureTask, requirePhotograph } from '#cms/records/pictures.ts';

/** What making a picture may use; tests bring less. */
const usualLimits = { seconds: 30, bytes: 1_000_000_000 };

/** The website's files of a photograph, made in a process of their own: when one takes too much, only that process ends. */
export async function makePicture(task: PictureTask, limits = usualLimits): Promise<PictureFile[]> {
  requirePhotograph(task.photograph);
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), [String(limits.bytes)], {
    execArgv: [],
    serialization: 'advanced',
    timeout: limits.seconds * 1000,
    killSignal: 'SIGKILL',
  });
  child.send(task);
  // What the process sends, or the number that it exits with.
  const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    PictureFile[] | Error | number | null,
  ];
  if (Array.isArray(answer)) return answer;
  if (answer instanceof Error) throw answer;
  throw new Error(
    `The photograph took longer than ${limits.seconds} seconds. Make it smaller, and try again.`,
  );
}
