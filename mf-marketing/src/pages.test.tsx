import { screen } from '@testing-library/react';
import { findPublicPage } from '@tessera/shared/public-pages';
import { axe } from 'jest-axe';
import { openSite } from './site-testing';

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
  it.each(['/', '/home', '/landing', '/enhanced', '/newhero', '/pricing', '/Documentation', '/Docs/support'])(
    '[RT-01] %s has one h1, a title and no accessibility violations',
    async (path) => {
      const { container } = await openSite(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      const { title } = findPublicPage(path) ?? { title: 'Documentation' };
      expect(document.title).toBe(`${title} · Tessera`);
      expect((await axe(container)).violations).toEqual([]);
    },
  );
});
