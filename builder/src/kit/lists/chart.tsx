import { useMemo } from 'react';
import { useWeekStart } from '../frame/week-start';
import { ChartFigure } from './chart/chart-figure';
import type { ChartShape } from './chart/chart-data';
import { metricChart } from './chart/metric-chart';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import type { Metric } from '../data/metrics';

interface ChartOptions extends ViewOptions {
  readonly metric: Metric;
  readonly shape: ChartShape;
}

/** A metric of the records that are shown, drawn. */
export function chartView({ metric, shape, ...options }: ChartOptions): ListView {
  return {
    ...options,
    kind: 'chart',
    Component: (props) => <MetricChart {...props} metric={metric} shape={shape} />,
  };
}

function MetricChart({ rows, metric, shape }: ListViewProps & Pick<ChartOptions, 'metric' | 'shape'>) {
  const weekStart = useWeekStart();
  const data = useMemo(() => metricChart(metric, rows, weekStart), [metric, rows, weekStart]);
  return (
    <div className="chart-panel">
      <ChartFigure title={metric.name} data={data} shape={shape} />
    </div>
  );
}
