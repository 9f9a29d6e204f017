import type { Field, Metric } from '@tessera/shared/contracts';
import { checkExpression } from '../expressions/check';
import { typeOfField } from '../expressions/types';
import { usesOf } from '../expressions/uses';
import type { ProjectFile } from '../types';
import { entityContext, propertyOf, type EntityContext, type ModelContext } from './context';
import { functionOf, type Place } from './expression-code';
import { Imports } from './imports';
import { hardLine, join, objectOf, print, type Doc } from './layout';
import { quote } from './source-text';

/**
 * A field whose values look like the result: of the expression's own fields, or of the entity, or one made up where none is of
 * that kind. Nothing says that a count looks like anything.
 */
function likeProperty(context: EntityContext, { name, op, value }: Metric, imports: Imports): Doc[] {
  if (op === 'count' || value === undefined) return [];
  const { model, entity } = context;
  const checked = checkExpression(model, entity.id, value, 'measure');
  if ('problem' in checked) return [];
  // Kilometres per hour are no kilometres.
  if (checked.type.kind === 'number' && checked.tree.kind !== 'path') return [];
  const { fields: named } = usesOf(checked.tree);
  const isLike = (field: Field) => typeOfField(field).kind === checked.type.kind;
  const places = [
    ...model.entities.flatMap(({ id, fields }) =>
      fields.filter((field) => named.has(field.id)).map((field) => ({ id, field })),
    ),
    ...entity.fields.map((field) => ({ id: entity.id, field })),
  ];
  const found = places.find(({ field }) => isLike(field));
  if (!found) return madeUpLike(name, checked.type.kind, model.format.currency);
  const owner = entityContext(context, found.id);
  const constant = imports.value(`./features/${owner.own.folder}/model`, owner.own.constant);
  return [`like: ${constant}.fields.${propertyOf(owner, found.field.id)}`];
}

const MADE_UP: ReadonlySet<string> = new Set(['money', 'duration', 'date', 'time', 'datetime']);

/** A plain number looks like itself. */
function madeUpLike(name: string, type: string, currency: string): Doc[] {
  if (!MADE_UP.has(type)) return [];
  return [
    objectProperty('like', [
      `key: ''`,
      `name: ${quote(name)}`,
      `type: ${quote(type)}`,
      ...(type === 'money' ? [`currency: ${quote(currency)}`] : []),
    ]),
  ];
}

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
    ...likeProperty(context, metric, imports),
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
