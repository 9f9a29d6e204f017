import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@tessera/shared/testing';
import { siteOpener } from './site-testing';

const openSite = siteOpener(renderRemote);

// jsdom draws nothing.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

/** Decoration: it has no role to be found by. */
function findParticles(container: HTMLElement): HTMLElement | null {
  return container.querySelector('canvas');
}

describe('/landing', () => {
  it('[LAND-09] shows one side of the application at a time, by pointer and by arrow keys', async () => {
    await openSite('/landing');
    const tabs = screen.getByRole('tablist', { name: 'Sides of the application' });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Database', 'Deployment', 'Integrations', 'Security']);
    expect(screen.getByRole('tabpanel', { name: 'Database' })).toHaveTextContent('Recuerdos');

    await userEvent.click(screen.getByRole('tab', { name: 'Integrations' }));
    expect(screen.getByRole('tabpanel', { name: 'Integrations' })).toHaveTextContent('Anthropic');
    expect(screen.queryByText('Recuerdos')).not.toBeInTheDocument();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('sealed at rest');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Database', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Integrations', selected: true })).toHaveFocus();
  });

  it('[LAND-08] quotes people by their role and leads to the entrance and the prices', async () => {
    await openSite('/landing');
    const quotes = screen.getByRole('region', { name: 'From people who had something to keep track of' });
    expect(within(quotes).getAllByRole('figure')).toHaveLength(4);
    expect(within(quotes).getByText('Platform engineer, logistics')).toBeVisible();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Start Building Now')).toBe('/auth');
    expect(target('Start Free Trial')).toBe('/auth');
    expect(target('View Pricing')).toBe('/pricing');
  });

  it('[LAND-11] has a hundred particles behind its hero, which nobody is read', async () => {
    const { container } = await openSite('/landing');
    const field = findParticles(container);
    expect(field).toHaveAttribute('data-particles', '100');
    expect(field).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('/newhero', () => {
  it('[LAND-11] has eighty particles behind its hero', async () => {
    const { container } = await openSite('/newhero');
    expect(findParticles(container)).toHaveAttribute('data-particles', '80');
  });
});

describe('/enhanced', () => {
  it('[LAND-12] has features, template filter chips and testimonials', async () => {
    await openSite('/enhanced');
    const features = screen.getByRole('region', { name: 'What stands behind every template' });
    expect(
      within(features)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'AI Development',
      'Database Management',
      'Deploy & Scale',
      'Integrations',
      'Enterprise Security',
    ]);
    const chips = await screen.findByRole('group', { name: 'Categories' });
    expect(within(chips).getByRole('button', { name: 'All', pressed: true })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What people say' })).toHaveTextContent(
      'Lead developer, agency',
    );
    expect(screen.getAllByRole('link', { name: 'Start Building Now' })[0]).toHaveAttribute('href', '/auth');
  });
});
