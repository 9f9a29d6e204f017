import { useId } from 'react';
import type { Metric } from '../data/metrics';
import { useRows } from '../frame/store-context';
import { FigureCard } from '../lists/figures/figure-card';

interface FiguresProps {
  readonly title?: string;
  readonly metrics: readonly Metric[];
}

/** A row of figures. */
export function Figures({ title, metrics }: FiguresProps) {
  const titleId = useId();
  return (
    <section
      className="block-wide"
      data-part="block"
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <h2 id={titleId} className="block-title figures-title" dir="auto">
          {title}
        </h2>
      )}
      <ul className="figures">
        {metrics.map((metric) => (
          <MetricFigure key={metric.id} metric={metric} />
        ))}
      </ul>
    </section>
  );
}

function MetricFigure({ metric }: { readonly metric: Metric }) {
  return <FigureCard metric={metric} rows={useRows(metric.of)} />;
}
