import type { Today } from '../../data/filters';
import { formatResult, metricGroups, metricResult, type GroupResult, type Metric } from '../../data/metrics';
import { periodAfter, periodName, periodStart, type Period } from '../../data/periods';
import { isOverTime, numberOf } from '../metric-values';
import { metricLink } from '../metric-links';
import type { Row } from '../../data/types';

/** What a figure says besides its name. */
export interface FigureData {
  readonly text: string;
  /** How far the goal is reached: 0.4 is 40 %. A goal of none has no parts. */
  readonly goal?: { readonly text: string; readonly part: number | null };
  /** This period and the one before. */
  readonly change?: Change;
  readonly href?: string;
}

interface Change {
  readonly now: PeriodFigure;
  readonly before: PeriodFigure;
  /** Above 0 it has grown; null where nothing can be said. */
  readonly part: number | null;
}

interface PeriodFigure {
  readonly name: string;
  readonly text: string;
  readonly value: number | null;
}

/** A metric over some rows as a figure shows it. */
export function figureData(metric: Metric, rows: readonly Row[], today: Today): FigureData {
  const result = metricResult(metric, rows);
  const change = changeOf(metric, rows, today);
  const href = metricLink(metric);
  // A goal of a metric by periods is meant for each of them.
  const reached = change ? change.now.value : numberOf(result.value);
  return {
    text: result.text,
    ...(metric.goal !== undefined && {
      goal: { text: formatResult(metric, metric.goal), part: partOf(reached ?? 0, metric.goal) },
    }),
    ...(change && { change }),
    ...(href !== undefined && { href }),
  };
}

function partOf(value: number, goal: number): number | null {
  return goal === 0 ? null : Math.max(0, value / goal);
}

/** This period beside the one before; nothing for a metric without periods. */
function changeOf(metric: Metric, rows: readonly Row[], { day, weekStart }: Today): Change | undefined {
  const { by } = metric;
  if (!by?.period || !isOverTime(by)) return undefined;
  const groups = metricGroups(metric, rows, weekStart);
  const start = periodStart(day, by.period, weekStart);
  const now = periodFigure(metric, groups, start, by.period);
  const before = periodFigure(metric, groups, periodAfter(start, by.period, -1), by.period);
  const part = before.value === null || before.value === 0 ? null : growth(before.value, now.value ?? 0);
  return { now, before, part };
}

function growth(before: number, now: number): number {
  return (now - before) / Math.abs(before);
}

function periodFigure(
  metric: Metric,
  groups: readonly GroupResult[],
  start: string,
  period: Period,
): PeriodFigure {
  const found = groups.find(({ group }) => group.key === start);
  // Nothing adds up to nought; of nothing there is no average.
  const empty = metric.op === 'count' || metric.op === 'sum' ? 0 : null;
  return {
    name: periodName(start, period),
    text: found?.text ?? formatResult(metric, empty),
    value: found ? numberOf(found.value) : empty,
  };
}
