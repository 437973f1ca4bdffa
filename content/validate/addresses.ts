import { allPages } from '#app/page-data/pages.ts';
import { servicePicture } from '#app/paths.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Names of files that pages have for other parts of theirs. */
const reserved = {
  answers: ['safety', 'answers', 'questions'],
  symptoms: ['main', 'menu', 'symptoms', 'drawings', 'door-works', 'door-shell'],
};

/** Records whose names become addresses, or parts of one, don't meet each other; and redirects lead from no page to a page. */
export const addresses: Rule = ({ company, fileOf }) => {
  const { services, answers, symptoms, safety, redirects = [] } = company;
  const pages = new Set<string>(allPages(company).map(({ path }) => path));
  const taken = [
    ...answers.filter(
      ({ slug }) => reserved.answers.includes(slug) || safety.some((topic) => topic.slug === slug),
    ),
    ...symptoms.filter(({ slug }) => reserved.symptoms.includes(slug)),
  ];
  const at = (record: object) => ({ severity: 'error' as const, file: fileOf(record) });
  return [
    ...services
      .filter(({ slug, name }) => servicePicture(name) !== slug)
      .map((service) => ({
        ...at(service),
        field: ['name'],
        value: service.name,
        message: 'and the file’s name differ',
        reason:
          'the addresses of its page and its pictures are both built from the name, and would drift apart',
        remedy: `name the file ${servicePicture(service.name)}.yaml (npm run content -- rename does it everywhere)`,
      })),
    ...taken.map((record) => ({
      ...at(record),
      field: [],
      message: 'has the name of another part of its page',
      reason: 'a link to one would find the other',
      remedy: 'give the file another',
    })),
    ...redirects.flatMap(({ from, to }, place): Problem[] => [
      ...(pages.has(from)
        ? [
            {
              ...at(redirects),
              field: [place, 'from'],
              value: from,
              message: 'is a page',
              reason: 'visitors must not be sent away from it',
              remedy: 'name an address that has no page any more, or take the redirect out',
            },
          ]
        : []),
      ...(pages.has(to)
        ? []
        : [{ ...at(redirects), field: [place, 'to'], value: to, message: 'is no page', remedy: 'name one' }]),
    ]),
  ];
};
