import { useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader } from '@tessera/shared/ui';
import { NewProject } from '../features/new-project/new-project';

/** /create-project */
export function NewProjectPage() {
  useDocumentTitle('New project');
  return (
    <Page>
      <PageHeader title="New project" description="Name it, choose where it starts." />
      <NewProject />
    </Page>
  );
}
