import { paths } from '@tessera/shared/paths';
import { LinkButton, Page, PageHeader, Row } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title';

interface NotYetPageProps {
  title: string;
  /** What is missing and what holds meanwhile. */
  children: ReactNode;
}

/** An address of the specification that has no function yet, and says so. */
export function NotYetPage({ title, children }: NotYetPageProps) {
  usePageTitle(title);
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
