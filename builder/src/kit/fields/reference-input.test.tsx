/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Store } from '../data/store';
import { buildStorage } from '../kit-testing';
import { buildShop, openShop, storedValues } from '../shop-testing';

expect.extend(toHaveNoViolations);

const shop = () =>
  buildShop({
    e1: { c1: { 'f1.1': 'Acme' }, c2: { 'f1.1': 'Birch & Sons' }, c3: { 'f1.1': 'Zacme' } },
    e2: { w1: { 'f10.1': '1001', 'f11.1': 'c1', 'f12.1': ['d1'] } },
    e3: { d1: { 'f30.1': 'Dora' }, d2: { 'f30.1': 'Emil' } },
  });

const box = (name: string) => screen.getByRole('combobox', { name });
const listed = () => within(screen.getByRole('listbox')).getAllByRole('option');
const options = () => listed().map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('ReferenceInput', () => {
  it('[MODEL-01] finds a record as one types, those that begin so first, and picks it by keyboard', async () => {
    const storage = buildStorage(shop());
    const { user, store, container } = await openShop(storage, '#/orders/new');

    await user.type(screen.getByRole('textbox', { name: 'Number' }), '1002');
    await user.type(box('Customer'), 'acm');
    expect(options()).toEqual(['Acme', 'Zacme', 'Add “acm”']);
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box('Customer')).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Zacme' }).id,
    );
    await user.keyboard('{ArrowUp}{Enter}');
    expect(box('Customer')).toHaveValue('Acme');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(save());
    await screen.findByRole('heading', { name: 'Orders' });
    store.flush();

    const { records } = JSON.parse(storage.text ?? '') as { records: { e2: { values: unknown }[] } };
    expect(records.e2[1]?.values).toMatchObject({ 'f10.1': '1002', 'f11.1': 'c1' });
  });

  it('[MODEL-01] keeps the link when the search is left, and takes it back when the box is emptied', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/orders/w1/edit');
    expect(box('Customer')).toHaveValue('Acme');

    await user.type(box('Customer'), ' nobody');
    await user.tab();
    expect(box('Customer')).toHaveValue('Acme');
    await user.clear(box('Customer'));
    await user.click(save());
    await screen.findByRole('heading', { name: '1001' });
    store.flush();

    expect(storedValues(storage.text, 'e2', 'w1')?.['f11.1']).toBeNull();
  });

  it('[MODEL-01] links several records as chips, by press and back by Backspace', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/orders/w1/edit');
    const chips = () => within(screen.getByRole('list', { name: 'Chosen: Drivers' }));

    await user.click(box('Drivers'));
    await user.click(screen.getByRole('option', { name: 'Emil' }));
    expect(
      chips()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dora', 'Emil']);
    await user.click(chips().getByRole('button', { name: 'Remove Dora' }));
    expect(box('Drivers')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('list', { name: 'Chosen: Drivers' })).not.toBeInTheDocument();
    await user.type(box('Drivers'), 'em{ArrowDown}{Enter}');
    await user.click(save());
    await screen.findByRole('heading', { name: '1001' });
    store.flush();

    expect(storedValues(storage.text, 'e2', 'w1')?.['f12.1']).toEqual(['d2']);
  });

  it('[MODEL-01] adds what it does not find in a dialog, links it, and keeps what was typed in the form', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/orders/new');
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '1003');
    await user.type(box('Customer'), 'Cedar');
    await user.click(screen.getByRole('option', { name: 'Add “Cedar”' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Add customer' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Cedar');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    // Only what is needed: the rest is for the customer's own page.
    expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Cedar{Enter}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box('Customer')).toHaveValue('Cedar');
    expect(box('Customer')).toHaveFocus();
    await user.click(save());
    await screen.findByRole('heading', { name: 'Orders' });
    store.flush();
    expect(screen.getByRole('link', { name: 'Cedar' })).toBeVisible();
  });

  /** Adds a customer from the form of an order. */
  async function addCedar(storage = buildStorage(shop())) {
    const opened = await openShop(storage, '#/orders/new');
    await opened.user.type(screen.getByRole('textbox', { name: 'Number' }), '1003');
    await opened.user.type(box('Customer'), 'Cedar');
    await opened.user.click(screen.getByRole('option', { name: 'Add “Cedar”' }));
    const dialog = within(screen.getByRole('dialog'));
    await opened.user.click(dialog.getByRole('button', { name: 'Add customer' }));
    return opened;
  }
  const customers = ({ rows }: Store) =>
    rows()
      .rowsOf('e1')
      .map(({ values }) => values['f1.1']);

  it('[MODEL-01] holds what it adds to the rules', async () => {
    const { user, store } = await openShop(buildStorage(shop()), '#/orders/new');
    await user.type(box('Customer'), 'new');
    await user.click(screen.getByRole('option', { name: 'Add “new”' }));
    const name = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'acme{Enter}');

    expect(name).toBeInvalid();
    expect(customers(store)).toEqual(['Acme', 'Birch & Sons', 'Zacme']);
  });

  it('[MODEL-01] takes an added record back by one press, out of the form too, which keeps the rest', async () => {
    const { user, store } = await addCedar();
    expect(box('Customer')).toHaveValue('Cedar');

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(customers(store)).toEqual(['Acme', 'Birch & Sons', 'Zacme']);
    expect(box('Customer')).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('1003');
    await user.click(save());
    await screen.findByRole('heading', { name: 'Orders' });
    expect(store.rows().rowsOf('e2')[1]?.values['f11.1']).toBeNull();
  });

  it('[MODEL-01] says why an added record stays that the saved form needs by now', async () => {
    const { user, store } = await addCedar();
    await user.click(save());
    await screen.findByRole('heading', { name: 'Orders' });

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(screen.getByText('This customer still has 1 order.', { selector: '.toast-text' })).toBeVisible();
    expect(customers(store)).toContain('Cedar');
  });

  it('[MODEL-01] says that an added record stays when the form is cancelled, and takes it back', async () => {
    const { user, store } = await addCedar();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(
      await screen.findByText('“Cedar” was added before and will stay.', { selector: '.toast-text' }),
    ).toBeVisible();
    expect(customers(store)).toContain('Cedar');
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(undo ?? document.body);

    expect(customers(store)).toEqual(['Acme', 'Birch & Sons', 'Zacme']);
  });

  it('[MODEL-01] says that it stays also after a preview loaded the form anew', async () => {
    const storage = buildStorage(shop());
    storage.drafts = '[]';
    const { store, close } = await addCedar(storage);
    store.flush();
    close();

    const again = await openShop(storage, '#/orders/new');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('1003');
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(
      await screen.findByText('“Cedar” was added before and will stay.', { selector: '.toast-text' }),
    ).toBeVisible();
    expect(storage.drafts).toBe('[]');
  });

  it('[MODEL-01] leaves what was typed in the form when a dialog of the same kind is cancelled', async () => {
    const storage = buildStorage(shop());
    storage.drafts = '[]';
    const { user } = await openShop(storage, '#/drivers/new');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fay');
    await user.click(box('Boss'));
    await user.click(screen.getByRole('option', { name: 'Add driver' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));

    expect(storage.drafts).toContain('Fay');
  });

  it('[MODEL-01] leaves the dialog by Escape and by Cancel without a record', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders/new');
    const open = async () => {
      await user.type(box('Customer'), 'Cedar');
      await user.click(screen.getByRole('option', { name: 'Add “Cedar”' }));
    };

    await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box('Customer')).toHaveFocus();
    await open();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box('Customer')).toHaveValue('');
  });

  it('[MODEL-01] offers no record to itself, where a record links to its own kind', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/drivers/d1/edit');

    await user.click(box('Boss'));

    expect(options()).toEqual(['Emil', 'Add driver']);
  });

  it('[MODEL-01] never lists thousands: says how many more there are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2000 }, (_, place) => [
        `c${String(place)}`,
        { 'f1.1': `Customer ${String(place)}` },
      ]),
    );
    const { user } = await openShop(buildStorage(buildShop({ e1: many })), '#/orders/new');

    await user.click(box('Customer'));
    expect(listed()).toHaveLength(31);
    expect(screen.getByText('1,970 customers more. Type to find them.')).toBeVisible();
    await user.type(box('Customer'), 'customer 1999');

    expect(options()).toEqual(['Customer 1999']);
  });
});
