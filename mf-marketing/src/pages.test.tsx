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
  it.each([
    ['/', 'AI-Powered Coding Assistant'],
    ['/home', 'Software from a sentence'],
    ['/landing', 'From idea to live application'],
    ['/enhanced', 'Templates and features'],
    ['/newhero', 'One sentence in, a working application out'],
    ['/pricing', 'Pricing'],
    ['/Documentation', 'Documentation'],
    ['/Docs/support', 'Documentation'],
  ])('[RT-01] %s has one h1, a title and no accessibility violations', async (path, title) => {
    const { container } = await openSite(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(document.title).toBe(`${title} · Tessera`);
    expect((await axe(container)).violations).toEqual([]);
  });
});
