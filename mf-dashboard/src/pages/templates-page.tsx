import { useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader } from '@tessera/shared/ui';
import { TemplateGallery } from '../features/templates/template-gallery';

/** /template */
export function TemplatesPage() {
  useDocumentTitle('Templates');
  return (
    <Page>
      <PageHeader
        title="Templates"
        description="Finished apps to begin with. Try one here, make it yours, and change it by a sentence."
      />
      <TemplateGallery />
    </Page>
  );
}
