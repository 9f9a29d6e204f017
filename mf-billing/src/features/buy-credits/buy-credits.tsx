import { Card, Skeleton, Stack } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ResourceRegion } from '../../lib/resource-region';
import { suggestPack } from './choose-pack';
import { ConfirmPaymentDialog } from './confirm-payment-dialog';
import { PackChoice } from './pack-choice';
import { PayForm } from './pay-form';
import { PurchaseReceipt } from './purchase-receipt';
import { usePriceList, type PriceList } from './use-price-list';
import { usePurchase } from './use-purchase';
import { CreditPrices } from './credit-prices';

interface BuyCreditsProps {
  /** A pack that the address names. */
  wantedPack: string | undefined;
  /** Where to go after a purchase; a path of this site. */
  returnTo: string | undefined;
}

/** BIL-03: choose a pack, pay by card, see the new balance. */
export function BuyCredits({ wantedPack, returnTo }: BuyCreditsProps) {
  const offer = usePriceList();
  return (
    <Columns>
      <ResourceRegion resource={offer} skeleton={<PacksSkeleton />}>
        {(data) => (
          <Purchase offer={data} wantedPack={wantedPack} returnTo={returnTo} onBuyMore={offer.reload} />
        )}
      </ResourceRegion>
      <CreditPrices />
    </Columns>
  );
}

interface PurchaseProps extends BuyCreditsProps {
  offer: PriceList;
  onBuyMore: () => void;
}

function Purchase({ offer, wantedPack, returnTo, onBuyMore }: PurchaseProps) {
  const { packs, balance } = offer;
  const { state, pay, confirm, reset } = usePurchase();
  const [chosen, setChosen] = useState(wantedPack);
  const pack = packs.find(({ id }) => id === chosen) ?? suggestPack(packs, balance ?? 0);
  if (state.step === 'succeeded') {
    const buyMore = () => {
      onBuyMore();
      reset();
    };
    return <PurchaseReceipt state={state} returnTo={returnTo} onBuyMore={buyMore} />;
  }
  return (
    <Stack gap={6}>
      <PackChoice packs={packs} balance={balance} value={pack?.id ?? null} onValueChange={setChosen} />
      {pack ? (
        <PayForm
          pack={pack}
          state={state}
          onPay={(card) => {
            void pay(pack.id, card);
          }}
        />
      ) : null}
      {state.step === 'confirming' ? (
        <ConfirmPaymentDialog
          state={state}
          onCancel={reset}
          onConfirm={(code) => {
            void confirm(code);
          }}
        />
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
        <Skeleton lines={4} />
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
