import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Store } from '../data/store';
import type { StoreState } from '../data/store-state';
import type { Rights } from '../data/server-protocol';
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

/** What whoever is there may do with records of one kind. */
export function useRights(entity: Entity): Rights {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.rightsOf(entity));
}

/** Whether a server keeps the records. */
export function useIsServed(): boolean {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.getState().rights !== null);
}

/** All records of one kind, ready to be shown. The same array until one of them changes. */
export function useRows(entity: Entity): readonly Row[] {
  return useRowsOf(entity.id);
}

/** The same by the id of the entity, which is how others refer to it. */
export function useRowsOf(entityId: string): readonly Row[] {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.rows().rowsOf(entityId));
}

/** One record, or undefined when it is gone. */
export function useRow(entityId: string, id: string): Row | undefined {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.rows().findRow(entityId, id));
}

/** The records that point at one, by the name in code of the entity's link. */
export function useLinked(entity: Entity, id: string, link: string): readonly Row[] {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.rows().linkedRows(entity.id, id, link));
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
