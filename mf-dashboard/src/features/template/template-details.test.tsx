import { buildApi, buildApiError, renderRemote } from '@tessera/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildTemplate, buildTemplateView } from '../../lib/templates/template-testing';
import { TemplateDetails } from './template-details';

const never = () => new Promise<never>(() => undefined);

const view = buildTemplateView();
const answers = { 'GET /template/:id': () => ({ data: view }), 'GET /template/:id/preview': never };

function show(
  path: string | { pathname: string; search?: string; state?: unknown },
  more: Parameters<typeof buildApi>[0] = {},
  id = 'wine-cellar',
) {
  const { api, made } = buildApi({ ...answers, ...more });
  return { ...renderRemote(<TemplateDetails id={id} />, { path, shell: { api } }), made };
}

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

describe('the page of a template', () => {
  it('[TPL-07] shows every field of the view', async () => {
    const { container } = show('/template/wine-cellar');
    const title = await screen.findByRole('heading', { level: 1, name: 'Wine cellar' });
    await screen.findByText('A few seconds');
    expect(within(title).getByRole('presentation')).toHaveAttribute('src', view.icon);
    const facts = within(screen.getByRole('complementary'));
    for (const text of ['Personal', 'Sommelier, country inn', '3', 'A few seconds', 'TypeScript', 'React'])
      expect(facts.getByText(text)).toBeVisible();
    expect(facts.getByText('#881337')).toBeVisible();
    expect(facts.getByText('Wines with Wine and vintage')).toBeVisible();
    expect(screen.getByText('Bottles by place and vintage.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use This Template' })).toHaveAttribute(
      'href',
      '/create-app/Wine%20cellar',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[TPL-05] has the preview and the code in tabs that the address names, and copies a file', async () => {
    const user = userEvent.setup();
    const { address } = show('/template/wine-cellar?tab=code&file=README.md', {
      'GET /template/:id/preview': () => ({ url: 'http://template-wine-cellar.preview.localhost/' }),
    });
    expect(await screen.findByText('# Wine cellar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'App.tsx' }));
    expect(address()).toBe('/template/wine-cellar?tab=code&file=src%2FApp.tsx');
    expect(screen.getByText('export function App() {}')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy Code' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('export function App() {}');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(address()).toBe('/template/wine-cellar');
    expect(await screen.findByTitle('Preview of Wine cellar')).toBeVisible();
  });

  it('[TPL-06] shows what the page before handed on, while the rest is on its way', async () => {
    show(
      { pathname: '/template/wine-cellar', search: '?tab=code', state: { template: buildTemplate() } },
      { 'GET /template/:id': never },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Wine cellar' })).toBeVisible();
    expect(await screen.findByText('Template details are being loaded...')).toBeVisible();
  });

  it('[TPL-06] shows what this tab has seen before, without a hand-over', async () => {
    const first = show('/template/wine-cellar');
    await screen.findByText('A few seconds');
    first.unmount();
    show('/template/wine-cellar', { 'GET /template/:id': never });
    expect(screen.getByRole('heading', { level: 1, name: 'Wine cellar' })).toBeVisible();
  });

  it('[TPL-06] takes no other template for it', () => {
    const state = { template: buildTemplate({ id: 'pet-care', title: 'Pet care' }) };
    show({ pathname: '/template/wine-cellar', state }, { 'GET /template/:id': never });
    expect(screen.queryByText('Pet care')).not.toBeInTheDocument();
    expect(screen.getByText('Template details are being loaded...')).toBeVisible();
  });

  it('says why it could not be loaded, and tries again', async () => {
    let isDown = true;
    show('/template/wine-cellar', {
      'GET /template/:id': () => {
        if (isDown) throw buildApiError(503);
        return { data: view };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wine cellar' })).toBeVisible();
  });
});

describe('a template that is not there', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[TPL-06] is asked for once more after a second, and then not found', async () => {
    const { made } = show('/template/time-machine', { 'GET /template/:id': gone }, 'time-machine');
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(made).toHaveLength(1);
    expect(screen.getByText('Template details are being loaded...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(made).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Template Not Found' })).toBeVisible();
    expect(screen.getByText('The requested template could not be found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse templates' })).toHaveAttribute('href', '/template');
  });
});

function gone(): never {
  throw buildApiError(404, { code: 'NOT_FOUND' });
}
