import { paths } from '@tessera/shared/paths';
import { Navigate, useSearchParams } from 'react-router-dom';

/** /database-migration: the tab of the same name, of the same project. */
export function DatabaseMigrationPage() {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('tab', 'migrations');
  return <Navigate to={`${paths.database.to()}?${String(next)}`} replace />;
}
