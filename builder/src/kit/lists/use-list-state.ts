import { useContext, useEffect, useMemo, useState } from 'react';
import { readAddress, writeAddress } from '../data/filter-address';
import type { ListState } from '../data/filters';
import type { Entity } from '../data/types';
import { addressQuery, setAddressQuery, useAddressQuery } from '../frame/router';
import { useStore } from '../frame/store-context';
import { ListNameContext, partOfAddress, withPart } from './list-address';
import { rememberQuery, rememberedQuery } from './list-memory';

export interface ListControl {
  readonly state: ListState;
  /** A change is a step that 'Back' takes back; one that replaces is not: a letter that is typed. */
  readonly change: (next: Partial<ListState>, options?: { readonly replace?: boolean }) => void;
}

/** What a list shows. The address says it, so that it can be shared; a list without one is as it was left. */
export function useListState(entity: Entity): ListControl {
  const { visit } = useStore();
  const list = useContext(ListNameContext);
  const address = useAddressQuery();
  const asked = useMemo(() => partOfAddress(address, list), [address, list]);
  const [left] = useState(() => new URLSearchParams(rememberedQuery(visit, { entity, list })));
  const [isChanged, setIsChanged] = useState(false);
  const isAsLeft = !isChanged && asked.size === 0 && left.size > 0;
  const query = isAsLeft ? left : asked;
  const state = useMemo(() => readAddress(entity, query), [entity, query]);
  useEffect(() => {
    if (isAsLeft) setAddressQuery(withPart(addressQuery(), list, left), { replace: true });
    else rememberQuery(visit, { entity, list }, asked);
  }, [isAsLeft, left, list, visit, entity, asked]);
  return {
    state,
    change: (next, options) => {
      setIsChanged(true);
      setAddressQuery(withPart(addressQuery(), list, writeAddress(entity, { ...state, ...next })), options);
    },
  };
}
