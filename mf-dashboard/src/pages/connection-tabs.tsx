import { lazyWithRetry } from '@tessera/shared/remote';
import type { ConnectionTab } from '../features/database-connection/connection-tab';

/** What a connection opens as, each in a chunk of its own. Here, because a feature may not know the others. */
export const connectionTabs: readonly ConnectionTab[] = [
  {
    id: 'data',
    label: 'Tables',
    Content: lazyWithRetry(
      async () => (await import('../features/database-connection/connection-tables')).ConnectionTables,
    ),
  },
  {
    id: 'sql',
    label: 'SQL',
    Content: lazyWithRetry(async () => (await import('./connection-sql-tab')).ConnectionSqlTab),
  },
];
