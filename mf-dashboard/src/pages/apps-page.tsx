import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { awayOf, readQuery } from '../features/projects/apps-query';
import { AppsList } from '../features/projects/apps-list';

/** /app */
export function AppsPage() {
  const [params] = useSearchParams();
  const title = awayOf(readQuery(params).status)?.label ?? 'Apps';
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader
        title={title}
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
