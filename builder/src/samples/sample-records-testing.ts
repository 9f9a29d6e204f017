import type { ApplicationModel, Rule } from '@tessera/shared/contracts';
import { stepsOf } from '../expressions/check';
import { evaluate } from '../expressions/evaluate';
import type { Expected } from '../expressions/fit';
import { PlainRecords, type PlainRecord } from '../expressions/plain-records';
import { addDays } from '../kit/calc/dates';
import type { Value } from '../kit/data/types';

/** `+3T09:00` → the moment three days after a day; anything else as it is. */
function resolve(value: Value, day: string): Value {
  const [, days, time = ''] = typeof value === 'string' ? (/^([+-]\d+)(T.*)?$/.exec(value) ?? []) : [];
  return days === undefined ? value : `${addDays(day, Number(days)) ?? ''}${time}`;
}

/** The samples of a model as the records that they become on a day. */
export class SampleRecords {
  private readonly records: readonly PlainRecord[];
  private readonly source: PlainRecords;

  constructor(
    private readonly model: ApplicationModel,
    day: string,
  ) {
    this.records = model.entities.flatMap((entity) =>
      entity.samples.map(({ id, values }) => ({
        id,
        entity: entity.id,
        values: Object.fromEntries(
          entity.fields.map((field) => {
            const value = values[field.id] ?? null;
            const isMoment = field.type === 'date' || field.type === 'datetime';
            return [field.id, isMoment ? resolve(value, day) : value];
          }),
        ),
      })),
    );
    this.source = new PlainRecords(model, this.records);
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

  /** The records that break a rule. */
  breaking(entity: string, rule: Rule): readonly PlainRecord[] {
    switch (rule.kind) {
      case 'check':
        return this.of(entity).filter((record) => this.evaluate(record, rule.holds, 'rule') !== true);
      case 'unique':
        return this.groups(this.of(entity), rule.fields).flatMap((group) => group.slice(1));
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
      if (values.includes(null)) continue;
      const key = JSON.stringify(values).toLowerCase();
      groups.set(key, [...(groups.get(key) ?? []), record]);
    }
    return [...groups.values()];
  }
}
