import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { decimalsOf } from '../kit/data/format';
import { roundNumber } from '../kit/calc/numbers';
import { roundAmount } from '../kit/calc/money';
import type { Value } from '../kit/data/types';
import { stepsOf } from './check';
import { evaluate, type RecordSource } from './evaluate';
import { indexOf } from './model-index';
import type { Step } from './steps';
import { typeOfField } from './types';

/** A record with its values by field id, as they are stored. */
export interface PlainRecord {
  readonly id: string;
  readonly entity: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** Reads plain records by a model: follows their links and works out what is computed, once for each field. */
export class PlainRecords implements RecordSource<PlainRecord> {
  private readonly byId: ReadonlyMap<string, PlainRecord>;
  private readonly computed = new Map<string, Value>();
  private readonly steps = new Map<string, Step>();

  constructor(
    private readonly model: ApplicationModel,
    private readonly records: readonly PlainRecord[],
  ) {
    this.byId = new Map(records.map((record) => [record.id, record]));
  }

  value(record: PlainRecord, fieldId: string): Value {
    const field = indexOf(this.model).fields.get(fieldId)?.field;
    if (!field) return null;
    if (field.computed === undefined) return record.values[fieldId] ?? emptyOf(field);
    const key = `${record.id} ${fieldId}`;
    const known = this.computed.get(key);
    if (known !== undefined) return known;
    const step = this.stepOf(record.entity, field, field.computed);
    const value = this.rounded(field, evaluate(step, record, this));
    this.computed.set(key, value);
    return value;
  }

  targets(record: PlainRecord, field: string): readonly PlainRecord[] {
    const kept = this.value(record, field);
    const ids = typeof kept === 'string' ? [kept] : Array.isArray(kept) ? kept : [];
    return ids.flatMap((id: string) => this.byId.get(id) ?? []);
  }

  linked(record: PlainRecord, entity: string, by: string): readonly PlainRecord[] {
    return this.all(entity).filter((other) => this.targets(other, by).includes(record));
  }

  all(entity: string): readonly PlainRecord[] {
    return this.records.filter((record) => record.entity === entity);
  }

  private stepOf(entity: string, field: Field, text: string): Step {
    const step = this.steps.get(field.id) ?? stepsOf(this.model, entity, text, field).step;
    this.steps.set(field.id, step);
    return step;
  }

  /** Where a field's value is made, it gets the decimals that the field has. */
  private rounded(field: Field, value: Value): Value {
    if (field.type === 'money' && typeof value === 'string') {
      return roundAmount(value, decimalsOf(this.model.format.currency));
    }
    const isWhole = field.type === 'integer' || field.type === 'duration' || field.type === 'rating';
    return isWhole && typeof value === 'number' ? roundNumber(value, 0) : value;
  }
}

function emptyOf(field: Field): Value {
  const { kind } = typeOfField(field);
  if (kind === 'boolean') return false;
  return kind === 'texts' || kind === 'options' || kind === 'records' ? [] : null;
}
