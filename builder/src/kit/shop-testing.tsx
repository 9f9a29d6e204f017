import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { defineEntity, fieldsOf } from './data/entity';
import type { RecordServer } from './data/record-server';
import type { AppStorage } from './data/storage-port';
import { createStore, type Store } from './data/store';
import type { Entity, Live, Sample, StoredRecord, Value } from './data/types';
import { BooleanInput } from './fields/boolean-input';
import { ChoiceInput } from './fields/choice-input';
import { ColorInput } from './fields/color-input';
import { ComputedValue } from './fields/computed-value';
import { DateInput } from './fields/date-input';
import { DurationInput } from './fields/duration-input';
import { ImageInput } from './fields/image-input';
import { NumberInput } from './fields/number-input';
import { ReferenceInput } from './fields/reference-input';
import { TagsInput } from './fields/tags-input';
import { TextInput } from './fields/text-input';
import { AppShell } from './frame/app-shell';
import type { Section } from './frame/sections-context';
import { cardsView } from './lists/record-cards';
import { RecordList } from './lists/record-list';
import { tableView } from './lists/record-table';
import { LinkedLists } from './records/linked-lists';
import { RecordDetail } from './records/record-detail';
import { RecordForm } from './records/record-form';

/** What the kit's tests of linked records share: a shop with customers, their orders, and people who deliver them. */

interface Order extends Live {
  readonly number: string | null;
  readonly paid: boolean;
  readonly pieces: number | null;
}

const customers = defineEntity({
  id: 'e1',
  name: 'Customer',
  plural: 'Customers',
  path: 'customers',
  fields: {
    name: { key: 'f1.1', name: 'Name', type: 'text', required: true, unique: true },
    city: { key: 'f2.1', name: 'City', type: 'text' },
    color: { key: 'f3.1', name: 'Colour', type: 'color' },
    photo: { key: 'f4.1', name: 'Photo', type: 'image' },
  },
  links: { orders: { name: 'Orders', from: 'e2', by: 'customer' } },
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
});

const isOpen = (order: Order) => !order.paid;

const orders = defineEntity({
  id: 'e2',
  name: 'Order',
  plural: 'Orders',
  path: 'orders',
  fields: {
    number: { key: 'f10.1', name: 'Number', type: 'text', required: true, help: 'As on the invoice.' },
    customer: { key: 'f11.1', name: 'Customer', type: 'reference', to: 'e1', onDelete: 'refuse' },
    drivers: { key: 'f12.1', name: 'Drivers', type: 'reference', to: 'e3', many: true, onDelete: 'clear' },
    status: {
      key: 'f13.1',
      name: 'Status',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Open', tone: 'info' },
        { id: 'o2', label: 'Sent', tone: 'good' },
      ],
      start: () => 'o1',
    },
    extras: {
      key: 'f14.1',
      name: 'Extras',
      type: 'choice',
      many: true,
      options: [
        { id: 'o3', label: 'Gift wrap' },
        { id: 'o4', label: 'Express' },
        { id: 'o5', label: 'Insured' },
      ],
    },
    pieces: { key: 'f15.1', name: 'Pieces', type: 'integer', min: 0 },
    price: { key: 'f16.1', name: 'Price', type: 'money', currency: 'EUR' },
    paid: { key: 'f17.1', name: 'Paid', type: 'boolean' },
    work: { key: 'f18.1', name: 'Work', type: 'duration' },
    labels: { key: 'f19.1', name: 'Labels', type: 'tags' },
    seller: { key: 'f20.1', name: 'Seller', type: 'person' },
    due: { key: 'f21.1', name: 'Due', type: 'date' },
    boxes: {
      key: 'f22.1',
      name: 'Boxes',
      type: 'integer',
      compute: (order: Order): Value => (order.pieces === null ? null : Math.ceil(order.pieces / 6)),
    },
  },
  label: 'number',
  sort: { by: 'number', direction: 'asc' },
  badges: [{ id: 'b1', text: 'Unpaid', tone: 'warning', when: isOpen }],
  filters: [
    { id: 'v10', name: 'Unpaid', where: isOpen },
    { id: 'v11', name: 'Paid', where: (order: Order) => order.paid },
  ],
  actions: [
    { id: 'a1', name: 'Mark paid', when: isOpen, set: () => ({ paid: true }) },
    { id: 'a2', name: 'Add one', set: (order: Order) => ({ pieces: (order.pieces ?? 0) + 1 }) },
  ],
  rules: [
    {
      kind: 'check',
      id: 'r1',
      message: 'An order that is paid needs pieces.',
      field: 'pieces',
      holds: (order: Order) => !order.paid || order.pieces !== null,
    },
  ],
});

