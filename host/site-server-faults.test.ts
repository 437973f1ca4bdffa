import { once } from 'node:events';
import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { files, security, serveSite, writeFiles } from '#host/served-site.ts';

/** Whatever happens to the files beneath it, the server goes on. */

let served: Awaited<ReturnType<typeof serveSite>>;
beforeEach(async () => {
  served = await serveSite();
});
afterEach(() => served.close());

test('a new build in the place of the old is served from the next request on, its not-found page too', async () => {
  const { ask, folder, site } = served;
  await ask('/about');
  writeFiles(join(folder, 'new'), { 'more.html': 'more', 'about.html': 'new', '404.html': 'new 404' });
  renameSync(site, join(folder, 'old'));
  renameSync(join(folder, 'new'), site);
  rmSync(join(folder, 'old'), { recursive: true });
  expect(await ask('/about')).toMatchObject({ status: 200, body: 'new' });
  expect(await ask('/more')).toMatchObject({ status: 200, body: 'more' });
  expect(await ask('/services')).toMatchObject({ status: 404, body: 'new 404' });
});

test('while builds replace each other, every page is whole, and none is taken for missing', async () => {
  const { ask, folder, site, server } = served;
  const pages = [files['about.html'], ...Array.from('abcdefghijklmnopqrst', (page) => page.repeat(100_000))];
  for (const page of pages) {
    writeFiles(join(folder, 'new'), { 'about.html': page, '404.html': 'no such page' });
    const asked = Array.from({ length: 4 }, () => ask('/about'));
    await once(server, 'request');
    // The old builds stay until the end, so that the file system can't give a new folder an old one's identity.
    renameSync(site, join(folder, `before ${page[0]}`));
    renameSync(join(folder, 'new'), site);
    for (const { status, body } of await Promise.all(asked)) {
      expect(status).toBe(200);
      expect(pages.includes(body)).toBe(true);
    }
  }
});

test('a file that was removed is not found', async () => {
  rmSync(join(served.site, 'about.html'));
  expect(await served.ask('/about')).toMatchObject({ status: 404, body: files['404.html'] });
});

test('a file that shrank or grew is served as it is now', async () => {
  const { ask, site } = served;
  truncateSync(join(site, 'about.html'), 4);
  expect(await ask('/about')).toMatchObject({ status: 200, body: '<h1>' });
  writeFileSync(join(site, 'about.html'), files['about.html'].repeat(2));
  expect(await ask('/about')).toMatchObject({ status: 200, body: files['about.html'].repeat(2) });
});

test('without a not-found page, plain words say so', async () => {
  rmSync(join(served.site, '404.html'));
  expect(await served.ask('/nowhere')).toMatchObject({ status: 404, body: 'There is no such page.\n' });
});

test('a site that is gone is answered with 503 in plain words until it is back', async () => {
  const { ask, site } = served;
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  renameSync(site, `${site}-moved`);
  const { status, headers, body } = await ask('/about');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ ...security, 'retry-after': '1' });
  expect(body).toContain('npm run build');
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
  renameSync(`${site}-moved`, site);
  expect(await ask('/about')).toMatchObject({ status: 200 });
});

test('a visitor who leaves before the answer harms nobody', async () => {
  const page = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
  const tunnel = 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n';
  for (const bytes of [page, tunnel, 'GET /ab', 'rubbish\r\n\r\n']) {
    const socket = connect(served.port, 'localhost');
    await once(socket, 'connect');
    socket.write(bytes);
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  expect(await served.ask('/about')).toMatchObject({ status: 200 });
});

test('rubbish behind a request on the same connection harms nobody', async () => {
  const socket = connect(served.port, 'localhost');
  socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\nrubbish\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect(await served.ask('/about')).toMatchObject({ status: 200 });
});
