/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage, goTo } from '../kit-testing';
import { buildShop, openShop, storedValues } from '../shop-testing';

expect.extend(toHaveNoViolations);

const shop = () =>
  buildShop({
    e1: { c1: { 'f1.1': 'Acme' }, c2: { 'f1.1': 'Birch' }, c3: { 'f1.1': 'Cedar' } },
    e2: {
      w1: { 'f10.1': '1001', 'f11.1': 'c1', 'f16.1': '10.50', 'f18.1': 45, 'f13.1': 'o2' },
      w2: { 'f10.1': '1002', 'f11.1': 'c1', 'f16.1': '0.25', 'f18.1': 30, 'f17.1': true },
      w3: { 'f10.1': '1003', 'f11.1': 'c2' },
    },
  });

const list = () => within(screen.getByRole('region', { name: /^Orders/u }));

describe('RecordDetail', () => {
  it('[MODEL-01] lists what points at the record, with its count and exact totals', async () => {
    const { container } = await openShop(buildStorage(shop()), '#/customers/c1');

    expect(list().getByRole('heading', { level: 2 })).toHaveTextContent('Orders 2');
    expect(list().getByText('€10.75')).toBeVisible();
    expect(list().getByText(/^1\s?h 15\s?min$/u)).toBeVisible();
    expect(list().getByRole('link', { name: '1001' })).toHaveAttribute('href', '#/orders/w1');
    expect(list().queryByRole('link', { name: '1003' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[MODEL-01] begins a record with the link set, and comes back when it is saved', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/customers/c3');
    expect(screen.getByText('No orders yet.')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Add order' }));
    expect(await screen.findByRole('combobox', { name: 'Customer' })).toHaveValue('Cedar');
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '1004');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar' })).toBeVisible();
    expect(list().getByRole('link', { name: '1004' })).toHaveFocus();
    store.flush();
    // What a new record begins with is stored too.
    expect(storage.text).toContain('"f13.1":"o1"');
  });

  it('[MODEL-01] begins the next record as ever', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/customers/c3');

    await user.click(screen.getByRole('link', { name: 'Add order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { level: 1, name: 'Cedar' });
    await goTo('#/orders/new');

    expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveValue('');
  });

  it('[MODEL-01] shows ten of many and leads to all of them', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, place) => [
        `w${String(place)}`,
        { 'f10.1': String(1001 + place), 'f11.1': 'c1' },
      ]),
    );
    await openShop(buildStorage(buildShop({ e1: { c1: { 'f1.1': 'Acme' } }, e2: many })), '#/customers/c1');

    expect(list().getAllByRole('row')).toHaveLength(11);
    expect(list().getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '#/orders?customer=c1');
  });

  it('[MODEL-01] links to the records that it points at', async () => {
    await openShop(buildStorage(shop()), '#/orders/w1');

    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '#/customers/c1');
  });

  it('[MODEL-06] says in a badge what is the matter with a record', async () => {
    await openShop(buildStorage(shop()), '#/orders/w1');
    expect(screen.getByText('Unpaid')).toBeVisible();

    await goTo('#/orders/w2');
    expect(screen.queryByText('Unpaid')).not.toBeInTheDocument();
  });

  it('[MODEL-04] leads to the records before and after', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/customers/c2');
    const others = () => within(screen.getByRole('navigation', { name: 'Other Customers' }));

    expect(others().getByRole('link', { name: 'Previous: Acme' })).toHaveAttribute('href', '#/customers/c1');
    await user.click(others().getByRole('link', { name: 'Next: Cedar' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar' })).toBeVisible();
    expect(others().queryByRole('link', { name: /^Next/u })).not.toBeInTheDocument();
  });

  it('[MODEL-02] shows a value that is worked out', async () => {
    const storage = buildStorage(buildShop({ e2: { w1: { 'f10.1': '1001', 'f15.1': 13 } } }));
    await openShop(storage, '#/orders/w1');

    expect(screen.getByText('3')).toBeVisible();
    expect(storedValues(storage.text, 'e2', 'w1')).not.toHaveProperty('f22.1');
  });
});
