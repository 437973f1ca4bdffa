import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { type RealServer, startCaddy, startNginx } from '#tests/real-servers.ts';

test.skip(process.platform !== 'linux', 'Caddy and nginx are Debian’s packages.');
test.skip(process.env.EVERY_PAGE === undefined, 'Waits for time limits to pass: npm run test:full.');
test.describe.configure({ timeout: 120_000 });

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
/** What each connection sends, and whether it goes on to send a byte every second. */
const kinds = [
  { sent: '', trickles: false },
  { sent: head, trickles: false },
  { sent: `${head}X: `, trickles: true },
  { sent: `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nx`, trickles: true },
];

for (const [name, start] of [
  ['Caddy', startCaddy],
  ['nginx', startNginx],
] as [string, () => Promise<RealServer>][]) {
  test(`${name} closes 500 connections on which a request never ends within 30 seconds`, async () => {
    const server = await start();
    const open = new Set<Socket>();
    try {
      const { hostname, port } = new URL(server.origin);
      for (let number = 0; number < 500; number += 1) {
        const { sent, trickles } = kinds[number % kinds.length] ?? { sent: '', trickles: false };
        const socket = connect(Number(port), hostname, () => socket.write(sent));
        const trickle = trickles ? setInterval(() => socket.write('x'), 1000) : undefined;
        open.add(socket);
        socket.resume();
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          clearInterval(trickle);
          open.delete(socket);
        });
      }
      await Promise.all([...open].map((socket) => once(socket, 'connect')));
      await expect.poll(() => open.size, { timeout: 30_000 }).toBe(0);
      expect((await fetch(server.origin)).status).toBe(200);
    } finally {
      for (const socket of open) socket.destroy();
      await server.stop();
    }
  });
}
