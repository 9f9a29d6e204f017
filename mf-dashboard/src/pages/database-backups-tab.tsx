import type { EnvironmentTabProps } from '../features/database/database-tab';
import { BackupsTab } from '../features/database-backups/backups-tab';

/** /database?tab=backups */
export function DatabaseBackupsTab({ database, environment, reload }: EnvironmentTabProps) {
  return <BackupsTab databaseId={database.id} environment={environment} onRestored={reload} />;
}
