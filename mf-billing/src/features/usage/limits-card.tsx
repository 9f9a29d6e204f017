import type { Limit, Usage } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import type { Resource } from '@tessera/shared/remote';
import {
  Badge,
  Card,
  EmptyState,
  formatBytes,
  formatNumber,
  LinkButton,
  ProgressBar,
  RelativeTime,
  Skeleton,
} from '@tessera/shared/ui';
import styled from 'styled-components';
import { ResourceRegion } from '../../lib/resource-region';

/** Above this part of a limit its bar is amber. */
const NEARLY_FULL = 0.8;

interface LimitsProps {
  usage: Resource<Usage>;
}

/** How much of each limit of the account is used, and how to make room (SAFE-03). */
export function LimitsCard({ usage }: LimitsProps) {
  return (
    <Card title="Limits">
      <ResourceRegion resource={usage} skeleton={<Skeleton lines={6} height="28px" />}>
        {({ limits }) =>
          limits.length === 0 ? (
            <EmptyState title="Nothing is limited on this server." />
          ) : (
            <List aria-label="Limits of your account">
              {limits.map((limit) => (
                <LimitItem key={limit.id} limit={limit} />
              ))}
            </List>
          )
        }
      </ResourceRegion>
    </Card>
  );
}

/** What the plan allows, and what is used of it; nearly full, the way to a larger one (SCR-20). */
export function PlanLimitsCard({ usage }: LimitsProps) {
  const limits = usage.status === 'ready' ? usage.data.planLimits : [];
  const isNearlyFull = limits.some((limit) => stateOf(limit) !== 'roomy');
  return (
    <Card
      title="Plan limits"
      actions={
        isNearlyFull ? (
          <LinkButton to={paths.planUpgrade.to()} size="small" variant="primary">
            Upgrade plan
          </LinkButton>
        ) : undefined
      }
    >
      <ResourceRegion resource={usage} skeleton={<Skeleton lines={4} height="28px" />}>
        {({ planLimits }) =>
          planLimits.length === 0 ? (
            <EmptyState title="Your plan limits nothing that is counted here." />
          ) : (
            <List aria-label="Limits of your plan">
              {planLimits.map((limit) => (
                <LimitItem key={limit.id} limit={limit} isOfPlan />
              ))}
            </List>
          )
        }
      </ResourceRegion>
    </Card>
  );
}

function LimitItem({ limit, isOfPlan = false }: { limit: Limit; isOfPlan?: boolean }) {
  const { label, used, advice, resetsAt } = limit;
  const state = stateOf(limit);
  const format = isOfPlan ? planAmountOf : amountOf;
  const words = `${format(limit, used)} of ${format(limit, limit.limit)}`;
  return (
    <Item>
      <Head>
        <Label>{label}</Label>
        {state === 'full' ? <Badge tone="bad">Full</Badge> : null}
        {state === 'nearlyFull' ? <Badge tone="warn">Nearly full</Badge> : null}
        <Amount>{words}</Amount>
      </Head>
      <ProgressBar label={label} value={used} max={limit.limit} tone={TONES[state]} valueText={words} />
      {state === 'roomy' ? null : (
        <Advice>
          {advice}
          {resetsAt ? (
            <>
              {' '}
              Resets <RelativeTime at={resetsAt} />.
            </>
          ) : null}
        </Advice>
      )}
    </Item>
  );
}

const TONES = { roomy: 'brand', nearlyFull: 'warn', full: 'bad' } as const;

function stateOf({ used, limit }: Limit): keyof typeof TONES {
  if (used >= limit) return 'full';
  return used > limit * NEARLY_FULL ? 'nearlyFull' : 'roomy';
}

function amountOf({ unit }: Limit, amount: number): string {
  return unit === 'bytes' ? formatBytes(amount) : formatNumber(amount);
}

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

/** Plans are sold in GiB: '0.5 GiB of 2 GiB'. */
function planAmountOf({ unit }: Limit, amount: number): string {
  if (unit !== 'bytes') return formatNumber(amount);
  return amount < GIB / 10 && amount > 0
    ? `${formatNumber(amount / MIB)} MiB`
    : `${formatNumber(amount / GIB)} GiB`;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
`;

const Label = styled.span`
  min-width: 0;
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

const Advice = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
