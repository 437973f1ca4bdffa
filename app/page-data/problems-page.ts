import type { Company } from '#content/collections.ts';
import type { Service, SymptomRecord } from '#content/records.ts';
import { pictureAtHome } from '#app/page-data/picture-at-home.ts';
import { type Link, paths } from '#app/paths.ts';

export type ProblemsPage = ReturnType<typeof problemsPage>[number];
export type PartsPage = ReturnType<typeof partsPage>[number];
type ProblemsPageRecord = NonNullable<Company['problems']>;

export type Symptom = ReturnType<typeof symptomsOf>[number];
/** Symptoms that a page names, with links to their answers. */
export type SymptomGroup = NonNullable<ReturnType<typeof symptomGroup>>;

export function problemsPage(company: Company) {
  const shown = shownProblemsPage(company);
  if (shown === undefined) return [];
  const { problems, pictured } = shown;
  const { name, hero, labels: texts, metadata } = problems;
  return [
    {
      kind: 'problems' as const,
      path: paths.problems,
      ...metadata,
      picture: pictureAtHome(pictured, company),
      content: { name, hero, symptoms: symptomsOf(company, problems), texts, parts: partsLink(company) },
    },
  ];
}

/** The drawings of a door with the names of its parts, each with the first symptom that is about it. */
export function partsPage(company: Company) {
  const { parts: record, services } = company;
  const pictured = services.find(({ slug }) => slug === record?.picture);
  if (record === undefined || pictured === undefined) return [];
  const { metadata, picture: _service, parts: names, ...texts } = record;
  const picture = pictureAtHome(pictured, company);
  const symptoms = shownProblemsPage(company) === undefined ? [] : company.symptoms;
  const parts = Object.entries(names).map(([slug, name]) => {
    const symptom = symptoms.find((one) => one.parts?.some((part) => part === slug));
    return { slug, name, path: symptom && paths.problem(symptom.slug) };
  });
  const content = { ...texts, parts };
  return [{ kind: 'parts' as const, path: paths.parts, ...metadata, picture, content }];
}

export function problemsLink(company: Company): Link | undefined {
  const shown = shownProblemsPage(company);
  return shown && { name: shown.problems.name, path: paths.problems };
}

/** The words about symptoms and the service whose picture is beside them, if the company has them. */
function shownProblemsPage({ problems, symptoms, services }: Company) {
  const pictured = services.find(({ slug }) => slug === problems?.picture);
  if (problems === undefined || symptoms.length === 0 || pictured === undefined) return undefined;
  return { problems, pictured };
}

/** The symptoms that the home page names. */
export function symptomFinder(company: Company) {
  return symptomGroup(company, 'home', ({ home }) => home !== false);
}

/** The symptoms that a service fixes. */
export function symptomsOfService(company: Company, { slug }: Service) {
  return symptomGroup(company, 'service', ({ service }) => service === slug);
}

function symptomGroup(
  company: Company,
  place: 'home' | 'service',
  isShown: (symptom: SymptomRecord) => boolean,
) {
  const { problems } = shownProblemsPage(company) ?? {};
  const shown = company.symptoms.filter(isShown);
  if (problems === undefined || shown.length === 0) return undefined;
  const { heading, more } = problems[place];
  const links = [{ name: more, path: paths.problems }, partsLink(company)].filter(
    (link) => link !== undefined,
  );
  return { heading, symptoms: shown.map((symptom) => symptomLink(symptom, problems)), links };
}

export function partsLink({ parts }: Company): Link | undefined {
  return parts && { name: parts.name, path: paths.parts };
}

function symptomLink({ slug, words, sign, canWait }: SymptomRecord, { labels }: ProblemsPageRecord) {
  return {
    name: words,
    path: paths.problem(slug),
    sign,
    canWait,
    urgency: urgencyOf(canWait, labels),
  };
}

function urgencyOf(canWait: boolean, labels: ProblemsPageRecord['labels']): string {
  return canWait ? labels.wait : labels.leave;
}

function symptomsOf({ symptoms, services, safety }: Company, { labels }: ProblemsPageRecord) {
  return symptoms.map(({ order: _order, sources: _sources, parts: _parts, ...record }) => {
    const { service, safety: topic, ...symptom } = record;
    const named = safety.find(({ slug }) => slug === topic);
    return {
      ...symptom,
      urgency: urgencyOf(symptom.canWait, labels),
      service: {
        name: services.find(({ slug }) => slug === service)?.name ?? service,
        path: paths.service(service),
      },
      safety: named && { name: named.name, path: paths.safetyTopic(named.slug) },
    };
  });
}
