import { MOST_SKIPPED_ROWS } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useSearchParams } from 'react-router-dom';

export interface TableAddress {
  readonly schema: string | null;
  readonly name: string | null;
  /** The place of the first row that is shown, from 0. */
  readonly offset: number;
  /** Where a table is shown. */
  readonly to: (table: { readonly schema: string; readonly name: string }, offset?: number) => string;
}

/** Which table of a connection is looked at, as the address says: `?id=…&tab=data&schema=public&table=orders&from=100`. */
export function useTableAddress(connectionId: string): TableAddress {
  const [query] = useSearchParams();
  const from = Number(query.get('from') ?? 0);
  return {
    schema: query.get('schema'),
    name: query.get('table'),
    offset: Number.isInteger(from) && from > 0 && from <= MOST_SKIPPED_ROWS ? from : 0,
    to: ({ schema, name }, offset = 0) => {
      const next = new URLSearchParams({ id: connectionId, tab: 'data', schema, table: name });
      if (offset > 0) next.set('from', String(offset));
      return `${paths.databaseConnection.to()}?${String(next)}`;
    },
  };
}
