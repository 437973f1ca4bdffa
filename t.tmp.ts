import { chromium } from '@playwright/test';
import { chromiumPath } from '#scripts/chromium.ts';
fetch;
const executablePath = process.argv[2] ?? (await chromiumPath())!;
for (const args of [[], ['--enable-features=BackForwardCache', '--no-sandbox']]) {
const b = await chromium.launch({ executablePath, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const p = await b.newPage();
const s = await p.context().newCDPSession(p);
await s.send('Page.enable');
s.on('Page.backForwardCacheNotUsed', (e: any) => console.log(JSON.stringify(e.notRestoredExplanations)));
for (const [a, c] of [['http://localhost:4174/about', 'http://localhost:4174/contact']] as const) {
  await p.goto(a); await p.waitForTimeout(1500);
  await p.goto(c); await p.waitForTimeout(1500);
  await p.goBack(); await p.waitForTimeout(500);
  console.log(args, await p.evaluate(() => JSON.stringify((performance.getEntriesByType('navigation')[0] as any).notRestoredReasons)));
}
await b.close();
}
