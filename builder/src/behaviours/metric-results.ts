import type { ApplicationModel, Field, Metric } from '@tessera/shared/contracts';
import { checkExpression } from '../expressions/check';
import { shapeValue } from '../kit/data/computed';
import { roundAverage } from '../kit/data/metrics';
import type { Value } from '../kit/data/types';
import { oracleFor } from './oracle';
import { asKitField, shownText } from './shown';
import { groupsOf } from './metric-groups';
import { recordsIn, type World } from './world';

/** What a metric should say of a world. */
export function metricText(model: ApplicationModel, world: World, metric: Metric): string {
  return textOf(model, metric, resultOf(model, world, metric));
}

/** The same for each group, by its name on a chart; none for a metric without groups. */
export function metricGroups(
  model: ApplicationModel,
  world: World,
  metric: Metric,
): ReadonlyMap<string, string> {
  if (!metric.by) return new Map();
  const oracle = oracleFor(model, world);
  const counted = recordsIn(world, metric.entity).filter((record) =>
    oracle.isTrue(metric.entity, metric.where, record),
  );
  const groups = groupsOf(model, world, metric.entity, metric.by, counted);
  return new Map(
    [...groups].map(([name, records]) => {
      const part = { ...world, [metric.entity]: records };
      return [name, textOf(model, metric, resultOf(model, part, metric))];
    }),
  );
}

/** The metric as an expression, which the language's interpreter works out; over whichever record, as it names none. */
function resultOf(model: ApplicationModel, world: World, metric: Metric): Value {
  const { op, value, where, entity } = metric;
  const condition = where === undefined ? '' : ` where ${where}`;
  const over = op === 'count' || value === undefined ? entity : `${value} in ${entity}`;
  return oracleFor(model, world).give(entity, `${op}(${over}${condition})`, 'anything', {
    id: '',
    values: {},
  });
}

function textOf(model: ApplicationModel, metric: Metric, value: Value): string {
  if (value === null) return '–';
  const like = likeOf(model, metric);
  const rounded = metric.op === 'average' && typeof value === 'number' ? roundAverage(value) : value;
  // An average of whole numbers is seldom whole; one of minutes is.
  const isKept = like.type !== 'integer' && like.type !== 'rating';
  return shownText(model, {}, like, isKept ? shapeValue(asKitField(model, like), rounded) : rounded);
}

const PLAIN = { id: '', name: '', key: '', required: false } as const;

/** A field whose values look like the result. */
function likeOf(model: ApplicationModel, { op, value, entity }: Metric): Field {
  const checked = value === undefined ? null : checkExpression(model, entity, value, 'measure');
  if (op === 'count' || !checked || 'problem' in checked) return { ...PLAIN, type: 'number' };
  const { type, tree } = checked;
  if (tree.kind === 'path') {
    const last = tree.fields.at(-1);
    const field = model.entities.flatMap(({ fields }) => fields).find(({ id }) => id === last);
    if (field) return field;
  }
  const isField = ['money', 'percent', 'duration', 'date', 'time', 'datetime'] as const;
  return { ...PLAIN, type: isField.find((kind) => kind === type.kind) ?? 'number' };
}
