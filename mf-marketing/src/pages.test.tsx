import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderRemote } from '@tessera/shared/testing';
import { ProbedSite, settle } from './site-testing';

async function renderSite(path: string) {
  const view = renderRemote(<ProbedSite />, { path });
  await settle();
  return view;
}

// Checking a whole page for accessibility takes seconds on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  // Nothing types itself while a page is looked at.
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: true,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => jest.restoreAllMocks());

describe('every page of the site', () => {
  it.each([
    ['/', 'Home · Tessera'],
    ['/home', 'Welcome · Tessera'],
    ['/newhero', 'Welcome · Tessera'],
    ['/landing', 'Not there yet · Tessera'],
    ['/enhanced', 'Not there yet · Tessera'],
    ['/pricing', 'Pricing · Tessera'],
    ['/Documentation', 'Documentation · Tessera'],
    ['/Docs/support', 'Documentation · Tessera'],
  ])('[RT-01] %s has one h1, a title and no accessibility violations', async (path, title) => {
    const { container } = await renderSite(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(document.title).toBe(title);
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each(['/landing', '/enhanced'])(
    '%s says plainly that it is not there yet and leads to the start page',
    async (path) => {
      await renderSite(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This page is not there yet' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    },
  );
});
