import type { ProjectThumbnail } from '@tessera/shared/contracts';
import {
  buildApi,
  buildApiError,
  buildProject,
  renderRemote,
  uuid,
  type MadeCall,
} from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ProjectProvider, useProject } from '../../lib/project-provider';
import { AppsList } from './apps-list';
import { RecentProjects } from './recent-projects';

const plants = buildProject({
  id: uuid(1),
  name: 'Plant diary',
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const books = buildProject({
  id: uuid(2),
  name: 'Reading list',
  status: 'live',
  updatedAt: '2026-11-19T10:00:00.000Z',
  deployment: { id: uuid(901), url: 'http://books.localhost:3000/', status: 'live' },
});

const thumbnail: ProjectThumbnail = {
  view: 'table',
  accent: '#2c8143',
  title: 'Plant diary',
  heading: 'Plants',
  pages: ['Plants', 'Overview'],
  columns: [
    { name: 'Name', type: 'text' },
    { name: 'Light', type: 'choice' },
  ],
  rows: [
    ['Monstera', 'Shade'],
    ['Fern', ''],
  ],
};

function renderList(answers: Parameters<typeof buildApi>[0] = {}, view = <AppsList />, path = '/app') {
  const { api, made } = buildApi({ 'GET /project': () => [plants, books], ...answers });
  return { ...renderRemote(view, { shell: { api }, path }), made };
}

const asked = (made: readonly MadeCall[]) =>
  made.filter(({ name }) => name === 'GET /project').map(({ query }) => query);

const names = () => screen.getAllByRole('link', { name: /diary|list/ }).map(({ textContent }) => textContent);

describe('the list of apps', () => {
  it('[SCR-01] shows each with its version, state and live address, last changed first', async () => {
    renderList();

    expect(await screen.findByRole('link', { name: 'Plant diary' })).toHaveAttribute(
      'href',
      `/app/${uuid(1)}`,
    );
    expect(names()).toEqual(['Plant diary', 'Reading list']);
    expect(screen.getByRole('link', { name: /books\.localhost:3000/ })).toHaveAttribute(
      'href',
      'http://books.localhost:3000/',
    );
    expect(screen.getByText('Live', { selector: 'span' })).toBeVisible();
  });

  it('[SCR-01] asks the server for what is searched for once typing rests, and offers to clear it', async () => {
    const { made, address } = renderList({
      'GET /project': ({ query }) => (query?.['search'] === undefined ? [plants, books] : []),
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search apps' }), 'xyz');
    expect(await screen.findByText('Nothing matches "xyz"')).toBeVisible();
    expect(asked(made).map((query) => query?.['search'])).toEqual([undefined, 'xyz']);
    expect(address()).toBe('/app?search=xyz');

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('/app');
  });

  it('[SCR-01] has status, order and look in its address, and keeps the look', async () => {
    const { made, address, unmount } = renderList({}, <AppsList />, '/app?status=attention&sort=name');
    expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('attention');
    expect(asked(made)[0]).toMatchObject({ status: 'attention', sort: 'name' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Live');
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(address()).toBe('/app?status=live&sort=name&view=list');
    await waitFor(() => {
      expect(asked(made).at(-1)).toMatchObject({ status: 'live', sort: 'name' });
    });
    unmount();
    renderList();
    expect(await screen.findByRole('radio', { name: 'List' })).toBeChecked();
    localStorage.clear();
  });

  it('[SCR-01] says what will be here when there is nothing yet', async () => {
    renderList({ 'GET /project': () => [] });

    expect(await screen.findByText('Everything you build appears here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Describe your first app' })).toHaveAttribute('href', '/apphome');
  });

  it('[HOME-08] says that loading failed, and tries again', async () => {
    let attempts = 0;
    renderList({
      'GET /project': () => {
        attempts += 1;
        if (attempts === 1) throw new Error('down');
        return [plants];
      },
    });
    expect(await screen.findByText('Failed to load projects. Please try again later.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
  });

  it('[HOME-08] silently empties the list on a 401', async () => {
    renderList({
      'GET /project': () => {
        throw buildApiError(401, { error: 'Signed out', code: 'UNAUTHENTICATED' });
      },
    });

    expect(await screen.findByText('Everything you build appears here.')).toBeVisible();
  });

  it('[HOME-08] takes the first project as the current one while none is chosen', async () => {
    sessionStorage.clear();
    renderList(
      {},
      <ProjectProvider>
        <RecentProjects />
      </ProjectProvider>,
    );

    expect(await screen.findByRole('link', { current: true })).toHaveTextContent('Plant diary');
  });

  it('goes to the search by slash', async () => {
    renderList();
    await screen.findByRole('link', { name: 'Plant diary' });

    await userEvent.keyboard('/');

    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('[SCR-01] moves by arrows, and begins a new project by N, but not in a field', async () => {
    const { address } = renderList();
    const first = await screen.findByRole('link', { name: 'Plant diary' });
    act(() => {
      first.focus();
    });
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Reading list' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('/n');
    expect(address()).toBe('/app');
    act(() => {
      first.focus();
    });
    await userEvent.keyboard('n');
    expect(address()).toBe('/create-project');
  });

  it('[SCR-01] begins a new project by N where there is none yet', async () => {
    const { address } = renderList({ 'GET /project': () => [] });
    await screen.findByText('Everything you build appears here.');
    await userEvent.keyboard('{Control>}n{/Control}');
    expect(address()).toBe('/app');
    await userEvent.keyboard('n');
    expect(address()).toBe('/create-project');
  });

  it('[SCR-01] says where it is in the list, of which only a part is drawn', async () => {
    const many = Array.from({ length: 200 }, (_, place) =>
      buildProject({ id: uuid(1000 + place), name: `Diary ${String(place)}` }),
    );
    renderList({ 'GET /project': () => many });
    await screen.findByRole('link', { name: 'Diary 0' });
    const [item] = screen.getAllByRole('listitem');
    expect(item).toHaveAttribute('aria-posinset', '1');
    expect(item).toHaveAttribute('aria-setsize', '200');
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    act(() => {
      screen.getByRole('link', { name: 'Diary 0' }).focus();
    });
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Diary 199' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('[SCR-01] loads the next part on request, puts the focus on its first, and says when that failed', async () => {
    const named = (from: number) =>
      Array.from({ length: 60 }, (_, place) =>
        buildProject({ id: uuid(2000 + from + place), name: `Diary ${String(from + place)}` }),
      );
    const [last = plants] = named(59);
    let attempts = 0;
    const { made } = renderList({
      'GET /project': ({ query }) => {
        if (query?.['cursor'] === undefined) return [...named(0).slice(0, 59), { ...last, nextCursor: 'c1' }];
        attempts += 1;
        if (attempts === 1) throw buildApiError(503, { error: 'The server is busy', code: 'UNAVAILABLE' });
        return named(60);
      },
    });
    await screen.findByRole('link', { name: 'Diary 0' });
    const [item] = screen.getAllByRole('listitem');
    expect(item).toHaveAttribute('aria-setsize', '-1');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next apps could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Diary 60' })).toHaveFocus();
    expect(asked(made).map((query) => query?.['cursor'])).toEqual([undefined, 'c1', 'c1']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('[SCR-01] reads the list again when somebody comes back, and keeps it when that fails', async () => {
    const answers = [[plants, books], undefined, [{ ...plants, name: 'Herbs', projectName: 'Herbs' }]];
    renderList({
      'GET /project': () => {
        const next = answers.shift();
        if (!next) throw buildApiError(503, { error: 'The server is busy', code: 'UNAVAILABLE' });
        return next;
      },
    });
    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
    fireEvent.focus(window);
    await waitFor(() => {
      expect(answers).toHaveLength(1);
    });
    expect(screen.getByRole('link', { name: 'Reading list' })).toBeVisible();
    // The one that failed is over.
    await waitFor(() => {
      expect(screen.getByRole('list', { name: 'Apps' })).not.toHaveAttribute('aria-busy');
    });
    fireEvent.focus(window);
    expect(await screen.findByRole('link', { name: 'Herbs' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reading list' })).not.toBeInTheDocument();
  });

  it('[SCR-01] says what fails from its checks, and what is live from its deployment', async () => {
    renderList({
      'GET /project': () => [
        buildProject({ id: uuid(11), name: 'One', status: 'attention', checks: { passed: 3, failed: 1 } }),
        buildProject({ id: uuid(12), name: 'Two', status: 'building' }),
        buildProject({ id: uuid(13), name: 'Three', status: 'draft', headVersion: null }),
        books,
      ],
    });
    await screen.findByRole('link', { name: 'One' });
    for (const words of ['Check failing', 'Building', 'Draft', 'Live'])
      expect(screen.getByText(words, { selector: 'li span' })).toBeVisible();
  });

  it('has no accessibility violations as cards and as lines', async () => {
    const { container } = renderList({
      'GET /project': () => [{ ...plants, thumbnail }, books],
    });
    await screen.findByRole('link', { name: 'Plant diary' });
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect((await axe(container)).violations).toEqual([]);
    localStorage.clear();
  });
});

describe('useProject', () => {
  it('[PRJ-04] throws outside its provider', () => {
    function Lost() {
      useProject();
      return null;
    }
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => renderRemote(<Lost />)).toThrow('useProject must be used within a ProjectProvider');
  });
});
