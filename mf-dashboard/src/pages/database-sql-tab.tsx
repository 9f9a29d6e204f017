import type { EnvironmentTabProps } from '../features/database/database-tab';
import { SqlTab } from '../features/database-console/sql-tab';

/** /database?tab=sql */
export function DatabaseSqlTab({ database, environment }: EnvironmentTabProps) {
  return <SqlTab key={environment} databaseId={database.id} environment={environment} />;
}
