import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '#tests/editor/test.ts';

const area = 'areas/hyde-park.yaml';

// One owner's afternoon: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

async function openRecord(page: Page, group: string, name: string) {
  const records = page.getByRole('navigation', { name: 'Records' });
  await expect(records).toBeVisible();
  const record = records.getByRole('button', { name, exact: true });
  if (!(await record.isVisible()))
    await records.getByRole('button', { name: new RegExp(`^${group} \\(`) }).click();
  await record.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const preview = (page: Page): FrameLocator => page.frameLocator('iframe');
const saved = (page: Page) => expect(page.getByText('Saved on this computer')).toBeVisible();

async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('after an end midway, the owner keeps or drops what is unfinished', async ({ page, edited }) => {
  await page.goto(edited.address);
  const dialog = page.getByRole('dialog', { name: 'Changed since the last version' });
  await expect(
    dialog.getByText(/^Unfinished changes of .*\d:\d\d [AP]M: .* Keep or drop them\?$/),
  ).toBeVisible();
  await expect(dialog.getByText(/^Zilker, order: .* to “77”$/)).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Drop everything' }).click();
  await expect(dialog).toBeHidden();
  expect(edited.read('areas/zilker.yaml')).not.toContain('order: 77');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('what is typed is in the file and in the preview; Undo and Redo go back and forth', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Hyde Park');
  await field(page, 'Name').fill('Hyde Park North');
  await expect.poll(() => edited.read(area)).toContain('name: Hyde Park North\n');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Hyde Park North');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Name')).toHaveValue('Hyde Park');
  await expect.poll(() => edited.read(area)).toContain('name: Hyde Park\n');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(field(page, 'Name')).toHaveValue('Hyde Park North');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => edited.git('status', '--porcelain').trim()).toBe('');
});

test('a new entry of a list says nothing before somebody has been there', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  const list = page.getByRole('group', { name: 'Reasons to choose us here' });
  await expect(list.getByRole('textbox').first()).toBeVisible(); // The form has come.
  const count = await list.getByRole('textbox').count();
  await list.getByRole('button', { name: 'Add' }).click();
  await expect(list.getByRole('textbox').nth(count)).toBeFocused();
  await expect(page.getByText('The preview follows again')).toBeVisible();
  await expect(page.getByText(/is empty/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByText(/is empty/).first()).toBeVisible();
  await list.getByRole('button', { name: 'Remove' }).nth(count).click();
  await expect(page.getByText(/is empty/)).toHaveCount(0);
  await saved(page);
  expect(edited.git('status', '--porcelain').trim()).toBe('');
});

test('what two have changed is shown side by side, field by field', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  const response = field(page, 'Response time');
  await expect(response).toHaveValue(/\d/);
  const theirs = edited
    .read(area)
    .replace(/responseTime: .*/, 'responseTime: 40-50')
    .replace(/order: .*/, 'order: 3');
  edited.write(area, theirs);
  await response.fill('25-35');
  const both = page.getByRole('region', { name: 'Response time was changed elsewhere, too' });
  await expect(both).toContainText('40-50');
  await expect(both).toContainText('25-35');
  await saved(page);
  expect(edited.read(area)).toBe(theirs);
  await both.getByRole('button', { name: 'Take what was typed here' }).click();
  await expect.poll(() => edited.read(area)).toBe(theirs.replace('40-50', '25-35'));
  // A change in another program shows as soon as the page is looked at.
  edited.write(area, edited.read(area).replace('25-35', '15-20'));
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect(response).toHaveValue('15-20');
});

test('changes are told in words, and dropped', async ({ page, edited }) => {
  await page.goto(edited.address);
  await page.getByRole('button', { name: '2 changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed since the last version' });
  await expect(
    dialog.getByRole('button', { name: /^Hyde Park, response time: .* to “15-20”$/ }),
  ).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: /^Drop: / }).click();
  await expect(dialog.getByText('Everything is as in the last version.')).toBeVisible();
  expect(edited.git('status', '--porcelain').trim()).toBe('');
});

test('a phone number is written as people write it', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'The company', 'Business');
  await field(page, 'Phone').fill('512.555.0123');
  await expect.poll(() => edited.read('business.yaml')).toMatch(/phone: ['"]?\+15125550123/);
  await field(page, 'City').focus();
  await expect(field(page, 'Phone')).toHaveValue('(512) 555-0123');
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page);
});

test('a click in the preview opens the field of the text; words of texts are found', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  await openRecord(page, 'Pages', 'Home page');
  const heading = preview(page).getByRole('heading', { level: 2 }).first();
  const words = ((await heading.textContent()) ?? '').trim();
  await heading.dispatchEvent('click');
  await expect(page.locator(':focus')).toHaveValue(words);
  await page.getByLabel('Find').fill(words);
  await page.getByRole('region', { name: 'In texts' }).getByRole('button').first().click();
  await expect(page.locator(':focus')).toHaveValue(words);
});

