import { useMemo } from 'react';
import type { Metric } from '../data/metrics';
import { useRows } from '../frame/store-context';
import { useWeekStart } from '../frame/week-start';
import type { ChartShape } from '../lists/chart/chart-data';
import { ChartFigure } from '../lists/chart/chart-figure';
import { metricChart } from '../lists/chart/metric-chart';

interface ChartBlockProps {
  /** The metric's name without it. */
  readonly title?: string;
  readonly metric: Metric;
  readonly shape: ChartShape;
}

/** A metric, drawn or as a table. */
export function ChartBlock({ metric, title = metric.name, shape }: ChartBlockProps) {
  const rows = useRows(metric.of);
  const weekStart = useWeekStart();
  const data = useMemo(() => metricChart(metric, rows, weekStart), [metric, rows, weekStart]);
  return (
    <div className="block chart-panel" data-part="block">
      <ChartFigure title={title} data={data} shape={shape} />
    </div>
  );
}
