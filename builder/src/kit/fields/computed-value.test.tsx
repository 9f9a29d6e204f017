/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { buildStorage } from '../kit-testing';
import { buildShop, openShop, storedValues } from '../shop-testing';

const boxes = () => screen.getByRole('status', { name: 'Boxes' });

describe('ComputedValue', () => {
  it('[MODEL-02] follows what is typed, before it is saved', async () => {
    const storage = buildStorage(buildShop({ e2: { w1: { 'f10.1': '1001', 'f15.1': 6 } } }));
    const { user, store } = await openShop(storage, '#/orders/w1/edit');
    expect(boxes()).toHaveTextContent('1');

    await user.clear(screen.getByRole('textbox', { name: 'Pieces' }));
    await user.type(screen.getByRole('textbox', { name: 'Pieces' }), '13');

    expect(boxes()).toHaveTextContent('3');
    store.flush();
    expect(storedValues(storage.text, 'e2', 'w1')).toEqual({ 'f10.1': '1001', 'f15.1': 6 });
  });

  it('[MODEL-02] is empty while it cannot be worked out', async () => {
    const { user } = await openShop(buildStorage(), '#/orders/new');

    await user.type(screen.getByRole('textbox', { name: 'Pieces' }), 'many');

    expect(boxes()).toHaveTextContent('empty');
  });
});

describe('rules in a form', () => {
  it('[MODEL-06] say their message at their field, and keep what was typed', async () => {
    const { user } = await openShop(buildStorage(), '#/orders/new');
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '1001');
    await user.click(screen.getByRole('checkbox', { name: 'Paid' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByRole('textbox', { name: 'Pieces' })).toHaveAccessibleDescription(
      'An order that is paid needs pieces.',
    );
    expect(screen.getByRole('textbox', { name: 'Pieces' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('1001');
  });

  it('[MODEL-06] say that no two records may be called the same', async () => {
    const { user } = await openShop(
      buildStorage(buildShop({ e1: { c1: { 'f1.1': 'Acme' } } })),
      '#/customers/new',
    );

    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'acme');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Another customer has this name.',
    );
  });
});