const drivers = defineEntity({
  id: 'e3',
  name: 'Driver',
  plural: 'Drivers',
  path: 'drivers',
  fields: {
    name: { key: 'f30.1', name: 'Name', type: 'text' },
    boss: { key: 'f31.1', name: 'Boss', type: 'reference', to: 'e3', onDelete: 'clear' },
  },
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
});

const shifts = defineEntity({
  id: 'e4',
  name: 'Shift',
  plural: 'Shifts',
  path: 'shifts',
  fields: {
    day: { key: 'f40.1', name: 'Day', type: 'text' },
    driver: { key: 'f41.1', name: 'Driver', type: 'reference', to: 'e3', onDelete: 'cascade' },
  },
  label: 'day',
  sort: { by: 'day', direction: 'asc' },
});

const inputs: Readonly<Record<string, (id: string | null) => React.ReactNode>> = {
  [customers.id]: (id) => (
    <RecordForm entity={customers} id={id}>
      <TextInput field={customers.fields.name} />
      <TextInput field={customers.fields.city} />
      <ColorInput field={customers.fields.color} />
      <ImageInput field={customers.fields.photo} />
    </RecordForm>
  ),
  [orders.id]: (id) => (
    <RecordForm entity={orders} id={id}>
      <TextInput field={orders.fields.number} />
      <ReferenceInput field={orders.fields.customer} />
      <ReferenceInput field={orders.fields.drivers} />
      <ChoiceInput field={orders.fields.status} />
      <ChoiceInput field={orders.fields.extras} />
      <NumberInput field={orders.fields.pieces} />
      <NumberInput field={orders.fields.price} />
      <BooleanInput field={orders.fields.paid} />
      <DurationInput field={orders.fields.work} />
      <TagsInput field={orders.fields.labels} />
      <TextInput field={orders.fields.seller} />
      <DateInput field={orders.fields.due} />
      <ComputedValue field={orders.fields.boxes} />
    </RecordForm>
  ),
  [drivers.id]: (id) => (
    <RecordForm entity={drivers} id={id}>
      <TextInput field={drivers.fields.name} />
      <ReferenceInput field={drivers.fields.boss} />
    </RecordForm>
  ),
  [shifts.id]: (id) => (
    <RecordForm entity={shifts} id={id}>
      <TextInput field={shifts.fields.day} />
      <ReferenceInput field={shifts.fields.driver} />
    </RecordForm>
  ),
};

const columnsOf = (entity: Entity) => fieldsOf(entity).filter(({ type }) => type !== 'image');

function sectionOf(entity: Entity): Section {
  const views = [
    tableView({ id: 'v1', name: 'Table', columns: columnsOf(entity) }),
    cardsView({ id: 'v2', name: 'Cards', columns: columnsOf(entity) }),
  ];
  return {
    entity,
    List: () => <RecordList entity={entity} views={views} defaultView="v1" />,
    Form: ({ id }) => inputs[entity.id]?.(id),
    Detail: ({ id }) => (
      <RecordDetail entity={entity} id={id} fields={fieldsOf(entity)} links={LinkedLists} />
    ),
  };
}

export const shopSections: readonly Section[] = [orders, customers, drivers, shifts].map(sectionOf);

type Values = Readonly<Record<string, unknown>>;

/** Stored records by entity, `{ e1: { c1: { 'f1.1': 'Acme' } } }`, the first ones the oldest. */
export function buildShop(records: Readonly<Record<string, Readonly<Record<string, Values>>>>): string {
  const stored = Object.entries(records).map(([entity, byId]): [string, StoredRecord[]] => [
    entity,
    Object.entries(byId).map(([id, values], place): StoredRecord => {
      const moment = new Date(Date.UTC(2026, 0, 1, 12, place)).toISOString();
      return { id, createdAt: moment, updatedAt: moment, values };
    }),
  ]);
  return JSON.stringify({ v: 1, records: Object.fromEntries(stored) });
}

interface OpenedShop {
  readonly user: UserEvent;
  readonly store: Store;
  readonly container: HTMLElement;
  /** As the page does when it is loaded anew. */
  readonly close: () => void;
}

/** Opens the shop at an address and waits until its records are there. */
export async function openShop(
  storage: AppStorage | RecordServer,
  hash: string,
  samples: readonly Sample[] = [],
): Promise<OpenedShop> {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.location.hash = hash;
  const entities = shopSections.map(({ entity }) => (entity === orders ? { ...entity, samples } : entity));
  const store = createStore(storage, entities);
  const { container, unmount } = render(<AppShell title="Shop" sections={shopSections} store={store} />);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup({ delay: null }), store, container, close: unmount };
}

/** The values of a stored record. */
export function storedValues(text: string | null, entity: string, id: string): Values | undefined {
  const { records } = JSON.parse(text ?? '{"records":{}}') as { records: Record<string, StoredRecord[]> };
  return records[entity]?.find((record) => record.id === id)?.values;
}
