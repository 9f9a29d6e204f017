import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { stepsOf } from '../expressions/check';
import { evaluate, type RecordSource } from '../expressions/evaluate';
import type { Expected } from '../expressions/fit';
import type { Step } from '../expressions/steps';
import { shapeValue } from '../kit/data/computed';
import type { Value } from '../kit/data/types';
import { asKitField } from './shown';
import { recordsIn, type World, type WorldRecord } from './world';

const ROUNDED = new Set<Field['type']>(['money', 'integer', 'number', 'percent', 'duration', 'rating']);

/** Knows what an application should work out: by the language's own interpreter, not by the code that was emitted. */
export class Oracle implements RecordSource<WorldRecord> {
  private readonly fields: ReadonlyMap<string, { readonly field: Field; readonly entity: string }>;
  private readonly computed = new Map<WorldRecord, Map<string, Value>>();

  constructor(
    private readonly model: ApplicationModel,
    readonly world: World,
  ) {
    this.fields = new Map(
      model.entities.flatMap((entity) =>
        entity.fields.map((field) => [field.id, { field, entity: entity.id }] as const),
      ),
    );
  }

  /** What an expression gives for a record of an entity, or for none. */
  give(entity: string | null, expression: string, expected: Expected, record: WorldRecord | null): Value {
    return evaluate(stepFor(this.model, entity, expression, expected), record, this);
  }

  /** Whether a condition is true of a record. */
  isTrue(entity: string, condition: string | undefined, record: WorldRecord): boolean {
    return condition === undefined || this.give(entity, condition, 'condition', record) === true;
  }

  /** The value of a field, worked out where that is how it comes about. */
  value(record: WorldRecord, fieldId: string): Value {
    const place = this.fields.get(fieldId);
    if (!place) return null;
    const { field, entity } = place;
    if (field.computed === undefined) return record.values[fieldId] ?? emptyOf(field);
    const known = this.computed.get(record) ?? new Map<string, Value>();
    this.computed.set(record, known);
    const found = known.get(fieldId) ?? this.shaped(field, this.give(entity, field.computed, field, record));
    known.set(fieldId, found);
    return found;
  }

  /** Amounts and numbers as a field keeps them: rounded where the value is made, before others go on with it. */
  private shaped(field: Field, value: Value): Value {
    return ROUNDED.has(field.type) ? shapeValue(asKitField(this.model, field), value) : value;
  }

  targets(record: WorldRecord, fieldId: string): readonly WorldRecord[] {
    const target = this.fields.get(fieldId)?.field.reference?.entity ?? '';
    const ids = idsOf(record.values[fieldId]);
    return ids.flatMap((id) => recordsIn(this.world, target).find((other) => other.id === id) ?? []);
  }

  linked(record: WorldRecord, entity: string, by: string): readonly WorldRecord[] {
    return recordsIn(this.world, entity).filter((other) => idsOf(other.values[by]).includes(record.id));
  }

  all(entity: string): readonly WorldRecord[] {
    return recordsIn(this.world, entity);
  }
}

const oracles = new WeakMap<World, Oracle>();

/** The oracle for a world; worlds never change. */
export function oracleFor(model: ApplicationModel, world: World): Oracle {
  const oracle = oracles.get(world) ?? new Oracle(model, world);
  oracles.set(world, oracle);
  return oracle;
}

export function idsOf(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? value : [];
}

/** A yes or no is never empty, and what may be several is none of them. */
function emptyOf({ type, many }: Field): Value {
  if (type === 'boolean') return false;
  return type === 'tags' || many === true ? [] : null;
}

const steps = new WeakMap<ApplicationModel, Map<string, Step>>();

function stepFor(model: ApplicationModel, entity: string | null, text: string, expected: Expected): Step {
  const known = steps.get(model) ?? new Map<string, Step>();
  steps.set(model, known);
  const name = `${entity ?? ''} ${typeof expected === 'object' ? expected.id : expected} ${text}`;
  const step = known.get(name) ?? stepsOf(model, entity, text, expected).step;
  known.set(name, step);
  return step;
}
