import { lazyWithRetry } from '@tessera/shared/remote';
import type { DatabaseTab } from '../features/database/database-tab';

/** The tabs of /database in their order, each in a chunk of its own. Here, because a feature may not know the others. */
export const databaseTabs: readonly DatabaseTab[] = [
  {
    id: 'designer',
    label: 'Designer',
    needs: 'project',
    Content: lazyWithRetry(async () => (await import('./database-designer-tab')).DatabaseDesignerTab),
  },
  {
    id: 'data',
    label: 'Data',
    needs: 'place',
    Content: lazyWithRetry(async () => (await import('./database-data-tab')).DatabaseDataTab),
  },
  {
    id: 'sql',
    label: 'SQL',
    needs: 'environment',
    Content: lazyWithRetry(async () => (await import('./database-sql-tab')).DatabaseSqlTab),
  },
  {
    id: 'migrations',
    label: 'Migrations',
    needs: 'environment',
    Content: lazyWithRetry(async () => (await import('./database-migrations-tab')).DatabaseMigrationsTab),
  },
  {
    id: 'backups',
    label: 'Backups',
    needs: 'environment',
    Content: lazyWithRetry(async () => (await import('./database-backups-tab')).DatabaseBackupsTab),
  },
];
