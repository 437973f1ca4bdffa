import { fork } from 'node:child_process';
import { join } from 'node:path';

/** The site as the draft makes it, at an address of its own. */
export interface Preview {
  origin: string;
  /** Loads the pages again that are open, and tells them the number of the change that they then show. */
  reload(change: number): void;
  close(): Promise<void>;
}

/**
 * Serves the site of a company's folder as `npm run dev` does. In a process of its own: the folder is chosen by COMPANY,
 * once for a process, and what goes wrong there takes no unsaved changes along.
 * @param complain What is called with the words of what goes wrong there.
 */
export function startPreview(
  folder: string,
  complain: (words: string) => void = (words) => void process.stderr.write(words),
): Promise<Preview> {
  const program = join(import.meta.dirname, 'serve-preview.ts');
  const child = fork(program, {
    execArgv: [],
    env: { ...process.env, COMPANY: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.setEncoding('utf8').on('data', complain);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('message', (origin) =>
      resolve({
        origin: typeof origin === 'string' ? origin : '',
        reload: (change) => child.connected && child.send(change),
        async close() {
          if (!child.connected) return;
          child.disconnect();
          await ended;
        },
      }),
    );
    child.once('exit', () =>
      reject(new Error('The preview could not be started. What is written above says why.')),
    );
  });
}
