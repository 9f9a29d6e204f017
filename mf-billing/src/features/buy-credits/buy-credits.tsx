import { DEPLOY_COST } from '@tessera/shared/contracts';
import { checkoutPath } from '@tessera/shared/paths';
import { Card, formatNumber, LinkButton, Skeleton, Stack, Stat, StatGroup } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { creditsItem } from '../../lib/item';
import { NoPayments } from '../../lib/no-payments';
import { ResourceRegion } from '../../lib/resource-region';
import { readNeed, suggestPack } from './choose-pack';
import { CreditPrices } from './credit-prices';
import { PackChoice } from './pack-choice';
import { useOffer, type Offer } from './use-offer';

interface BuyCreditsProps {
  /** A pack that the address names. */
  wantedPack: string | undefined;
  /** What the address says is needed. */
  need: string | null;
  /** Where to go after a purchase; a path of this site. */
  returnTo: string | undefined;
}

/** BIL-03: choose a pack; the checkout takes the payment. */
export function BuyCredits(props: BuyCreditsProps) {
  const offer = useOffer();
  return (
    <Columns>
      <ResourceRegion resource={offer} skeleton={<PacksSkeleton />}>
        {(data) => <Packs offer={data} {...props} />}
      </ResourceRegion>
      <CreditPrices />
    </Columns>
  );
}

function Packs({ offer, wantedPack, need, returnTo }: BuyCreditsProps & { offer: Offer }) {
  const { packs, balance, provider } = offer;
  const [chosen, setChosen] = useState(wantedPack);
  const pack = packs.find(({ id }) => id === chosen) ?? suggestPack(packs, balance ?? 0, readNeed(need));
  return (
    <Stack gap={6}>
      {balance === undefined ? null : (
        <StatGroup>
          <Stat
            label="Balance"
            value={formatNumber(balance)}
            unit="credits"
            note={
              balance > DEPLOY_COST
                ? undefined
                : `Deploying needs more than ${formatNumber(DEPLOY_COST)} credits.`
            }
          />
        </StatGroup>
      )}
      {provider === null ? <NoPayments /> : null}
      <PackChoice packs={packs} balance={balance} value={pack?.id ?? null} onValueChange={setChosen} />
      {pack && provider !== null ? (
        <Go>
          <LinkButton
            to={checkoutPath(creditsItem(pack.credits), returnTo)}
            variant="primary"
            size="large"
            isWide
          >
            Continue
          </LinkButton>
        </Go>
      ) : null}
    </Stack>
  );
}

function PacksSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton height="76px" lines={1} />
      <Skeleton height="76px" lines={1} />
      <Skeleton height="76px" lines={1} />
      <Card>
        <Skeleton lines={1} />
      </Card>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(260px, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Go = styled.div`
  max-width: 320px;
  ${({ theme }) => theme.media.phone} {
    position: sticky;
    bottom: ${({ theme }) => theme.space[3]};
    max-width: none;
  }
`;
