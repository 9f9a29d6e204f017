import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader, Row } from '@tessera/shared/ui';
import type { ReactNode } from 'react';

interface NotYetPageProps {
  title: string;
  /** What is missing and what holds meanwhile. */
  children: ReactNode;
}

/** An address of the specification that has no function yet, and says so. */
export function NotYetPage({ title, children }: NotYetPageProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <PageHeader title={title} description={children} />
      <Row>
        <LinkButton to={paths.addCredits.to()} variant="primary">
          Add credits
        </LinkButton>
        <LinkButton to={paths.billing.to()}>Back to billing</LinkButton>
      </Row>
    </Page>
  );
}
