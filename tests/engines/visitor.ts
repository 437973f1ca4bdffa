import { expect, type Page } from '@playwright/test';
import { site } from '#tests/company.ts';
import { type DriverElement, StaleElement, type WebDriver } from './web-driver.ts';

/** Where a WebDriver looks for what has a role or a part. */
const selectors = {
  button: 'button',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
};
const parts = { banner: 'header', main: 'main' };

/** Something on a page, as screen readers tell it. */
export interface Named {
  role: keyof typeof selectors;
  name: string;
  /** The part of the page it is in, where it has more of that name. */
  inside?: keyof typeof parts;
}

/** What people do in every engine, however it is driven. Whatever else a test reads, it reads with a script in the page. */
export interface Visitor {
  /** Answers once the page has loaded. */
  open: (address: string) => Promise<unknown>;
  sees: (what: Named) => Promise<boolean>;
  /** Those of the radio buttons with these names that are chosen, and not hidden. */
  chosenAmong: (names: readonly string[]) => Promise<string[]>;
  click: (what: Named) => Promise<unknown>;
  /** Runs a function in the page. It knows its argument and nothing else of the test. */
  read: <Argument, Value>(script: (argument: Argument) => Value, argument: Argument) => Promise<Value>;
}

/** Clicks a link of the main navigation. On small screens it is in a menu, which is opened for it. */
export async function navigate(visitor: Visitor, name: string) {
  const link = { role: 'link', name, inside: 'banner' } as const;
  if (!(await visitor.sees(link)))
    await visitor.click({ role: 'button', name: site.labels.navigation.menu, inside: 'banner' });
  await visitor.click(link);
}

/** In engines that Playwright drives. */
export function visitorOf(page: Page): Visitor {
  const find = ({ role, name, inside }: Named) =>
    (inside === undefined ? page : page.getByRole(inside)).getByRole(role, { name, exact: true });
  return {
    open: (address) => page.goto(address),
    sees: (what) => find(what).first().isVisible(),
    async chosenAmong(names) {
      const chosen = [];
      for (const name of names) {
        if ((await page.getByRole('radio', { name, exact: true, checked: true }).count()) > 0)
          chosen.push(name);
      }
      return chosen;
    },
    click: (what) => find(what).first().click(),
    // Playwright describes arguments by what becomes of handles in them; there is none here.
    read: (script, argument) => page.evaluate(script as (argument: unknown) => never, argument),
  };
}

/** In engines with a WebDriver of their own. The names are the engine's: it computes them for screen readers. */
export function drivenVisitor(driver: WebDriver): Visitor {
  /** Those of which it holds. */
  async function only(elements: DriverElement[], holds: (element: DriverElement) => Promise<boolean>) {
    const answers = await Promise.all(elements.map(holds));
    return elements.filter((_, index) => answers[index]);
  }
  /** Those of the name that are not hidden. */
  async function shown({ role, name, inside }: Named) {
    const selector = inside === undefined ? selectors[role] : `${parts[inside]} :is(${selectors[role]})`;
    // In this order: WebKit's driver fails at the name of what is hidden.
    const displayed = await only(await driver.find(selector), driver.isDisplayed);
    return only(displayed, async (element) => (await driver.nameOf(element)) === name);
  }
  return {
    open: driver.open,
    sees: (what) => onStillPage(async () => (await shown(what)).length > 0),
    chosenAmong: (names) =>
      onStillPage(async () => {
        const chosen = await only(await driver.find('[type=radio]:checked'), driver.isDisplayed);
        const theirs = await Promise.all(chosen.map(driver.nameOf));
        return names.filter((name) => theirs.includes(name));
      }),
    async click(what) {
      await expect.poll(() => onStillPage(() => shown(what)), `${what.role} ${what.name}`).not.toEqual([]);
      await onStillPage(async () => {
        const [element] = await shown(what);
        if (element !== undefined) await driver.click(element);
      });
    },
    read: driver.run,
  };
}

/** Does it once more when the page changed meanwhile. */
async function onStillPage<Value>(look: () => Promise<Value>): Promise<Value> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof StaleElement) return onStillPage(look);
    throw error;
  }
}
