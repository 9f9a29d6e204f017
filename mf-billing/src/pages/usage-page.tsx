import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { UsageOverview } from '../features/ledger/usage-overview';

/** /usage: where the credits went (SCR-20). */
export function UsagePage() {
  useDocumentTitle('Usage');
  return (
    <Page>
      <PageHeader
        title="Usage"
        description="Where your credits came from and where they went."
        actions={<LinkButton to={paths.addCredits.to()}>Add credits</LinkButton>}
      />
      <UsageOverview />
    </Page>
  );
}
