import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { AppsList } from '../features/projects/apps-list';

/** /app */
export function AppsPage() {
  useDocumentTitle('Apps');
  return (
    <Page>
      <PageHeader
        title="Apps"
        actions={
          <LinkButton
            variant="primary"
            to={paths.createProject.to()}
            icon={<Plus size={16} strokeWidth={1.75} />}
          >
            New project
          </LinkButton>
        }
      />
      <AppsList />
    </Page>
  );
}
