import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { SiteContext } from '#app/components/site-context.ts';
import { RichText } from '#app/components/ui/rich-text.tsx';
import { siteOf } from '#app/page-data/site.ts';

const claim = { words: 'lifetime warranty', answer: 'warranty' };
const site = siteOf({ ...company, labels: { ...company.labels, lifetimeWarranty: claim } });
const shown = (text: string) =>
  renderToStaticMarkup(createElement(SiteContext, { value: site }, createElement(RichText, { text })));

test('links a claim to its terms anywhere in a text', () => {
  const link = '<a class="text-link" href="/contact#warranty">lifetime warranty</a>';
  expect(shown('Pipes have a {lifetimeWarranty}. Ask about the {lifetimeWarranty}.')).toBe(
    `Pipes have a ${link}. Ask about the ${link}.`,
  );
});

test('keeps a range on one line', () => {
  const range = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;
  expect(shown('In 20–30 minutes, at night in 35–45.')).toBe(
    `In ${range('20–30')} minutes, at night in ${range('35–45')}.`,
  );
});
