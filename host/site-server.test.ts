import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { asks, files, security, serveSite, writeFiles } from '#host/served-site.ts';
import { siteServer } from '#host/site-server.ts';

const { ask, folder, site, port, close } = await serveSite();
afterAll(close);

/** All that comes back for these very bytes, until the server closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(bytes);
  return text(socket);
}

describe('addresses:', () => {
  test.each([
    ['/', 'Home'],
    ['/?%', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/about?from=ad', 'About'],
    ['/%61bout', 'About'],
    ['/services', 'Services'],
    ['/services/', 'Services'],
    ['/services/maintenance', 'Maintenance'],
    ['http://example.com/about?from=proxy', 'About'],
  ])('%s is its page, with status 200', async (path, heading) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 200, body: `<h1>${heading}</h1>` });
    expect(headers).toMatchObject({ ...security, 'content-type': 'text/html;charset=utf-8' });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    '/nowhere',
    '/services/nothing',
    '/about.html/nothing',
    `/${'a'.repeat(4000)}`,
    '/404',
    '/404/',
    '/404.html',
    '/404.html/',
    '/_headers',
    '/_headers/',
    '/%5Fheaders',
    '/_redirects',
    '/_redirects/',
    '/about.html.br',
    '/index.html.br/',
    '/index.html%2Ebr',
    '/assets/app.js.gz',
    '/assets',
    '/assets/',
    '/.env',
    '/.made-from',
    '/%2Emade-from/',
    '/.vite/manifest.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/assets/../../package.json',
    '/..\\package.json',
    '/..%5cpackage.json',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/about%0d%0aX:%20y',
    '//',
    '//about',
    '/about//',
    'http://example.com/../package.json',
  ])('%s is the not-found page, with status 404', async (path) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: '<h1>404</h1>' });
    expect(headers).toMatchObject(security);
  });

  test('a file whose name changes with its content may be kept for ever, one that is missing may not', async () => {
    expect((await ask('/assets/app.js')).headers).toMatchObject({
      ...security,
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const missing = await ask('/assets/none.js');
    expect(missing.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('one that moved is sent to its new one', async () => {
    const { status, headers } = await ask('/old?from=ad');
    expect(status).toBe(301);
    expect(headers).toMatchObject({ ...security, location: '/new' });
  });
});

describe('compression:', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
  ])('for "%s" it is %s, of pages and of the not-found page', async (accepted, coding) => {
    for (const path of ['/about', '/nowhere']) {
      const { headers } = await ask(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding'], path).toBe(coding);
      expect(headers, path).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        vary: 'Accept-Encoding',
      });
    }
  });
});

describe('a browser that has the file', () => {
  test.each([
    ['its tag', (tag: string) => tag],
    ['its tag, as a weak one', (tag: string) => `W/${tag}`],
    ['its tag among others', (tag: string) => `"other", ${tag}`],
    ['*', () => '*'],
  ])('gets 304 without a body, with the headers that matter, for %s', async (_name, condition) => {
    const { headers } = await ask('/assets/app.js');
    const again = await ask('/assets/app.js', { 'If-None-Match': condition(String(headers.etag)) });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({
      ...security,
      etag: headers.etag,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(again.headers['content-type']).toBeUndefined();
  });

  test('gets what it does not have: another file, or the same in another compression', async () => {
    const { headers } = await ask('/about');
    const condition = { 'If-None-Match': String(headers.etag) };
    expect(await ask('/about', { ...condition, 'Accept-Encoding': 'br' })).toMatchObject({ status: 200 });
    expect(await ask('/', condition)).toMatchObject({ status: 200 });
  });
});

describe('ranges:', () => {
  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('"%s" is answered with 206 and "%s"', async (range, body, contentRange) => {
    const answer = await ask('/images/picture.webp', { Range: range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers).toMatchObject({
      ...security,
      'cross-origin-resource-policy': 'cross-origin',
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  test.each(['bytes=9-5', 'bytes=a-b', 'junk', 'items=0-1', 'bytes=0-1,3-4'])(
    '"%s" is answered with the whole file',
    async (range) => {
      const answer = await ask('/images/picture.webp', { Range: range });
      expect(answer).toMatchObject({ status: 200, body: files['images/picture.webp'] });
      expect(answer.headers['content-range']).toBeUndefined();
    },
  );

  test.each(['bytes=10-', 'bytes=-0'])('"%s" of a file of 10 bytes is answered with 416', async (range) => {
    const { status, headers } = await ask('/images/picture.webp', { Range: range });
    expect(status).toBe(416);
    expect(headers).toMatchObject({ ...security, 'content-range': 'bytes */10' });
  });

  test('one is given of the very file that was asked for, or the whole of another', async () => {
    const { headers } = await ask('/images/picture.webp');
    const range = { Range: 'bytes=0-1' };
    const same = await ask('/images/picture.webp', { ...range, 'If-Range': String(headers.etag) });
    expect(same).toMatchObject({ status: 206, body: '01' });
    expect(await ask('/images/picture.webp', { ...range, 'If-Range': '"other"' })).toMatchObject({
      status: 200,
    });
  });

  test('there is none for HEAD, for the not-found page, and for what the browser has already', async () => {
    const range = { Range: 'bytes=0-1' };
    expect(await ask('/images/picture.webp', range, 'HEAD')).toMatchObject({ status: 200 });
    expect(await ask('/nowhere', range)).toMatchObject({ status: 404, body: '<h1>404</h1>' });
    expect(await ask('/about', { ...range, 'If-None-Match': '*' })).toMatchObject({ status: 304 });
  });
});

describe('methods:', () => {
  test.each(['/about', '/nowhere', '/assets/app.js'])('HEAD %s is GET without the body', async (path) => {
    const [get, head] = await Promise.all([ask(path), ask(path, {}, 'HEAD')]);
    const { date: _get, ...expected } = get.headers;
    const { date: _head, ...headers } = head.headers;
    expect(head).toMatchObject({ status: get.status, body: '' });
    expect(headers).toEqual(expected);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is answered with 405', async (method) => {
    const { status, headers } = await ask('/about', {}, method);
    expect(status).toBe(405);
    expect(headers).toMatchObject({ ...security, allow: 'GET, HEAD' });
  });
});

describe('what Node would answer on its own has the headers of the site, too:', () => {
  test.each([
    ['no HTTP', 'rubbish\r\n\r\n', '400 Bad Request'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['too many headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
    ['a tunnel', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n', '405 Method Not Allowed'],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n', '200 OK'],
  ])('%s', async (_name, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });
});

test('of several folders, the first that has a file serves it', async () => {
  const first = join(folder, 'first');
  writeFiles(first, { 'about.html': 'first' });
  const server = siteServer([first, site]).listen(0);
  await once(server, 'listening');
  // A server that listens on a port has an address with that port; only pipes have a string.
  const ask = asks((server.address() as AddressInfo).port);
  expect(await ask('/about')).toMatchObject({ status: 200, body: 'first' });
  expect(await ask('/')).toMatchObject({ status: 200, body: files['index.html'] });
  expect(await ask('/nowhere')).toMatchObject({ status: 404, body: files['404.html'] });
  server.close();
});
