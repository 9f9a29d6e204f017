import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { UsageOverview } from '../features/usage/usage-overview';

/** /usage?period=…&group=…&kind=…: where the credits went, and what is used of the limits (SCR-20). */
export function UsagePage() {
  useDocumentTitle('Usage');
  return (
    <Page>
      <PageHeader
        title="Usage"
        description="Where your credits went, and how much of your limits you have used."
        actions={<LinkButton to={paths.addCredits.to()}>Add credits</LinkButton>}
      />
      <UsageOverview />
    </Page>
  );
}
