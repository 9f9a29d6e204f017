import { buildApiError, uuid } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { column, show } from './table-form-testing';

describe('a table by form', () => {
  it('[SCR-14] is made with its columns, what visitors may do and a link, and leads to the tables', async () => {
    const { container, edits, address, model } = show({ project: { dataPlace: 'database' } });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Table name' }), 'Order');
    // Enter in the last name begins the next column.
    await user.type(screen.getByRole('textbox', { name: 'Column name' }), '{Enter}');
    await user.keyboard('Total');
    await user.selectOptions(column('Total').getByRole('combobox', { name: 'Type' }), 'Money');
    await user.click(column('Total').getByRole('button', { name: 'More' }));
    await user.type(column('Total').getByRole('textbox', { name: /^Smallest value/ }), '0');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.keyboard('Customer');
    await user.selectOptions(column('Customer').getByRole('combobox', { name: 'Links to' }), 'Customers');
    expect(
      screen.getByText(
        'Customer links to one record in Customers. That record cannot be deleted while it is linked.',
      ),
    ).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), "What a customer's cart came to");
    expect(screen.getByText(/COMMENT ON TABLE "orders" IS 'What a customer''s cart came to'/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Read' }));
    expect(screen.getByText(/CREATE TABLE "orders"/)).toBeVisible();
    expect(screen.getByText('Table Order added with 2 fields')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Create table' }));
    await waitFor(() => {
      expect(address()).toBe(`/database?project=${uuid(1)}`);
    });
    expect(edits()[0]?.edit.operations.map(({ kind }) => kind)).toEqual([
      'addEntity',
      'relate',
      'setDescription',
      'setAccess',
    ]);
    expect(model()?.entities[2]).toMatchObject({
      name: 'Order',
      plural: 'Orders',
      description: "What a customer's cart came to",
      fields: [{ name: 'Name' }, { name: 'Total', min: 0 }, { name: 'Customer' }],
      access: { visitors: { read: true, add: false, change: false, remove: false } },
    });
  });

  it('[SCR-14] says what is wrong in a summary that leads to each field, and sends nothing', async () => {
    const { edits } = show();
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Table name' }), 'Tasks');
    await user.clear(screen.getByRole('textbox', { name: 'Column name' }));
    await user.click(screen.getByRole('button', { name: 'Create table' }));
    const summary = screen.getByRole('group', { name: 'Check these fields' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('There is already a table Task.')).toBeVisible();
    await user.click(within(summary).getByText('Write a name with at least one letter or digit.'));
    expect(screen.getByRole('textbox', { name: 'Column name' })).toHaveFocus();
    expect(edits()).toEqual([]);
  });

  it('[SCR-14] changes a table that there is: order, names and what is removed, asked first', async () => {
    const { edits, model } = show({ tableId: 'e2' });
    const user = userEvent.setup();
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    await user.click(screen.getByRole('button', { name: 'Move Email up' }));
    await user.click(screen.getByRole('button', { name: 'More for Name' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove column' }));
    await user.click(screen.getByRole('button', { name: 'Save table' }));
    expect((await screen.findAllByText('Tick this to save, or change the form.')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: 'Change it all the same' }));
    await user.click(screen.getByRole('button', { name: 'Save table' }));
    await waitFor(() => {
      expect(edits()[0]?.edit).toMatchObject({ confirmed: true });
    });
    expect(model()?.entities[1]?.fields.map(({ name }) => name)).toEqual(['Email']);
  });

  it('[SCR-14] keeps what was typed when another version came between', async () => {
    const { moveOn, edits } = show();
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Table name' }), 'Order');
    moveOn([{ kind: 'renameField', field: 'f10', name: 'Heading' }]);
    await user.click(screen.getByRole('button', { name: 'Create table' }));
    expect(await screen.findByText(/^This project was changed in the meantime/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Table name' })).toHaveValue('Order');
    await user.click(screen.getByRole('button', { name: 'Create table' }));
    await waitFor(() => {
      expect(edits()).toHaveLength(2);
    });
  });

  it('[SCR-14] lists the values that a new type does not take, of each place, and says nothing without a database', async () => {
    const kept = { versionId: uuid(9), records: 2, bytes: 9, migratedAt: '2026-01-01T00:00:00Z' };
    const database = { id: uuid(7), projectId: uuid(1), environments: { preview: kept, production: kept } };
    const effect = { field: 'f20', column: 'Name', kind: 'converted', filled: 3, kept: 1 };
    const lost = [
      { record: 'Ada', value: 'twelve' },
      { record: 'Bo', value: 'many' },
    ];
    let items: object[] = [];
    let asked = 0;
    const { container } = show({
      tableId: 'e2',
      answers: {
        'GET /databases': () => {
          asked += 1;
          return { items };
        },
        'POST /databases/:id/migrations/design': ({ query }) => ({
          columns: (query as { environment: string }).environment === 'preview' ? [] : [{ ...effect, lost }],
        }),
      },
    });
    const user = userEvent.setup();
    const type = async () => (await screen.findAllByRole('combobox', { name: 'Type' }))[0] ?? document.body;
    await user.selectOptions(await type(), 'Number');
    await waitFor(() => {
      expect(asked).toBe(1);
    });
    await waitFor(() => {
      expect(screen.queryByText('Checking the records…')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('heading', { name: 'What happens to records' })).not.toBeInTheDocument();
    items = [database];
    await user.selectOptions(await type(), 'Whole number');
    expect(await screen.findByText('Name: 1 of 3 values convert.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Production data' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Preview data' })).not.toBeInTheDocument();
    const list = screen.getByRole('list', { name: 'Values of Name that do not convert' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('Ada: twelve');
    expect((await axe(container)).violations).toEqual([]);
  });

  describe('described in words', () => {
    const described = {
      name: 'Order',
      columns: [
        { name: 'Customer', type: 'reference', required: false, target: 'e2', many: false },
        { name: 'Status', type: 'choice', required: false, options: ['Open', 'Paid'], default: 'Open' },
        { name: 'Total', type: 'money', required: false, min: 0 },
      ],
      left: ['sorted by date'],
    };
    const names = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Column name' }).map(({ value }) => value);
    const words = () => screen.findByRole('textbox', { name: /^Describe it/ });

    it('[SCR-14] fills a form that nobody touched, and takes it back', async () => {
      const { container, model, edits } = show({
        answers: { 'POST /project/:id/describe-table': () => described },
      });
      const user = userEvent.setup();
      await user.type(await words(), 'orders with customer, status and total, sorted by date{Enter}');
      expect(await screen.findByText('3 columns filled in. Check them below.')).toBeVisible();
      expect(screen.getByText('Not used: “sorted by date”')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Table name' })).toHaveValue('Order');
      expect(names()).toEqual(['Customer', 'Status', 'Total']);
      expect((await axe(container)).violations).toEqual([]);

      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(names()).toEqual(['Name']);
      await user.click(screen.getByRole('button', { name: 'Fill in the columns' }));
      await screen.findByText('3 columns filled in. Check them below.');
      await user.click(screen.getByRole('button', { name: 'Create table' }));
      await waitFor(() => {
        expect(edits()).toHaveLength(1);
      });
      expect(model()?.entities[2]?.fields).toMatchObject([
        { name: 'Customer', reference: { entity: 'e2' } },
        { name: 'Status', options: [{ label: 'Open' }, { label: 'Paid' }], default: 'o1' },
        { name: 'Total', min: 0 },
      ]);
    });

    it('[SCR-14] asks what becomes of columns that were typed', async () => {
      show({ answers: { 'POST /project/:id/describe-table': () => described } });
      const user = userEvent.setup();
      const field = await words();
      await user.clear(screen.getByRole('textbox', { name: 'Column name' }));
      await user.type(screen.getByRole('textbox', { name: 'Column name' }), 'total');
      await user.type(field, 'orders{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(names()).toEqual(['total']);
      await user.click(screen.getByRole('button', { name: 'Fill in the columns' }));
      await user.click(await screen.findByRole('button', { name: 'Add to mine' }));
      expect(names()).toEqual(['total', 'Customer', 'Status']);
      await user.type(screen.getByRole('textbox', { name: 'Table name' }), 's');
      // What is typed since would be lost.
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });

    it('[SCR-14] says at the field that nothing was understood', async () => {
      const error = 'No columns were found in this.';
      show({
        answers: {
          'POST /project/:id/describe-table': () =>
            Promise.reject(buildApiError(422, { code: 'UNPROCESSABLE', error })),
        },
      });
      const user = userEvent.setup();
      await user.click(await screen.findByRole('button', { name: 'Fill in the columns' }));
      expect(await words()).toHaveAccessibleDescription(/Describe the table first\./);
      await user.type(await words(), 'asdf{Enter}');
      await waitFor(async () => {
        expect(await words()).toHaveAccessibleDescription(/No columns were found/);
      });
    });
  });

  it('[SCR-14] says that there is no such table', async () => {
    show({ tableId: 'e99' });
    expect(await screen.findByText('Table not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the tables' })).toBeVisible();
  });
});
