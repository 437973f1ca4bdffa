import { expect, test } from 'vitest';
import { logo } from '#brand/link-previews/logo.ts';
import { openCompany } from '#content/validate/validate.ts';
import { identityOf } from '#brand/identity.ts';

const identity = identityOf(openCompany('tests/second-company'));

const lines = (name: string, shortName: string) =>
  [...logo({ mark: identity.mark, name, shortName }).matchAll(/class="logo-line">([^<]*)/g)].map(
    ([, line]) => line,
  );

test.each([
  ['Doors for Homes', 'Doors', ['Doors', 'for Homes']],
  ['Doors', 'Doors', ['Doors']],
  ['The Door Shop', 'TDS', ['TDS', 'The Door Shop']],
  // A name is never markup.
  ['Doors & <i>', 'Doors', ['Doors', '&amp; &lt;i>']],
])('the name %s, in short %s, has two lines: its short form, and the rest', (name, shortName, expected) => {
  expect(lines(name, shortName)).toEqual(expected);
});
