/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildStorage } from '../kit-testing';
import { buildShop, openShop } from '../shop-testing';

expect.extend(toHaveNoViolations);

const shop = () =>
  buildShop({
    e1: { c1: { 'f1.1': 'Acme' } },
    e2: { w1: { 'f10.1': '1001', 'f11.1': 'c1', 'f16.1': '9.99' }, w2: { 'f10.1': '1002', 'f17.1': true } },
  });

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const CSV = 'Number;Customer;Price;When\n1003;acme;12,50;x\n1004;Nobody;cheap;y\n;Acme;1;z\n';

async function openImport() {
  const shown = await openShop(buildStorage(shop()), '#/orders');
  await shown.user.click(press('More for orders'));
  await shown.user.click(press('Import from CSV'));
  return shown;
}

describe('ImportDialog', () => {
  it('[MODEL-07] shows what is read of a file and what is not, and adds the rest in one step with undo', async () => {
    const { user, container } = await openImport();
    await user.upload(
      dialog().getByLabelText('CSV file'),
      new File([CSV], 'orders.csv', { type: 'text/csv' }),
    );

    expect(await dialog().findByText('2 orders can be added, 1 cannot.')).toHaveRole('status');
    const table = within(dialog().getByRole('table', { name: 'The first records' }));
    expect(table.getByRole('link', { name: 'Acme' })).toBeVisible();
    expect(table.getByText('€12.50')).toBeVisible();
    const problems = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(problems).toEqual([
      'Line 3 Customer: “Nobody” is not there to be linked. It is left empty.',
      'Line 3 Price: “cheap” is not an amount. It is left empty.',
      'Line 4 Number: Number is required. The record is left out.',
    ]);
    expect(dialog().getByRole('combobox', { name: 'When' })).toHaveDisplayValue('Leave out');
    expect(await axe(container.ownerDocument.body)).toHaveNoViolations();

    await user.click(dialog().getByRole('button', { name: 'Import 2 orders' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1004' })).toBeVisible();
    await user.click(press('Undo'));

    expect(screen.queryByRole('link', { name: '1004' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1001' })).toBeVisible();
  });

  it('[MODEL-07] takes what is pasted or dropped, and lets columns be given to other fields', async () => {
    const { user } = await openImport();
    await user.click(dialog().getByRole('textbox', { name: 'Or paste from a spreadsheet' }));
    await user.paste('Code\tPieces\n1003\t4');
    await user.click(dialog().getByRole('button', { name: 'Read' }));
    expect(dialog().getByText('0 orders can be added, 1 cannot.')).toBeVisible();

    await user.selectOptions(dialog().getByRole('combobox', { name: 'Code' }), 'Number');
    expect(dialog().getByText('1 order can be added.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Another file' }));
    fireEvent.drop(dialog().getByText('Choose a file or drop it here. The first line names the columns.'), {
      dataTransfer: { files: [new File(['Number\n1005'], 'a.csv')] },
    });

    expect(await dialog().findByRole('button', { name: 'Import 1 order' })).toBeEnabled();
  });

  it('[MODEL-07] says when there is nothing to read', async () => {
    const { user } = await openImport();

    await user.type(dialog().getByRole('textbox'), 'Number');
    await user.click(dialog().getByRole('button', { name: 'Read' }));

    expect(dialog().getByRole('alert')).toHaveTextContent('The first line should name the columns');
  });

  it('[MODEL-07] is there also where there is no record yet', async () => {
    const { user } = await openShop(buildStorage(), '#/orders');

    await user.click(press('More for orders'));

    expect(press('Import from CSV')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });
});

describe('export', () => {
  it('[MODEL-07] saves what is shown, and nothing else', async () => {
    const saved: HTMLAnchorElement[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      saved.push(this);
    });
    const { user } = await openShop(buildStorage(shop()), '#/orders?paid=no');

    await user.click(press('More for orders'));
    await user.click(press('Export as CSV'));
    jest.restoreAllMocks();

    expect(saved[0]?.download).toBe('orders.csv');
    const text = decodeURIComponent(saved[0]?.href.replace(/^data:[^,]*,/u, '') ?? '');
    expect(text).toContain('1001,Acme');
    expect(text).not.toContain('1002');
  });
});
