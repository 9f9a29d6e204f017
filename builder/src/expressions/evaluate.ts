import type { Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { calcEntry } from './calc';
import type { AggregateStep, ClaimStep, PathStep, Step } from './steps';
import type { List } from './tree';
import { isList, typeOfField } from './types';

/** How plain records are read. */
export interface RecordSource<Item extends { readonly id: string }> {
  /** The value of a field that is no reference, also of one that is worked out. */
  value(record: Item, field: string): Value;
  /** The records that a reference points at; one at most where it is not to many. */
  targets(record: Item, field: string): readonly Item[];
  /** The records of an entity that point at this one by a field of theirs. */
  linked(record: Item, entity: string, by: string): readonly Item[];
  all(entity: string): readonly Item[];
}

/** Carries out the steps of a checked expression over a record, by the functions that compiled code calls. */
export function evaluate<Item extends { readonly id: string }>(
  step: Step,
  record: Item | null,
  source: RecordSource<Item>,
): Value {
  // What a whole expression gives is a value, or what stands for a record: its id.
  return new Evaluation(record, source).run(step, record) as Value;
}

class Evaluation<Item extends { readonly id: string }> {
  constructor(
    private readonly root: Item | null,
    private readonly source: RecordSource<Item>,
  ) {}

  run(step: Step, record: Item | null): unknown {
    switch (step.kind) {
      case 'constant':
        return step.value;
      case 'option':
        return step.id;
      case 'path':
        return this.path(step, record);
      case 'id':
        return this.id(this.run(step.of, record));
      case 'call':
        return calcEntry(step.name).run(...step.parts.map((part) => this.run(part, record)));
      case 'if':
        return this.run(this.isTrue(step.condition, record) ? step.whenTrue : step.whenFalse, record);
      case 'aggregate':
        return this.aggregate(step, record);
      default:
        return this.claim(step, record);
    }
  }

  private claim(step: ClaimStep, record: Item | null): boolean {
    switch (step.kind) {
      case 'and':
        return this.isTrue(step.left, record) && this.isTrue(step.right, record);
      case 'or':
        return this.isTrue(step.left, record) || this.isTrue(step.right, record);
      case 'not':
        return !this.isTrue(step.of, record);
      case 'equal':
        return (this.run(step.left, record) === this.run(step.right, record)) !== step.isNot;
      case 'isEmpty':
        return calcEntry('isEmpty').run(this.run(step.of, record)) !== step.isNot;
    }
  }

  private isTrue(step: Step, record: Item | null): boolean {
    return this.run(step, record) === true;
  }

  private id(record: unknown): string | null {
    const isRecord = typeof record === 'object' && record !== null && 'id' in record;
    return isRecord && typeof record.id === 'string' ? record.id : null;
  }

  private path({ from, fields }: PathStep, record: Item | null): unknown {
    let at = from === 'this' ? this.root : record;
    for (const field of fields) {
      if (at === null) return nothingBehind(fields);
      const type = typeOfField(field);
      if (type.kind === 'records') return this.source.targets(at, field.id);
      if (type.kind !== 'record') return this.source.value(at, field.id);
      at = this.source.targets(at, field.id)[0] ?? null;
    }
    return at;
  }

  private aggregate({ name, list, value, where }: AggregateStep, record: Item | null): unknown {
    const items = this.list(list, record).filter((item) => where === null || this.isTrue(where, item));
    if (name === null || value === null) return items.length;
    return calcEntry(name).run(items, (item: Item) => this.run(value, item));
  }

  private list(list: List, record: Item | null): readonly Item[] {
    if (list.kind === 'all') return this.source.all(list.entity);
    if (record === null) return [];
    return list.kind === 'field'
      ? this.source.targets(record, list.field)
      : this.source.linked(record, list.entity, list.by);
  }
}

/** What a path gives behind an empty link: nothing, an empty list; and nothing is paid, done or sold there. */
function nothingBehind(fields: readonly Field[]): Value {
  const last = fields.at(-1);
  if (!last) return null;
  const type = typeOfField(last);
  return isList(type) ? [] : type.kind === 'boolean' ? false : null;
}
