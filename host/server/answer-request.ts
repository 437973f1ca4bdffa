import type { IncomingMessage } from 'node:http';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { redirectIn } from '#host/configurations/redirects-file.ts';
import { type HeaderRule, plainRules } from '#host/headers.ts';
import { isHidden } from '#host/not-served.ts';
import { acceptedCodings } from '#host/server/accept-encoding.ts';
import { type Answer, answerInWords } from '#host/server/answer.ts';
import { answerWithFile, answerWithNotFoundPage } from '#host/server/answer-with-file.ts';
import { MissingBuild, readBuiltFile } from '#host/server/built-files.ts';
import { errorCode } from '#host/server/error-code.ts';
import { requestPath } from '#host/server/request-path.ts';

/** A host's answer to one request for the site in `folders`. Never rejects: a failure is an answer, too. */
export async function answerRequest(request: IncomingMessage, folders: readonly string[]): Promise<Answer> {
  const { method = '', url = '', headers, httpVersion } = request;
  if (httpVersion === '1.1' && headers.host === undefined) {
    return answerInWords(400, 'The request does not say which host it is for.');
  }
  try {
    const rules = await readRules(folders);
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(rules);
    const path = requestPath(url);
    const codings = acceptedCodings(headers['accept-encoding']);
    if (path !== undefined && !isHidden(path)) {
      // Before files: so do Cloudflare Pages and the servers of host/configurations.
      const moved = await readBuiltFile(folders, ['/_redirects'], []);
      const redirect = redirectIn(moved?.bytes.toString() ?? '', path);
      if (redirect !== undefined) {
        const words = `Moved to ${redirect.to}`;
        return answerInWords(redirect.status, words, { Location: redirect.to }, rules);
      }
      const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
      const file = await readBuiltFile(folders, names, codings);
      if (file !== undefined) return answerWithFile(file, path, method, headers, rules);
    }
    const page = await readBuiltFile(folders, ['/404.html'], codings);
    return page === undefined
      ? answerInWords(404, 'There is no such page.', {}, rules)
      : answerWithNotFoundPage(page, rules);
  } catch (error) {
    console.error(`${method} ${url} was not answered with a page: ${String(error)}`);
    return answerFailure(error);
  }
}

/** The rules that the build wrote for hosts, read as hosts do. */
async function readRules(folders: readonly string[]): Promise<HeaderRule[]> {
  const file = await readBuiltFile(folders, ['/_headers'], []);
  return file === undefined ? plainRules : rulesIn(file.bytes.toString());
}

export function methodNotAllowed(rules = plainRules): Answer {
  return answerInWords(405, 'This site answers GET and HEAD only.', { Allow: 'GET, HEAD' }, rules);
}

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
