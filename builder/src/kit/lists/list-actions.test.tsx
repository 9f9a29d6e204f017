/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage } from '../kit-testing';
import { buildShop, openShop, storedValues } from '../shop-testing';

expect.extend(toHaveNoViolations);

const shop = () =>
  buildShop({
    e1: { c1: { 'f1.1': 'Acme' }, c2: { 'f1.1': 'Birch' } },
    e2: {
      w1: { 'f10.1': '1001', 'f11.1': 'c1', 'f15.1': 4 },
      w2: { 'f10.1': '1002', 'f15.1': 3, 'f17.1': true },
      w3: { 'f10.1': '1003' },
    },
  });

const numbers = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .filter(({ className }) => className.includes('row-link'))
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const paid = (number: string) => screen.getByRole('switch', { name: `Paid: ${number}` });
const messages = () => screen.getByRole('region', { name: 'Messages' });

describe('toggles in a list', () => {
  it('[MODEL-05] change a yes or no where it stands, with undo', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/orders');

    await user.click(paid('1001'));
    expect(paid('1001')).toBeChecked();
    expect(messages()).toHaveTextContent('Paid is now yes for “1001”.');
    store.flush();
    expect(storedValues(storage.text, 'e2', 'w1')?.['f17.1']).toBe(true);
    await user.click(press('Undo'));

    expect(paid('1001')).not.toBeChecked();
  });

  it('[MODEL-06] say why a rule keeps them from it', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders');

    await user.click(paid('1003'));

    expect(messages()).toHaveTextContent('An order that is paid needs pieces.');
    expect(paid('1003')).not.toBeChecked();
  });
});

