import type { CheckAll, ImportRow } from '@tessera/builder/records';

/** Milliseconds for finding out which of the records that are in doubt fit together. */
const TRIAL_MS = 1500;

type Found = ReturnType<CheckAll>;

/**
 * The check of an import, which tries again and again which records fit together, within a time: after it a record that was in doubt
 * keeps what was said of it at first, and is left out with that.
 *
 * @param now in milliseconds
 */
export function withinTime(check: CheckAll, now: () => number): CheckAll {
  const start = now();
  let first: ReadonlyMap<ImportRow['values'], Found['ofEach'][number]> | undefined;
  return (list) => {
    if (first && now() - start > TRIAL_MS) {
      const known = first;
      return { ofEach: list.map((values) => known.get(values) ?? []), ofOthers: [] };
    }
    const found = check(list);
    first ??= new Map(list.map((values, place) => [values, found.ofEach[place] ?? []]));
    return found;
  };
}
