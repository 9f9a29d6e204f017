import type { SourceTable } from '@tessera/shared/contracts';
import { buildApi, buildApiError, renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { tryAction, type DesignAction } from '../../lib/design/design-draft';
import { buildModel } from '../../lib/design/design-testing';
import { ImportSqlDialog } from './import-sql-dialog';

const column = (name: string, type: string) => ({
  ...{ name, type, nullable: false, values: null, comment: null },
  start: { kind: 'none' as const },
});
const table = (name: string, columns: SourceTable['columns']): SourceTable => ({
  ...{
    schema: null,
    name,
    comment: null,
    columns,
    primaryKey: ['id'],
    uniques: [],
    indexes: [],
    references: [],
  },
});
const TABLES = [
  table('customers', [column('id', 'bigint'), column('name', 'text')]),
  table('parcels', [column('id', 'bigint'), column('weight', 'numeric'), column('sent_on', 'date')]),
  table('crates', [column('id', 'bigint'), column('mark', 'text')]),
];

function show(answer: () => unknown) {
  const { api, made } = buildApi({ 'POST /schema/read': answer });
  const [onPerform, onClose] = [jest.fn<string | undefined, [DesignAction]>(), jest.fn()];
  const model = buildModel();
  const view = renderRemote(<ImportSqlDialog {...{ model, onPerform, onClose }} />, { shell: { api } });
  return { ...view, made, model, onPerform, onClose };
}

const user = () => userEvent.setup();
const read = () => user().click(screen.getByRole('button', { name: 'Read tables' }));

describe('SQL that is imported', () => {
  it('[SCR-12] shows its tables with what each becomes, skips those that are there, and makes one change', async () => {
    const { container, model, onPerform, onClose } = show(() => ({ tables: TABLES, left: ['Triggers (2)'] }));
    await user().type(screen.getByRole('textbox', { name: 'SQL' }), 'create table');
    await read();
    expect(await screen.findByRole('checkbox', { name: 'customers' })).not.toBeChecked();
    expect(screen.getByText('Skipped: you already have a table called Customers')).toBeVisible();
    expect(screen.getByText('Becomes parcels, with 2 columns')).toBeVisible();
    expect(screen.getByText('Not used (1)')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await user().click(screen.getByRole('checkbox', { name: 'crates' }));
    await user().click(screen.getByRole('button', { name: 'Add 1 table' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    const action = onPerform.mock.calls[0]?.[0] ?? [];
    expect(tryAction(model, action)).toMatchObject({
      done: true,
      changes: ['Table Parcel added with 2 fields'],
    });
  });

  it('[SCR-12] says at the text what is wrong with it, and asks nothing for none', async () => {
    const message = 'Line 2: syntax error at or near "ger"';
    const { made } = show(() =>
      Promise.reject(buildApiError(400, { error: message, fields: { sql: message }, position: 9 })),
    );
    await read();
    expect(screen.getByText('Paste the SQL, or choose a file.')).toBeVisible();
    expect(made).toEqual([]);
    const area = screen.getByRole('textbox', { name: 'SQL' });
    await user().type(area, 'create{Enter}  ger');
    await read();
    expect(await screen.findByText(message)).toBeVisible();
    expect(area).toHaveFocus();
    expect(area).toHaveProperty('selectionStart', 9);
  });

  it('[SCR-12] says that there is no table in it, and that one has to be ticked', async () => {
    let tables: readonly SourceTable[] = [];
    const { onPerform } = show(() => ({ tables, left: [] }));
    await user().type(screen.getByRole('textbox', { name: 'SQL' }), 'select 1');
    await read();
    expect(await screen.findByText('No tables found. A table begins with CREATE TABLE.')).toBeVisible();
    tables = TABLES;
    await read();
    await user().click(await screen.findByRole('button', { name: 'None' }));
    await user().click(screen.getByRole('button', { name: 'Add tables' }));
    expect(screen.getByText('Tick at least one table.')).toBeVisible();
    expect(onPerform).not.toHaveBeenCalled();
  });
});
