import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ServiceCards } from '#app/components/cards.tsx';
import { pageAt } from '#tests/page-at.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const { cards } = pageAt('services', '/services').content;

test('a card has its service’s name, text and picture, and a link whose name says where it leads', async () => {
  await renderWithSite(<ServiceCards cards={cards.slice(0, 1)} more="Read about it" />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Drain Cleaning' })).toBeVisible();
  await expect
    .element(
      page.getByText('Clogged sinks, tubs and sewer lines opened, and a camera look at what closed them.'),
    )
    .toBeVisible();
  await expect
    .element(
      page.getByRole('img', {
        name: 'A plain gradient of gray greens, darker toward the lower right corner',
      }),
    )
    .toHaveAttribute('src', '/images/drain-cleaning.webp');
  await expect
    .element(page.getByRole('link', { name: 'Read about it: Drain Cleaning' }))
    .toHaveAttribute('href', '/services/drain-cleaning');
});

test('the cards of emergency services say so, and no others', async () => {
  const marked = cards.map((card) => ({ ...card, emergency: card.name === 'Water Heater Repair' }));
  const { container } = await renderWithSite(<ServiceCards cards={marked} more="Read about it" />);
  const saying = [...container.querySelectorAll('li')].filter(({ textContent }) =>
    textContent.includes('After-hours visits'),
  );
  expect(saying.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Water Heater Repair']);
});

test('where there is no emergency service, no card has such a line', async () => {
  await renderWithSite(<ServiceCards cards={cards} more="Read about it" />);
  await expect.element(page.getByText('After-hours visits')).not.toBeInTheDocument();
});
