import type { Notice } from '@tessera/shared/remote';
import { buildApi, buildApiError, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ProjectProvider, useProject } from '../../lib/project-provider';
import { AppsList } from './apps-list';
import { RecentProjects } from './recent-projects';

const plants = buildProject({ id: uuid(1), name: 'Plant diary', updatedAt: '2026-11-20T10:00:00.000Z' });
const books = buildProject({
  id: uuid(2),
  name: 'Reading list',
  status: 'live',
  updatedAt: '2026-11-19T10:00:00.000Z',
  deployment: { id: uuid(901), url: 'http://books.localhost:3000/', status: 'live' },
});

function renderList(answers: Parameters<typeof buildApi>[0] = {}, view = <AppsList />) {
  const notices: Notice[] = [];
  const { api, calls } = buildApi({ 'GET /project': () => [plants, books], ...answers });
  const shell = { api, notify: (notice: Notice) => notices.push(notice) };
  return { ...renderRemote(<ProjectProvider>{view}</ProjectProvider>, { shell }), calls, notices };
}

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

  it('[SCR-01] finds by name, and offers to clear a search that matches nothing', async () => {
    renderList();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search apps' }), 'READ');
    expect(names()).toEqual(['Reading list']);

    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Nothing matches "READxyz"')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(names()).toHaveLength(2);
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
    renderList({}, <RecentProjects />);

    expect(await screen.findByRole('link', { current: true })).toHaveTextContent('Plant diary');
  });

  it('[SCR-01] renames in place by F2, and keeps what was typed when the name is refused', async () => {
    let attempts = 0;
    renderList({
      'PUT /project/:id': ({ body }) => {
        attempts += 1;
        if (attempts === 1) throw buildApiError(409, { error: 'You already have "Herbs"', code: 'CONFLICT' });
        return { ...plants, name: (body as { projectName: string }).projectName };
      },
    });
    const link = await screen.findByRole('link', { name: 'Plant diary' });
    act(() => {
      link.focus();
    });
    await userEvent.keyboard('{F2}');
    const field = screen.getByRole('textbox', { name: 'New name of Plant diary' });
    expect(field).toHaveFocus();

    await userEvent.clear(field);
    await userEvent.type(field, 'Herbs{Enter}');
    expect(await screen.findByText('You already have "Herbs"')).toBeVisible();
    expect(field).toHaveValue('Herbs');

    await userEvent.type(field, ' 2{Enter}');
    expect(await screen.findByRole('link', { name: 'Herbs 2' })).toHaveFocus();
  });

  it('[SCR-01] gives the focus back to the name when renaming is given up, and takes it from nobody', async () => {
    renderList();
    const link = await screen.findByRole('link', { name: 'Plant diary' });
    act(() => {
      link.focus();
    });
    await userEvent.keyboard('{F2}{Escape}');
    expect(screen.getByRole('link', { name: 'Plant diary' })).toHaveFocus();

    await userEvent.keyboard('{F2}');
    await userEvent.click(screen.getByRole('searchbox'));

    expect(screen.getByRole('link', { name: 'Plant diary' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('[SCR-01] puts the focus on a neighbour after deleting, on the heading after the last, on what comes back', async () => {
    const deleted = { 'DELETE /project/:id': () => undefined, 'POST /project/:id/restore': () => plants };
    const { notices } = renderList(
      deleted,
      <>
        <h1 tabIndex={-1}>Apps</h1>
        <AppsList />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Plant diary' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Delete/ }));
    expect(screen.getByRole('link', { name: 'Reading list' })).toHaveFocus();

    await userEvent.keyboard('{Delete}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete app and site' }));
    expect(screen.getByRole('heading', { name: 'Apps' })).toHaveFocus();

    await waitFor(() => {
      expect(notices).toHaveLength(2);
    });
    // Its button goes away with the message.
    screen.getByRole('heading', { name: 'Apps' }).blur();
    act(() => notices[0]?.action?.onSelect());
    expect(await screen.findByRole('link', { name: 'Plant diary' })).toHaveFocus();
  });

  it('[SCR-01] deletes with a way back for 10 s', async () => {
    const { notices } = renderList({
      'DELETE /project/:id': () => undefined,
      'POST /project/:id/restore': () => plants,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Plant diary' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Delete/ }));
    await waitFor(() => {
      expect(notices).toHaveLength(1);
    });
    expect(screen.queryByRole('link', { name: 'Plant diary' })).not.toBeInTheDocument();
    expect(notices[0]).toMatchObject({ title: '"Plant diary" deleted', duration: 10_000 });

    act(() => notices[0]?.action?.onSelect());

    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
  });

  it('[SCR-01] puts an app back that could not be deleted', async () => {
    const { notices } = renderList({
      'DELETE /project/:id': () => {
        throw buildApiError(503, { error: 'The server is busy', code: 'UNAVAILABLE' });
      },
    });
    const link = await screen.findByRole('link', { name: 'Plant diary' });
    act(() => {
      link.focus();
    });

    await userEvent.keyboard('{Delete}');

    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
    await waitFor(() => {
      expect(notices).toMatchObject([{ type: 'error', message: 'The server is busy' }]);
    });
  });

  it('goes to the search by slash', async () => {
    renderList();
    await screen.findByRole('link', { name: 'Plant diary' });

    await userEvent.keyboard('/');

    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('has no accessibility violations', async () => {
    const { container } = renderList();
    await screen.findByRole('link', { name: 'Plant diary' });

    expect((await axe(container)).violations).toEqual([]);
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
