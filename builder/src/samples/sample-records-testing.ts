import type { Action, ApplicationModel, Field, Rule, Sample } from '@tessera/shared/contracts';
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

/** Records of an application as they stand on a day. */
export class SampleRecords {
  private readonly source: PlainRecords;

  constructor(
    private readonly model: ApplicationModel,
    private readonly records: readonly PlainRecord[],
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

  /** What pressing an action on a record leaves, and the record that it changed or added. */
  press(action: Action, record: PlainRecord): { after: SampleRecords; touched: PlainRecord } {
    const entity = action.kind === 'add' ? action.entity : record.entity;
    const fields = this.fieldsOf(entity);
    const set = Object.fromEntries(
      action.set.flatMap(({ field: id, to }) => {
        const field = fields.find((candidate) => candidate.id === id);
        return field ? [[id, this.evaluate(record, to, field)] as const] : [];
      }),
    );
    const touched =
      action.kind === 'add'
        ? { id: 'new', entity, values: { ...this.starts(fields), ...set } }
        : { ...record, values: { ...record.values, ...set } };
    const others = this.records.filter(({ id }) => id !== touched.id);
    return { after: new SampleRecords(this.model, [...others, touched]), touched };
  }

  /** What a new record begins with. */
  private starts(fields: readonly Field[]): Record<string, Value> {
    return Object.fromEntries(
      fields.map((field) => {
        if (field.default === undefined) return [field.id, null];
        const { step } = stepsOf(this.model, null, field.default, field);
        return [field.id, evaluate<PlainRecord>(step, null, this.source)];
      }),
    );
  }

  private fieldsOf(entity: string): readonly Field[] {
    return this.model.entities.find(({ id }) => id === entity)?.fields ?? [];
  }

  /** Required fields that a record leaves empty. */
  missing(record: PlainRecord): readonly Field[] {
    return this.fieldsOf(record.entity).filter(
      ({ id, required }) => required && this.valueOf(record, id) === null,
    );
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
