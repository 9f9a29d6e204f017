/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage, goTo } from '../kit-testing';
import { buildShop, openShop } from '../shop-testing';

expect.extend(toHaveNoViolations);

const shop = () =>
  buildShop({
    e1: { c1: { 'f1.1': 'Acme' }, c2: { 'f1.1': 'Birch' } },
    e2: {
      w1: { 'f10.1': '1001', 'f11.1': 'c1', 'f13.1': 'o1', 'f16.1': '9.99', 'f19.1': ['cold'] },
      w2: { 'f10.1': '1002', 'f11.1': 'c2', 'f13.1': 'o2', 'f16.1': '20', 'f15.1': 3, 'f17.1': true },
      w3: { 'f10.1': '1003', 'f11.1': 'c1', 'f13.1': 'o2', 'f16.1': '35.50' },
    },
  });

const numbers = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter(({ className }) => className.includes('row-link'))
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('FilterBar', () => {
  it('[MODEL-05] offers the saved filters with their counts, says which is on, and keeps it in the address', async () => {
    const { user, container } = await openShop(buildStorage(shop()), '#/orders');
    expect(press('All 3')).toHaveAttribute('aria-pressed', 'true');

    await user.click(press('Unpaid 2'));

    expect(numbers()).toEqual(['1001', '1003']);
    expect(press('Unpaid 2')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('2 of 3 orders')).toHaveRole('status');
    expect(window.location.hash).toBe('#/orders?filter=v10');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[MODEL-05] narrows by options, shows what is active, and takes it back', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders');

    await user.click(press('Filter'));
    expect(dialog().getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Field' }), 'Status');
    await user.click(dialog().getByRole('checkbox', { name: 'Sent' }));
    await user.click(dialog().getByRole('button', { name: 'Show' }));
    expect(numbers()).toEqual(['1002', '1003']);
    expect(window.location.hash).toBe('#/orders?status=o2');

    const active = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(active.getByRole('button', { name: 'Status: Sent' })).toBeVisible();
    await user.click(active.getByRole('button', { name: 'Remove filter Status: Sent' }));

    expect(numbers()).toHaveLength(3);
    expect(press('Filter')).toHaveFocus();
  });

  it('[MODEL-05] narrows by amounts between two, by linked records and by yes or no, all at once', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders');
    const open = async (field: string) => {
      await user.click(press('Filter'));
      await user.selectOptions(dialog().getByRole('combobox', { name: 'Field' }), field);
    };

    await open('Price');
    await user.type(dialog().getByRole('textbox', { name: 'From' }), '10{Enter}');
    expect(numbers()).toEqual(['1002', '1003']);
    await open('Customer');
    await user.type(dialog().getByRole('combobox', { name: 'Customer' }), 'ac{ArrowDown}{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Show' }));
    expect(numbers()).toEqual(['1003']);
    await open('Paid');
    await user.click(dialog().getByRole('radio', { name: 'Yes' }));
    await user.click(dialog().getByRole('button', { name: 'Show' }));
    expect(screen.getByText('No orders to show')).toBeVisible();

    await user.click(press('Clear all'));
    expect(numbers()).toHaveLength(3);
    expect(window.location.hash).toBe('#/orders');
  });

  it('[MODEL-05] narrows by words in a text, or without them, by keyboard alone', async () => {
    const { user, container } = await openShop(buildStorage(shop()), '#/orders');
    press('Filter').focus();
    await user.keyboard('{Enter}');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Field' }), 'Number');
    expect(dialog().getByRole('combobox', { name: 'Condition' })).toHaveDisplayValue('contains');
    await user.tab();
    await user.tab();
    expect(dialog().getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await user.keyboard('02{Enter}');

    expect(numbers()).toEqual(['1002']);
    expect(window.location.hash).toBe('#/orders?number=02');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press('Number: contains “02”'));
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Condition' }), 'does not contain');
    expect(dialog().getByRole('textbox', { name: 'Text' })).toHaveValue('02');
    await user.click(dialog().getByRole('button', { name: 'Show' }));

    expect(numbers()).toEqual(['1001', '1003']);
    expect(window.location.hash).toBe('#/orders?number=%2102');
    expect(press('Number: does not contain “02”')).toBeVisible();
    await user.click(press('Number: does not contain “02”'));
    await user.clear(dialog().getByRole('textbox', { name: 'Text' }));
    await user.click(dialog().getByRole('button', { name: 'Show' }));
    expect(numbers()).toHaveLength(3);
  });

  it('[MODEL-05] says what a filter may be empty of, and changes one that is on', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders?pieces=empty');
    expect(numbers()).toEqual(['1001', '1003']);

    await user.click(press('Pieces: Empty'));
    await user.click(dialog().getByRole('radio', { name: 'Is not empty' }));
    await user.click(dialog().getByRole('button', { name: 'Show' }));

    expect(numbers()).toEqual(['1002']);
  });

  it('[MODEL-07] opens a shared address as it was, also with an order and a view', async () => {
    await openShop(buildStorage(shop()), '#/orders?status=o2&sort=-number&view=v2');

    expect(numbers()).toEqual(['1003', '1002']);
    expect(screen.getByRole('list', { name: 'Orders' })).toHaveClass('cards');
  });

  it('[MODEL-07] narrows the first page too, whose address names no page', async () => {
    const { user } = await openShop(buildStorage(shop()), '');

    await user.type(screen.getByRole('searchbox'), 'birch');

    expect(numbers()).toEqual(['1002']);
    expect(window.location.hash).toBe('#/?q=birch');
  });

  it('[MODEL-07] goes back to the filters before', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders');
    await user.click(press('Paid 1'));
    await user.click(press('Unpaid 2'));
    expect(numbers()).toEqual(['1001', '1003']);

    act(() => {
      window.history.back();
    });

    await waitFor(() => {
      expect(numbers()).toEqual(['1002']);
    });
  });

  it('[MODEL-07] is as one left it when one comes back', async () => {
    await openShop(buildStorage(shop()), '#/orders?filter=v11');
    await goTo('#/customers');
    await goTo('#/orders');

    expect(numbers()).toEqual(['1002']);
  });

  it('[MODEL-05] says what hides a record that was just added, and shows it by one press', async () => {
    const { user, container } = await openShop(buildStorage(shop()), '#/orders?filter=v11&q=birch');
    await user.click(screen.getByRole('link', { name: 'Add order' }));
    await user.type(await screen.findByRole('textbox', { name: 'Number' }), '1004');
    await user.click(press('Save'));

    const notice = await screen.findByText(/is saved, but hidden by/u);
    expect(notice).toHaveTextContent(
      '“1004” is saved, but hidden by the filter “Paid” and the search “birch”.',
    );
    expect(numbers()).toEqual(['1002']);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press('Show it'));

    expect(numbers()).toHaveLength(4);
    expect(notice).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: '1004' })).toHaveFocus();
    });
  });

  it('[MODEL-05] says so of a record that was edited out of the filter, until the filter changes', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders?status=o2');
    await user.click(screen.getByRole('link', { name: 'Edit 1002' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Open');
    await user.click(press('Save'));
    await screen.findByRole('heading', { name: '1002' });
    await goTo('#/orders');

    expect(await screen.findByText(/^“1002” is saved, but hidden by the filter on Status\.$/u)).toBeVisible();
    await user.click(press('Paid 1'));

    expect(screen.queryByText(/is saved/u)).not.toBeInTheDocument();
  });

  it('[MODEL-05] keeps filters on that show the new record', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders?filter=v10');
    await user.click(screen.getByRole('link', { name: 'Add order' }));
    await user.type(await screen.findByRole('textbox', { name: 'Number' }), '1004');
    await user.click(press('Save'));

    expect(await screen.findByRole('link', { name: '1004' })).toHaveFocus();
    expect(numbers()).toEqual(['1001', '1003', '1004']);
    expect(screen.queryByText(/is saved/u)).not.toBeInTheDocument();
  });

  it('[MODEL-07] copies the address of what is shown', async () => {
    const { user } = await openShop(buildStorage(shop()), '#/orders?filter=v10');

    await user.click(press('More for orders'));
    await user.click(press('Copy link to this view'));

    expect(await screen.findByText(/^Link copied\./u, { selector: '.toast-text' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/#\/orders\?filter=v10&view=v1$/u);
  });

  it('[MODEL-07] leads from a record to all that points at it', async () => {
    await openShop(buildStorage(shop()), '#/orders?customer=c1');

    expect(numbers()).toEqual(['1001', '1003']);
    expect(press('Customer: Acme')).toBeVisible();
  });
});
