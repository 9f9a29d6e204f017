import type { Notice } from '@tessera/shared/remote';
import { buildApi, buildApiError, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppsList } from './apps-list';

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

function renderList(answers: Parameters<typeof buildApi>[0] = {}, view = <AppsList />) {
  const notices: Notice[] = [];
  const { api, made } = buildApi({ 'GET /project': () => [plants, books], ...answers });
  const shell = { api, notify: (notice: Notice) => notices.push(notice) };
  return { ...renderRemote(view, { shell, path: '/app' }), made, notices };
}

describe('what is done with an app of the list', () => {
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

  it('[SCR-01] archives with a way back for 10 s', async () => {
    const { notices, made } = renderList({
      'PUT /project/:id': ({ body }) => {
        const { archived } = body as { archived: boolean };
        return { ...plants, archivedAt: archived ? plants.updatedAt : null };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Plant diary' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(screen.queryByRole('link', { name: 'Plant diary' })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(notices).toMatchObject([{ title: '"Plant diary" archived', duration: 10_000 }]);
    });
    act(() => notices[0]?.action?.onSelect());
    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
    const puts = made.filter(({ name }) => name === 'PUT /project/:id').map(({ body }) => body);
    expect(puts).toEqual([{ archived: true }, { archived: false }]);
  });

  it('[SCR-01] shows the archived ones apart, to bring back or to delete', async () => {
    const old = buildProject({ id: uuid(7), name: 'Old diary', archivedAt: plants.updatedAt });
    const { made, notices } = renderList({
      'GET /project': ({ query }) => (query?.['status'] === 'archived' ? [old] : []),
      'PUT /project/:id': () => ({ ...old, archivedAt: null }),
    });
    expect(await screen.findByText('Everything you build appears here.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Archived' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Old diary' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Unarchive',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unarchive' }));
    await waitFor(() => {
      expect(notices).toMatchObject([{ title: '"Old diary" is back in your apps' }]);
    });
    expect(made.at(-1)).toMatchObject({ body: { archived: false } });
    expect(screen.getByRole('link', { name: 'Back to apps' })).toBeVisible();
  });

  it('[SCR-01] shows what was unarchived in a list that was asked for before that was done', async () => {
    const away = { ...plants, archivedAt: '2026-11-21T10:00:00.000Z' };
    let finish = () => {};
    const done = new Promise<void>((resolve) => (finish = resolve));
    let isBack = false;
    renderList({
      'GET /project': ({ query }) => {
        if (query?.['status'] === 'archived') return isBack ? [] : [away];
        return isBack ? [plants, books] : [books];
      },
      'PUT /project/:id': async () => {
        await done;
        isBack = true;
        return plants;
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Archived' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Plant diary' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unarchive' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back to apps' }));
    await screen.findByRole('link', { name: 'Reading list' });

    act(finish);

    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
  });

  it('[SCR-01] duplicates with a key of its own, and says why it could not', async () => {
    const copy = buildProject({ id: uuid(8), name: 'Plant diary copy' });
    let attempts = 0;
    const { made, notices } = renderList({
      'POST /project': () => {
        attempts += 1;
        if (attempts === 1) throw buildApiError(409, { error: 'You have 100 projects', code: 'QUOTA_FULL' });
        return { project: copy };
      },
      'GET /project': () => (attempts > 1 ? [copy, plants, books] : [plants, books]),
    });
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for Plant diary' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    }
    expect(await screen.findByRole('link', { name: 'Plant diary copy' })).toBeVisible();
    expect(notices).toMatchObject([
      { type: 'error', message: 'You have 100 projects' },
      { type: 'success', title: '"Plant diary copy" created' },
    ]);
    const posts = made.filter(({ name }) => name === 'POST /project');
    expect(posts.map(({ body }) => body)).toEqual([{ fromProjectId: uuid(1) }, { fromProjectId: uuid(1) }]);
    expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('[SCR-01] has the menu in a sheet on a phone, whose list has one column', async () => {
    const phone = jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      return Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
      }) as never;
    });
    renderList({ 'DELETE /project/:id': () => undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Plant diary' }));
    const sheet = screen.getByRole('dialog', { name: 'Plant diary' });
    expect(within(sheet).getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      `/create-project/${uuid(1)}`,
    );
    expect(screen.queryByRole('radiogroup', { name: 'Show as' })).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('link', { name: 'Plant diary' })).not.toBeInTheDocument();
    phone.mockRestore();
  });
});
