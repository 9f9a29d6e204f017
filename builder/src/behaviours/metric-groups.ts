import type { ApplicationModel, Field, Metric } from '@tessera/shared/contracts';
import { periodName, periodStart } from '../kit/data/periods';
import { usualWeekStart } from '../kit/data/week-start';
import type { Value } from '../kit/data/types';
import { inSentence } from '../kit/data/words';
import { oracleFor } from './oracle';
import { shownText } from './shown';
import { entityOf, fieldOf, type World, type WorldRecord } from './world';

/** Records by what a chart calls the value of a field, or the period that its day lies in. */
type Groups = ReadonlyMap<string, readonly WorldRecord[]>;

/** A record with several values is in several groups; options and yes and no are there without records too. */
export function groupsOf(
  model: ApplicationModel,
  world: World,
  entity: string,
  by: NonNullable<Metric['by']>,
  records: readonly WorldRecord[],
): Groups {
  const field = fieldOf(entityOf(model, entity), by.field);
  const oracle = oracleFor(model, world);
  const groups = new Map<string, WorldRecord[]>(
    alwaysThere(field).map((value) => [shownText(model, world, field, value), []]),
  );
  for (const record of records) {
    for (const value of partsOf(oracle.value(record, field.id))) {
      const name = nameOf(model, world, field, by.period ?? 'day', value);
      groups.set(name, [...(groups.get(name) ?? []), record]);
    }
  }
  return groups;
}

function alwaysThere({ type, options = [] }: Field): readonly Value[] {
  if (type === 'boolean') return [true, false];
  return type === 'choice' ? options.map(({ id }) => id) : [];
}

/** Each of several values; one that is empty for none. */
function partsOf(value: Value): readonly Value[] {
  if (typeof value !== 'object' || value === null) return [value];
  return value.length === 0 ? [null] : value;
}

type Period = NonNullable<NonNullable<Metric['by']>['period']>;

function nameOf(model: ApplicationModel, world: World, field: Field, period: Period, value: Value): string {
  if (value === null || value === '') return `No ${inSentence(field.name)}`;
  if (field.type !== 'date' && field.type !== 'datetime') return shownText(model, world, field, value);
  const weekStart = model.format.weekStart ?? usualWeekStart();
  return periodName(periodStart(String(value).slice(0, 10), period, weekStart), period);
}
