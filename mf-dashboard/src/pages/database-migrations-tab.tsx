import type { EnvironmentTabProps } from '../features/database/database-tab';
import { MigrationsTab } from '../features/database-migrations/migrations-tab';

/** /database?tab=migrations */
export function DatabaseMigrationsTab({ project, database, environment }: EnvironmentTabProps) {
  return <MigrationsTab projectId={project.id} databaseId={database.id} environment={environment} />;
}
