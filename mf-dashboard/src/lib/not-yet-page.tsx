import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';

export interface NotYetPageProps {
  title: string;
  /** What the page will be for, in one sentence. */
  purpose: string;
  /** What can be done today instead. */
  instead: { readonly label: string; readonly to: string };
}

/** An address whose page is not built yet: says so, and leads to what works. */
export function NotYetPage({ title, purpose, instead }: NotYetPageProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader title={title} description={`This page is not there yet. ${purpose}`} />
      <div>
        <LinkButton to={instead.to}>{instead.label}</LinkButton>
      </div>
    </Page>
  );
}
