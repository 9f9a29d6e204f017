import type { ConnectionTabProps } from '../features/database-connection/connection-tab';
import { useConnectionSource } from '../features/database-connection/use-connection-source';
import { SqlConsole } from '../features/database-console/sql-console';

/** /database-connection?id=…&tab=sql */
export function ConnectionSqlTab({ connection }: ConnectionTabProps) {
  return <SqlConsole source={useConnectionSource(connection)} />;
}
