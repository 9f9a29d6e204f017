import { paths, sameSitePath } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { BuyCredits } from '../features/buy-credits/buy-credits';

/** /add-credits?pack=…&need=…&return=…: buy credits in INR (SCR-25). */
export function AddCreditsPage() {
  const [search] = useSearchParams();
  useDocumentTitle('Add credits');
  return (
    <Page>
      <PageHeader
        title="Add credits"
        description="Credits pay for deployments and for paid models."
        actions={<LinkButton to={paths.billing.to()}>Billing</LinkButton>}
      />
      <BuyCredits
        wantedPack={search.get('pack') ?? undefined}
        need={search.get('need')}
        returnTo={sameSitePath(search.get('return'))}
      />
    </Page>
  );
}
