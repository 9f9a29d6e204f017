import { dayOf } from '../kit/data/dates';
import { fieldsOf } from '../kit/data/entity';
import { isTyped } from '../kit/data/field-groups';
import type { SentChange } from '../kit/data/server-protocol';
import { newSamples } from '../kit/data/samples';
import type { Entity, Field, Value } from '../kit/data/types';
import type { Dice } from '../model/dice-testing';
import type { KeptRecord } from './keeper';
import { kept, NOW } from './keeper-testing';

/** Random changes that mean something to the records of an application; many are refused, as many of people's are. */

/** The samples of an application as the database would have them. */
export function sampleRecords(entities: readonly Entity[]): Record<string, KeptRecord[]> {
  const records: Record<string, KeptRecord[]> = Object.fromEntries(entities.map(({ id }) => [id, []]));
  for (const { entity, id, values } of newSamples(entities, dayOf(NOW))) {
    records[entity.id]?.push(kept(id, values, { isSample: true }));
  }
  return records;
}

/** What somebody saw: values by record, by table. */
export type Seen = Readonly<Record<string, ReadonlyMap<string, Readonly<Record<string, Value>>>>>;

export class StepMaker {
  readonly #dice: Dice;
  #lastId = 0;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** One change, or two of different records. */
  changes(entities: readonly Entity[], seen: Seen): readonly SentChange[] {
    const made = Array.from({ length: this.#dice.oneIn(3) ? 2 : 1 }, () =>
      this.#change(entities, seen),
    ).flat();
    return made.filter(({ id }, place) => made.findIndex((other) => other.id === id) === place);
  }

  #change(entities: readonly Entity[], seen: Seen): readonly SentChange[] {
    const entity = this.#dice.pick(entities);
    const there = [...(seen[entity.id] ?? [])];
    if (there.length === 0) return [];
    // Of a few records, so that several people meet in one.
    const [id, was] = this.#dice.pick(this.#dice.oneIn(2) ? there.slice(0, 3) : there);
    const entityId = entity.id;
    switch (this.#dice.upTo(4)) {
      case 0:
        return [{ kind: 'remove', entityId, id }];
      case 1:
      case 2: {
        this.#lastId += 1;
        const values = { ...was, ...this.#values(entity, seen, 2) };
        return [
          { kind: 'add', entityId, id: `n${String(this.#lastId)}`, values, createdAt: NOW.toISOString() },
        ];
      }
      default: {
        const values = this.#values(entity, seen, 3);
        const before = Object.fromEntries(Object.keys(values).map((key) => [key, was[key] ?? null]));
        return [{ kind: 'change', entityId, id, values, was: before }];
      }
    }
  }

  /** Values that other records have in some fields, so that they meet: the same name, the same room, a later day. */
  #values(entity: Entity, seen: Seen, most: number): Readonly<Record<string, Value>> {
    const typed = fieldsOf(entity).filter(isTyped);
    const fields = Array.from({ length: 1 + this.#dice.upTo(most - 1) }, () => this.#dice.pick(typed));
    return Object.fromEntries(fields.map((field) => [field.key, this.#value(entity, field, seen)]));
  }

  #value(entity: Entity, field: Field, seen: Seen): Value {
    const others = [...(seen[entity.id]?.values() ?? [])].map((values) => values[field.key] ?? null);
    const ids = field.type === 'reference' ? [...(seen[field.to]?.keys() ?? [])] : [];
    const linked = field.type === 'reference' && field.many === true ? ids.map((id) => [id]) : ids;
    const numbers = others.flatMap((value) => (typeof value === 'number' ? [value * 3, 0 - value] : []));
    if (this.#dice.oneIn(8)) return null;
    return this.#dice.pick([
      null,
      ...others.filter((value) => value !== null),
      ...linked,
      ...(this.#dice.oneIn(4) ? numbers : []),
    ]);
  }
}
