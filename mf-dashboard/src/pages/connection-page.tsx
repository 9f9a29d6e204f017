import { ConnectionView } from '../features/database-connection/connection-view';
import { connectionTabs } from './connection-tabs';

/** /database-connection, and ?id=… of one that is kept */
export function ConnectionPage() {
  return <ConnectionView tabs={connectionTabs} />;
}
