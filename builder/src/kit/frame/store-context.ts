import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { toRow } from '../data/query';
import type { Store } from '../data/store';
import type { StoreState } from '../data/store-state';
import type { Entity, Row } from '../data/types';

export const StoreContext = createContext<Store | null>(null);

/** The store that the application was started with. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('This part has to stand inside the app shell.');
  return store;
}

/** What the store holds, kept up to date. */
export function useStoreState(store: Store): StoreState {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** All records of one kind, ready to be shown. */
export function useRows(entity: Entity): readonly Row[] {
  const { document } = useStoreState(useStore());
  const { fields } = document;
  const records = document.records[entity.id];
  return useMemo(
    () => (records ?? []).map((record) => toRow(entity, record, fields)),
    [entity, records, fields],
  );
}

/** State that is still there when the person comes back to the page: a search, a sort order. */
export function useVisitState<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const { visit } = useStore();
  const [value, setValue] = useState<T>(() => (visit.has(name) ? (visit.get(name) as T) : initial));
  const keep = (next: T) => {
    visit.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
