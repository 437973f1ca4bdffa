import { choiceCode, choiceHash, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { doorChoices, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { area, pageOf, pagesOf, service, site } from '#tests/company.ts';
import { expect, openHydrated, test } from './test.ts';

/** What holds in WebKit, too. Its tests are few because its driver is slow: Chromium and Firefox have the rest. */

type Visitor = Parameters<typeof openHydrated>[0];

const contact = pageOf('contact').content.hero.heading;
const pathOf = ({ read }: Visitor) => read(() => window.location.pathname, null);
const headingOf = ({ read }: Visitor) => read(() => document.querySelector('h1')?.textContent, null);
const documentOf = ({ read }: Visitor) => read(() => performance.timeOrigin, null);
const hasNavigation = ({ read }: Visitor) => read(() => 'navigation' in window, null);
/** How many links that dial the page shows. */
const numbersIn = ({ read }: Visitor) =>
  read(
    (href) =>
      [...document.querySelectorAll(`main a[href="${href}"]`)].filter((link) => link.checkVisibility())
        .length,
    site.phone.href,
  );

/** Clicks the link to the contact page in the main navigation, which is in a menu on small screens. */
async function goToContact({ read, click }: Visitor) {
  const isInMenu = await read(() => !document.querySelector('.menu-list')?.checkVisibility(), null);
  if (isInMenu) await click('header button[popovertarget]');
  await click(`header .menu-list a[href="${paths.contact}"]`);
}

for (const path of [paths.home, service.path, paths.coverage])
  test(`${path} shows the number and fits; a link opens a page, and Back returns`, async ({ visitor }) => {
    await openHydrated(visitor, path);
    expect(await numbersIn(visitor)).toBeGreaterThan(0);
    expect(await visitor.read(() => document.body.innerText, null)).toContain(site.phone.display);
    expect(
      await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth, null),
    ).toBeLessThanOrEqual(0);
    const loaded = await documentOf(visitor);
    await goToContact(visitor);
    await expect.poll(() => headingOf(visitor)).toBe(contact);
    expect(await pathOf(visitor)).toBe(paths.contact);
    expect((await documentOf(visitor)) === loaded).toBe(await hasNavigation(visitor));
    // By the driver, which waits for the document: a script that runs while one is replaced by another never answers.
    await visitor.back();
    await expect.poll(() => pathOf(visitor)).toBe(path);
    await expect.poll(() => headingOf(visitor)).not.toBe(contact);
    expect(await visitor.read(() => document.querySelector('.menu:popover-open') === null, null)).toBe(true);
  });

test('with the text alone at 200 %, the header ends within the screen', async ({ visitor, viewport }) => {
  test.skip((viewport?.width ?? 0) < 640, 'A phone has no less room for its menu button than with zoom.');
  await openHydrated(visitor, paths.home);
  const outside = await visitor.read(() => {
    document.documentElement.style.fontSize = '200%';
    return [...document.querySelectorAll('header :is(a, button)')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > window.innerWidth).length;
  }, null);
  expect(outside).toBe(0);
});

test('the shared address of a door opens it: its picture, words and code', async ({ visitor }) => {
  const chooserPage = pagesOf('service').find(({ content }) => content.chooser !== undefined);
  const doors = chooserPage?.content.chooser;
  test.skip(doors === undefined, 'A company without doors.');
  if (chooserPage === undefined || doors === undefined) return;
  const [choice = doors.start] = doorChoices(doors.houses, doors.designs).toReversed();
  await visitor.open(chooserPage.path + choiceHash(choice));
  const [words, code] = [choiceWords(doors, choice), choiceCode(doors, choice)];
  await expect
    .poll(() => visitor.read(() => document.querySelector('main')?.innerText, null))
    .toContain(`${words}: ${code}`);
  const isShown = () =>
    visitor.read(
      (words) =>
        [...document.querySelectorAll<HTMLImageElement>('.door-view:not(.is-coming) img')].some(
          ({ alt, naturalWidth }) => alt.startsWith(words) && naturalWidth > 0,
        ),
      words,
    );
  await expect.poll(isShown).toBe(true);
  expect(await visitor.read(() => document.querySelector('[data-tool=doors]')?.textContent, null)).toContain(
    fill(doors.texts.call, { code }),
  );
});

test('the policy stops a foreign script, and nothing of the site', async ({ visitor, host }) => {
  const html = '<!DOCTYPE html><html lang="en"><title>A page</title><h1>A page</h1>';
  host.deploy({
    _headers: host.built('_headers').replace(/Content-Security-Policy: .*/, '$&; report-uri /reports'),
    'strange.html': `${html}<script>document.documentElement.dataset.ran = ''</script>`,
  });
  const reports = () => host.requested.filter((path) => path === '/reports').length;
  for (const path of [paths.home, service.path, area.path, '/offline']) await visitor.open(path);
  expect(reports()).toBe(0);
  await visitor.open('/strange');
  await expect.poll(reports).toBe(1);
  expect(await visitor.read(() => 'ran' in document.documentElement.dataset, null)).toBe(false);
  host.refused.splice(0); // No host of the site takes reports.
});

test.describe('without a network', () => {
  test.use({ forgiven: /(?:)/ });

  test('a link keeps the page; with one, it opens its own', async ({ visitor, host }) => {
    await openHydrated(visitor, paths.home);
    test.skip(!(await hasNavigation(visitor)), 'Without the Navigation API, links load documents.');
    await host.stop();
    await goToContact(visitor);
    const alert = () => visitor.read(() => document.querySelector('[role=alert]')?.textContent, null);
    await expect.poll(alert).toContain(site.labels.noConnection);
    expect(await pathOf(visitor)).toBe(paths.home);
    expect(await numbersIn(visitor)).toBeGreaterThan(0);
    await host.start();
    await goToContact(visitor);
    await expect.poll(() => headingOf(visitor)).toBe(contact);
  });
});
