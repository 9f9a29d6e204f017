import { renderRemote } from '@tessera/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { OpenedRecords } from './records-view';
import { openRecords, recordWith, textWith } from './records-testing';

const CUSTOMERS = textWith(recordWith('a', 'Ann', 30), recordWith('b', 'Ben', 20));

async function show(width = 900) {
  const hearing = new Set<(width: number) => void>();
  globalThis.ResizeObserver = class {
    readonly #hear: ResizeObserverCallback;
    constructor(hear: ResizeObserverCallback) {
      this.#hear = hear;
    }
    observe() {
      const hear = (now: number) => {
        this.#hear([{ contentRect: { width: now, height: 600 } } as ResizeObserverEntry], this);
      };
      hearing.add(hear);
      hear(width);
    }
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
  const records = openRecords({ text: CUSTOMERS });
  await records.open('v1');
  const view = renderRemote(<OpenedRecords records={records} name="Shop" />);
  await screen.findByRole('combobox', { name: 'Table' });
  const turn = (now: number) => {
    act(() => {
      for (const hear of hearing) hear(now);
    });
  };
  return { ...view, ...records, turn };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the table of records', () => {
  it('[SCR-02] shows records as a grid, and axe finds nothing', async () => {
    const { container } = await show();

    expect(screen.getByRole('grid', { name: 'Customers' })).toHaveAttribute('aria-rowcount', '3');
    expect(names()).toEqual(['Ben', 'Ann']);
    expect(screen.getByRole('columnheader', { name: /Age/ })).toHaveAttribute('aria-sort', 'ascending');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-02] is led to its filter by /, but not from a cell, which takes the sign over', async () => {
    const user = userEvent.setup();
    await show();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Filter customers' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Filter customers' })).toHaveValue('');

    await user.click(screen.getByRole('rowheader', { name: 'Ben' }));
    await user.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('/');
  });

  it('[SCR-02] edits by keys: types over, gives up, says what is wrong at the cell, and takes back', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('rowheader', { name: 'Ben' }));
    await user.keyboard('Bea{Escape}');
    expect(names()).toEqual(['Ben', 'Ann']);
    await user.keyboard('Bea{Enter}');
    expect(names()).toEqual(['Bea', 'Ann']);
    expect(screen.getAllByRole('rowheader')[1]).toHaveFocus();

    await user.keyboard('{F2}');
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Name is required.');
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Ben', 'Ann']);
  });

  it('[SCR-02] filters, says when nothing matches, and adds a record through its form', async () => {
    const user = userEvent.setup();
    await show();
    await user.type(screen.getByRole('searchbox', { name: 'Filter customers' }), 'zoe');
    expect(await screen.findByText('Nothing matches "zoe"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    await user.click(screen.getByRole('button', { name: 'Add record' }));
    const form = screen.getByRole('dialog', { name: 'Add customer' });
    await user.click(within(form).getByRole('button', { name: 'Add customer' }));
    expect(within(form).getByRole('group', { name: 'Check these fields' })).toHaveTextContent(
      'Name is required.',
    );
    await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Zoe');
    await user.click(within(form).getByRole('button', { name: 'Add customer' }));
    expect(names()).toEqual(['Zoe', 'Ben', 'Ann']);
  });

  it('[SCR-02] deletes what is chosen, and offers the way back', async () => {
    const user = userEvent.setup();
    const { shell, names: kept } = await show();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
    await user.click(screen.getByRole('button', { name: 'Delete 1 customer' }));
    expect(kept()).toEqual(['Ben']);
    expect(shell.notify).toHaveBeenCalledWith(expect.objectContaining({ title: '"Ann" deleted' }));
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));

    expect(kept()).toEqual(['Ann', 'Ben']);
  });

  it('[SCR-02] keeps what is typed in a cell where a turned tablet has cards, but not what was given up', async () => {
    const user = userEvent.setup();
    const { turn } = await show();
    await user.click(screen.getByRole('rowheader', { name: 'Ben' }));
    await user.keyboard('Bea');
    turn(390);
    expect(screen.getByRole('button', { name: /^Bea/ })).toBeVisible();

    turn(900);
    await user.click(screen.getByRole('rowheader', { name: 'Ann' }));
    await user.keyboard('Zoe{Escape}');
    turn(390);
    expect(screen.getByRole('button', { name: /^Ann/ })).toBeVisible();
  });

  it('[SCR-02] shows cards where a grid has no room, each of which opens its record', async () => {
    const user = userEvent.setup();
    await show(390);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Ben/ }));

    expect(screen.getByRole('dialog', { name: 'Ben' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Age/ })).toHaveValue('20');
  });
});
