/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage } from '../kit-testing';
import { buildShop, openShop, storedValues } from '../shop-testing';

expect.extend(toHaveNoViolations);

const shop = () =>
  buildShop({
    e1: { c1: { 'f1.1': 'Acme' } },
    e2: {
      w1: { 'f10.1': '1001', 'f14.1': ['o5'], 'f19.1': ['fragile'], 'f20.1': 'Ada Lovelace', 'f15.1': 7 },
      w2: { 'f10.1': '1002', 'f19.1': ['fragile', 'night'] },
      w3: { 'f10.1': '1003', 'f19.1': ['cold'] },
    },
  });

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('ChoiceInput with several options', () => {
  it('[MODEL-01] keeps the options that are ticked, in their order', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/orders/w1/edit');
    const group = within(screen.getByRole('group', { name: 'Extras' }));
    expect(group.getByRole('checkbox', { name: 'Insured' })).toBeChecked();

    await user.click(group.getByRole('checkbox', { name: 'Gift wrap' }));
    await user.click(save());
    await screen.findByRole('heading', { name: '1001' });
    store.flush();

    expect(storedValues(storage.text, 'e2', 'w1')?.['f14.1']).toEqual(['o3', 'o5']);
    expect(screen.getByText('Gift wrap', { selector: '.badge *' })).toBeVisible();
    expect(screen.getByText('Insured', { selector: '.badge *' })).toBeVisible();
  });
});

describe('TagsInput', () => {
  it('[MODEL-01] takes words by comma and Enter, once each, and offers those of other records', async () => {
    const storage = buildStorage(shop());
    const { user, store, container } = await openShop(storage, '#/orders/w1/edit');
    const tags = screen.getByRole('combobox', { name: 'Labels' });

    await user.click(tags);
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['night', 'cold']);
    await user.type(tags, 'heavy,FRAGILE,ni{ArrowDown}{Enter}late{Enter}');
    expect(await axe(container)).toHaveNoViolations();
    await user.type(tags, 'left behind');
    await user.click(save());
    await screen.findByRole('heading', { name: '1001' });
    store.flush();

    expect(storedValues(storage.text, 'e2', 'w1')?.['f19.1']).toEqual([
      'fragile',
      'heavy',
      'night',
      'late',
      'left behind',
    ]);
  });
});

describe('TextInput for a person', () => {
  it('[MODEL-01] offers the people that other records name, and shows their initials', async () => {
    const { user, container } = await openShop(buildStorage(shop()), '#/orders/new');

    const box = screen.getByRole('combobox', { name: 'Seller' });
    // eslint-disable-next-line testing-library/no-node-access -- a datalist shows itself to nobody but the browser
    const offered = container.querySelectorAll(`#${box.getAttribute('list') ?? ''} option`);
    expect([...offered].map((option) => option.getAttribute('value'))).toEqual(['Ada Lovelace']);
    await user.type(field('Number'), '1004');
    await user.type(box, 'Grace Brewster Hopper');
    await user.click(save());

    expect(await screen.findByText('GH')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('AL')).toBeInTheDocument();
  });
});

describe('ColorInput', () => {
  it('[MODEL-01] takes a swatch or a hex number, and refuses what is no colour', async () => {
    const storage = buildStorage(shop());
    const { user, store, container } = await openShop(storage, '#/customers/c1/edit');
    const teal = within(screen.getByRole('group', { name: 'Colour: swatches' })).getByRole('button', {
      name: 'Teal',
    });

    await user.click(teal);
    expect(teal).toHaveAttribute('aria-pressed', 'true');
    expect(field('Colour')).toHaveValue('#1f9a8a');
    await user.clear(field('Colour'));
    await user.type(field('Colour'), 'blue');
    await user.click(save());
    expect(field('Colour')).toBeInvalid();
    expect(await axe(container)).toHaveNoViolations();
    await user.clear(field('Colour'));
    await user.type(field('Colour'), '#336699');
    await user.click(save());
    await screen.findByRole('heading', { name: 'Acme' });
    store.flush();

    expect(storedValues(storage.text, 'e1', 'c1')?.['f3.1']).toBe('#336699');
  });
});

describe('DurationInput', () => {
  it('[MODEL-01] reads hours and minutes and says what it understood', async () => {
    const storage = buildStorage(shop());
    const { user, store } = await openShop(storage, '#/orders/w1/edit');

    await user.type(field('Work'), '1:30');
    await waitFor(() => {
      expect(screen.getByText(/^1\s?h 30\s?min$/u)).toBeVisible();
    });
    await user.click(save());
    await screen.findByRole('heading', { name: '1001' });
    store.flush();

    expect(storedValues(storage.text, 'e2', 'w1')?.['f18.1']).toBe(90);
  });
});

describe('field help', () => {
  it('[MODEL-01] stands below the control and is read out with it', async () => {
    await openShop(buildStorage(shop()), '#/orders/new');

    expect(field('Number')).toHaveAccessibleDescription('As on the invoice.');
  });

  it('[MODEL-01] fills in what a new record begins with', async () => {
    await openShop(buildStorage(shop()), '#/orders/new');

    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Open');
  });
});
