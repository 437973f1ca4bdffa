import type { IncomingMessage } from 'node:http';
import { redirectIn } from '#host/redirects.ts';
import { acceptedCodings } from '#host/server/accept-encoding.ts';
import { type Answer, answerInWords } from '#host/server/answer.ts';
import { answerWithFile, answerWithNotFoundPage } from '#host/server/answer-with-file.ts';
import { MissingBuild, readBuiltFile } from '#host/server/built-files.ts';
import { errorCode } from '#host/server/error-code.ts';
import { requestPath } from '#host/server/request-path.ts';

/** What hosts read and never serve, and what only answers under another address. Some file systems ignore case. */
const hidden = /^\/(_headers|_redirects|404(\.html)?)$|\.(br|gz)$/i;

/** A host's answer to one request for the site in `folders`. Never rejects: a failure is an answer, too. */
export async function answerRequest(request: IncomingMessage, folders: readonly string[]): Promise<Answer> {
  const { method = '', url = '', headers, httpVersion } = request;
  if (httpVersion === '1.1' && headers.host === undefined) {
    return answerInWords(400, 'The request does not say which host it is for.');
  }
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed;
  try {
    const path = requestPath(url);
    const codings = acceptedCodings(headers['accept-encoding']);
    if (path !== undefined && !hidden.test(path)) {
      const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
      const file = await readBuiltFile(folders, names, codings);
      if (file !== undefined) return answerWithFile(file, path, method, headers);
      const moved = await readBuiltFile(folders, ['/_redirects'], []);
      const redirect = redirectIn(moved?.bytes.toString() ?? '', path);
      if (redirect !== undefined) {
        return answerInWords(redirect.status, `Moved to ${redirect.to}`, { Location: redirect.to });
      }
    }
    const page = await readBuiltFile(folders, ['/404.html'], codings);
    return page === undefined ? answerInWords(404, 'There is no such page.') : answerWithNotFoundPage(page);
  } catch (error) {
    console.error(`${method} ${url} was not answered with a page: ${String(error)}`);
    return answerFailure(error);
  }
}

export const methodNotAllowed = answerInWords(405, 'This site answers GET and HEAD only.', {
  Allow: 'GET, HEAD',
});

function answerFailure(error: unknown): Answer {
  if (error instanceof MissingBuild) {
    return answerInWords(503, 'The site is not built. Run `npm run build`, then ask again.', {
      'Retry-After': '1',
    });
  }
  const code = errorCode(error);
  if (code === 'EMFILE' || code === 'ENFILE') {
    return answerInWords(503, 'Too many files are open at once. Ask again in a moment.', {
      'Retry-After': '1',
    });
  }
  return answerInWords(500, 'The file could not be read. The terminal that serves the site says why.');
}
