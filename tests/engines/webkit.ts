import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '#host/port.ts';
import { startSession, type WebDriver } from './web-driver.ts';

/** Starts the machine's own WebKit on a screen that nobody sees. It keeps nothing of what it was shown. */
export async function startWebKit(): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const programs: ChildProcess[] = [];
  // Where the tests are broken off, nobody gets to stop them.
  process.once('exit', () => programs.forEach((program) => program.kill()));
  const stop = async () => {
    for (const program of programs.toReversed()) {
      const ended = once(program, 'exit');
      if (program.kill()) await ended;
    }
  };
  try {
    // Beside screens of other programs: it looks for a free number, and tells it through the fourth pipe.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    await once(screen, 'spawn');
    programs.push(screen);
    // Pipes that are asked for are there.
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];

    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
      stdio: 'ignore',
    });
    await once(server, 'spawn');
    programs.push(server);
    const address = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${address}/status`), 'WebKit’s driver answers').toPass({ intervals: [20] });

    const driver = await startSession(address, { browserName: 'MiniBrowser' });
    return {
      driver,
      async stop() {
        await driver.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
