import { globSync } from 'node:fs';
import { paths } from '#app/paths.ts';
import { finishedSite } from '#host/finished-site.ts';
import { pageOf, site } from '#tests/company.ts';
import type { Engine } from './engine.ts';
import { expect, openHydrated, test } from './test.ts';
import { navigate, type Visitor } from './visitor.ts';

/** What breaks in every engine. The other faults, where a driver can bring them about: tests/e2e/faults. */

const contact = { role: 'heading', name: pageOf('contact').content.hero.heading } as const;

/** Somebody whose console is not looked at: faults have words of their own there. */
async function visit(engine: Engine, origin: string, size: { width: number; height: number } | null) {
  const { visitor, end } = await engine.visit(origin, size ?? { width: 1440, height: 900 });
  await openHydrated(visitor, paths.home);
  return { visitor, end };
}

const numbersIn = (visitor: Visitor) =>
  visitor.read(
    (href) =>
      [...document.querySelectorAll(`main a[href="${href}"]`)].filter((link) => link.checkVisibility())
        .length,
    site.phone.href,
  );

test('content of no page: the document comes in its place, once', async ({ engine, host, viewport }) => {
  const [content = ''] = globSync('content/*/contact.json', { cwd: finishedSite });
  expect(content).not.toBe('');
  host.deploy({ [content]: '{}' });
  const { visitor, end } = await visit(engine, host.origin, viewport);
  const loaded = await visitor.read(() => performance.timeOrigin, null);
  await navigate(visitor, site.labels.navigation.contact);
  await expect.poll(() => visitor.sees(contact)).toBe(true);
  expect(await visitor.read(() => window.location.pathname, null)).toBe(paths.contact);
  expect(await visitor.read(() => performance.timeOrigin, null)).toBeGreaterThan(loaded);
  expect(await numbersIn(visitor)).toBeGreaterThan(0);
  await end();
});

test('a click without a network: the page stays and says so, with the number; with one, the link opens', async ({
  engine,
  host,
  viewport,
}) => {
  const { visitor, end } = await visit(engine, host.origin, viewport);
  const hasNavigation = await visitor.read(() => 'navigation' in window, null);
  test.skip(!hasNavigation, 'A browser without the Navigation API loads documents, as without the app.');
  await host.stop();
  await navigate(visitor, site.labels.navigation.contact);
  const isSaid = () =>
    visitor.read(
      (text) =>
        [...document.querySelectorAll('[role=alert]')].some(
          (message) => message.checkVisibility() && message.textContent.includes(text),
        ),
      site.labels.noConnection,
    );
  await expect.poll(isSaid).toBe(true);
  expect(await visitor.read(() => window.location.pathname, null)).toBe(paths.home);
  expect(await numbersIn(visitor)).toBeGreaterThan(0);
  await host.start();
  await navigate(visitor, site.labels.navigation.contact);
  await expect.poll(() => visitor.sees(contact)).toBe(true);
  await end();
});
