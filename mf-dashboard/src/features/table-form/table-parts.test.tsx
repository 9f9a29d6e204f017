import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { column, show } from './table-form-testing';

const rule = (name: string) => within(screen.getByRole('listitem', { name }));

async function addRule(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

describe('rules and indexes in the form of a table', () => {
  describe('its rules', () => {
    it('[SCR-14] come with a new table, for columns that have no id yet', async () => {
      const { container, model } = show();
      const user = userEvent.setup();
      await user.type(await screen.findByRole('textbox', { name: 'Table name' }), 'Booking');
      await user.clear(screen.getByRole('textbox', { name: 'Column name' }));
      await user.type(screen.getByRole('textbox', { name: 'Column name' }), 'Room');
      for (const name of ['From', 'Until']) {
        await user.click(screen.getByRole('button', { name: 'Add column' }));
        await user.keyboard(name);
        await user.selectOptions(column(name).getByRole('combobox', { name: 'Type' }), 'Date');
      }
      await addRule(user, 'Unique together');
      // The first field of the new rule has the focus.
      expect(rule('Unique together').getByRole('checkbox', { name: 'Room' })).toHaveFocus();
      await user.click(rule('Unique together').getByRole('checkbox', { name: 'Room' }));
      await user.click(rule('Unique together').getByRole('checkbox', { name: 'From' }));
      await addRule(user, 'No overlap');
      await user.selectOptions(rule('No overlap').getByRole('combobox', { name: 'Starts' }), 'From');
      await user.selectOptions(rule('No overlap').getByRole('combobox', { name: 'Ends' }), 'Until');
      await user.click(rule('No overlap').getByRole('checkbox', { name: 'Room' }));
      await user.type(rule('No overlap').getByRole('textbox', { name: /^Message/ }), 'Taken.');
      expect(screen.getByText("Rule 'Taken.' added to Booking")).toBeVisible();
      expect((await axe(container)).violations).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Create table' }));
      await waitFor(() => {
        expect(model()?.entities).toHaveLength(3);
      });
      const [, , booking] = model()?.entities ?? [];
      const [room = '', from = '', until = ''] = booking?.fields.map(({ id }) => id) ?? [];
      expect(booking?.rules).toEqual([
        expect.objectContaining({
          kind: 'unique',
          fields: [room, from],
          message: 'There is one booking already for this room and from.',
        }),
        expect.objectContaining({
          ...{ kind: 'noOverlap', start: from, end: `${until} + 1 day`, within: [room], message: 'Taken.' },
        }),
      ]);
    });

    it('[SCR-14] that say too little are told so at their fields, and nothing is sent', async () => {
      const { edits } = show({ tableId: 'e2' });
      const user = userEvent.setup();
      await screen.findByRole('heading', { level: 1, name: 'Customers' });
      await addRule(user, 'Unique together');
      await addRule(user, 'Maximum number');
      await addRule(user, 'Order of two columns');
      expect(screen.getByText('It needs two columns with dates, times or numbers.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Save table' }));
      const summary = within(screen.getByRole('group', { name: 'Check these fields' }));
      expect(summary.getAllByText('Choose a column.')).toHaveLength(2);
      await user.click(summary.getByText('Write a whole number, such as 8.'));
      expect(screen.getByRole('textbox', { name: 'At most' })).toHaveFocus();
      await user.click(summary.getByText('Choose at least two columns.'));
      expect(rule('Unique together').getByRole('checkbox', { name: 'Name' })).toHaveFocus();
      expect(edits()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Remove: Unique together' }));
      expect(screen.queryByRole('listitem', { name: 'Unique together' })).not.toBeInTheDocument();
    });

    it('[SCR-14] that are there are listed in words; one that is removed can be kept after all', async () => {
      const { moveOn, model } = show({ tableId: 'e2' });
      const message = 'We know them already.';
      const rule = { kind: 'unique' as const, message, fields: ['f20', 'f21'] };
      moveOn([{ kind: 'addRule', entity: 'e2', rule }]);
      const user = userEvent.setup();
      const words = 'No two customers have the same Name and Email. The message is “We know them already.”';
      expect(await screen.findByText(words)).toBeVisible();
      await user.click(screen.getByRole('button', { name: `Remove: ${words}` }));
      expect(screen.getByText("Rule 'We know them already.' of Customer removed")).toBeVisible();
      await user.click(screen.getByRole('button', { name: `Keep: ${words}` }));
      expect(screen.getByText('Nothing yet.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: `Remove: ${words}` }));
      await user.click(screen.getByRole('button', { name: 'Save table' }));
      await waitFor(() => {
        expect(model()?.entities[1]?.rules).toEqual([]);
      });
    });
  });

  it('[SCR-14] are not made with less when a column of theirs goes: it has to be unticked', async () => {
    const { edits, model } = show({ tableId: 'e2' });
    const user = userEvent.setup();
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    await addRule(user, 'Maximum number');
    await user.type(rule('Maximum number').getByRole('textbox', { name: 'At most' }), '1000000');
    await user.click(rule('Maximum number').getByRole('checkbox', { name: 'Email' }));
    await user.click(screen.getByRole('button', { name: 'More for Email' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove column' }));
    expect(screen.getByRole('textbox', { name: 'Column name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save table' }));
    const summary = within(screen.getByRole('group', { name: 'Check these fields' }));
    expect(summary.getByText('At most 999,999.')).toBeVisible();
    await user.click(summary.getByText('Untick the columns that cannot be used any more.'));
    const gone = rule('Maximum number').getByRole('checkbox', { name: 'A removed column' });
    expect(gone).toHaveFocus();
    await user.click(gone);
    await user.type(rule('Maximum number').getByRole('textbox', { name: 'At most' }), '{Backspace>6/}');
    await user.click(screen.getByRole('checkbox', { name: 'Change it all the same' }));
    await user.click(screen.getByRole('button', { name: 'Save table' }));
    await waitFor(() => {
      expect(edits()).toHaveLength(1);
    });
    expect(model()?.entities[1]?.rules).toEqual([expect.objectContaining({ most: '1', within: [] })]);
  });

  it('[SCR-14] that are there follow a new name, and say that they go with their column', async () => {
    const { moveOn } = show({ tableId: 'e2' });
    moveOn([{ kind: 'addIndex', entity: 'e2', fields: ['f21'] }]);
    const user = userEvent.setup();
    expect(await screen.findByText('Index on Email')).toBeVisible();
    await user.type(column('Email').getByRole('textbox', { name: 'Column name' }), ' address');
    expect(screen.getByText('Index on Email address')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More for Email address' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove column' }));
    expect(screen.getByText('Goes with its column')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove: Index/ })).not.toBeInTheDocument();
  });

  it('[SCR-14] are told apart, and leave the focus where the next one is added', async () => {
    show({ tableId: 'e2' });
    const user = userEvent.setup();
    const add = await screen.findByRole('button', { name: 'Add index' });
    await user.click(add);
    await user.click(add);
    await user.click(screen.getByRole('button', { name: 'Remove: New index 2' }));
    expect(add).toHaveFocus();
    expect(screen.getByRole('listitem', { name: 'New index' })).toBeVisible();
  });

  it('[SCR-14] has indexes, in the order in which their columns were chosen, and they can go', async () => {
    const { container, moveOn, edits, model } = show({ tableId: 'e2' });
    moveOn([{ kind: 'addIndex', entity: 'e2', fields: ['f20'] }]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add index' }));
    await user.click(screen.getByRole('button', { name: 'Save table' }));
    const summary = within(screen.getByRole('group', { name: 'Check these fields' }));
    await user.click(summary.getByText('Choose at least one column.'));
    const added = within(screen.getByRole('listitem', { name: 'New index' }));
    expect(added.getByRole('checkbox', { name: 'Name' })).toHaveFocus();
    await user.click(added.getByRole('checkbox', { name: 'Email' }));
    await user.click(added.getByRole('checkbox', { name: 'Name' }));
    expect(added.getByText('Searches by Email, then by Name.')).toBeVisible();
    expect(screen.getByText(/CREATE INDEX "_ix_i\d+" ON "customers"/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove: Index on Name' }));
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save table' }));
    await waitFor(() => {
      expect(edits()).toHaveLength(1);
    });
    expect(model()?.entities[1]?.indexes?.map(({ fields }) => fields)).toEqual([['f21', 'f20']]);
  });
});
