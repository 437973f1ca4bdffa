import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { pictureFiles } from '#cms/records/pictures.ts';

export type PictureRequest = Parameters<typeof pictureFiles>;

/** Makes a photograph's files in a process of its own, which gets so many seconds and 1 GB: nothing else waits for it. */
export async function makePicture(request: PictureRequest, seconds = 30) {
  const child = fork(join(import.meta.dirname, 'picture-process.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  child.send(request);
  const [answer]: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (Array.isArray(answer)) return answer as Awaited<ReturnType<typeof pictureFiles>>; // A safe cast: the process sends it.
  throw new Error(
    typeof answer === 'string'
      ? answer
      : `The photograph takes longer than ${seconds} seconds or more than 1 GB: choose a smaller one, or one with less fine detail.`,
  );
}
