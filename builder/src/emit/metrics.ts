import type { Metric } from '@tessera/shared/contracts';
import type { ProjectFile } from '../types';
import { entityContext, propertyOf, type ModelContext } from './context';
import { functionOf, type Place } from './expression-code';
import { Imports } from './imports';
import { hardLine, join, objectOf, print, type Doc } from './layout';
import { quote } from './source-text';

function metricDoc(model: ModelContext, metric: Metric, imports: Imports): Doc {
  const context = entityContext(model, metric.entity);
  const place: Place = { folder: '', imports };
  const { constant, folder } = context.own;
  imports.value(`./features/${folder}/model`, constant);
  const { by } = metric;
  const properties: Doc[] = [
    `id: ${quote(metric.id)}`,
    `name: ${quote(metric.name)}`,
    `of: ${constant}`,
    `op: ${quote(metric.op)}`,
    ...(metric.value === undefined
      ? []
      : [functionOf(context, { name: 'value', text: metric.value, expected: 'measure' }, place)]),
    ...(metric.where === undefined
      ? []
      : [functionOf(context, { name: 'where', text: metric.where, expected: 'condition' }, place)]),
    ...(by === undefined
      ? []
      : [
          objectProperty('by', [
            `field: ${constant}.fields.${propertyOf(context, by.field)}`,
            ...(by.period === undefined ? [] : [`period: ${quote(by.period)}`]),
          ]),
        ]),
    ...(metric.goal === undefined ? [] : [`goal: ${String(metric.goal)}`]),
  ];
  const name = model.names.metrics.get(metric.id) ?? metric.id;
  return [`export const ${name}: Metric = `, objectOf(properties, true), ';'];
}

const objectProperty = (name: string, properties: readonly Doc[]): Doc => [`${name}: `, objectOf(properties)];

/** `src/metrics.ts`: what is worked out over all records, where there is anything. */
export function emitMetrics(context: ModelContext): ProjectFile[] {
  const { metrics } = context.model;
  if (metrics.length === 0) return [];
  const imports = new Imports();
  imports.type('./kit/data/metrics', 'Metric');
  const docs = metrics.map((metric) => metricDoc(context, metric, imports));
  return [{ path: 'src/metrics.ts', text: print([imports.print(), ...join([hardLine, hardLine], docs)]) }];
}
