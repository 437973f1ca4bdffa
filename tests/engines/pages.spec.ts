import { paths } from '#app/paths.ts';
import { pageOf, service, site } from '#tests/company.ts';
import { expect, openHydrated, test } from './test.ts';
import { navigate } from './visitor.ts';

/** What must hold in every engine. The visitor's own check adds: without a word on the console or a failed request. */

for (const { name, path } of [
  { name: 'the home page', path: paths.home },
  { name: 'the page of a service', path: service.path },
  { name: 'the page of all areas', path: paths.coverage },
]) {
  test(`${name}: the number is seen and can be dialed, and nothing sticks out`, async ({ visitor }) => {
    await openHydrated(visitor, path);
    const { href, display } = site.phone;
    const seen = await visitor.read(
      (href) =>
        [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)]
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => link.innerText),
      href,
    );
    expect(seen.join('\n')).toContain(display);
    const wider = await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth, null);
    expect(wider).toBeLessThanOrEqual(0);
  });

  test(`${name}: a link of the navigation shows another page, without a document where the browser has the Navigation API`, async ({
    visitor,
  }) => {
    await openHydrated(visitor, path);
    const hasNavigation = await visitor.read(() => 'navigation' in window, null);
    const loaded = await visitor.read(() => performance.timeOrigin, null);
    await navigate(visitor, site.labels.navigation.contact);
    const heading = { role: 'heading', name: pageOf('contact').content.hero.heading } as const;
    await expect.poll(() => visitor.sees(heading)).toBe(true);
    expect(await visitor.read(() => window.location.pathname, null)).toBe(paths.contact);
    expect((await visitor.read(() => performance.timeOrigin, null)) === loaded).toBe(hasNavigation);
    // And Back the one before, with its menu closed.
    await visitor.read(() => window.history.back(), null);
    await expect.poll(() => visitor.read(() => window.location.pathname, null)).toBe(path);
    await expect.poll(() => visitor.sees(heading)).toBe(false);
    expect(await visitor.read(() => document.querySelector('.menu:popover-open') === null, null)).toBe(true);
    if (hasNavigation) expect(await visitor.read(() => performance.timeOrigin, null)).toBe(loaded);
  });
}

test('with the text alone at 200 %, the header ends within the screen', async ({ visitor, viewport }) => {
  test.skip((viewport?.width ?? 0) < 640, 'A phone has no less room for its menu button than with zoom.');
  await openHydrated(visitor, paths.home);
  const wider = await visitor.read(() => {
    document.documentElement.style.fontSize = '200%';
    const links = [...document.querySelectorAll('header :is(a, button)')];
    return links
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > window.innerWidth).length;
  }, null);
  expect(wider).toBe(0);
});

const { safety } = pageOf('contact').content;
const folded = safety?.topics.at(-1);

if (folded !== undefined)
  test('an address of what is folded up opens it', async ({ visitor }) => {
    await visitor.open(paths.safetyTopic(folded.slug));
    const isShown = () =>
      visitor.read((id) => document.getElementById(id)?.checkVisibility() ?? false, folded.slug);
    await expect.poll(isShown).toBe(true);
  });