describe('quick actions', () => {
  it('[MODEL-05] do one thing by one press, and are there only where they make sense', async () => {
    const { user, container } = await openShop(buildStorage(shop()), '#/orders');
    expect(screen.queryByRole('button', { name: 'Mark paid: 1002' })).not.toBeInTheDocument();

    await user.click(press('Mark paid: 1001'));
    expect(paid('1001')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Mark paid: 1001' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press('Undo'));

    expect(paid('1001')).not.toBeChecked();
  });

  it('[MODEL-05] stand in a menu where there is no room, which Escape closes', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders');
    const more = press('More for 1001');

    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    await user.click(press('Add one'));

    expect(screen.getByRole('row', { name: /1001/u })).toHaveTextContent('5');
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('[MODEL-05] stand on the page of a record', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders/w1');

    await user.click(press('Mark paid'));

    expect(messages()).toHaveTextContent('Mark paid: “1001”.');
    expect(screen.queryByRole('button', { name: 'Mark paid' })).not.toBeInTheDocument();
  });
});

describe('several records', () => {
  const choose = async (user: Awaited<ReturnType<typeof openShop>>['user'], ...names: string[]) => {
    await user.click(press('More for orders'));
    await user.click(press('Select several'));
    for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  };

  it('[MODEL-05] are deleted in one step with one undo', async () => {
    const { user, container } = await openShop(buildStorage(shop()), '#/orders');
    await choose(user, '1001', '1003');
    expect(screen.getByText('2 orders chosen')).toHaveRole('status');
    expect(await axe(container)).toHaveNoViolations();

    await user.click(press('Delete'));
    expect(numbers()).toEqual(['1002']);
    expect(messages()).toHaveTextContent('Deleted 2 orders.');
    await user.click(press('Undo'));

    expect(numbers()).toEqual(['1001', '1002', '1003']);
  });

  it('[MODEL-05] get the same value in one step with one undo', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders');
    await choose(user);
    await user.click(press('Choose all 3'));

    await user.click(press('Set a field'));
    const dialog = within(screen.getByRole('dialog', { name: 'Set a field of 3 orders' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Status');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Sent');
    await user.click(dialog.getByRole('button', { name: 'Set 3' }));
    expect(within(screen.getByRole('table')).getAllByText('Sent')).toHaveLength(3);
    await user.click(press('Undo'));

    expect(within(screen.getByRole('table')).queryByText('Sent')).not.toBeInTheDocument();
  });
});

describe('deleting what others point at', () => {
  it('[MODEL-01] is refused with the number and a way to look at them', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/customers');

    await user.click(press('Delete Acme'));
    const dialog = within(screen.getByRole('dialog', { name: '“Acme” cannot be deleted' }));
    expect(dialog.getByText('This customer still has 1 order.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Show 1 order' })).toHaveAttribute(
      'href',
      '#/orders?customer=c1',
    );
    await user.click(dialog.getByRole('link', { name: 'Show 1 order' }));

    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(numbers()).toEqual(['1001']);
  });

  it('[MODEL-01] clears links where that is what should become of them', async () => {
    const text = buildShop({
      e3: { d1: { 'f30.1': 'Dora' } },
      e2: { w1: { 'f10.1': '1001', 'f12.1': ['d1'] } },
    });
    const storage = buildStorage(text);
    const { user, store } = await openShop(storage, '#/drivers');

    await user.click(press('Delete Dora'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Dora”?' }));
    expect(
      dialog.getByText('1 order stays, but loses its link to it. You can undo it for ten seconds.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete driver' }));
    store.flush();
    expect(storedValues(storage.text, 'e2', 'w1')?.['f12.1']).toBeNull();
    await user.click(press('Undo'));
    store.flush();

    expect(storedValues(storage.text, 'e2', 'w1')?.['f12.1']).toEqual(['d1']);
  });

  it('[MODEL-01] asks first where others go too', async () => {
    const text = buildShop({
      e3: { d1: { 'f30.1': 'Dora' } },
      e4: { s1: { 'f40.1': 'Monday', 'f41.1': 'd1' }, s2: { 'f40.1': 'Tuesday', 'f41.1': 'd1' } },
    });
    const { user, store } = await openShop(buildStorage(text), '#/drivers');
    const before = store.getState().document.records;

    await user.click(press('Delete Dora'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Dora”?' }));
    expect(dialog.getByText('This deletes 2 shifts too. You can undo it for ten seconds.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(numbers()).toEqual(['Dora']);

    await user.click(press('Delete Dora'));
    await user.click(press('Delete all'));
    expect(screen.getByText('No drivers yet')).toBeVisible();
    expect(store.rows().rowsOf('e4')).toHaveLength(0);
    await user.click(press('Undo'));

    expect(numbers()).toEqual(['Dora']);
    expect(store.getState().document.records).toEqual(before);
  });

  it('[MODEL-01] says both where some go and others lose their link, and undo restores all', async () => {
    const text = buildShop({
      e2: { w1: { 'f10.1': '1001', 'f12.1': ['d1', 'd2'] }, w2: { 'f10.1': '1002', 'f12.1': ['d2'] } },
      e3: { d1: { 'f30.1': 'Dora' }, d2: { 'f30.1': 'Emil', 'f31.1': 'd1' } },
      e4: { s1: { 'f40.1': 'Monday', 'f41.1': 'd1' } },
    });
    const { user, store } = await openShop(buildStorage(text), '#/drivers/d1');
    const before = store.getState().document.records;

    await user.click(press('Delete'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'This deletes 1 shift too. 1 order and 1 driver stay, but lose their link to it.',
    );
    await user.click(press('Delete all'));
    expect(numbers()).toEqual(['Emil']);
    expect(store.rows().findRow('e2', 'w1')?.values['f12.1']).toEqual(['d2']);
    await user.click(press('Undo'));

    expect(store.getState().document.records).toEqual(before);
  });
});

describe('[MODEL-07] a printed list', () => {
  it('is a table of all its records with its filters named, and goes after printing', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders?filter=v10&q=100&sort=-number');
    await user.click(press('Cards'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const table = screen.getByRole('table', { name: 'Orders, printed' });
    expect(screen.getByText('Unpaid · Search: 100 · By number (Z to A)')).toBeInTheDocument();
    expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('Number');
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['1003', '1001']);
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });

    expect(screen.queryByText(/Search: 100/u)).not.toBeInTheDocument();
  });
});

describe('SampleNotice', () => {
  it('[MODEL-08] says that records are samples, and removes them by one press with undo', async () => {
    const { user } = await openShop(buildStorage(), '#/orders', [
      { id: 's1', values: { number: '1001' } },
      { id: 's2', values: { number: '1002' } },
    ]);
    expect(screen.getByRole('note')).toHaveTextContent('These are sample records.');

    await user.click(press('Remove samples'));
    expect(screen.getByText('No orders yet')).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await user.click(press('Undo'));

    expect(numbers()).toEqual(['1001', '1002']);
  });
});
