import { readCreation } from '@tessera/shared/remote/hand-over';
import { buildApi, buildApiError, renderRemote } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildTemplate } from '../../lib/templates/template-testing';
import { HomeTemplates } from './home-templates';
import { TemplateGallery } from './template-gallery';

const wine = buildTemplate();
const help = buildTemplate({ id: 'support-tickets', title: 'Help desk', category: 'B2B App', remixes: 1 });
const answers = {
  'GET /template': () => ({ data: [wine, help] }),
  'GET /template/:id/preview': () => ({ url: 'http://template-wine-cellar.preview.localhost/' }),
};

function show(path = '/template', more: Parameters<typeof buildApi>[0] = {}, view = <TemplateGallery />) {
  const { api, made } = buildApi({ ...answers, ...more });
  return { ...renderRemote(view, { path, shell: { api } }), made };
}

const titles = (level = 2) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeAll(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  sessionStorage.clear();
});

describe('the gallery of templates', () => {
  it('[TPL-03] shows each with picture, category, description, author and remixes', async () => {
    const { container } = show();
    const [card] = await screen.findAllByRole('article');
    const inside = within(card ?? container);
    expect(inside.getByRole('link', { name: 'Wine cellar' })).toBeVisible();
    for (const text of ['Personal', 'Bottles by place and vintage.', 'Sommelier, country inn'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('img', { name: '3 remixes' })).toBeVisible();
    expect(inside.getAllByRole('presentation', { hidden: true })[0]).toHaveAttribute('width', '640');
    expect(screen.getByRole('img', { name: '1 remix' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[TPL-02] filters by category and by words, in the address', async () => {
    const { address } = show();
    await screen.findByRole('link', { name: 'Help desk' });
    await userEvent.click(screen.getByRole('button', { name: 'B2B App' }));
    expect(titles()).toEqual(['Help desk']);
    expect(address()).toBe('/template?category=B2B+App');
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('xyz');
    expect(screen.getByText('No template matches "xyz"')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toEqual(['Wine cellar', 'Help desk']);
    expect(address()).toBe('/template');
  });

  it('[TPL-02] asks for the order that the address names', async () => {
    const { made } = show('/template?sort=recent');
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toHaveValue('recent');
    await screen.findByRole('link', { name: 'Help desk' });
    expect(made[0]).toMatchObject({ query: { sort: 'recent' } });
  });

  it('[TPL-01] says that templates could not be loaded, and tries again', async () => {
    let isDown = true;
    show('/template', {
      'GET /template': () => {
        if (isDown) throw buildApiError(503);
        return { data: [wine] };
      },
    });
    expect(await screen.findByText('Failed to load templates')).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Wine cellar' })).toBeVisible();
  });

  it('[TPL-04] opens a running preview, and begins an app with the template', async () => {
    const { address } = show('/template?category=Personal');
    await userEvent.click(await screen.findByRole('link', { name: 'Wine cellar' }));
    expect(address()).toBe('/template?category=Personal&preview=wine-cellar');
    const dialog = screen.getByRole('dialog', { name: 'Wine cellar' });
    const frame = await within(dialog).findByTitle('Preview of Wine cellar');
    expect(frame).toHaveAttribute('src', 'http://template-wine-cellar.preview.localhost/');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-modals');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Use This Template' }));
    expect(address()).toBe('/create-app/Wine%20cellar');
    expect(readCreation('Wine cellar')).toMatchObject({
      projectName: 'Wine cellar',
      templateId: 'wine-cellar',
      prompt: 'Use the template “Wine cellar”',
    });
  });

  it('[TPL-04] closes the preview into the gallery, also one that the address brought', async () => {
    const { address } = show('/template?sort=recent&preview=wine-cellar');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/template?sort=recent');
  });

  it('leads to the page of a template that the list has no more', async () => {
    const { address } = show('/template?preview=crm');
    await waitFor(() => {
      expect(address()).toBe('/template/crm');
    });
  });
});

describe('templates on the app home', () => {
  it('[HOME-07] shows a few by category and order, and leads to all of them', async () => {
    const { container, made } = show('/apphome', {}, <HomeTemplates />);
    expect(await screen.findByRole('link', { name: 'Wine cellar' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'B2B App' }));
    expect(titles(3)).toEqual(['Help desk']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort templates' }), 'Trending');
    expect(made.at(-1)).toMatchObject({ query: { sort: 'trending' } });
    for (const name of ['View All', 'Show All Templates'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/template');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[HOME-07] opens the preview with the way to begin', async () => {
    const { address } = show('/apphome', {}, <HomeTemplates />);
    await userEvent.click(await screen.findByRole('link', { name: 'Wine cellar' }));
    expect(address()).toBe('/apphome?preview=wine-cellar');
    expect(screen.getByRole('link', { name: 'Use This Template' })).toHaveAttribute(
      'href',
      '/create-app/Wine%20cellar',
    );
  });
});
