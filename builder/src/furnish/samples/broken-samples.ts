import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { PlainRecord } from '../../expressions/plain-records';
import { whileClockStands } from '../../kit/calc/clock';
import { SampleRecords } from './sample-records';

/** Any day will do: samples count their days from it. It is fixed so that the same model gets the same samples. */
const DAY = '2026-06-17';

function isOutside(value: unknown, { min, max }: Field): boolean {
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  const number = Number(value);
  return (min !== undefined && number < min) || (max !== undefined && number > max);
}

function isUnfit(record: PlainRecord, { fields }: Entity, records: SampleRecords): boolean {
  const bounded = fields.filter(({ computed, type }) => computed === undefined && type !== 'text');
  return (
    records.missing(record).length > 0 ||
    bounded.some((field) => isOutside(records.valueOf(record, field.id), field))
  );
}

/** The samples of an entity that its fields or rules refuse; of those that are in each other's way, one may stay. */
function brokenOf(entity: Entity, records: SampleRecords): PlainRecord[] {
  const unique = entity.fields.filter((field) => field.unique === true);
  return [
    ...records.of(entity.id).filter((record) => isUnfit(record, entity, records)),
    ...unique.flatMap(({ id }) => records.repeating(entity.id, [id])),
    ...entity.rules.flatMap((rule) => {
      const breaking = records.breaking(entity.id, rule);
      return rule.kind === 'limit' || rule.kind === 'noOverlap' ? breaking.slice(1) : breaking;
    }),
  ];
}

/** The ids of samples that the application would refuse. */
export function brokenSamples(model: ApplicationModel): ReadonlySet<string> {
  return whileClockStands(new Date(`${DAY}T12:00:00`), () => {
    const records = SampleRecords.on(model, DAY);
    return new Set(model.entities.flatMap((entity) => brokenOf(entity, records).map(({ id }) => id)));
  });
}
