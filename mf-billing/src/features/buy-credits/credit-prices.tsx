import { DEPLOY_COST } from '@tessera/shared/contracts';
import { Card, formatNumber } from '@tessera/shared/ui';
import styled from 'styled-components';

/** What credits are spent on (SCR-25, specification 9). */
export function CreditPrices() {
  return (
    <Card title="What costs what">
      <List>
        <dt>A deployment</dt>
        <dd>{formatNumber(DEPLOY_COST)}</dd>
        <dt>A message to a paid model</dt>
        <dd>0.10 to 10</dd>
        <dt>The built-in assistant</dt>
        <dd>0</dd>
      </List>
      <Note>
        Deploying needs a balance above {formatNumber(DEPLOY_COST)} credits. A deployment that fails is
        refunded, and failed work is free.
      </Note>
    </Card>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr max-content;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Note = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
