import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { SiteContext, useSite } from '#app/components/site-context.ts';

function Brand() {
  return useSite().brand;
}

test('a component takes what every page knows from the site around it', () => {
  expect(renderToStaticMarkup(createElement(SiteContext, { value: site }, createElement(Brand)))).toBe(
    'Bluebonnet Plumbing',
  );
});

test('without a site around it, a component fails and says what to do', () => {
  expect(() => renderToStaticMarkup(createElement(Brand))).toThrow(
    'There is no site around the components: wrap them in <SiteContext>.',
  );
});
