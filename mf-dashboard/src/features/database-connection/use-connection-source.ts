import { listConnectionTables, queryConnection, type DatabaseConnection } from '@tessera/shared/contracts';
import { useShell, type ApiPort } from '@tessera/shared/remote';
import { useMemo } from 'react';
import type { SqlSource } from '../../lib/sql-source';
import { quoteName, tableName } from './sql-names';

/** A connection as a database that SQL is written for. */
export function useConnectionSource({ id, readOnly }: DatabaseConnection): SqlSource {
  const { api } = useShell();
  return useMemo(() => connectionSource(api, id, readOnly), [api, id, readOnly]);
}

function connectionSource(api: ApiPort, id: string, isReadOnly: boolean): SqlSource {
  const params = { id };
  return {
    id,
    hint: isReadOnly
      ? 'Statements only read: this connection is read-only.'
      : 'Statements can add, change and delete rows.',
    keepsQueries: false,
    readTables: async (signal) => {
      const { items } = await api.call(listConnectionTables, { params }, { signal });
      return items.map((table) => ({
        name: tableName(table),
        label: table.kind,
        rows: table.rows,
        columns: table.columns.map(({ name, type }) => ({ name: quoteName(name), type })),
      }));
    },
    run: (sql, signal) => api.call(queryConnection, { params, body: { sql } }, { signal }),
  };
}
