import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { leavesOf, structuredDataOf } from '#tests/build/page-texts.ts';
import { documentsIn, isNoPage } from '#tests/build/site.ts';
import { test } from '#tests/editor/test.ts';
import { writeEmptyPictures } from '#tests/empty-pictures.ts';
import { readCode } from '#tests/qr-code.ts';

const area = 'areas/hyde-park.yaml';

async function openRecord(page: Page, group: string, name: string) {
  const records = page.getByRole('navigation', { name: 'Records' });
  const details = records
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${group} `) }) });
  // The list may be drawn anew while it is looked at, and folded again by a second click.
  await expect(async () => {
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    await details.getByRole('button', { name, exact: true }).click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** A photograph as phones take them, without the weight. */
async function photograph(): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><linearGradient id="g"><stop stop-color="#246"/><stop offset="1" stop-color="#fd8"/></linearGradient><path fill="url(#g)" d="M0 0h2000v1500H0z"/></svg>`;
  return await sharp(Buffer.from(picture)).jpeg().toBuffer();
}

test('an owner changes, sorts, sees, undoes, saves and publishes', async ({ page, edited }) => {
  const { folder, git, host, read } = edited;
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Hyde Park');

  await test.step('the preview follows every change', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Hyde Park North');
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Hyde Park North');
    expect(read(area)).toContain('name: Hyde Park\n');
  });

  await test.step('undo takes it back, redo does it again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hyde Park');
    await expect(preview(page).getByRole('heading', { level: 1 })).not.toContainText('North');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hyde Park North');
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hyde Park');
  });

  await test.step('lists are sorted, added to and removed from, and the focus stays', async () => {
    const list = page.getByRole('group', { name: 'Reasons to choose us here' });
    const texts = () =>
      list
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));
    const [first, second] = await texts();
    await list.getByRole('button', { name: 'Move Reasons to choose us here 1 down' }).click();
    expect((await texts()).slice(0, 2)).toEqual([second, first]);
    await expect(list.getByRole('button', { name: 'Move Reasons to choose us here 2 down' })).toBeFocused();
    await list.getByRole('button', { name: 'Add to' }).click();
    const count = (await texts()).length;
    await expect(list.getByRole('textbox').last()).toBeFocused();
    // Nothing is wrong with a field before somebody has been there.
    await expect(page.getByText('once the new fields are filled in')).toBeVisible();
    await expect(page.getByText(/is empty/)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByText(/is empty/).first()).toBeVisible();
    await list.getByRole('button', { name: `Remove Reasons to choose us here ${count}` }).click();
    await expect(page.getByText(/is empty/)).toHaveCount(0);
  });

  await test.step('the changes are told in words', async () => {
    await page.getByLabel('Response time').fill('25-35');
    await expect(page.getByRole('button', { name: '2 changes' })).toBeVisible();
    await page.getByRole('button', { name: '2 changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed since the last version' });
    await expect(
      dialog.getByRole('button', { name: /^Hyde Park, response time: .* to 25-35$/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /put into another order$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('saving changes just these lines', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved on this computer. Not online yet')).toBeVisible();
    const lines = git('diff', '--unified=0', '--', '.')
      .split('\n')
      .filter((line) => /^[+-](?![+-])/.test(line));
    expect(lines).toHaveLength(4);
    expect(lines).toContain('+responseTime: 25-35');
  });

  await test.step('what is in the way of publishing is told, and nothing is sent', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Check and publish' }).click();
    await expect(page.getByText(/in the way\. Nothing went online/)).toBeVisible();
    await page.getByText('In the way', { exact: true }).click();
    await expect(page.getByText(/is a placeholder: 555 numbers ring nowhere\.$/)).toBeVisible();
    // A programmer's words are there for a programmer.
    await expect(page.getByText(/The site must not be published/)).toBeHidden();
    expect(git('log', '--format=%s').trim()).toBe('The company as it began');
  });

  await test.step('a cross leads to the field where it is mended, and is still there when one comes back', async () => {
    await page.getByRole('button', { name: 'Business › Phone' }).click();
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
    // The form is scrolled to it, and not the page with it.
    expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/in the way\. Nothing went online/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await openRecord(page, 'Areas', 'Hyde Park');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
  });

  await test.step('with nothing in the way, a version is saved and sent', async () => {
    edited.checkSays({ passes: true, problems: [], report: '✓ Everything' });
    await page.getByLabel('What changed, in a sentence').fill('Hyde Park takes longer');
    await page.getByRole('button', { name: 'Check and publish' }).click();
    await expect(page.getByText('Sent to origin, which puts it online.')).toBeVisible();
    const sent = execFileSync('git', ['log', '-1', '--format=%s%n%b', 'main'], {
      cwd: host,
      encoding: 'utf8',
    });
    expect(sent).toMatch(
      /^Hyde Park takes longer\n- Hyde Park, .*put into another order\n- Hyde Park, response time: /,
    );
    expect(git('status', '--porcelain').trim()).toBe('');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  });

  await test.step('an earlier version of a record can be had again', async () => {
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await page.getByRole('button', { name: /The company as it began/ }).click();
    await expect(page.getByText(/response time: 25-35 to/)).toBeVisible();
    await page.getByRole('button', { name: 'Go back to this version' }).click();
    await expect(page.getByLabel('Response time')).not.toHaveValue('25-35');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved on this computer. Not online yet')).toBeVisible();
    expect(git('diff', 'HEAD~1', '--', area)).toBe('');
    expect(folder).not.toContain('company-draft');
  });
});

test('an entry of a list is dragged to another place, by mouse and by finger', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  const list = page.getByRole('group', { name: 'Reasons to choose us here' });
  const texts = () =>
    list.getByRole('textbox').evaluateAll((fields) => fields.map((field) => 'value' in field && field.value));
  const [first, second, ...others] = await texts();
  await list.scrollIntoViewIfNeeded();
  const grips = list.getByTitle('Drag to another place');
  const places = async () =>
    await Promise.all([0, 1].map(async (place) => (await grips.nth(place).boundingBox()) ?? { x: 0, y: 0 }));
  /** A path from the first entry's grip to below the second's, as a hand takes it. */
  const way = async () => {
    const [from = { x: 0, y: 0 }, to = { x: 0, y: 0 }] = await places();
    return Array.from({ length: 9 }, (_, step) => ({
      x: from.x + 10,
      y: from.y + 10 + ((to.y + 20 - from.y) * step) / 8,
    }));
  };

  await test.step('by mouse', async () => {
    await page.mouse.move(0, 0);
    for (const [step, { x, y }] of (await way()).entries()) {
      await page.mouse.move(x, y);
      if (step === 0) await page.mouse.down();
    }
    await page.mouse.up();
    await expect.poll(texts).toEqual([second, first, ...others]);
    await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  });

  await test.step('by finger, and undone', async () => {
    const touch = await page.context().newCDPSession(page);
    for (const [step, point] of (await way()).entries()) {
      const type = step === 0 ? 'touchStart' : 'touchMove';
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(texts).toEqual([first, second, ...others]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(texts).toEqual([second, first, ...others]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  });
});

test('an area is added, what is left leads to its fields, and it is removed again', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  await page.getByRole('button', { name: 'Add an area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an area' });
  await dialog.getByLabel('What is the area called?').fill('Barton Hills');
  await dialog.getByLabel('Which ZIP codes?').fill('78704');
  await dialog.getByLabel('How many minutes').fill('20-30');
  await dialog.getByLabel('Where is its middle?').fill('nowhere');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText(/latitude and longitude, as/).last()).toBeVisible();
  await dialog.getByLabel('Where is its middle?').fill('30.25, -97.78');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  const done = page.getByRole('dialog', { name: 'Barton Hills is there' });
  await done.getByRole('button', { name: 'Reasons to choose us here', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Reasons to choose us here' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Barton Hills');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Barton Hills');
  expect(edited.read('areas/barton-hills.yaml')).toMatch(/zipCodes: ["']?78704/);
  await expect(page.getByLabel('Search on the map')).toHaveAccessibleDescription(
    /\{area\} stands for the name of the area\./,
  );

  await test.step('a field that is written is ticked off', async () => {
    const left = page.getByRole('region', { name: 'Left to write' });
    await left.getByRole('button', { name: 'Reasons to choose us here: written' }).click();
    await expect(left.getByRole('button', { name: /^Reasons/ })).toHaveCount(0);
    await expect(left.getByRole('button', { name: 'Drain cleaning in Barton Hills' })).toBeVisible();
  });

  await test.step('what removing means is said before it is done', async () => {
    await page.getByRole('button', { name: 'Remove this area' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Barton Hills?' });
    await expect(question.getByText(/pages of services there/)).toBeVisible();
    await question.getByRole('button', { name: 'Remove Barton Hills' }).click();
    const gone = page.getByRole('dialog', { name: 'Barton Hills is removed' });
    await expect(gone.getByText('No other text names it.')).toBeVisible();
    await gone.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Barton Hills' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(edited.git('status', '--porcelain').trim()).toBe('?? company/redirects.yaml');
  });
});

test('a picture is dropped, cut, told in words, undone and saved', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  const place = page.getByRole('region', { name: 'The picture' });
  const bytes = [...(await photograph())];
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, bytes);
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await place.getByLabel('Closer').fill('1.2');
  const use = place.getByRole('button', { name: 'Use this photograph' });
  await expect(use).toBeDisabled();
  await place.getByLabel(/What does it show/).fill('A quiet street at dawn, seen from the curb');
  await use.click();
  await expect(page.getByRole('button', { name: /^\d+ changes$/ })).toBeVisible();
  await expect(page.getByLabel('What the picture shows')).toHaveValue(
    'A quiet street at dawn, seen from the curb',
  );
  // What it shows, and the picture itself, are a step each.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: /^\d+ changes$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this computer. Not online yet')).toBeVisible();
  const made = edited
    .git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter((line) => line.includes('hero-'));
  expect(made).toHaveLength(8);
  const { width, height } = await sharp(
    join(edited.folder, 'public/images/hero-hyde-park-480.avif'),
  ).metadata();
  expect([width, height]).toEqual([480, 270]);
});

test('messages stand beside the fields while somebody types, and the preview waits', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  await openRecord(page, 'The company', 'Business');
  const phone = page.getByLabel('Phone', { exact: true });
  const before = await phone.inputValue();
  await phone.fill('(512) 555-012');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/has 9 digits, and a US number has 10/);
  await expect(page.getByText('The preview follows again')).toBeVisible();
  await phone.fill('(512) 555-0123');
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  await expect(phone).toHaveValue('(512) 555-0123');
  await phone.blur();
  await expect(phone).toHaveValue('+15125550123');
  await phone.fill(before);
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  // The server has heard of it, too: what is unsaved stays with it for whoever opens the editor next.
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
});

test('what is doubted can be said to be right, and is not doubted again', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  const text = page.getByLabel('Text on its card', { exact: true });
  await text.fill(`${await text.inputValue()} Zilkr is close by.`);
  await expect(text).toHaveAccessibleDescription(/Zilkr/);
  await page.getByRole('button', { name: 'It is right as it is' }).click();
  await expect(text).not.toHaveAccessibleDescription(/Zilkr/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this computer. Not online yet')).toBeVisible();
  expect(edited.read(area)).toContain("confirmedWarnings:\n  - 'place-name: Zilkr'");
});

test('the number, changed once, is the only one: on all pages, on paper, in structured data and on the contact card', async ({
  page,
  edited,
}) => {
  test.setTimeout(300_000);
  await page.goto(edited.address);
  await openRecord(page, 'The company', 'Business');
  const phone = page.getByLabel('Phone', { exact: true });
  const before = await phone.inputValue();
  await phone.fill('+15125550123');
  await expect(preview(page).locator('a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:+15125550123');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this computer. Not online yet')).toBeVisible();

  const company = mkdtempSync(join(tmpdir(), 'renumbered-'));
  const output = outputOf(basename(company));
  try {
    cpSync(edited.folder, company, { recursive: true });
    writeEmptyPictures(company);
    execFileSync(process.execPath, ['build/build.ts'], {
      env: { ...process.env, COMPANY: company },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const site = siteIn(output);
    const digits = (number: string) =>
      new RegExp(Array.from(number.slice(2)).join(String.raw`[^\da-z]{0,3}`));
    const texts = globSync('**/*.{html,js,json,css,vcf,webmanifest,txt}', { cwd: site }).map((file) => ({
      file,
      text: readFileSync(join(site, file), 'utf8'),
    }));
    const filesWith = (number: string) =>
      texts.filter(({ text }) => digits(number).test(text)).map(({ file }) => file);
    expect(filesWith(before)).toEqual([]);
    expect(filesWith('+15125550123').length).toBeGreaterThan(20);
    const documents = documentsIn(site);
    expect(documents.length).toBeGreaterThan(10);
    for (const { path, html } of documents) {
      expect.soft(html, path).toContain('href="tel:+15125550123"');
      if (isNoPage(path)) continue;
      expect.soft(leavesOf(structuredDataOf(html)), path).toContain('+15125550123');
    }
    expect(readFileSync(join(site, 'contact.vcf'), 'utf8')).toContain('+15125550123');
    const paper = texts.find(({ file }) => /print-[^/]*\.css$/.test(file))?.text ?? '';
    const [, code = ''] = /--phone-code:\s*url\("?data:image\/svg\+xml,([^")]+)/.exec(paper) ?? [];
    const drawn = sharp(Buffer.from(decodeURIComponent(code))).flatten({ background: '#fff' });
    const margin = { top: 40, bottom: 40, left: 40, right: 40, background: '#fff' };
    const picture = await drawn.resize(400, 400, { kernel: 'nearest' }).extend(margin).png().toBuffer();
    expect(await readCode(picture)).toBe('tel:+15125550123');
  } finally {
    for (const folder of [company, output]) rmSync(folder, { recursive: true, force: true });
  }
});

test('an answer that comes late takes nothing back', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Hyde Park');
  const name = page.getByLabel('Name', { exact: true });

  await test.step('of the whole company, asked for before a change', async () => {
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    const { promise: isChanged, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/company*', async (route) => {
      const response = await route.fetch();
      const state: object = await response.json();
      asked();
      await isChanged;
      // A name that shows when the answer has arrived.
      await route.fulfill({ response, json: { ...state, brand: 'Late Plumbing' } });
    });
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await isAsked;
    await name.fill('Hyde Park North');
    await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
    letGo();
    await expect(page.getByText('Late Plumbing')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
    await page.unroute('**/api/company*');
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('North');
  });

  await test.step('of a record that is opened again while a change to it is under way', async () => {
    const { promise: isOpened, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/change*', async (route) => {
      await isOpened;
      await route.continue();
    });
    await name.fill('Hyde Park South');
    const records = page.getByRole('navigation', { name: 'Records' });
    await records.getByRole('button', { name: 'Zilker', exact: true }).click();
    await records.getByRole('button', { name: /^Hyde Park/ }).click();
    letGo();
    await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('South');
    await expect(name).toHaveValue('Hyde Park South');
  });

  // The next test finds the record as it was.
  await name.fill('Hyde Park');
  await expect(page.getByRole('button', { name: '1 change' })).toHaveCount(0);
});

test('a file that was changed on the disk meanwhile is not overwritten: both are shown', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  await page.getByLabel('Response time').fill('25-35');
  await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  const theirs = edited.read(area).replace(/responseTime: .*/, 'responseTime: 40-50');
  edited.write(area, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const both = page.getByRole('region', { name: 'Hyde Park was changed elsewhere' });
  await expect(both).toContainText('to 40-50');
  await expect(both).toContainText('to 25-35');
  expect(edited.read(area)).toBe(theirs);
  await both.getByRole('button', { name: 'Take the file’s' }).click();
  await expect(page.getByLabel('Response time')).toHaveValue('40-50');
});

test('a hostile page changes and learns nothing', async ({ page, edited }) => {
  const { origin, searchParams } = new URL(edited.address);
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }),
  );
  await page.goto('http://evil.example/');
  const learned = await page.evaluate(
    async ({ origin, token, file }) => {
      const change = { method: 'POST', body: JSON.stringify({ file, value: { name: 'Evil' } }) };
      const tries = [
        () => fetch(`${origin}/api/change`, { ...change, headers: { 'X-Editor-Token': token } }),
        () => fetch(`${origin}/api/change`, { ...change, mode: 'no-cors' }),
        () => fetch(`${origin}/?token=${token}`),
        () => fetch(`${origin}/api/company`, { headers: { 'X-Editor-Token': token } }),
      ];
      const answers = await Promise.all(
        tries.map((attempt) =>
          attempt().then(
            (response) => response.text(),
            () => '',
          ),
        ),
      );
      // A form needs no permission to send; a frame none to show.
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: `${origin}/api/save?token=${token}`, target: 'frame' });
      const frame = document.createElement('iframe');
      frame.name = 'frame';
      document.body.append(frame, form);
      form.submit();
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      return answers;
    },
    { origin, token: searchParams.get('token') ?? '', file: area },
  );
  expect(learned).toEqual(['', '', '', '']);
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  expect(edited.git('status', '--porcelain').trim()).toBe('');
});

test('the editor can be used by everybody, and on a phone', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Pages', 'Home page');
  const found = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const shared = page.getByRole('region', { name: 'How others show this page' });
  await page
    .getByRole('group', { name: 'In search results and link previews' })
    .getByLabel('Title')
    .fill('Plumbing That Stays Put in Austin');
  await expect(shared.getByText('Plumbing That Stays Put in Austin')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'All records' }).click();
  await openRecord(page, 'Areas', 'Hyde Park');
  await expect(page.getByLabel('Response time')).toBeVisible();
});
