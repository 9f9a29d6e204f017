import { DEPLOY_COST, type CreditPack } from '@tessera/shared/contracts';
import { formatMoney, formatNumber, Money, RadioCards } from '@tessera/shared/ui';
import styled from 'styled-components';
import { deploymentsFor } from './choose-pack';

interface PackChoiceProps {
  packs: readonly CreditPack[];
  /** Undefined while it is not known. */
  balance: number | undefined;
  value: string | null;
  onValueChange: (id: string) => void;
}

/** The packs with their price, the price for 1,000, and what they are enough for. */
export function PackChoice({ packs, balance, value, onValueChange }: PackChoiceProps) {
  return (
    <RadioCards
      label="Pack of credits"
      value={value}
      onValueChange={onValueChange}
      options={packs.map((pack) => ({
        value: pack.id,
        label: `${formatNumber(pack.credits)} credits`,
        description: (
          <>
            {formatMoney(Math.round((pack.amount / pack.credits) * DEPLOY_COST))} per 1,000 credits
            {balance === undefined ? '' : enoughFor(balance, pack.credits)}
          </>
        ),
        aside: (
          <Price>
            <Money paise={pack.amount} />
          </Price>
        ),
      }))}
    />
  );
}

/** Says that the balance counts too: by the pack's own price alone the number would look wrong. */
function enoughFor(balance: number, credits: number): string {
  const count = deploymentsFor(balance + credits);
  if (count === 0) return '';
  const deployments = count === 1 ? '1 deployment' : `${formatNumber(count)} deployments`;
  return balance > 0
    ? `. With your ${formatNumber(balance)} credits that is enough for ${deployments}`
    : `, enough for ${deployments}`;
}

const Price = styled.strong`
  font-size: ${({ theme }) => theme.sizes[16]};
`;
