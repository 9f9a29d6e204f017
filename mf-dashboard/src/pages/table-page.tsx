import { paths } from '@tessera/shared/paths';
import { EmptyState, LinkButton, PageFrame } from '@tessera/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { TableForm } from '../features/table-form/table-form';

/** /tablecreate?project=…, and &table=… for one that there is */
export function TablePage() {
  const [query] = useSearchParams();
  const projectId = query.get('project');
  const tableId = query.get('table') ?? undefined;
  if (projectId !== null)
    return <TableForm key={`${projectId} ${tableId ?? ''}`} projectId={projectId} tableId={tableId} />;
  return (
    <PageFrame title="Table">
      <EmptyState
        title="Choose a project first: a table belongs to one."
        action={
          <LinkButton variant="primary" to={paths.database.to()}>
            Choose a project
          </LinkButton>
        }
      />
    </PageFrame>
  );
}
