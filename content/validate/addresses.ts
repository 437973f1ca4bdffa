import { allPages } from '#app/page-data/pages.ts';
import { servicePicture } from '#app/paths.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Names of files that pages have for other parts of theirs. */
const reserved = {
  answers: ['answers', 'questions'],
  symptoms: ['main', 'menu', 'symptoms'],
  safety: ['main', 'menu', 'topics'],
};

/** Records whose names become addresses, or parts of one, don't meet each other; and redirects lead from no page to a page. */
export const addresses: Rule = function* ({ company, fileOf }) {
  const { services, redirects = [] } = company;
  for (const service of services)
    if (servicePicture(service.name) !== service.slug)
      yield {
        file: fileOf(service),
        field: ['name'],
        value: service.name,
        message: 'and the file’s name differ',
        reason:
          'the addresses of its page and its pictures are both built from the name, and would drift apart',
        remedy: `name the file ${servicePicture(service.name)}.yaml (npm run content -- rename does it everywhere)`,
      };
  for (const kind of ['answers', 'symptoms', 'safety'] as const)
    for (const record of company[kind].filter(({ slug }) => reserved[kind].includes(slug)))
      yield {
        file: fileOf(record),
        field: [],
        message: 'has the name of another part of its page',
        reason: 'a link to one would find the other',
        remedy: 'give the file another',
      };
  const pages = new Set<string>(allPages(company).map(({ path }) => path));
  for (const [index, { from, to }] of redirects.entries()) {
    const file = fileOf(redirects);
    if (pages.has(from))
      yield {
        file,
        field: [index, 'from'],
        value: from,
        message: 'is a page',
        reason: 'visitors must not be sent away from it',
        remedy: 'name an address that has no page any more, or take the redirect out',
      };
    if (!pages.has(to))
      yield { file, field: [index, 'to'], value: to, message: 'is not a page', remedy: 'name one' };
  }
};
