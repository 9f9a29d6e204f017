import { listDatabaseTables, queryDatabase } from '@tessera/shared/contracts';
import { useShell, type ApiPort } from '@tessera/shared/remote';
import { useState } from 'react';
import type { SqlSource } from '../../lib/sql-source';
import { SqlConsole } from './sql-console';

export interface SqlTabProps {
  databaseId: string;
  environment: 'preview' | 'production';
}

/** SCR-12: statements that read the records as they are now. */
export function SqlTab({ databaseId, environment }: SqlTabProps) {
  const { api } = useShell();
  const [source] = useState(() => projectSource(api, databaseId, environment));
  return <SqlConsole source={source} />;
}

/** Those that every table has. */
const OWN_COLUMNS = [
  { name: 'id', type: 'text' },
  { name: 'created_at', type: 'timestamptz' },
  { name: 'updated_at', type: 'timestamptz' },
];

function projectSource(api: ApiPort, id: string, environment: SqlTabProps['environment']): SqlSource {
  const place = { params: { id }, query: { environment } };
  return {
    id,
    hint: 'Statements only read. Change records in Data.',
    keepsQueries: true,
    readTables: async (signal) => {
      const { items } = await api.call(listDatabaseTables, place, { signal });
      return items.map(({ name, label, records, columns }) => ({
        name,
        label,
        rows: records,
        columns: [...OWN_COLUMNS, ...columns],
      }));
    },
    run: (sql, signal) => api.call(queryDatabase, { ...place, body: { sql } }, { signal }),
  };
}
