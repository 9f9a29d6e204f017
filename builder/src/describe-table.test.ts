import { describeTable } from './describe-table';

const tables = [
  { id: 'e1', name: 'Customer', plural: 'Customers' },
  { id: 'e2', name: 'Kunde', plural: 'Kunden' },
].map((named) => ({ ...table(), ...named }));

function table() {
  return {
    labelField: 'f1',
    fields: [],
    sort: { field: 'f1', direction: 'asc' as const },
    views: [],
    defaultView: 'v1',
    filters: [],
    rules: [],
    badges: [],
    actions: [],
    samples: [],
  };
}

/** 'Order: Customer >e1, Date date, Total money | left': the type of each column, with what else is said of it. */
function read(text: string): string | undefined {
  const found = describeTable({ entities: tables }, text);
  if (!found) return undefined;
  const columns = found.columns.map((column) => {
    const { name, type, required, unique, options, min, max, unit, target, many } = column;
    const limits = [min, max].some((limit) => limit !== undefined)
      ? ` ${String(min ?? '')}..${String(max ?? '')}`
      : '';
    const kind = target === undefined ? type : `>${target}${many === true ? '*' : ''}`;
    const start = column.default === undefined ? '' : `=${column.default}`;
    const flags = `${required ? '!' : ''}${unique === true ? '#' : ''}`;
    return `${name} ${kind}${flags}${options ? `(${options.join('/')})` : ''}${limits}${unit ? ` ${unit}` : ''}${start}`;
  });
  const left = found.left.length > 0 ? ` | ${found.left.join(' | ')}` : '';
  return `${found.name}: ${columns.join(', ')}${left}`;
}

describe('a table in words', () => {
  it.each([
    ['orders with customer, date and total', 'Order: Customer >e1, Date date, Total money'],
    ['customer, date and total', ': Customer >e1, Date date, Total money'],
    [
      'orders with customers, date (default today) and total',
      'Order: Customer >e1, Date date=today, Total money',
    ],
    [
      'invoices with number (unique), issue date, amount, status (draft, sent, paid)',
      'Invoice: Number text!#, Issue date date, Amount money, Status choice(Draft/Sent/Paid)',
    ],
    [
      'create a table events with name, place, start and end, price',
      'Event: Name text!, Place text, Start datetime, End datetime, Price money',
    ],
    [
      'products with name, sku required and unique, price, stock at least 0',
      'Product: Name text!, SKU text!#, Price money, Stock integer 0..',
    ],
    [
      'contracts with partner, start date, auto renew, discount percent',
      'Contract: Partner text!, Start date date, Auto renew boolean, Discount percent percent',
    ],
    [
      'orders with customer, date, total, sorted by date',
      'Order: Customer >e1, Date date, Total money | sorted by date',
    ],
    [
      'meters with reading, read on and photo of the meter',
      'Meter: Reading number 0.., Read on date, Photo image',
    ],
    [
      'warehouse rooms: name, beds, size in sqm, furnished',
      'Warehouse room: Name text!, Beds integer 0.., Size number m², Furnished boolean',
    ],
    [
      'a new table called repairs with device, fault, cost, status (open, done) default open',
      'Repair: Device text!, Fault longtext, Cost money, Status choice(Open/Done)=Open',
    ],
    ['Bestellungen mit Kunde, Datum und Betrag', 'Bestellung: Kunde >e2, Datum date, Betrag money'],
    [
      'citas con paciente, fecha, hora y motivo',
      'Cita: Paciente text!, Fecha date, Hora time, Motivo longtext',
    ],
  ])('[SCR-14] reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['?', 'with', 'a list', 'asdf qwer zxcv', 'the weather is nice today'])(
    '[SCR-14] understands nothing of %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('[SCR-14] gives a kind of records without columns those that it usually has', () => {
    expect(read('orders')).toMatch(/^Order: Customer >e1, Item text, .*Status choice\(/);
  });
});
