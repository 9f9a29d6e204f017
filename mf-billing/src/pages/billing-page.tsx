import { paths } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { LinkButton, Page, PageHeader } from '@tessera/shared/ui';
import styled from 'styled-components';
import { BalanceCard } from '../features/balance/balance-card';
import { BillingDetailsCard } from '../features/billing-details/billing-details-card';
import { InvoicesCard } from '../features/invoices/invoices-card';
import { PaymentsCard } from '../features/payments/payments-card';
import { PlanCard } from '../features/plan/plan-card';

/** /billing: plan, balance, payments, invoices, billing details (SCR-22). */
export function BillingPage() {
  useDocumentTitle('Billing');
  return (
    <Page>
      <PageHeader
        title="Billing"
        description="Your plan, your credits and what you paid."
        actions={<LinkButton to={paths.addCredits.to()}>Buy credits</LinkButton>}
      />
      <Pair>
        <PlanCard />
        <BalanceCard />
      </Pair>
      <PaymentsCard />
      <InvoicesCard />
      <BillingDetailsCard />
    </Page>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: ${({ theme }) => theme.space[6]};
`;
