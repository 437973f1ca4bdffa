import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Words } from '#app/components/ui/words.tsx';
import { siteOf } from '#app/page-data/site.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const claim = { words: 'lifetime warranty', answer: 'warranty' };
const site = siteOf({ ...company, labels: { ...company.labels, lifetimeWarranty: claim } });

test('links a claim to its terms anywhere in a text', async () => {
  const { container } = await renderWithSite(
    <p>
      <Words text="Pipes have a {lifetimeWarranty}. Ask about the {lifetimeWarranty}." />
    </p>,
    { site },
  );
  expect(container.textContent).toBe('Pipes have a lifetime warranty. Ask about the lifetime warranty.');
  const links = page.getByRole('link', { name: 'lifetime warranty' });
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/contact#warranty',
    '/contact#warranty',
  ]);
});

test('a text without the claim is the text', async () => {
  const { container } = await renderWithSite(<Words text="No claim at all" />, { site });
  expect(container.textContent).toBe('No claim at all');
  expect(container.querySelector('a')).toBeNull();
});

test('a range stays on one line, however narrow the column is', async () => {
  const { container } = await renderWithSite(
    <p>
      <Words text="We arrive in 20–30 minutes, at night in 35–45." />
    </p>,
    { site },
  );
  container.style.width = '1px';
  expect(container.textContent).toBe('We arrive in 20–30 minutes, at night in 35–45.');
  for (const range of ['20–30', '35–45'])
    expect(page.getByText(range, { exact: true }).element().getClientRects()).toHaveLength(1);
});
