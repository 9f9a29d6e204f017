import type { Metric } from '../data/metrics';
import { FigureCard } from './figures/figure-card';
import type { ListView, ListViewProps, ViewOptions } from './list-view';

interface FiguresOptions extends ViewOptions {
  readonly metrics: readonly Metric[];
}

/** Metrics of the records that are shown, as a row of figures. */
export function figuresView({ metrics, ...options }: FiguresOptions): ListView {
  return {
    ...options,
    kind: 'figures',
    Component: (props) => <MetricFigures {...props} metrics={metrics} />,
  };
}

function MetricFigures({ entity, rows, metrics }: ListViewProps & Pick<FiguresOptions, 'metrics'>) {
  return (
    <ul className="figures" aria-label={`${entity.plural}, figures`}>
      {metrics.map((metric) => (
        <FigureCard key={metric.id} metric={metric} rows={rows} />
      ))}
    </ul>
  );
}
