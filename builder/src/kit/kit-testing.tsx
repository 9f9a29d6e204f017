import { act, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppShell } from './frame/app-shell';
import { BooleanInput } from './fields/boolean-input';
import { ChoiceInput } from './fields/choice-input';
import { DateInput } from './fields/date-input';
import { defineEntity, fieldsOf } from './data/entity';
import { LongTextInput } from './fields/long-text-input';
import { NumberInput } from './fields/number-input';
import { RatingInput } from './fields/rating-input';
import { RecordDetail } from './records/record-detail';
import { RecordForm } from './records/record-form';
import { cardsView, listView } from './lists/record-cards';
import { RecordList } from './lists/record-list';
import { tableView } from './lists/record-table';
import type { RecordServer } from './data/record-server';
import type { AppStorage } from './data/storage-port';
import { createStore, type Store } from './data/store';
import { TextInput } from './fields/text-input';
import type { Row, StoredRecord, Value } from './data/types';

/** A machine that is busy with other things too takes seconds over a turn; what is waited for comes. */
configure({ asyncUtilTimeout: 20_000 });

/** What the kit's tests share: one entity with every kind of field, storage that can be looked at, an application. */

export const talks = defineEntity({
  id: 'e1',
  name: 'Talk',
  plural: 'Talks',
  path: 'talks',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text', required: true },
    status: {
      key: 'f2.1',
      name: 'Status',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Idea' },
        { id: 'o2', label: 'Given' },
      ],
    },
    minutes: { key: 'f3.1', name: 'Minutes', type: 'integer', min: 1, max: 90, unit: 'min' },
    fee: { key: 'f4.1', name: 'Fee', type: 'money', currency: 'EUR', min: 0 },
    held: { key: 'f5.1', name: 'Held on', type: 'date' },
    severity: { key: 'f6.1', name: 'Severity', type: 'rating', min: 0, max: 10 },
    recorded: { key: 'f7.1', name: 'Recorded', type: 'boolean' },
    contact: { key: 'f8.1', name: 'Contact', type: 'email' },
    link: { key: 'f9.1', name: 'Link', type: 'url' },
    notes: { key: 'f10.1', name: 'Notes', type: 'longtext' },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
});

export const rooms = defineEntity({
  id: 'e2',
  name: 'Room',
  plural: 'Rooms',
  path: 'rooms',
  fields: { name: { key: 'f20.1', name: 'Name', type: 'text' } },
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
});

/** A stored record; the later the number, the later it was made. */
export function buildRecord(number: number, values: Readonly<Record<string, unknown>> = {}): StoredRecord {
  const moment = new Date(Date.UTC(2026, 0, 1, 12, number)).toISOString();
  return {
    id: `r${String(number)}`,
    createdAt: moment,
    updatedAt: moment,
    values: { 'f1.1': `Talk ${String(number)}`, ...values },
  };
}

/** The stored text for these talks. */
export function buildText(...records: readonly StoredRecord[]): string {
  return JSON.stringify({ v: 1, records: { e1: records } });
}

/** A row with one value, for sorting and searching. */
export function buildRow(number: number, values: Readonly<Record<string, Value>>): Row {
  const record = buildRecord(number);
  return { id: record.id, record, values, live: { id: record.id } };
}

/** Storage whose text a test can read and another tab can change. */
export interface TestStorage extends AppStorage {
  text: string | null;
  /** How often it was written. */
  writes: number;
  canSave: boolean;
  /** What is typed in forms, as Tessera's preview keeps it; undefined on a page of its own. */
  drafts: string | null | undefined;
  readonly writeFromOtherTab: (text: string) => void;
}

export function buildStorage(text: string | null = null, isLasting = true): TestStorage {
  const listeners = new Set<(text: string | null) => void>();
  const storage: TestStorage = {
    text,
    writes: 0,
    canSave: true,
    drafts: undefined,
    load: () =>
      Promise.resolve({
        text: storage.text,
        isLasting,
        ...(storage.drafts !== undefined && { drafts: storage.drafts }),
      }),
    keepDrafts: (next) => {
      if (storage.drafts === undefined) return false;
      storage.drafts = next;
      return true;
    },
    save: (next) => {
      if (!storage.canSave) return Promise.resolve(false);
      storage.text = next;
      storage.writes += 1;
      return Promise.resolve(true);
    },
    peek: () => storage.text,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeFromOtherTab: (next) => {
      storage.text = next;
      for (const listener of listeners) listener(next);
    },
  };
  return storage;
}

/** The talks that are stored. */
export function storedTalks({ text }: TestStorage): readonly StoredRecord[] {
  const document = JSON.parse(text ?? '{"records":{}}') as { records: Record<string, StoredRecord[]> };
  return document.records['e1'] ?? [];
}

const { fields } = talks;

function TalkForm({ id }: { readonly id: string | null }) {
  return (
    <RecordForm entity={talks} id={id}>
      <TextInput field={fields.title} />
      <ChoiceInput field={fields.status} />
      <NumberInput field={fields.minutes} />
      <NumberInput field={fields.fee} />
      <DateInput field={fields.held} />
      <RatingInput field={fields.severity} />
      <BooleanInput field={fields.recorded} />
      <TextInput field={fields.contact} />
      <TextInput field={fields.link} />
      <LongTextInput field={fields.notes} />
    </RecordForm>
  );
}

function RoomForm({ id }: { readonly id: string | null }) {
  return (
    <RecordForm entity={rooms} id={id}>
      <TextInput field={rooms.fields.name} />
    </RecordForm>
  );
}

const columns = fieldsOf(talks);
const roomColumns = fieldsOf(rooms);
const talkViews = [
  tableView({ id: 'v1', name: 'Table', columns }),
  listView({ id: 'v2', name: 'List', columns }),
  cardsView({ id: 'v3', name: 'Cards', columns }),
];
const roomViews = [cardsView({ id: 'v4', name: 'Cards', columns: roomColumns })];

export const sections = [
  {
    entity: talks,
    List: () => <RecordList entity={talks} views={talkViews} defaultView="v1" />,
    Form: TalkForm,
    Detail: ({ id }: { readonly id: string }) => <RecordDetail entity={talks} id={id} fields={columns} />,
  },
  {
    entity: rooms,
    List: () => <RecordList entity={rooms} views={roomViews} defaultView="v4" />,
    Form: RoomForm,
    Detail: ({ id }: { readonly id: string }) => <RecordDetail entity={rooms} id={id} fields={roomColumns} />,
  },
];

interface OpenedApp {
  readonly user: UserEvent;
  readonly store: Store;
  readonly container: HTMLElement;
}

/** Opens the whole application at an address and waits until its records are there. */
export async function openApp(storage: AppStorage | RecordServer, hash = '#/talks'): Promise<OpenedApp> {
  // jsdom lays nothing out and so cannot scroll.
  window.scrollTo = () => undefined;
  window.location.hash = hash;
  const store = createStore(storage, [talks, rooms]);
  const { container } = render(<AppShell title="Talk tracker" sections={sections} store={store} />);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup({ delay: null }), store, container };
}

/** Opens another address of the application that is open. */
export async function goTo(hash: string): Promise<void> {
  await act(async () => {
    const isThere = new Promise((resolve) => {
      window.addEventListener('hashchange', resolve, { once: true });
    });
    window.location.hash = hash;
    await isThere;
  });
}
