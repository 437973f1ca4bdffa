import type { Company } from '#content/collections.ts';
import { longDate, previewPicture } from '#app/page-data/shared-parts.ts';
import { offers } from '#app/page-data/timely.ts';
import { guidePath, guidesPath, type Link } from '#app/paths.ts';
import { springYears } from '#app/spring-years.ts';
import { fill } from '#app/template.ts';

export type GuidesPage = NonNullable<ReturnType<typeof guidesPage>>;
export type GuidePage = ReturnType<typeof guidePages>[number];
export type Guide = Omit<GuidePage['content'], 'name' | 'all' | 'opening' | 'call' | 'next' | 'offers'>;
export type GuideTable = NonNullable<Guide['sections'][number]['table']>;
export type GuideTool = NonNullable<Guide['sections'][number]['tool']>;

type Words = NonNullable<Company['guidesPage']>;
type Guides = Company['guides'];
type Section = Guides[number]['sections'][number];

/** Rows of the table of years: openings a day, from a quiet door to a busy one. */
const shownOpenings = [2, 4, 6, 8, 10, 12];

export function guidesPage(company: Company) {
  const { guidesPage: record, guides } = company;
  const picture = previewPicture(company);
  if (record === undefined || picture === undefined || guides.length === 0) return undefined;
  const { name, hero, call, metadata } = record;
  const byHeading = Map.groupBy(guides, ({ group }) => group && record.groups?.[group]);
  const groups = [...byHeading]
    // Those in no group come last.
    .sort(([one], [other]) => Number(one === undefined) - Number(other === undefined))
    .map(([heading, guides]) => ({ heading, list: guides.map(listedGuide) }));
  const content = { name, opening: hero, groups, call };
  return { kind: 'guides' as const, path: guidesPath, ...metadata, picture, content };
}

/** The first of a group is shown large, with its drawing and the first sentence of its answer. */
function listedGuide({ slug, name, answer, drawing: { alt, height } }: Guides[number], index: number) {
  const [text] = index === 0 ? answer.split(/(?<=[.?]) /) : [];
  const drawing = index === 0 ? { alt, height, url: drawingUrl(slug) } : undefined;
  return { name, path: guidePath(slug), text, drawing };
}

export function guidePages(company: Company) {
  const { guidesPage: texts, guides, business } = company;
  return guides.flatMap((guide) => {
    const { slug, name, link, answer, drawing, sections, sources, next, call, metadata, published } = guide;
    const picture = previewPicture(company, guide.linkedFrom.services?.[0]);
    if (texts === undefined || picture === undefined) return [];
    const content = {
      name: link,
      all: { name: texts.name, path: guidesPath },
      opening: { heading: name, lede: answer },
      drawing: { ...drawing, url: drawingUrl(slug) },
      sections: sections.map(({ explains: _explains, tool, ...section }) => ({
        ...section,
        tool: toolOf(tool, texts, business.language),
      })),
      details: guide.details,
      sources: {
        heading: fill(texts.sources, { date: longDate(metadata.updated, business.language) }),
        list: sources.map(({ title, publisher, year }) => ({ title, publisher, year })),
      },
      // Beside what others ask, what this company asks.
      offers: guide.offers ? offers(company) : undefined,
      call,
      next: { name: next.text, path: next.path },
    };
    return { kind: 'guide' as const, path: guidePath(slug), ...metadata, published, picture, content };
  });
}

const drawingUrl = (slug: string) => `/images${guidePath(slug)}.svg`;

/** Links to the guides whose question comes up on the page of a record; undefined where there are none. */
export function guideLinks(
  { guides, guidesPage: page }: Company,
  kind: keyof Company['guides'][number]['linkedFrom'],
  record: string,
): Link[] | undefined {
  const links = guides
    .filter(({ linkedFrom }) => page !== undefined && linkedFrom[kind]?.includes(record) === true)
    .map(({ slug, link }) => ({ name: link, path: guidePath(slug) }));
  return links.length === 0 ? undefined : links;
}

/** A tool, with the table that says the same where there are no scripts. */
function toolOf(tool: Section['tool'], texts: Words, language: string) {
  if (tool === 'springYears' && texts.springYears !== undefined) {
    const { cycles, columns, years, notes, ...words } = texts.springYears;
    const table = {
      columns: [
        columns.openings,
        ...cycles.map((cycles) => fill(columns.cycles, { cycles: cycles.toLocaleString(language) })),
      ],
      rows: shownOpenings.map((openings) => [
        String(openings),
        ...cycles.map((cycles) => fill(years, { years: springYears(cycles, openings) })),
      ]),
    };
    return { kind: tool, table, notes, words: { ...words, cycles } };
  }
  if (tool === 'whichSpring' && texts.whichSpring !== undefined) {
    const { columns, ...words } = texts.whichSpring;
    const table = {
      columns: [columns.where, columns.seen, columns.name],
      rows: words.results.map(({ seen, name, path }) => [
        words.questions[seen.length - 1]?.where ?? '',
        seen.at(-1) ?? '',
        `[${name}](${path})`,
      ]),
    };
    return { kind: tool, table, notes: [], words };
  }
  return undefined;
}
