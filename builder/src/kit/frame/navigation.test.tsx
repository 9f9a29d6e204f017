/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage, goTo, rooms, sections, talks } from '../kit-testing';
import { createStore } from '../data/store';
import { AppShell, type AppPage } from './app-shell';
import { PageHeading } from './page';

expect.extend(toHaveNoViolations);

const Overview = () => <PageHeading title="Overview" />;
const pageOf = (path: string, name: string): AppPage => ({ path, name, Page: Overview });
const [first] = sections;
const pages: readonly AppPage[] = [
  { ...pageOf('overview', 'Overview'), icon: 'gauge' },
  { path: 'talks', name: 'All talks', Page: first?.List ?? Overview },
];

async function openShell(shown: readonly AppPage[], hash = '#/', logo?: string) {
  window.scrollTo = () => undefined;
  window.location.hash = hash;
  const store = createStore(buildStorage(), [talks, rooms]);
  const { container } = render(
    <AppShell
      title="Talk tracker"
      icon="mic"
      icons={{ gauge: <circle cx="12" cy="12" r="8" />, mic: <path d="M12 4v8" /> }}
      pages={shown}
      sections={sections}
      navigation="side"
      {...(logo !== undefined && { logo })}
      store={store}
    />,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup({ delay: null }), container };
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('AppShell with pages', () => {
  it('[MODEL-04] opens with the first page and lists pages of blocks and of records', async () => {
    const { container } = await openShell(pages);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Overview');
    expect(links()).toEqual(['Overview', 'All talks']);
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(await axe(container)).toHaveNoViolations();

    await goTo('#/talks');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Talks');
    expect(screen.getByRole('link', { name: 'All talks' })).toHaveAttribute('aria-current', 'page');
  });

  it('[HOME-02] shows a logo in the place of the icon; the title beside it says what it is', async () => {
    await openShell(pages, '#/', 'data:image/png;base64,AAAA');
    const home = screen.getByRole('link', { name: 'Talk tracker' });
    expect(within(home).getByRole('presentation')).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  });

  it('[MODEL-04] opens the list of an entity that no page shows', async () => {
    await openShell(pages, '#/rooms');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rooms');
  });

  it('[MODEL-04] says that a page of blocks has no records of its own', async () => {
    await openShell(pages, '#/overview/new');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
  });

  it('[MODEL-04] keeps up to five pages in a bar and more behind a button', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pageOf(name, `Page ${name}`));
    const { user } = await openShell(many);
    const nav = screen.getByRole('navigation', { name: 'Main menu' });

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(nav).toHaveClass('nav-open');
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: 'Page c' }));

    expect(nav).not.toHaveClass('nav-open');
  });

  it('[MODEL-04] needs no button for five pages', async () => {
    await openShell(['a', 'b', 'c', 'd', 'e'].map((name) => pageOf(name, `Page ${name}`)));

    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toHaveClass('nav-bar');
  });

  it('[MODEL-09] draws the icon of the application and of its pages, unsaid', async () => {
    await openShell(pages);

    const overview = within(screen.getByRole('navigation')).getByRole('link', { name: 'Overview' });
    // eslint-disable-next-line testing-library/no-node-access -- a picture that says nothing has no role to find it by
    expect(overview.querySelector('svg[aria-hidden] circle')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Talk tracker' })).toBeVisible();
  });
});