test('an area is added, what is left leads to its fields; it is removed, and Undo brings it back', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  await page.getByRole('button', { name: 'Add an area' }).click();
  await page.getByLabel('What is the area called?').fill('Bouldin Creek');
  await page.getByLabel('Which ZIP codes?').fill('7870');
  await page.getByLabel('How many minutes').fill('20-30');
  await page.getByLabel('Where is its middle?').fill('30.25, -97.75');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('alert')).toContainText('has 4 digits');
  await page.getByLabel('Which ZIP codes?').fill('78704 78741');
  await axe(page);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bouldin Creek' })).toBeVisible();
  const left = page.getByRole('region', { name: 'Left to write' });
  await left.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(field(page, 'Heading').first()).toBeFocused();
  await left.getByRole('button', { name: 'Heading: written' }).click();
  await expect(left.getByRole('button', { name: 'Heading', exact: true })).toHaveCount(0);
  await saved(page);

  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await page.getByRole('button', { name: 'Remove Bouldin Creek' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(edited.git('ls-files')).not.toContain('bouldin-creek');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bouldin Creek' })).toBeVisible();
  expect(edited.git('ls-files')).toContain('services-in-areas/bouldin-creek/');
});

test('what the site can be without is added and removed', async ({ page, edited }) => {
  await page.goto(edited.address);
  await page.getByRole('button', { name: 'Add something else' }).click();
  await page.getByLabel('What do you want to add?').selectOption('symptoms');
  await page.getByLabel('What do you call it?').fill('The tap drips');
  await axe(page);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The tap drips' })).toBeVisible();
  expect(edited.git('ls-files')).toContain('symptoms/the-tap-drips.yaml');
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await page.getByRole('button', { name: 'Remove The tap drips' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(edited.git('ls-files')).not.toContain('the-tap-drips');
});

test('a service is renamed; an earlier version takes it back', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Services', 'Drain Cleaning');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('What is its new name?').fill('Sewer Cleaning');
  await page.getByRole('button', { name: 'Rename it' }).click();
  await expect(page.getByText(/^These still say the old name/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sewer Cleaning' })).toBeVisible();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByText('Everything', { exact: true }).click();
  await page.getByRole('button', { name: /: Renamed Drain Cleaning/ }).click();
  await page.getByRole('button', { name: 'Take back what it changed' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(edited.git('ls-files')).not.toContain('sewer-cleaning');
});

test('a photograph replaces a picture', async ({ page, edited }) => {
  const photograph = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  await page.goto(edited.address);
  await openRecord(page, 'Areas', 'Hyde Park');
  const picture = page.getByRole('region', { name: 'The picture' });
  const chosen = page.waitForEvent('filechooser');
  await picture.getByRole('button', { name: 'Choose another photograph' }).click();
  await (await chosen).setFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await picture.getByRole('button', { name: 'Use this photograph' }).click();
  await expect(picture.getByRole('button', { name: 'Choose another photograph' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
});

test('what is in the way of publishing leads to its field; with nothing in the way, a version is sent', async ({
  page,
  edited,
}) => {
  await page.goto(edited.address);
  const message = 'is a placeholder: write the number that customers call';
  const problem = { severity: 'unpublished', file: 'business.yaml', field: ['phone'], message } as const;
  edited.checkSays({ passes: false, report: '', problems: [{ ...problem, confirmation: undefined }] });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByText('1 thing is in the way. Nothing went online.')).toBeVisible();
  await page.getByText('In the way (1)').click();
  await expect(page.getByText(`${message}.`)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Business › Phone' }).click();
  await expect(field(page, 'Phone')).toBeFocused();

  edited.checkSays({ passes: true, problems: [], report: '' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Look through 1 change first' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('What changed, in a sentence').fill('A new picture of Hyde Park');
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByText('Nothing is in the way.')).toBeVisible();
  const sent = edited.git('--git-dir', edited.host, 'log', '-1', '--format=%s', 'main');
  expect(sent.trim()).toBe('A new picture of Hyde Park');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
});

test('the editor can be used by everybody, and on a phone', async ({ page, edited }) => {
  await page.goto(edited.address);
  await openRecord(page, 'Pages', 'Home page');
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await axe(page);
  const pressed = page.locator(
    '#editor :is(button, input:not([type=checkbox], [type=radio]), textarea):visible',
  );
  const sizes = await pressed.evaluateAll((targets) =>
    targets.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { html: target.outerHTML.slice(0, 80), width, height };
    }),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  await page.getByText('Preview', { exact: true }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('All records', { exact: true }).click();
  await openRecord(page, 'Areas', 'Hyde Park');
  await expect(field(page, 'Response time')).toBeVisible();
});
