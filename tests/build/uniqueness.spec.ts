import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openCompany } from '#app/content/company.ts';
import { builtPages } from '#build/prerender/built-pages.ts';
import { comparedPages, namesIn } from '#check/uniqueness/compared-pages.ts';
import { findingsFile } from '#build/output.ts';
import { type Finding, findings } from '#check/uniqueness/findings.ts';
import { uniquenessReport } from '#check/uniqueness/uniqueness-report.ts';
import { sentence } from '#check/uniqueness/uniqueness-text.ts';
import { variations } from '#check/rules/similar-titles.ts';
import { houseTitle } from '#tests/rules/titles.ts';
import { documents, meta, titles } from './site.ts';

/** Each page deserves to exist: what it says stands nowhere else (`npm run uniqueness` prints the measure). */

const { areas, servicesInAreas } = openCompany();
const built = await builtPages();
const pages = built.map(({ page }) => page);
const names = namesIn(pages);

test.describe('the pages of services in areas, and of areas', () => {
  const report = uniquenessReport(comparedPages(built));

  test('are all compared: those of a service, those of an area, and those about areas', () => {
    expect(report.ownWords.size).toBe(areas.length + servicesInAreas.length);
    const sizes = [servicesInAreas.map(({ area }) => area), servicesInAreas.map(({ service }) => service)]
      .flatMap((groups) => [...Map.groupBy(groups, (name) => name).values()])
      .map((group) => group.length);
    expect(report.groups.map(({ paths }) => paths.length).sort((a, b) => a - b)).toEqual(
      [...sizes, areas.length].sort((a, b) => a - b),
    );
  });

  test('are no near-duplicates and reach our own target: little in common, much of their own', () => {
    expect(findings(report).map(sentence)).toEqual([]);
  });

  test('are compared by the build just so, which decides by it what search engines may list', async () => {
    const found: Finding[] = JSON.parse(await readFile(findingsFile, 'utf8'));
    expect(found).toEqual(findings(report));
  });
});

const heads = documents.map(({ path, html }) => ({
  path,
  title: titles(html)[0] ?? '',
  description: meta(html, 'description')[0] ?? '',
}));

for (const { field, limit } of [
  { field: 'title', limit: 60 },
  { field: 'description', limit: 155 },
] as const) {
  test.describe(`the ${field} of each page`, () => {
    const texts = heads.map((head) => ({ path: head.path, text: head[field] }));

    test(`has ${limit} characters at most, so that it is shown whole`, () => {
      const missingOrTooLong = texts.filter(({ text }) => text.length === 0 || text.length > limit);
      expect(missingOrTooLong).toEqual([]);
    });

    test('says something that no other does, and not with another name or word put in', () => {
      const alike = variations(texts, names);
      expect(alike, 'Vary what is said: what, where, how soon.').toEqual([]);
    });
  });
}

test('titles are written in title case', () => {
  const others = pages
    .map(({ path, title }) => ({ path, title, inTitleCase: houseTitle(title) }))
    .filter(({ title, inTitleCase }) => title !== inTitleCase);
  expect(others).toEqual([]);
});
