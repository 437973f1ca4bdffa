import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { company, pageOf } from '#tests/company.ts';
import { placesOf } from '#app/page-data/places.ts';
import { fill } from '#app/template.ts';
import {
  dialLinks,
  expect,
  holdBack,
  hydrate,
  inChromium,
  inChromiumFull,
  isPhone,
  older,
  openHydrated,
  test,
  type,
} from './test.ts';

/** Where visitors look up whether the company comes to them. A company may have no such field. Its page without scripts: tests/built-html. */

const { placeLookup, map } = pageOf('coverage').content;

if (placeLookup !== undefined) {
  const places = placesOf(company);
  const lookupOn = (page: Page) => page.locator('.place-lookup');
  const fieldOn = (page: Page) => page.getByRole('textbox', { name: placeLookup.label });
  const answerOn = (page: Page) => lookupOn(page).getByRole('status');
  const pins = (page: Page) => page.locator('.map-lit');
  const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.area ?? '{}').path);
  const zipCodesOf = ({ zipCodes }: (typeof places)[number]) =>
    zipCodes.flatMap(([from, to]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
        String(Number(from) + index).padStart(5, '0'),
      ),
    );
  const allZipCodes = [...new Set(places.flatMap(zipCodesOf))];
  const withField = [paths.home, paths.coverage, paths.contact];

  test(
    'a name is answered while it is typed, with the number, and nothing is sent',
    older,
    async ({ page }) => {
      const { name, minutes, path: leadsTo } = places[0]!;
      for (const path of withField) {
        await openHydrated(page, path);
        await expect(fieldOn(page)).toBeVisible();
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await fieldOn(page).pressSequentially(name.slice(0, -1));
        await expect(answerOn(page)).toContainText(minutes);
        const link = answerOn(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', leadsTo);
        await expect(link).toHaveCSS('font-size', '29px');
        await expect(answerOn(page).getByText(minutes)).toHaveCSS('font-size', '72px');
        await expect(dialLinks(lookupOn(page))).toHaveCSS('min-height', '48px');
        expect(requests.filter((url) => url.includes(name.slice(0, 4)))).toEqual([]);
      }
    },
  );

  test('each ZIP code is answered with its areas, one in doubt gets no yes, other input what is wrong', async ({
    page,
  }) => {
    await openHydrated(page, paths.coverage);
    const answer = answerOn(page);
    for (const zipCode of allZipCodes) {
      await type(fieldOn(page), zipCode);
      const its = places.filter((place) => zipCodesOf(place).includes(zipCode));
      await expect(answer.getByRole('link'), zipCode).toHaveText(its.map(({ name }) => name));
      const text = await answer.innerText();
      const isInDoubt = its.some(({ inDoubt }) => inDoubt?.includes(zipCode));
      if (isInDoubt) {
        expect(text).toContain(fill(placeLookup.inDoubt, { zipCode }));
        expect(text).not.toContain(its[0]!.minutes);
      } else
        for (const { minutes, condition = '' } of its)
          expect(text).toMatch(new RegExp(`${minutes}[^]*${RegExp.escape(condition)}`));
      if (map !== undefined && !isPhone(page))
        await expect(pins(page)).toHaveText(its.map(({ name }) => new RegExp(`^\\s*${name}`)));
      expect(await kept(page), zipCode).toBe(its.length > 1 || isInDoubt ? undefined : its[0]!.path);
    }
    for (const [typed, expected] of [
      ['920', placeLookup.noFiveDigits],
      ['hello', placeLookup.unknown],
      ['00000', placeLookup.outside],
      ['?', placeLookup.unreadable],
    ] as const) {
      await type(fieldOn(page), typed);
      await expect(answer).toHaveText(expected);
      await expect(dialLinks(lookupOn(page))).toBeVisible();
    }
  });

  test('of several areas, the one that is chosen is kept', async ({ page }) => {
    const zipCode = allZipCodes.find(
      (code) => places.filter((place) => zipCodesOf(place).includes(code)).length > 1,
    );
    test.skip(zipCode === undefined, 'Each ZIP code belongs to one area.');
    await openHydrated(page, paths.coverage);
    await type(fieldOn(page), zipCode!);
    const chosen = answerOn(page).getByRole('link').last();
    const path = await chosen.getAttribute('href');
    await chosen.click();
    await page.waitForURL(`**${path}`);
    expect(await kept(page)).toBe(path);
  });

  for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920])
    test(
      `at ${width} px neither the field nor an answer moves the page, and no answer leaves its frame`,
      width === 320 ? inChromium : inChromiumFull,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of withField) {
          const release = await holdBack(page, '**/assets/entry.client-*');
          await page.goto(path);
          const before = await lookupOn(page).evaluate((lookup) => lookup.getBoundingClientRect().height);
          release();
          await hydrate(page);
          await expect(fieldOn(page)).toBeVisible();
          const texts = [...allZipCodes, ...places.map(({ name }) => name), '920', 'hello', '00000', '?', ''];
          for (const { answer, ...ends } of await fieldOn(page).evaluate(typeAll, texts)) {
            const where = `${path}: ${answer}`;
            expect.soft(ends.room, `${where}: its room`).toBe(before);
            expect.soft(ends.last, `${where}: the end of its last line`).toBeLessThanOrEqual(ends.frame);
          }
        }
      },
    );

  test('a shared ZIP code is answered on the page that it leads to', async ({ page }) => {
    const [[zipCode] = ['']] = places[0]?.zipCodes ?? [];
    await openHydrated(page, `${paths.coverage}?zip=${zipCode}`);
    await expect(fieldOn(page)).toHaveValue(zipCode);
    await expect(answerOn(page)).toContainText(places[0]!.name);
  });

  for (const [name, javaScriptEnabled, tag] of [
    ['with scripts', true, {}],
    ['without scripts', false, inChromium],
  ] as const)
    test.describe(name, tag, () => {
      test.use({ javaScriptEnabled });

      test('the link to all ZIP codes leads to the list of areas; without scripts the base’s minutes are shown', async ({
        page,
      }) => {
        await (javaScriptEnabled ? openHydrated(page, paths.home) : page.goto(paths.home));
        if (!javaScriptEnabled) await expect(page.locator('.base-minutes')).toBeVisible();
        await expect(page.locator('.own')).toBeHidden();
        await lookupOn(page).getByRole('listitem').last().getByRole('link').click();
        await expect(page).toHaveURL(paths.areas);
        await expect(page.locator('#areas')).toBeInViewport();
      });
    });
}

/** Runs in the page. Types texts, and says of each how high the field's room is then, and where the last line and the frame end. */
async function typeAll(input: Element, texts: string[]) {
  const field = input as HTMLInputElement; // It is a text box.
  const lookup = field.closest('.place-lookup')!;
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  const found = [];
  for (const typed of texts) {
    // As a visitor's keys do: React ignores a value that a script has set.
    field.select();
    document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
    await new Promise(requestAnimationFrame);
    found.push({
      answer: `"${typed}": ${lookup.querySelector('[role=status]')!.textContent}`,
      room: lookup.getBoundingClientRect().height,
      last: bottom(lookup.lastElementChild!),
      frame: bottom(lookup),
    });
  }
  return found;
}
