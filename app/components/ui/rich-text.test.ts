import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { SiteContext } from '#app/components/site-context.ts';
import { RichText } from '#app/components/ui/rich-text.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(
    createElement(
      SiteContext,
      { value: { ...site, safety: '/until-we-come' } },
      createElement(RichText, { text }),
    ),
  );

test('keeps a range on one line', () => {
  const range = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;
  expect(shown('In 20–30 minutes, at night in 35–45.')).toBe(
    `In ${range('20–30')} minutes, at night in ${range('35–45')}.`,
  );
});

test('links words to a safety topic', () => {
  expect(shown('Do [what we say](stuck-open), then call.')).toMatch(
    /^Do <a [^>]*href="\/until-we-come#stuck-open"[^>]*>what we say<\/a>, then call\.$/,
  );
});
