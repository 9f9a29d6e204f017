import type { ApplicationModel, Metric, ModelPage, View } from '@tessera/shared/contracts';
import { openList } from './lists';
import { goToPage } from './page-behaviours';
import type { Stage } from './stage';
import { entityOf } from './world';

/** Where an application shows a metric. */
export interface MetricPlace {
  readonly kind: 'figure' | 'chart';
  /** What it is called there. */
  readonly title: string;
  /** Opens it. */
  readonly open: (stage: Stage) => Promise<void>;
}

export function placesOf(model: ApplicationModel, metric: Metric): readonly MetricPlace[] {
  return [
    ...model.pages.flatMap((page) => onPage(page, metric)),
    ...entityOf(model, metric.entity).views.flatMap((view) => inView(view, metric)),
  ];
}

function onPage(page: ModelPage, metric: Metric): readonly MetricPlace[] {
  const open = (stage: Stage) => goToPage(stage, page);
  return page.blocks.flatMap((block): MetricPlace[] => {
    if (block.kind === 'figures' && block.metrics.includes(metric.id)) {
      return [{ kind: 'figure', title: metric.name, open }];
    }
    if (block.kind !== 'chart' || block.metric !== metric.id) return [];
    return [{ kind: 'chart', title: block.title ?? metric.name, open }];
  });
}

function inView(view: View, metric: Metric): readonly MetricPlace[] {
  // A view of some records only shows the metric of those.
  if (view.where !== undefined) return [];
  const open = (stage: Stage) => openList(stage, entityOf(stage.model, metric.entity), view);
  if (view.kind === 'figures' && view.metrics.includes(metric.id)) {
    return [{ kind: 'figure', title: metric.name, open }];
  }
  if (view.kind !== 'chart' || view.metric !== metric.id) return [];
  return [{ kind: 'chart', title: metric.name, open }];
}
