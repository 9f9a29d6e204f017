import { DEPLOY_COST } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Banner, LinkButton } from '@tessera/shared/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** DEP-07: too few credits, and the way to more that leads back here. */
export function InsufficientCreditsBanner({ balance, role }: { balance: number; role: 'alert' | 'note' }) {
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <Banner
      tone="bad"
      role={role}
      title="Insufficient Credits"
      action={
        <LinkButton
          variant="primary"
          to={`${paths.addCredits.to()}?need=${String(DEPLOY_COST)}&return=${back}`}
        >
          Purchase more credits to continue
        </LinkButton>
      }
    >
      You need more than {DEPLOY_COST} credits to deploy. Current balance: <Balance>{balance}</Balance>{' '}
      credits.
    </Banner>
  );
}

const Balance = styled.strong`
  font-variant-numeric: tabular-nums;
`;
