import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppShell } from '../frame/app-shell';
import type { Section } from '../frame/sections-context';
import type { WeekStart } from '../data/week-start';
import { createStore, type Store } from '../data/store';
import type { Entity, StoredRecord } from '../data/types';
import { buildStorage, type TestStorage } from '../kit-testing';
import type { ListView } from './list-view';
import { RecordList } from './record-list';

/** A list that was opened with these views. */
export interface OpenedList {
  readonly user: UserEvent;
  readonly store: Store;
  readonly storage: TestStorage;
  readonly container: HTMLElement;
  readonly close: () => void;
  /** What is stored of a record. */
  valuesOf(id: string): StoredRecord['values'];
}

interface ListToOpen {
  readonly entity: Entity;
  readonly views: readonly ListView[];
  readonly records: readonly StoredRecord[];
  readonly weekStart?: WeekStart;
  /** Other kinds of records that these are linked with. */
  readonly others?: readonly { readonly entity: Entity; readonly records: readonly StoredRecord[] }[];
}

/** Opens an application whose first page is the list, with the first of the views. */
export async function openList({
  entity,
  views,
  records,
  weekStart,
  others = [],
}: ListToOpen): Promise<OpenedList> {
  window.scrollTo = () => undefined;
  window.location.hash = `#/${entity.path}`;
  const lists = [{ entity, records }, ...others];
  const storage = buildStorage(
    JSON.stringify({
      v: 1,
      records: Object.fromEntries(lists.map((list) => [list.entity.id, list.records])),
    }),
  );
  const store = createStore(
    storage,
    lists.map((list) => list.entity),
  );
  const sections: readonly Section[] = lists.map((list) => ({
    entity: list.entity,
    List: () => <RecordList entity={entity} views={views} defaultView={views[0]?.id ?? ''} />,
    Form: () => <h1>Form</h1>,
    Detail: ({ id }) => <h1>Record {id}</h1>,
  }));
  const { container, unmount } = render(
    <AppShell title="Test" sections={sections} store={store} {...(weekStart && { weekStart })} />,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    user: userEvent.setup({ delay: null }),
    store,
    storage,
    container,
    close: unmount,
    valuesOf: (id) =>
      store.getState().document.records[entity.id]?.find((record) => record.id === id)?.values ?? {},
  };
}
