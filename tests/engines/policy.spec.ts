import { paths } from '#app/paths.ts';
import { area, service } from '#tests/company.ts';
import { expect, test } from './test.ts';

const page = '<!DOCTYPE html><html lang="en"><title>A page</title><h1>A page</h1>';

/** What is said of JSON-LD under a policy differs; this is what engines do. They report what they stop, also before a page is there to listen. */
test('the policy stops a script that is not the site’s, and nothing of the site: no script, style, rule or data', async ({
  engine,
  host,
  viewport,
}) => {
  host.deploy({
    _headers: host.built('_headers').replace(/Content-Security-Policy: .*/, '$&; report-uri /reports'),
    'data.html': `${page}<script type="application/ld+json">{"@type": "Thing"}</script>`,
    'strange.html': `${page}<script>document.documentElement.dataset.ran = ''</script>`,
  });
  const { visitor, end } = await engine.visit(host.origin, viewport ?? { width: 1440, height: 900 });
  const reports = () => host.asked.filter((path) => path === '/reports').length;

  for (const path of [paths.home, service.path, area.path, '/no-such-page', '/data'])
    await visitor.open(path);
  expect(reports()).toBe(0);
  const data = () => document.querySelector('[type="application/ld+json"]')?.textContent;
  expect(await visitor.read(data, null)).toContain('Thing');

  await visitor.open('/strange');
  await expect.poll(reports).toBe(1);
  expect(await visitor.read(() => 'ran' in document.documentElement.dataset, null)).toBe(false);
  await end();
});

test('pages may use nothing of a device, a screen or an account that Chromium knows, but what buttons use', async ({
  visitor,
}) => {
  await visitor.open(paths.home);
  const allowed = await visitor.read(() => {
    // Only Chromium has it, and TypeScript's types leave it out.
    const { featurePolicy } = document as Document & { featurePolicy?: { allowedFeatures(): string[] } };
    return featurePolicy?.allowedFeatures() ?? null;
  }, null);
  test.skip(allowed === null, 'Only Chromium says what it allows.');
  // What begins so is said to a server that asks for it; this one does not.
  expect(allowed?.filter((name) => !name.startsWith('ch-')).sort()).toEqual([
    'aria-notify',
    'browsing-topics',
    'clipboard-write',
    'cross-origin-isolated',
    'deferred-fetch',
    'deferred-fetch-minimal',
    'interest-cohort',
    'private-state-token-issuance',
    'private-state-token-redemption',
    'sync-xhr',
    'unload',
  ]);
});
