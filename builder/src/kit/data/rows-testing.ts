import { defineEntity } from './entity';
import type { StoredDocument } from './document';
import { RowReader, type Rows } from './rows';
import type { Entity, Live, StoredRecord } from './types';

/** A small shop, as the emitter would describe one: customers, their orders, the lines of those, and products. */

interface Customer extends Live {
  readonly name: string | null;
  readonly vip: boolean;
  readonly orders: readonly Order[];
  readonly revenue: string | null;
}

interface Order extends Live {
  readonly number: string | null;
  readonly customer: Customer | null;
  readonly lines: readonly Line[];
  readonly total: string | null;
  readonly labels: readonly string[];
  readonly helpers: readonly Customer[];
}

interface Line extends Live {
  readonly order: Order | null;
  readonly product: Product | null;
  readonly quantity: number | null;
}

interface Product extends Live {
  readonly price: string | null;
  readonly stock: number | null;
  readonly left: number | null;
  readonly lines: readonly Line[];
}

const cents = (amount: string | null): bigint => BigInt((amount ?? '0.00').replace('.', ''));
const euros = (sum: bigint): string => `${String(sum / 100n)}.${String(sum % 100n).padStart(2, '0')}`;

export const customers = defineEntity({
  id: 'e1',
  name: 'Customer',
  plural: 'Customers',
  path: 'customers',
  fields: {
    name: { key: 'f1.1', name: 'Name', type: 'text', required: true, unique: true },
    vip: { key: 'f2.1', name: 'VIP', type: 'boolean' },
    revenue: {
      key: 'f3.1',
      name: 'Revenue',
      type: 'money',
      currency: 'EUR',
      compute: (customer: Customer) =>
        euros(customer.orders.reduce((sum, order) => sum + cents(order.total), 0n)),
    },
  },
  links: { orders: { name: 'Orders', from: 'e2', by: 'customer' } },
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
});

export const orders = defineEntity({
  id: 'e2',
  name: 'Order',
  plural: 'Orders',
  path: 'orders',
  fields: {
    number: { key: 'f10.1', name: 'Number', type: 'text' },
    customer: { key: 'f11.1', name: 'Customer', type: 'reference', to: 'e1', onDelete: 'refuse' },
    total: {
      key: 'f12.1',
      name: 'Total',
      type: 'money',
      currency: 'EUR',
      compute: (order: Order) =>
        euros(
          order.lines.reduce(
            (sum, line) => sum + cents(line.product?.price ?? null) * BigInt(line.quantity ?? 0),
            0n,
          ),
        ),
    },
    labels: { key: 'f13.1', name: 'Labels', type: 'tags' },
    helpers: {
      key: 'f14.1',
      name: 'Helpers',
      type: 'reference',
      to: 'e1',
      many: true,
      onDelete: 'clear',
    },
    gift: { key: 'f15.1', name: 'Gift for', type: 'reference', to: 'e1', onDelete: 'clear' },
  },
  links: { lines: { name: 'Lines', from: 'e3', by: 'order' } },
  label: 'number',
  sort: { by: 'number', direction: 'asc' },
});

export const lines = defineEntity({
  id: 'e3',
  name: 'Line',
  plural: 'Lines',
  path: 'lines',
  fields: {
    order: { key: 'f20.1', name: 'Order', type: 'reference', to: 'e2', onDelete: 'cascade', required: true },
    product: { key: 'f21.1', name: 'Product', type: 'reference', to: 'e4', onDelete: 'refuse' },
    quantity: { key: 'f22.1', name: 'Quantity', type: 'integer' },
  },
  label: 'product',
  sort: { by: 'quantity', direction: 'asc' },
});

export const products = defineEntity({
  id: 'e4',
  name: 'Product',
  plural: 'Products',
  path: 'products',
  fields: {
    title: { key: 'f30.1', name: 'Title', type: 'text' },
    price: { key: 'f31.1', name: 'Price', type: 'money', currency: 'EUR' },
    stock: { key: 'f32.1', name: 'Stock', type: 'integer' },
    left: {
      key: 'f33.1',
      name: 'Left',
      type: 'integer',
      compute: (product: Product) =>
        (product.stock ?? 0) - product.lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    },
  },
  links: { lines: { name: 'Lines', from: 'e3', by: 'product' } },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
  rules: [
    {
      kind: 'check',
      id: 'r1',
      message: 'There is not enough in stock.',
      holds: (product: Product) => (product.left ?? 0) >= 0,
    },
  ],
});

/** The values of a stored document by entity and id. */
export function valuesIn({ records }: StoredDocument, entityId: string): Record<string, unknown> {
  return Object.fromEntries((records[entityId] ?? []).map(({ id, values }) => [id, values]));
}

export const shop: readonly Entity[] = [customers, orders, lines, products];

/** A stored record of the shop. */
export function stored(id: string, values: Readonly<Record<string, unknown>>): StoredRecord {
  return { id, createdAt: '2026-01-01T12:00:00.000Z', updatedAt: '2026-01-01T12:00:00.000Z', values };
}

/** Ann has an order of two lines, 3 × 2.50 and 1 × 10.00; Ben has none. */
export function shopRecords(): Record<string, StoredRecord[]> {
  return {
    e1: [stored('c1', { 'f1.1': 'Ann' }), stored('c2', { 'f1.1': 'Ben' })],
    e2: [stored('o1', { 'f10.1': 'A-1', 'f11.1': 'c1', 'f14.1': ['c2', 'gone'] })],
    e3: [
      stored('l1', { 'f20.1': 'o1', 'f21.1': 'p1', 'f22.1': 3 }),
      stored('l2', { 'f20.1': 'o1', 'f21.1': 'p2', 'f22.1': 1 }),
    ],
    e4: [
      stored('p1', { 'f30.1': 'Tea', 'f31.1': '2.50', 'f32.1': 5 }),
      stored('p2', { 'f30.1': 'Pot', 'f31.1': '10.00', 'f32.1': 1 }),
    ],
  };
}

/** A document with these records. */
export function documentOf(
  records: Readonly<Record<string, readonly StoredRecord[]>>,
  fields: StoredDocument['fields'] = {},
): StoredDocument {
  return { v: 1, records, fields, views: {} };
}

interface OpenedRows {
  readonly rows: Rows;
  readonly errors: string[];
  readonly show: (document: StoredDocument, day?: string) => void;
  /** Changes some values of a record, and nothing else of the document. */
  readonly change: (entityId: string, id: string, values: Readonly<Record<string, unknown>>) => void;
}

/** Reads a document, and says what could not be worked out. */
export function openRows(entities: readonly Entity[], first: StoredDocument): OpenedRows {
  const errors: string[] = [];
  const reader = new RowReader(entities, (error) => errors.push(error.message));
  let shown = first;
  const show = (document: StoredDocument, day = '2026-05-01') => {
    shown = document;
    reader.show({ document, day });
  };
  show(first);
  return {
    rows: reader,
    errors,
    show,
    change: (entityId, id, values) => {
      const records = (shown.records[entityId] ?? []).map((record) =>
        record.id === id ? { ...record, values: { ...record.values, ...values } } : record,
      );
      show({ ...shown, records: { ...shown.records, [entityId]: records } });
    },
  };
}
