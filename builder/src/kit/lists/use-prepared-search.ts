import { useEffect } from 'react';
import { haystackOf } from '../data/query';
import type { Entity, Row } from '../data/types';

/** So many rows take a few milliseconds: nobody who scrolls or types meanwhile notices. */
const AT_ONCE = 40;
/** After the page has been drawn. */
const START_MS = 300;

/**
 * Puts together what a search looks through, a few rows at a time while nothing else is done, so that the first letter
 * that somebody types does not wait for all of a long list.
 */
export function usePreparedSearch(entity: Entity, rows: readonly Row[]): void {
  useEffect(() => {
    let place = 0;
    const prepare = () => {
      for (const row of rows.slice(place, place + AT_ONCE)) haystackOf(entity, row);
      place += AT_ONCE;
      if (place < rows.length) timer = setTimeout(prepare, 0);
    };
    let timer = setTimeout(prepare, START_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [entity, rows]);
}
