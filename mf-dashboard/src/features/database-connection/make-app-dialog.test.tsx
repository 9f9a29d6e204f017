import { buildApi, buildApiError, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildConnection } from './connection-testing';
import { MakeAppDialog } from './make-app-dialog';

const column = (name: string, type: string) => ({
  ...{ name, type, nullable: true, values: null, comment: null },
  start: { kind: 'none' },
});
const table = (name: string) => ({
  ...{ schema: 'public', name, comment: null, primaryKey: ['id'], uniques: [], indexes: [], references: [] },
  columns: [column('id', 'bigint'), column('title', 'text')],
});

function show(answers: Parameters<typeof buildApi>[0]) {
  const { api, made } = buildApi({
    'GET /connections/:id/schema': () => ({ tables: [table('books'), table('shelves')], left: [] }),
    ...answers,
  });
  const connection = buildConnection({ name: 'Library' });
  const onClose = jest.fn();
  return {
    ...renderRemote(<MakeAppDialog {...{ connection, onClose }} />, { shell: { api } }),
    ...{ made, onClose },
  };
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create app' }));

describe('an app of the tables of a connection', () => {
  it('[SCR-13] is made of the tables that are ticked, and opened', async () => {
    const { container, address, made } = show({
      'POST /project': () => ({ project: buildProject({ id: uuid(3) }) }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'shelves' }));
    expect(screen.getByText('Becomes books, with 1 column')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await create();
    expect(made.at(-1)?.body).toMatchObject({
      projectName: 'Library',
      design: [{ kind: 'addEntity', draft: { name: 'Book', plural: 'Books' } }],
    });
    await waitFor(() => {
      expect(address()).toContain(uuid(3));
    });
  });

  it('[SCR-13] cannot be left while it is made, and says so', async () => {
    const making = new Promise(() => undefined);
    const { onClose } = show({ 'POST /project': () => making });
    await screen.findByRole('checkbox', { name: 'shelves' });
    await create();
    expect(await screen.findByRole('button', { name: 'Making it…' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[SCR-13] says what is wrong with its name, and needs a table', async () => {
    const taken = 'You already have "Library"';
    show({
      'POST /project': () =>
        Promise.reject(
          buildApiError(409, { error: taken, code: 'CONFLICT', fields: { projectName: taken } }),
        ),
      'GET /project': () => [],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'None' }));
    await create();
    expect(screen.getByText('Tick at least one table.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await create();
    expect(await screen.findByText(taken)).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name of the app' }));
    await create();
    expect(screen.getByText('Give the app a name.')).toBeVisible();
  });

  it('[SCR-13] says why the tables cannot be read, and where there are none', async () => {
    const refused = buildApiError(422, { error: 'Refused on port 5432' });
    const failed = show({ 'GET /connections/:id/schema': () => Promise.reject(refused) });
    expect(await screen.findByText('Refused on port 5432')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    failed.unmount();
    show({ 'GET /connections/:id/schema': () => ({ tables: [], left: [] }) });
    expect(await screen.findByText('There are no tables to make an app from.')).toBeVisible();
  });
});
