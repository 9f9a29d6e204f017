import type { ApplicationModel, Field, Rule, Sample } from '@tessera/shared/contracts';
import { stepsOf } from '../../expressions/check';
import { evaluate } from '../../expressions/evaluate';
import type { Expected } from '../../expressions/fit';
import { PlainRecords, type PlainRecord } from '../../expressions/plain-records';
import { addDays } from '../../kit/calc/dates';
import type { Value } from '../../kit/data/types';

/** `+3T09:00` → the moment three days after a day; anything else as it is. */
function resolve(value: Value, day: string): Value {
  const [, days, time = ''] = typeof value === 'string' ? (/^([+-]\d+)(T.*)?$/.exec(value) ?? []) : [];
  return days === undefined ? value : `${addDays(day, Number(days)) ?? ''}${time}`;
}

function recordValues(
  fields: readonly Field[],
  values: Sample['values'],
  day: string,
): PlainRecord['values'] {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field.id] ?? null;
      const isMoment = field.type === 'date' || field.type === 'datetime';
      return [field.id, isMoment ? resolve(value, day) : value];
    }),
  );
}

const isNothing = (value: Value) => value === null || (Array.isArray(value) && value.length === 0);

/** Samples of an application as the records that they are on a day, and what is wrong with them. */
export class SampleRecords {
  protected readonly source: PlainRecords;

  constructor(
    protected readonly model: ApplicationModel,
    readonly records: readonly PlainRecord[],
  ) {
    this.source = new PlainRecords(model, records);
  }

  /** The samples of a model as the records that they become on a day. */
  static on(model: ApplicationModel, day: string): SampleRecords {
    const records = model.entities.flatMap(({ id: entity, fields, samples }) =>
      samples.map(({ id, values }) => ({ id, entity, values: recordValues(fields, values, day) })),
    );
    return new SampleRecords(model, records);
  }

  of(entity: string): readonly PlainRecord[] {
    return this.source.all(entity);
  }

  valueOf(record: PlainRecord, field: string): Value {
    return this.source.value(record, field);
  }

  evaluate(record: PlainRecord, text: string, expected: Expected): Value {
    return evaluate(stepsOf(this.model, record.entity, text, expected).step, record, this.source);
  }

  /** Those of which a condition is true. */
  where(entity: string, condition: string | undefined): readonly PlainRecord[] {
    const all = this.of(entity);
    return condition === undefined
      ? all
      : all.filter((record) => this.evaluate(record, condition, 'condition') === true);
  }

  protected fieldsOf(entity: string): readonly Field[] {
    return this.model.entities.find(({ id }) => id === entity)?.fields ?? [];
  }

  /** Required fields that a record leaves empty. */
  missing(record: PlainRecord): readonly Field[] {
    return this.fieldsOf(record.entity).filter(
      ({ id, required }) => required && isNothing(this.valueOf(record, id)),
    );
  }

  /** The records that break a rule. */
  breaking(entity: string, rule: Rule): readonly PlainRecord[] {
    switch (rule.kind) {
      case 'check':
        return this.of(entity).filter((record) => this.evaluate(record, rule.holds, 'rule') !== true);
      case 'unique':
        return this.repeating(entity, rule.fields);
      case 'limit':
        return this.groups(this.where(entity, rule.where), rule.within).flatMap((group) =>
          group.filter(
            (record) => group.length > Number(this.evaluate(record, rule.most, 'number') ?? Infinity),
          ),
        );
      case 'noOverlap':
        return this.groups(this.where(entity, rule.where), rule.within).flatMap((group) =>
          group.filter((record) =>
            group.some((other) => other !== record && this.overlap(rule, record, other)),
          ),
        );
    }
  }

  /** The records that have in all these fields what another one has before them. */
  repeating(entity: string, fields: readonly string[]): readonly PlainRecord[] {
    return this.groups(this.of(entity), fields).flatMap((group) => group.slice(1));
  }

  private overlap(rule: Extract<Rule, { kind: 'noOverlap' }>, one: PlainRecord, other: PlainRecord): boolean {
    const [start, end] = [this.evaluate(one, rule.start, 'moment'), this.evaluate(one, rule.end, 'moment')];
    const [from, until] = [
      this.evaluate(other, rule.start, 'moment'),
      this.evaluate(other, rule.end, 'moment'),
    ];
    if (start === null || end === null || from === null || until === null) return false;
    return start < until && from < end;
  }

  /** Records that agree in all these fields; one that has nothing in one of them agrees with none. */
  private groups(records: readonly PlainRecord[], fields: readonly string[]): (readonly PlainRecord[])[] {
    const groups = new Map<string, PlainRecord[]>();
    for (const record of records) {
      const values = fields.map((field) => this.valueOf(record, field));
      if (values.some(isNothing)) continue;
      const key = JSON.stringify(values).toLowerCase();
      groups.set(key, [...(groups.get(key) ?? []), record]);
    }
    return [...groups.values()];
  }
}
