import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { Link } from '#app/components/ui/link.tsx';
import { PageSourceContext } from '#app/page-source.ts';
import type { Path } from '#app/paths.ts';
import { phoneHref } from '#app/site.ts';

const prefetch = vi.fn<(path: Path) => void>();
const source = {
  get: () => {
    throw new Error('A link shows no page.');
  },
  prefetch,
};
const link = page.getByRole('link', { name: 'About' });

const show = (shown: React.ReactNode) =>
  render(
    <PageSourceContext value={source}>
      <MemoryRouter>{shown}</MemoryRouter>
    </PageSourceContext>,
  );

test('a link fetches its page as soon as the mouse comes to it', async () => {
  prefetch.mockClear();
  await show(<Link to="/about">About</Link>);
  expect(prefetch).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(prefetch).toHaveBeenCalledWith('/about');
});

test('a link fetches its page as soon as the keyboard comes to it', async () => {
  await show(
    <>
      <Link to="/about">About</Link>
      <p className="mt-40">Elsewhere</p>
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  prefetch.mockClear();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  expect(prefetch).toHaveBeenCalledWith('/about');
});

test('a button that dials is a plain link', async () => {
  await show(
    <ButtonLink look="call" to={phoneHref} name="Call us">
      Call
    </ButtonLink>,
  );
  await expect.element(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', phoneHref);
});

test('a link to another site opens in a new tab, says so, and hands over nothing', async () => {
  await show(
    <ExternalLink href="https://www.door-maker.test" notice="(opens in a new tab)">
      Maker
    </ExternalLink>,
  );
  const external = page.getByRole('link', { name: 'Maker (opens in a new tab)' });
  await expect.element(external).toHaveAttribute('target', '_blank');
  await expect.element(external).toHaveAttribute('rel', 'noopener');
});
