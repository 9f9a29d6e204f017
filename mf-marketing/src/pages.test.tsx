import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderRemote } from '@tessera/shared/testing';
import { siteOpener } from './site-testing';

const openSite = siteOpener(renderRemote);

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
    '[RT-01] %s has one h1 and no accessibility violations',
    async (path) => {
      const { container } = await openSite(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect((await axe(container)).violations).toEqual([]);
    },
  );
});
