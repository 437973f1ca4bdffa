import { fileOf } from '#app/content/check/file-of.ts';
import { type NamedFile, namedFileProblems } from '#app/content/check/named-files.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';

/** What names a topic, an answer or a service names one that there is. */
export function checkReferences(company: Company, folder: string): Problem[] {
  return [
    ...namedFileProblems(folder, references(company, folder)),
    ...sharedAnchors(company, folder),
    ...takenAnchors(company, folder),
  ];
}

function references(company: Company, folder: string): NamedFile[] {
  const { trustPanel, labels, services, areaPage, servicePage, areas, symptoms, problems } = company;
  const callouts = [
    ...services.map((service) => ({ file: fileOf(folder, 'services', service), callout: service.safety })),
    { file: fileOf(folder, 'areaPage'), callout: areaPage?.safety },
  ];
  const panel = fileOf(folder, 'trustPanel');
  const claim = labels?.lifetimeWarranty?.answer;
  const confirmations = company.confirmations ?? [];
  return [
    ...callouts.flatMap(({ file, callout }) =>
      (callout?.topics ?? []).map((slug, place) => ({
        file,
        field: ['safety', 'topics', place],
        to: 'safety' as const,
        slug,
      })),
    ),
    ...(trustPanel?.answers ?? []).map((slug, place) => ({
      file: panel,
      field: ['answers', place],
      to: 'answers' as const,
      slug,
    })),
    ...(['areaPage', 'servicePage'] as const).flatMap((page) =>
      (({ areaPage, servicePage })[page]?.answers?.shown ?? []).map((slug, place) => ({
        file: fileOf(folder, page),
        field: ['answers', 'shown', place],
        to: 'answers' as const,
        slug,
      })),
    ),
    ...(claim === undefined
      ? []
      : [
          {
            file: fileOf(folder, 'labels'),
            field: ['lifetimeWarranty', 'answer'],
            to: 'answers' as const,
            slug: claim,
          },
        ]),
    ...confirmations.flatMap(({ terms }, place) =>
      terms === undefined
        ? []
        : [
            {
              file: fileOf(folder, 'confirmations'),
              field: [place, 'terms'],
              to: 'answers' as const,
              slug: terms,
            },
          ],
    ),
    ...symptoms.flatMap((symptom) => {
      const file = fileOf(folder, 'symptoms', symptom);
      const { service, safety } = symptom;
      return [
        { file, field: ['service'], to: 'services' as const, slug: service },
        ...(safety === undefined ? [] : [{ file, field: ['safety'], to: 'safety' as const, slug: safety }]),
      ];
    }),
    ...(problems === undefined
      ? []
      : [
          {
            file: fileOf(folder, 'problems'),
            field: ['picture'],
            to: 'services' as const,
            slug: problems.picture,
          },
        ]),
    ...areas.flatMap((area) =>
      (area.facts ?? []).flatMap(({ services: slugs = [] }, fact) =>
        slugs.map((slug, place) => ({
          file: fileOf(folder, 'areas', area),
          field: ['facts', fact, 'services', place],
          to: 'services' as const,
          slug,
        })),
      ),
    ),
  ];
}

/** Topics and answers are parts of one page: a link to one must not find the other. */
function sharedAnchors({ safety, answers }: Company, folder: string): Problem[] {
  const taken = new Set(['safety', 'answers', 'questions', ...safety.map(({ slug }) => slug)]);
  return answers
    .filter(({ slug }) => taken.has(slug))
    .map((answer) => ({
      file: fileOf(folder, 'answers', answer),
      field: [],
      message: 'has the name of another part of the contact page',
      reason: 'a link to one would find the other',
      remedy: 'give the file another',
    }));
}

/** Symptoms are parts of one page, too, which has others with a name. */
function takenAnchors({ symptoms }: Company, folder: string): Problem[] {
  const taken = new Set(['main', 'menu', 'symptoms', 'drawings', 'door-works', 'door-shell']);
  return symptoms
    .filter(({ slug }) => taken.has(slug))
    .map((symptom) => ({
      file: fileOf(folder, 'symptoms', symptom),
      field: [],
      message: 'has the name of another part of its page',
      reason: 'a link to one would find the other',
      remedy: 'give the file another',
    }));
}
