import { paths } from '@tessera/shared/paths';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { UsageOverview } from '../features/ledger/usage-overview';
import { usePageTitle } from '../lib/use-page-title';

/** /usage: where the credits went (SCR-20). */
export function UsagePage() {
  usePageTitle('Usage');
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
