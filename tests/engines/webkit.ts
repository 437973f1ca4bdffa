import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '#host/port.ts';

/** The machine's own WebKit, driven by the few commands of the W3C's WebDriver (https://www.w3.org/TR/webdriver2/) that the tests use. */
export interface WebKit {
  /** Resolves once the page has loaded. */
  open: (address: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** As the browser's button. Resolves once the page has loaded. */
  back: () => Promise<unknown>;
  /** Runs a function in the page. It knows its argument and nothing else of the test. */
  read: <Argument, Value>(script: (argument: Argument) => Value, argument: Argument) => Promise<Value>;
  /** Scrolls to the first element that matches and is shown, and clicks it with the driver's mouse. */
  click: (selector: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts WebKit on a virtual screen. It stores nothing between two starts. */
export async function startWebKit(): Promise<WebKit> {
  const programs: ChildProcess[] = [];
  const start = async (...[command, parameters, options]: Parameters<typeof spawn>) => {
    const program = spawn(command, parameters, options);
    await once(program, 'spawn');
    programs.push(program);
    return program;
  };
  // When the tests are interrupted, nothing else stops them.
  process.once('exit', () => programs.forEach((program) => program.kill()));
  const stop = async () => {
    for (const program of programs.toReversed()) {
      const ended = once(program, 'exit');
      if (program.kill()) await ended;
    }
  };
  try {
    // It looks for a free display, and writes its number to the fourth pipe.
    const screen = await start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    // The options above ask for this pipe, and it writes bytes.
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    await start('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
      stdio: 'ignore',
    });
    const driver = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${driver}/status`), 'WebKit’s driver answers').toPass({ intervals: [20] });

    const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    });
    const session = `${driver}/session/${sessionId}`;
    const post = <Value>(path: string, body: object) => command<Value>('POST', session + path, body);
    return {
      open: (url) => post('/url', { url }),
      back: () => post('/back', {}),
      resize: (width, height) => post('/window/rect', { width, height }),
      read: (script, argument) =>
        post('/execute/sync', { script: `return (${script})(...arguments)`, args: [argument] }),
      click: (selector) =>
        // React may replace an element between finding and clicking it.
        expect(async () => {
          const found = await post<object | null>('/execute/sync', {
            script:
              'return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility({ visibilityProperty: true }))',
            args: [selector],
          });
          if (found === null) throw new Error(`Nothing is shown that matches ${selector}.`);
          await post(`/element/${Object.values(found)[0]}/click`, {});
        }).toPass(),
      async stop() {
        await command('DELETE', session);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function command<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The standard fixes the form of every answer, and the value of each command.
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`The driver refuses ${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
