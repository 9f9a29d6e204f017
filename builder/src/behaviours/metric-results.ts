import type { ApplicationModel, Field, Metric } from '@tessera/shared/contracts';
import { checkExpression } from '../expressions/check';
import type { Value } from '../kit/data/types';
import { oracleFor } from './oracle';
import { shownText } from './shown';
import { entityOf, fieldOf, recordsIn, type World } from './world';

/** What a metric should say of a world. */
export function metricText(model: ApplicationModel, world: World, metric: Metric): string {
  return textOf(model, metric, resultOf(model, world, metric));
}

/** The same for each option of the choice that it is grouped by, or for yes and no; null for other groups. */
export function metricGroups(
  model: ApplicationModel,
  world: World,
  metric: Metric,
): ReadonlyMap<string, string> | null {
  const field = metric.by && fieldOf(entityOf(model, metric.entity), metric.by.field);
  const groups = field && groupsOf(field);
  if (!groups) return null;
  const oracle = oracleFor(model, world);
  return new Map(
    groups.map(({ name, value }) => {
      const records = recordsIn(world, metric.entity).filter(
        (record) => oracle.value(record, field.id) === value,
      );
      const part = { ...world, [metric.entity]: records };
      return [name, textOf(model, metric, resultOf(model, part, metric))];
    }),
  );
}

interface Group {
  readonly name: string;
  readonly value: Value;
}

function groupsOf({ type, options = [], many }: Field): readonly Group[] | null {
  if (type === 'boolean') {
    return [
      { name: 'Yes', value: true },
      { name: 'No', value: false },
    ];
  }
  if (type !== 'choice' || many === true) return null;
  return options.map(({ id, label }) => ({ name: label, value: id }));
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
  return shownText(model, {}, likeOf(model, metric), value);
}

const PLAIN = { id: '', name: '', key: '', required: false } as const;

/** A field whose values look like the result. */
function likeOf(model: ApplicationModel, { op, value, entity }: Metric): Field {
  const checked = value === undefined ? null : checkExpression(model, entity, value, 'measure');
  if (op === 'count' || !checked || 'problem' in checked) return { ...PLAIN, type: 'number' };
  const { type, tree } = checked;
  if (type.kind === 'number' && tree.kind === 'path') {
    const last = tree.fields.at(-1);
    const field = model.entities.flatMap(({ fields }) => fields).find(({ id }) => id === last);
    if (field) return field;
  }
  const isField = ['money', 'percent', 'duration', 'date', 'time', 'datetime'] as const;
  return { ...PLAIN, type: isField.find((kind) => kind === type.kind) ?? 'number' };
}
