import type { Company } from '#content/collections.ts';
import type { Service, SymptomRecord } from '#content/records.ts';
import { pictureOfService, shownPicture } from '#content/pictures.ts';
import { type Link, paths } from '#app/paths.ts';

export type ProblemsPage = ReturnType<typeof problemsPage>[number];
export type Symptom = ReturnType<typeof symptomsOf>[number];
export type SymptomLink = ReturnType<typeof symptomLink>;
/** What every drawing of the door and every answer says besides. */
export type DoorTexts = ReturnType<typeof textsOf>;
/** "What’s wrong with your garage door?": all of it or a part, as a page shows it. */
export type DoorPart =
  ProblemsPage['content']['door'] | NonNullable<ReturnType<typeof doorFinder | typeof doorOfService>>;

export function problemsPage(company: Company) {
  const shown = shownProblems(company);
  if (shown === undefined) return [];
  const { problems, pictured } = shown;
  const { name, hero, metadata } = problems;
  return [
    {
      kind: 'problems' as const,
      path: paths.problems,
      ...metadata,
      picture: shownPicture(pictureOfService(pictured), company),
      content: {
        name,
        hero,
        door: {
          show: 'all' as const,
          headings: { symptoms: problems.symptoms, drawings: problems.drawings },
          links: company.symptoms.map(symptomLink),
          symptoms: symptomsOf(company),
          texts: textsOf(problems),
        },
      },
    },
  ];
}

export function problemsLink(company: Company): Link | undefined {
  const shown = shownProblems(company);
  return shown && { name: shown.problems.name, path: paths.problems };
}

/** The words about symptoms and the service whose picture is beside them, if the company has them. */
function shownProblems({ problems, symptoms, services }: Company) {
  const pictured = services.find(({ slug }) => slug === problems?.picture);
  if (problems === undefined || symptoms.length === 0 || pictured === undefined) return undefined;
  return { problems, pictured };
}

export function doorFinder(company: Company) {
  const { problems } = shownProblems(company) ?? {};
  if (problems === undefined) return undefined;
  const { symptoms } = company;
  const { more, ...heading } = problems.home;
  return {
    show: 'finder' as const,
    ...heading,
    symptoms: symptomsOf({ ...company, symptoms: symptoms.filter(({ home }) => home !== false) }),
    texts: textsOf(problems),
    more: { name: more, path: paths.problems },
  };
}

/** The drawing with the parts that a service is about, on its own page; a service without symptoms is about all of them. */
export function doorOfService(company: Company, service: Service) {
  const { problems } = shownProblems(company) ?? {};
  if (problems === undefined) return undefined;
  const own = company.symptoms.filter((symptom) => symptom.service === service.slug);
  const { heading, lede } = own.length === 0 ? problems.drawings : problems.service;
  return {
    show: 'service' as const,
    heading,
    lede,
    parts: [...new Set(own.flatMap(({ parts }) => parts))],
    symptoms: own.map(symptomLink),
    texts: textsOf(problems),
    more: { name: problems.service.more, path: paths.problems },
  };
}

function symptomLink({ slug, words, sign, canWait }: SymptomRecord) {
  return { name: words, path: paths.problem(slug), sign, canWait };
}

function symptomsOf({ symptoms, services, safety }: Company) {
  return symptoms.map(({ order: _order, sources: _sources, service, safety: topic, ...symptom }) => {
    const named = safety.find(({ slug }) => slug === topic);
    return {
      ...symptom,
      service: {
        name: services.find(({ slug }) => slug === service)?.name ?? service,
        path: paths.service(service),
      },
      safety: named && { name: named.name, path: paths.safetyTopic(named.slug) },
    };
  });
}

function textsOf({ answer, parts, partsHeading, torsion, extension }: NonNullable<Company['problems']>) {
  return { answer, parts, partsHeading, torsion, extension };
}
