import { DatabaseView } from '../features/database/database-view';
import { databaseTabs } from './database-tabs';

/** /database?project=…&tab=…&environment=… */
export function DatabasePage() {
  return <DatabaseView tabs={databaseTabs} />;
}
