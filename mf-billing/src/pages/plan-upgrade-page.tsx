import { paths, sameSitePath } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import { ChangePlan } from '../features/change-plan/change-plan';
import { useChoice } from '../features/change-plan/use-choice';
import { useSearchParams } from 'react-router-dom';

/** /plan-upgrade?plan=…&period=…&return=…: compare and choose one of the four plans (SCR-23). */
export function PlanUpgradePage() {
  const [search] = useSearchParams();
  const { choice, choose } = useChoice();
  useDocumentTitle('Change plan');
  return (
    <Page>
      <PageHeader
        title="Change plan"
        description="Plans are priced in US dollars and paid in rupees."
        actions={<LinkButton to={paths.billing.to()}>Back to billing</LinkButton>}
      />
      <ChangePlan choice={choice} onChoose={choose} returnTo={sameSitePath(search.get('return'))} />
    </Page>
  );
}
