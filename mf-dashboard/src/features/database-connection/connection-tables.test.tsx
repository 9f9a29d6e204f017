import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ConnectionTables } from './connection-tables';
import { buildConnection, buildOutsideTable } from './connection-testing';

const path = `/database-connection?id=${uuid(7)}&tab=data`;
const parts = buildOutsideTable({ name: 'parts', kind: 'view', rows: null });
const columns = ['id', 'part'].map((name) => ({ name, type: 'bigint' }));

function show(answers: Parameters<typeof buildApi>[0]) {
  const { api, made } = buildApi({
    'GET /connections/:id/tables': () => ({ items: [buildOutsideTable(), parts] }),
    ...answers,
  });
  return {
    ...renderRemote(<ConnectionTables connection={buildConnection()} />, { shell: { api }, path }),
    made,
  };
}

describe('the tables of a connection', () => {
  it('[SCR-13] are shown with their columns and a page of rows, and lead to each other', async () => {
    const { container, address, made } = show({
      'GET /connections/:id/tables/:schema/:table/rows': ({ query }) => {
        const from = Number(query?.['offset']);
        const rows = Array.from({ length: from === 0 ? 100 : 3 }, (_, place) => [from + place, null]);
        return { columns, rows, ms: 1, truncated: from === 0, affected: 0 };
      },
    });
    expect(await screen.findByRole('link', { name: 'parts.id' })).toBeVisible();
    expect(screen.getByText('About 250 rows')).toBeVisible();
    expect(await screen.findByText('Rows 1 to 100')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Rows 101 to 103')).toBeVisible();
    expect(address()).toBe(`${path}&schema=public&table=orders&from=100`);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();

    await userEvent.click(screen.getByRole('link', { name: 'parts.id' }));
    expect(await screen.findByRole('heading', { name: 'parts' })).toBeVisible();
    expect(made.at(-1)).toMatchObject({ params: { schema: 'public', table: 'parts' } });
  });

  it('[SCR-13] say why they cannot be read', async () => {
    const refused = buildApiError(422, { error: 'Refused on port 5432' });
    show({ 'GET /connections/:id/tables': () => Promise.reject(refused) });
    expect(await screen.findByText('Refused on port 5432')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at the settings' })).toBeVisible();
  });

  it('[SCR-13] say that there are none', async () => {
    show({ 'GET /connections/:id/tables': () => ({ items: [] }) });
    expect(await screen.findByText('There are no tables that this user may read.')).toBeVisible();
  });
});
