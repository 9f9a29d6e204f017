import { listLedger, type CallInput, type LedgerEntry } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { saveFile, useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { usePaged } from '../../lib/use-paged';
import { entriesCsv } from './csv';
import { rangeOf, type UsageView } from './view';

/** Parts of a list that one file may have: far beyond what a year of work writes. */
const MOST_PARTS = 400;

function queryOf(view: UsageView, cursor: string | undefined): CallInput<typeof listLedger> {
  return {
    query: {
      ...rangeOf(view),
      ...(view.kind !== undefined && { kind: view.kind }),
      ...(cursor !== undefined && { cursor }),
    },
  };
}

/** The movements of credits of a view, part by part. */
export function useEntries(view: UsageView) {
  const { api } = useShell();
  return usePaged(
    `${view.from} ${view.to} ${view.kind ?? ''}`,
    (cursor, signal) => api.call(listLedger, queryOf(view, cursor), signal ? { signal } : {}),
    'The entries could not be loaded.',
  );
}

/** Saves all of them as a file, those that are not shown yet too. */
export function useExport(view: UsageView) {
  const { api, notify, reportError } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      const entries: LedgerEntry[] = [];
      let cursor: string | undefined;
      for (let part = 0; part < MOST_PARTS; part += 1) {
        const { items, nextCursor } = await api.call(listLedger, queryOf(view, cursor));
        entries.push(...items);
        cursor = nextCursor ?? undefined;
        if (cursor === undefined) break;
      }
      const content = new Blob([entriesCsv(entries)], { type: 'text/csv;charset=utf-8' });
      saveFile(content, `usage-${view.from}-to-${view.to}.csv`);
      if (cursor !== undefined)
        notify({
          type: 'warning',
          title: 'The file has only the newest entries',
          message: 'Choose a shorter period for the others.',
        });
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      notify({ type: 'error', title: errorMessage(error, 'The file could not be made. Try again.') });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, save: () => void save() };
}
