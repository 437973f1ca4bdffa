import type { Company } from '#content/collections.ts';
import type { Service, SymptomRecord } from '#content/records.ts';
import { addedLinks, onlyLinks, partOf } from '#app/page-data/added-links.ts';
import { closeUps } from '#app/door-views.ts';
import { guideLinks } from '#app/page-data/guides.ts';
import { nameIn, previewPicture } from '#app/page-data/shared-parts.ts';
import { paths } from '#app/paths.ts';

export type ProblemsPage = NonNullable<ReturnType<typeof problemsPage>>;
export type PartsPage = NonNullable<ReturnType<typeof partsPage>>;
type ProblemsPageRecord = NonNullable<Company['problems']>;

/** A part of a door, and the address of the first symptom that is about it. */
export type Part = ReturnType<typeof partsOf>[number];
export type CloseUp = NonNullable<ReturnType<typeof closeUp>>;
export type Symptom = ReturnType<typeof symptomsOf>[number];
/** Symptoms that a page names, with links to their answers. */
export type SymptomGroup = NonNullable<ReturnType<typeof symptomGroup>>;

export function problemsPage(company: Company) {
  const { problems, symptoms } = company;
  const picture = previewPicture(company, problems?.picture);
  if (problems === undefined || symptoms.length === 0 || picture === undefined) return undefined;
  const { address: path, name, hero, labels: texts, call, metadata } = problems;
  const { parts } = addedLinks(company);
  const content = { name, hero, symptoms: symptomsOf(company, problems), texts, parts, call };
  return { kind: 'problems' as const, path, ...metadata, picture, content };
}

/** The drawings of a door with the names of its parts, each with the first symptom that is about it. */
export function partsPage(company: Company) {
  const { parts: record } = company;
  const picture = previewPicture(company, record?.picture);
  if (record === undefined || picture === undefined) return undefined;
  const { address, metadata, picture: _service, ...texts } = record;
  const content = { ...texts, parts: partsOf(company) };
  return { kind: 'parts' as const, path: address, ...metadata, picture, content };
}

/** The parts that a view from close by names, or all. */
function partsOf({ parts, problems, symptoms }: Company, view?: keyof typeof closeUps) {
  const named = view && new Set<string>(closeUps[view].labels.map(([part]) => part));
  const shown = Object.entries(parts?.parts ?? {}).filter(([slug]) => named?.has(slug) ?? true);
  return shown.map(([slug, name]) => {
    const symptom = symptoms.find((one) => one.parts?.some((part) => part === slug));
    return { slug, name, path: symptom && partOf(problems, symptom.slug) };
  });
}

/** The parts that a service is about. */
export function closeUp(company: Company, { drawing: view }: Service) {
  const { parts: record } = company;
  if (record === undefined || view === undefined) return undefined;
  return { view, name: record.name, meaning: record.key, parts: partsOf(company, view) };
}

/** The symptoms that the home page or a service's names. */
export function symptomGroup(
  company: Company,
  place: 'home' | 'service',
  isShown: (symptom: SymptomRecord) => boolean,
) {
  const { problems } = company;
  const shown = company.symptoms.filter(isShown);
  if (problems === undefined || shown.length === 0) return undefined;
  const { heading, more } = problems[place];
  const page = place === 'home' ? addedLinks(company).parts : undefined;
  const links = onlyLinks([{ name: more, path: problems.address }, page]);
  const parts = page ? partsOf(company, 'home') : [];
  const list = shown.map(({ slug, words, sign, canWait }) => ({
    name: words,
    path: partOf(problems, slug),
    sign,
    canWait,
    urgency: urgencyOf(canWait, problems.labels),
  }));
  return { heading, symptoms: list, links, parts };
}

function urgencyOf(canWait: boolean, labels: ProblemsPageRecord['labels']): string {
  return canWait ? labels.wait : labels.leave;
}

function symptomsOf(company: Company, { labels }: ProblemsPageRecord) {
  const { symptoms, services, safety, safetyPage } = company;
  return symptoms.map(({ order: _order, sources: _sources, parts: _parts, ...record }) => {
    const { service, safety: topic, ...symptom } = record;
    const named = safety.find(({ slug }) => slug === topic);
    return {
      ...symptom,
      urgency: urgencyOf(symptom.canWait, labels),
      links: [
        ...(named ? [{ name: `${labels.safety} ${named.name}`, path: partOf(safetyPage, named.slug) }] : []),
        { name: `${labels.service} ${nameIn(services, service)}`, path: paths.service(service) },
        ...(guideLinks(company, 'symptoms', symptom.slug) ?? []),
      ],
    };
  });
}
