import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lackingInDocument, lackingInScript, lackingInStyles } from './lacking.ts';
import { documents, folder } from '#tests/built-html/site.ts';

/*
 * The oldest browsers meant (build/browsers.ts) know what the site is made of. What one of them lacks is listed here, with
 * what its visitors have instead.
 */

const styles = {
  '(prefers-reduced-transparency)': 'a wish that older browsers have no setting for',
  '(scripting)': 'room for answers where scripts are off; a not-found page that does not wait for the app',
  '-webkit-tap-highlight-color': 'a highlight that only other browsers have',
  '::details-content': 'on paper, collapsed texts stay collapsed',
  ':has': 'lists in one column, and six doors in place of the chooser where there are no scripts',
  ':popover-open': 'a menu that scripts open (older-browsers.ts)',
  '@container': 'maps in the layout of phones',
  '@page': 'the margins that the browser gives a sheet',
  'break-after: avoid': 'a heading may end a sheet',
  'container-type': 'maps in the layout of phones; the chooser shows the whole picture',
  'content-visibility': 'on paper, collapsed texts stay collapsed',
  cqh: 'the chooser shows the whole picture',
  cqw: 'the chooser shows the whole picture',
  'cursor: pointer': 'phones have no pointer',
  'forced-color-adjust': 'finishes in the colors of the high contrast that was asked for',
  hyphens: 'a long word in a table that breaks without a hyphen',
  outline: 'a focus ring with square corners',
  'overflow-anchor': 'a title that moves until scripts put it below the header',
  'overscroll-behavior': 'the page scrolls on at the end of a menu',
  'paint-order': 'nothing: what they lack it for is text outside of drawings',
  'scrollbar-width': 'a scrollbar below a row that scrolls',
  'text-wrap': 'lines that break where they are full',
  'user-select': 'the number beside a call link is selected by its digits; a button copies it',
};

const scripts = {
  '.createPolicy()': 'asked about first: window.trustedTypes?.',
  '.createScriptURL()': 'asked about first: a policy is there, or its fallback',
  '.service()': 'our own: paths.service',
  '.togglePopover()': 'asked about first: a dialog of the browser',
  '.traverseTo()': 'asked about first: without the Navigation API, links load documents',
};

const html = {
  '<button popovertarget>': 'a menu that scripts open (older-browsers.ts)',
  '<details name>': 'one open at a time by script (older-browsers.ts)',
  '<div popover>': 'without a network, the page of the browser',
  '<img fetchpriority>': 'a picture that comes a little later',
  '<link blocking>': 'a page that may be painted before its hero is whole',
  '<link fetchpriority>': 'a drawing of a guide that comes a little later',
  '<nav popover>': 'a menu that scripts open (older-browsers.ts)',
  '<source height>': 'a moment in which the picture of phones has the height of the other one',
  '<source width>': 'the same',
};

const remedy =
  'Ask the browser first, give it something else before, or, if visitors can do without, say here what they have then.';

function all(found: readonly string[][]): string[] {
  return [...new Set(found.flat())].sort();
}

test('styles use what the browsers meant know, but for what visitors can do without', () => {
  const inDocuments = documents.flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text),
  );
  const files = globSync('assets/*.css', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(all([...new Set([...inDocuments, ...files])].map(lackingInStyles)), remedy).toEqual(
    Object.keys(styles).sort(),
  );
});

test('scripts use what the browsers meant know, but for what they ask about first', () => {
  const files = globSync('app/{components,navigation,offline,pages,places,shell}/**/*.{ts,tsx}');
  const run = files.filter((file) => !/\.test\.|prerender/.test(file));
  expect(run.length).toBeGreaterThan(50);
  const found = run.map((file) => lackingInScript(readFileSync(file, 'utf8')));
  expect(all(found), remedy).toEqual(Object.keys(scripts).sort());
});

test('documents use what the browsers meant know, but for what visitors can do without', () => {
  expect(all(documents.map(({ html }) => lackingInDocument(html))), remedy).toEqual(Object.keys(html).sort());
});
