import { listLedger, type LedgerEntry } from '@tessera/shared/contracts';
import { useResource, useShell, type Resource } from '@tessera/shared/remote';

export interface Ledger {
  /** Newest first. */
  readonly entries: readonly LedgerEntry[];
  /** False when there are more than were read: sums are then of what was read only. */
  readonly isComplete: boolean;
}

/** Enough for any month by hand; a ledger beyond it is said to be cut. */
const MOST_PAGES = 20;

/** The entries of the last `days` days, page by page. */
export function useLedger(days: number): Resource<Ledger> {
  const { api } = useShell();
  return useResource(
    `ledger-${String(days)}`,
    async (signal) => {
      const since = Date.now() - days * 86_400_000;
      const isWithin = ({ at }: LedgerEntry) => Date.parse(at) >= since;
      const entries: LedgerEntry[] = [];
      let cursor: string | null | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = cursor ? { cursor } : {};
        const { items, nextCursor } = await api.call(listLedger, { query }, { signal });
        entries.push(...items.filter(isWithin));
        cursor = nextCursor;
        if (cursor === null || !items.every(isWithin)) return { entries, isComplete: true };
      }
      return { entries, isComplete: false };
    },
    { fallback: 'Your usage could not be loaded.', keepPrevious: true },
  );
}
