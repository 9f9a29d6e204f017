import { readUsage, type Usage } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import {
  Card,
  EmptyState,
  formatNumber,
  LinkButton,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
} from '@tessera/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { formatDay } from '../../lib/day';
import { ResourceRegion } from '../../lib/resource-region';
import { fillDays, hasUse } from './by-day';
import { EntriesCard } from './entries-card';
import { GroupTable } from './group-table';
import { LimitsCard, PlanLimitsCard } from './limits-card';
import { UsageChart } from './usage-chart';
import { UsageToolbar } from './usage-toolbar';
import { daysOf, periodError, rangeOf, readView, writeView, type UsageView } from './view';

/** BIL-04: credits used, by day and by kind of work; every figure is a sum of the ledger. */
export function UsageOverview() {
  const { view, change } = useView();
  const [lastGood, setLastGood] = useState(view);
  const isGood = periodError(view) === undefined;
  // Days that make no sense are said at their field; what is shown stays.
  if (isGood && lastGood !== view && writeView(lastGood).toString() !== writeView(view).toString())
    setLastGood(view);
  const shown = isGood ? view : lastGood;
  return (
    <Stack gap={6}>
      <UsageToolbar view={view} onChange={change} />
      <Figures view={shown} />
      <EntriesCard
        view={shown}
        onKind={(kind) => {
          change({ kind: kind === '' ? undefined : (kind as UsageView['kind']) });
        }}
      />
      <Limits />
    </Stack>
  );
}

/** The view of the address. Each change is a place in the history: Back leads to what was seen before. */
function useView() {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => new Date());
  const view = readView(search, today);
  return {
    view,
    change: (change: Partial<UsageView>) => {
      // A date is typed figure by figure: its steps are no places to come back to.
      setSearch(writeView({ ...view, ...change }), { replace: 'from' in change || 'to' in change });
    },
  };
}

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Figures({ view }: { view: UsageView }) {
  const { api } = useShell();
  const usage = useResource(
    `${view.from} ${view.to} ${view.group}`,
    (signal) => {
      const query = { ...rangeOf(view), groupBy: view.group, timeZone: timeZone() };
      return api.call(readUsage, { query }, { signal });
    },
    { fallback: 'Your usage could not be loaded.', keepPrevious: true },
  );
  return (
    <ResourceRegion resource={usage} skeleton={<FiguresSkeleton />}>
      {(loaded) => (
        <Stack gap={6}>
          <Tiles usage={loaded} />
          <Card title={view.group === 'day' ? 'Used by day' : `Used by ${view.group}`}>
            <Series usage={loaded} view={view} />
          </Card>
        </Stack>
      )}
    </ResourceRegion>
  );
}

function Tiles({ usage: { balance, used, granted, forecast } }: { usage: Usage }) {
  return (
    <TileGroup>
      <Stat label="Balance" value={formatNumber(balance)} />
      <Stat label="Used this period" value={formatNumber(used)} />
      <Stat label="Granted" value={formatNumber(granted)} note="Credits added, purchases included" />
      <Stat
        label={`Forecast to ${formatDay(forecast.at)}`}
        value={formatNumber(forecast.balance)}
        note="If you go on as in the last 30 days"
      />
    </TileGroup>
  );
}

function Series({ usage: { series }, view }: { usage: Usage; view: UsageView }) {
  if (!series.some(hasUse))
    return (
      <EmptyState
        title="No credits used yet. The built-in assistant is free."
        action={<LinkButton to={paths.appHome.to()}>Build an application</LinkButton>}
      />
    );
  if (view.group !== 'day') return <GroupTable group={view.group} rows={series.filter(hasUse)} />;
  return <UsageChart days={fillDays(series, daysOf(view.from, view.to))} />;
}

/** What is used of the limits has nothing to do with the days in view. */
function Limits() {
  const { api } = useShell();
  const usage = useResource('limits', (signal) => api.call(readUsage, { query: {} }, { signal }), {
    fallback: 'Your limits could not be loaded.',
  });
  return (
    <>
      <PlanLimitsCard usage={usage} />
      <LimitsCard usage={usage} />
    </>
  );
}

function FiguresSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton height="84px" />
      <Skeleton height="220px" />
    </Stack>
  );
}

/** Two a row on a phone. */
const TileGroup = styled(StatGroup)`
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
