import type { Project, ProjectDatabase } from '@tessera/shared/contracts';
import { buildApi, buildApiError, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openTurning } from '../../lib/turning-testing';
import type { DatabaseTab } from './database-tab';
import { DatabaseView } from './database-view';

const TABS: readonly DatabaseTab[] = [
  {
    id: 'tables',
    label: 'Tables',
    needs: 'project',
    Content: ({ project }) => <p>Tables of {project.name}</p>,
  },
  {
    id: 'query',
    label: 'Query',
    needs: 'project',
    Content: () => <textarea aria-label="Statement" />,
  },
  {
    id: 'rows',
    label: 'Rows',
    needs: 'environment',
    Content: ({ database, environment }) => (
      <p>
        Rows of {environment} in {database.id}
      </p>
    ),
  },
];

const KEPT = { versionId: uuid(5), records: 3, bytes: 2048, migratedAt: '2026-11-20T10:00:00.000Z' };

function show({
  project,
  environments,
  path = '/database',
  answers = {},
}: {
  project?: Partial<Project>;
  environments?: ProjectDatabase['environments'];
  path?: string;
  answers?: Parameters<typeof buildApi>[0];
} = {}) {
  const one = buildProject({ dataPlace: 'database', ...project });
  const items = environments ? [{ id: uuid(9), projectId: one.id, environments }] : [];
  const { api } = buildApi({
    'GET /project': () => [one, buildProject({ id: uuid(2), name: 'Shop' })],
    'GET /project/:id': ({ params }) =>
      (params as { id: string }).id === one.id ? one : buildProject({ id: uuid(2), name: 'Shop' }),
    'GET /databases': () => ({ items }),
    'GET /connections': () => ({ items: [{ id: uuid(7), name: 'Warehouse' }] }),
    ...answers,
  });
  return renderRemote(<DatabaseView tabs={TABS} />, { shell: { api }, path });
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('the page of databases', () => {
  it('[SCR-12] opens the first tab of a project, says how its data stands, and goes where it is sent', async () => {
    const { container, address } = show({ environments: { production: KEPT } });
    const user = userEvent.setup();
    expect(await screen.findByText('Tables of Plant diary')).toBeVisible();
    expect(screen.getByText('Nothing kept yet')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Production data' }));
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByText('3 records, 2 KB')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Rows' }));
    expect(screen.getByText(`Rows of production in ${uuid(9)}`)).toBeVisible();
    expect(address()).toBe('/database?environment=production&tab=rows');
    expect((await axe(container)).violations).toEqual([]);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Database' }), 'Shop');
    expect(await screen.findByText('This project keeps its data in the browser.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create database' })).toHaveAttribute(
      'href',
      `/create-project/${uuid(2)}?tab=database`,
    );
    expect(screen.getByRole('link', { name: 'New table' })).toHaveAttribute(
      'href',
      `/tablecreate?project=${uuid(2)}`,
    );
  });

  it('[SCR-12] keeps what is typed in a tab where a turned tablet has a list in place of the tabs', async () => {
    const { turn, restore } = openTurning();
    const { address } = show({ path: '/database?tab=query' });
    const statement = await screen.findByRole('textbox', { name: 'Statement' });
    await userEvent.type(statement, 'SELECT 1');
    turn(true);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Statement' })).toHaveValue('SELECT 1');
    expect(screen.getByRole('textbox', { name: 'Statement' })).toBe(statement);
    turn(false);
    expect(screen.getByRole('textbox', { name: 'Statement' })).toBe(statement);
    expect(screen.getByRole('tab', { name: 'Query', selected: true })).toBeVisible();

    turn(true);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Tables');
    expect(screen.getByText('Tables of Plant diary')).toBeVisible();
    expect(address()).toBe('/database');
    restore();
  });

  it('[SCR-13] lists connections among the databases, and opens the tables of one', async () => {
    const { address } = show({ environments: { production: KEPT } });
    await screen.findByRole('option', { name: 'Warehouse' });
    expect(screen.getByRole('link', { name: 'Connect database' })).toHaveAttribute(
      'href',
      '/database-connection',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Database' }), 'Warehouse');
    expect(address()).toBe(`/database-connection?id=${uuid(7)}&tab=data`);
  });

  it('[SCR-12] says that production data begins with the first deployment', async () => {
    show({ path: '/database?tab=rows&environment=production' });
    expect(await screen.findByText('Production data begins with the first deployment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deploy' })).toBeVisible();
  });

  it('[SCR-12] says what will be here while there is no project', async () => {
    show({ answers: { 'GET /project': () => [] } });
    expect(await screen.findByText('The tables of your apps appear here.')).toBeVisible();
  });

  it.each([
    [404, 'Project not found'],
    [403, 'You do not have access to this.'],
  ])('[SCR-12] says why a project is not shown: %i', async (status, said) => {
    const code = status === 404 ? 'NOT_FOUND' : 'FORBIDDEN';
    show({
      answers: { 'GET /project/:id': () => Promise.reject(buildApiError(status, { code })) },
      path: `/database?project=${uuid(3)}`,
    });
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('[SCR-12] offers to try again when the project could not be loaded', async () => {
    let calls = 0;
    show({
      answers: {
        'GET /project/:id': () => {
          calls += 1;
          return calls === 1 ? Promise.reject(buildApiError(500)) : buildProject();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tables of Plant diary')).toBeVisible();
  });
});
