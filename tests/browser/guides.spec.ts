import type { Locator, Page } from '@playwright/test';
import { springYears } from '#app/spring-years.ts';
import { fill } from '#app/template.ts';
import { company, pagesOf } from '#tests/company.ts';
import { dialLinks, expect, openHydrated, test, type } from './test.ts';

/** How a guide opens, and the two tools of guides. Without scripts, a table says the same: tests/built-html. */

const withTool = (kind: string) =>
  pagesOf('guide').find(({ content }) => content.sections.some(({ tool }) => tool?.kind === kind))?.path;
const { springYears: years, whichSpring: which } = company.guidesPage ?? {};
const [toYears, toChoice] = [withTool('springYears'), withTool('whichSpring')];
const answer = (page: Page) => page.getByRole('main').getByRole('status');

if (years !== undefined && toYears !== undefined)
  test('openings a day become years, and what is not a number gets its sentence', async ({ page }) => {
    await openHydrated(page, toYears);
    const field = page.getByRole('textbox', { name: years.field });
    const [standard = '', long = ''] = years.cycles.map((cycles) => springYears(cycles, 7.5));
    await type(field, '7,5');
    await expect(answer(page)).toHaveText(fill(years.result, { openings: '7.5', standard, long }));
    const { nonsense } = years;
    for (const [typed, said] of [
      ['', nonsense.empty],
      ['four', nonsense.notANumber],
      ['-2', nonsense.zeroOrLess],
      ['51', nonsense.tooMany],
    ] as const) {
      await type(field, typed);
      await expect(answer(page)).toHaveText(said);
    }
  });

if (which !== undefined && toChoice !== undefined)
  test('each way through the questions ends at its result, and a changed answer asks on from there', async ({
    page,
  }) => {
    await openHydrated(page, toChoice);
    const field = (index: number) =>
      page.getByRole('combobox', { name: which.questions[index]?.ask ?? '', exact: true });
    for (const { seen, name } of which.results) {
      for (const [index, value] of seen.entries()) await field(index).selectOption(value);
      await expect(answer(page).getByRole('link', { name, exact: true })).toBeVisible();
      if (seen.length < which.questions.length) await expect(field(seen.length)).toBeDisabled();
    }
    await field(0).selectOption('');
    await expect(answer(page)).toHaveText('');
  });

const [guide] = pagesOf('guide');
if (guide !== undefined)
  test('the answer is larger than the text below it, and than the words of its button', async ({ page }) => {
    await page.goto(guide.path);
    const main = page.getByRole('main');
    const sizeOf = async (text: Locator) =>
      Number.parseFloat(await text.first().evaluate((element) => getComputedStyle(element).fontSize));
    const answerSize = await sizeOf(main.getByText(guide.content.opening.lede));
    expect(answerSize).toBeGreaterThan(await sizeOf(main));
    expect(answerSize).toBeGreaterThan(await sizeOf(dialLinks(main)));
  });
