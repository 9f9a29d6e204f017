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
            {balance === undefined ? '' : `, enough for ${deployments(balance + pack.credits)}`}
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

function deployments(balance: number): string {
  const count = deploymentsFor(balance);
  return count === 1 ? '1 deployment' : `${formatNumber(count)} deployments`;
}

const Price = styled.strong`
  font-size: ${({ theme }) => theme.sizes[16]};
`;
