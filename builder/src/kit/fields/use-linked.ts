import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ReferenceField } from '../data/types';
import { useStore } from '../frame/store-context';

/** A record that a reference points at. */
interface LinkedRecord {
  readonly id: string;
  readonly name: string;
}

const BREAK = '\n';

/** The records of these ids that are there, with their names, in this order. */
export function useLinkedRecords({ to }: ReferenceField, ids: readonly string[]): readonly LinkedRecord[] {
  const store = useStore();
  const readNames = useCallback(() => {
    const { names } = store.rows();
    // One text, because a list would be another one every time.
    return ids.map((id) => names.nameOf(to, id)).join(BREAK);
  }, [store, to, ids]);
  const names = useSyncExternalStore(store.subscribe, readNames);
  return useMemo(() => {
    const byPlace = names.split(BREAK);
    return ids.map((id, place) => ({ id, name: byPlace[place] ?? '' })).filter(({ name }) => name !== '');
  }, [ids, names]);
}
