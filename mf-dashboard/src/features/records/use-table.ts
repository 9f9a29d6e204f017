import type { Entity, RecordBook, Sort } from '@tessera/builder/records';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createRowOrder, PAGE_SIZE } from './shown-rows';

const TABLE = 'table';

interface Chosen {
  readonly entity: Entity;
  readonly text: string;
  readonly sort: Sort;
  readonly page: number;
  readonly selected: ReadonlySet<string>;
}

const beginOf = (entity: Entity): Chosen => ({
  entity,
  text: '',
  sort: entity.sort,
  page: 1,
  selected: new Set(),
});

/** Which table is shown, as its address says, and which of its records, in which order. */
export function useTable(book: RecordBook, first: Entity) {
  const [params, setParams] = useSearchParams();
  const tableOf = (wanted: string | null) => book.entities.find(({ id }) => id === wanted);
  const said = tableOf(params.get(TABLE));
  const [kept, setKept] = useState(() => beginOf(said ?? first));
  // The address says nothing while another tab is shown: whoever comes back finds the table that was left, and the address says it again.
  const entity = said ?? tableOf(kept.entity.id) ?? first;
  const [order] = useState(createRowOrder);
  const isOther = kept.entity !== entity;
  const chosen = isOther ? beginOf(entity) : kept;
  if (isOther) setKept(chosen);
  const showTable = useCallback(
    (id: string) => {
      setParams(
        (now) => {
          now.set(TABLE, id);
          return now;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  const isUnsaid = params.get('tab') === 'data' && said === undefined && entity !== first;
  useEffect(() => {
    if (isUnsaid) showTable(entity.id);
  }, [isUnsaid, showTable, entity.id]);
  // Ten thousand records are not searched between two letters.
  const text = useDeferredValue(chosen.text);

  const all = book.rows().rowsOf(entity.id);
  const listed = order({ entity, text, sort: chosen.sort }, all);
  const pageCount = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const page = Math.min(chosen.page, pageCount);
  const offset = (page - 1) * PAGE_SIZE;
  const there = new Set(all.map(({ id }) => id));
  const choose = (next: Partial<Chosen>) => {
    setKept({ ...chosen, page: 1, ...next });
  };
  return {
    entity,
    all,
    listed,
    text: chosen.text,
    sort: chosen.sort,
    page,
    pageCount,
    offset,
    shown: listed.slice(offset, offset + PAGE_SIZE),
    selected: new Set([...chosen.selected].filter((id) => there.has(id))),
    showTable,
    search: (next: string) => {
      choose({ text: next, selected: new Set() });
    },
    sortBy: (sort: Sort) => {
      choose({ sort });
    },
    goToPage: (next: number) => {
      choose({ page: next, selected: new Set() });
    },
    select: (ids: readonly string[], isSelected: boolean) => {
      setKept((now) => {
        const selected = new Set(now.selected);
        for (const id of ids) {
          if (isSelected) selected.add(id);
          else selected.delete(id);
        }
        return { ...now, selected };
      });
    },
  };
}

export type TableFlow = ReturnType<typeof useTable>;
