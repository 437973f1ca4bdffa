import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { companyFolder } from '#app/content/company-folder.ts';
import { placeOf, wrong } from '#app/content/problem.ts';
import { checkContent, type ContentProblem, remedyInFile } from '#check/check-content.ts';
import { counts } from '#check/report.ts';

/** What the page shows of the check. */
export interface Messages {
  /** How many there are, in words. */
  counts: string;
  messages: Message[];
}

/** A problem as the page shows it. */
export interface Message extends Pick<ContentProblem, 'severity' | 'excerpt' | 'reason' | 'remedy'> {
  place: string;
  wrong: string;
}

/**
 * While developing, what `npm run check` says stands over every page, and vanishes when it is mended: the page loads again
 * with any change in the company's folder. Nothing of it is in a build.
 */
export function checkMessages(): Plugin {
  return {
    name: 'check-messages',
    apply: 'serve',
    configureServer(server) {
      // The company may be another one, outside the project.
      server.watcher.add(resolve(companyFolder));
      server.middlewares.use('/@check/messages.json', (_, response) => {
        // Pictures are looked at by `npm run check` alone: they would hold every page up.
        const { problems } = checkContent(companyFolder, { drawings: false });
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(
            JSON.stringify({ counts: counts(problems), messages: problems.map(message) } satisfies Messages),
          );
      });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/build/plugins/check-messages/show-messages.ts' },
        injectTo: 'head',
      },
    ],
  };
}

/** Carries the messages while the records are too wrong for any page. */
export const emptyDocument =
  '<!doctype html><html lang="en"><head><title>Content to mend</title></head><body></body></html>';

function message(problem: ContentProblem): Message {
  const { severity, excerpt, reason } = problem;
  return {
    severity,
    place: `${placeOf(problem)} (${problem.record})`,
    wrong: wrong(problem),
    ...(excerpt === undefined ? {} : { excerpt }),
    ...(reason === undefined ? {} : { reason }),
    remedy: remedyInFile(problem),
  };
}
