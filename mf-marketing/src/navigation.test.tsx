import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@tessera/shared/testing';
import { openLater, scrollTo, siteOpener } from './site-testing';

const openSite = siteOpener(renderRemote);

/** jsdom has the width of a desktop, where the menu of narrow windows is not displayed. */
const NARROW = { hidden: true };

beforeEach(() => {
  scrollTo(0);
});

afterEach(() => jest.restoreAllMocks());

function links(name: string): (string | null)[][] {
  const navigation = screen.getByLabelText(name);
  return within(navigation)
    .getAllByRole('link', NARROW)
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the landing navigation', () => {
  it('[NAV-01] leads to /home, Pricing, Features, Demo, Docs and, by Sign Up, to /auth', async () => {
    await openSite('/home');
    expect(links('Main')).toEqual([
      ['Pricing', '/pricing'],
      ['Features', '/home#features'],
      ['Demo', '/home#demo'],
      ['Docs', '/Docs'],
    ]);
    const bar = within(screen.getAllByRole('banner')[0] as HTMLElement);
    expect(bar.getByRole('link', { name: 'Tessera' })).toHaveAttribute('href', '/home');
    expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth');
  });

  it('[NAV-01] has Sign Up in the menu of narrow windows too', async () => {
    await openSite('/home');
    await userEvent.click(screen.getByLabelText('Open menu'));
    await screen.findByLabelText('Menu');
    expect(links('Menu').map(([label]) => label)).toEqual(['Pricing', 'Features', 'Demo', 'Docs']);
    for (const link of screen.getAllByText('Sign Up')) expect(link).toHaveAttribute('href', '/auth');
  });

  it('[NAV-02] takes its scrolled style after more than 10 px', async () => {
    await openSite('/home');
    const [bar] = screen.getAllByRole('banner');
    scrollTo(10);
    expect(bar).not.toHaveAttribute('data-scrolled');
    scrollTo(11);
    expect(bar).toHaveAttribute('data-scrolled');
  });

  it('[NAV-09] scrolls to the section that the address names when arriving from elsewhere', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openSite('/home#demo');
    const demo = await screen.findByRole('region', { name: 'A conversation, and what it writes' });
    expect(scrolled.mock.contexts).toEqual([demo]);
    expect(demo).toHaveFocus();

    await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText('Features'));
    expect(scrolled.mock.contexts.at(-1)).toBe(
      screen.getByRole('region', { name: 'Everything between the idea and the address' }),
    );
  });
});

describe('the top navigation', () => {
  it('[NAV-04] leads to Home, Features, Documentation and Pricing and marks the page one is on', async () => {
    await openSite('/');
    expect(links('Main')).toEqual([
      ['Home', '/'],
      ['Features', '/features'],
      ['Documentation', '/Docs'],
      ['Pricing', '/pricing'],
    ]);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByText('Pricing')).not.toHaveAttribute(
      'aria-current',
    );
  });

  it('[NAV-05] opens Products while hovered', async () => {
    await openSite('/');
    const products = screen.getByRole('button', { name: 'Products' });
    await userEvent.hover(products);
    await openLater('AI Chat');
    expect(screen.getByRole('link', { name: /AI Chat/ })).toBeVisible();
    expect(
      links('Main')
        .slice(4)
        .map(([, to]) => to),
    ).toEqual(['/apphome', '/codeeditor', '/github', '/database', '/agents']);
    expect(screen.getByRole('link', { name: /Code Editor.*Online IDE with IntelliSense/ })).toBeVisible();
    await userEvent.unhover(products);
    expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  it('[NAV-05] opens Products for the keyboard and closes it with Escape', async () => {
    await openSite('/');
    const products = screen.getByRole('button', { name: 'Products' });
    act(() => products.focus());
    expect(products).toHaveAttribute('aria-expanded', 'true');
    await openLater('AI Chat');
    expect(screen.getByRole('link', { name: /AI Chat/ })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /AI Chat/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  it('[NAV-06] leads to /auth by Sign In and Get Started, in the menu by Sign In and Get Started Free', async () => {
    await openSite('/');
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
    await userEvent.click(screen.getByLabelText('Open menu'));
    expect(await openLater('Get Started Free')).toHaveAttribute('href', '/auth');
    expect(bar.getAllByText('Sign In')).toHaveLength(2);
  });

  it('[NAV-07] takes its dark background after more than 50 px', async () => {
    await openSite('/');
    scrollTo(50);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
    scrollTo(51);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  });

  it('[NAV-08] closes the menu of narrow windows when the route changes, and with Escape', async () => {
    await openSite('/');
    await userEvent.click(screen.getByLabelText('Open menu'));
    await userEvent.click(within(await screen.findByLabelText('Menu')).getByText('Pricing'));
    await waitFor(() => expect(screen.queryByLabelText('Menu')).not.toBeInTheDocument());

    await userEvent.click(await screen.findByLabelText('Open menu'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Menu')).not.toBeInTheDocument();
  });
});

describe('the footer', () => {
  it('[NAV-03] says what is being built, since when, and leads to Features, Pricing and Demo', async () => {
    await openSite('/');
    expect(links('Footer')).toEqual([
      ['Features', '/home#features'],
      ['Pricing', '/pricing'],
      ['Demo', '/home#demo'],
    ]);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Building the future of AI-powered development tools.')).toBeVisible();
    expect(footer.getByText('© 2024 Tessera')).toBeVisible();
  });
});
