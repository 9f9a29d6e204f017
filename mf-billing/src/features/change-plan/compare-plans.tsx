import { PLANS, type PlanType } from '@tessera/shared/contracts';
import { Card, Table, useIsPhone } from '@tessera/shared/ui';
import styled from 'styled-components';
import { comparison } from './comparison';

interface ComparePlansProps {
  current: PlanType;
  chosen: PlanType;
}

/** What each plan allows; on a phone the present plan and the chosen one. */
export function ComparePlans({ current, chosen }: ComparePlansProps) {
  const isPhone = useIsPhone();
  const shown = isPhone ? PLANS.filter(({ type }) => pairOf(current, chosen).includes(type)) : PLANS;
  return (
    <Card title="Compare plans">
      <Table
        caption="What the plans allow"
        rows={comparison}
        rowKey={({ label }) => label}
        columns={[
          { id: 'label', header: 'What', cell: ({ label }) => label },
          ...shown.map(({ type, name }) => ({
            id: type,
            header: name,
            cell: ({ values }: (typeof comparison)[number]) =>
              type === chosen ? <strong>{values[type]}</strong> : values[type],
          })),
        ]}
      />
      {isPhone ? <Hint>Choose another plan above to see it here.</Hint> : null}
    </Card>
  );
}

/** Two different plans: beside the present one itself stands the next dearer one, or the one below the dearest. */
function pairOf(current: PlanType, chosen: PlanType): readonly PlanType[] {
  if (current !== chosen) return [current, chosen];
  const place = PLANS.findIndex(({ type }) => type === current);
  const beside = PLANS[place + 1] ?? PLANS[place - 1];
  return beside ? [current, beside.type] : [current];
}

const Hint = styled.p`
  margin-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
