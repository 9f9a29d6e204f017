import { wordList } from '../language/word-list';
import type { ApplicationModel, Entity, Field, FieldType } from '@tessera/shared/contracts';
import { checkTree } from '../expressions/check';
import type { Expected } from '../expressions/fit';
import { parse } from '../expressions/parse';
import { printCode } from '../expressions/print';
import type { Token } from '../language/token';
import { placeOf } from '../model/edit-model';
import type { Operation } from '../operations/operation';
import { findEntity, findField, findOption, type FieldPlace } from '../model/find';
import { readCondition } from './meaning/condition';
import { readValue, type Value } from './meaning/value';
import { wordsOf } from './rule';

/** What was spoken of last: what 'it' and 'that one' mean. Ids; all may be missing. */
export interface Touched {
  readonly entity?: string;
  readonly field?: string | undefined;
  readonly option?: string;
  readonly node?: string;
  /** Fields that were spoken of one after the other, the last one last: 'the first of those', 'both of them'. */
  readonly fields?: readonly string[];
  /** What was done last, and what takes it back: 'the email too', 'no, I meant the phone'. */
  readonly did?: { readonly operations: readonly Operation[]; readonly undo: readonly Operation[] };
}

const DETERMINERS = /^(?:(?:the|my|our|this|each|every|all|a|an|these|those|any|whole) )+/i;
const NAMELESS: ReadonlySet<string> = wordList(`
    it them they one ones app application list table record entry entries records item items thing things
    row rows everything page form database tracker log that this those these
  `);
const isNameless = (text: string): boolean => NAMELESS.has(text.replace(DETERMINERS, '').toLowerCase());
const LEAD =
  /^(?:(?:the|my|our|this|each|every|all|a|an|these|those|any|its|their|your|his|her|that|of|for|in|on|to) )+/i;

/** What the words of a clause may mean: an application as it is now, and what was spoken of last. */
export class World {
  private readonly found = new Map<string, unknown>();

  constructor(
    readonly model: ApplicationModel,
    readonly touched: Touched = {},
  ) {}

  /** The kind of record that is spoken of: the last that was, else the first. */
  get current(): Entity {
    const entity = this.model.entities.find(({ id }) => id === this.touched.entity) ?? this.model.entities[0];
    if (!entity) throw new Error('A model has at least one entity');
    return entity;
  }

  /** The kind of record that words name; 'it' and 'each entry' are the current one. */
  entity(words: readonly Token[] | string): Entity | undefined {
    const text = this.textOf(words);
    if (text === '') return undefined;
    if (isNameless(text)) return this.current;
    return this.once(`entity ${text}`, () => findEntity(this.model, text.replace(LEAD, '')));
  }

  /** The field that words name, of `within` first; 'it' is the one spoken of last. */
  field(words: readonly Token[] | string, within: Entity = this.current): FieldPlace | undefined {
    const text = this.textOf(words);
    if (text === '') return undefined;
    if (/^(?:it|that|this|that one|this one|the (?:field|column|one))$/i.test(text))
      return this.touched.field === undefined ? undefined : placeOf(this.model, this.touched.field);
    return this.once(`field ${within.id} ${text}`, () =>
      findField(this.model, text.replace(LEAD, ''), within.id),
    );
  }

  /** The only field of these types, where there is just one. */
  onlyField(types: readonly FieldType[], within: Entity = this.current): Field | undefined {
    const found = within.fields.filter(({ type }) => types.includes(type));
    return found.length === 1 ? found[0] : undefined;
  }

  /** The option that a label means, with its field. */
  option(
    words: readonly Token[] | string,
    within: Entity = this.current,
  ): { readonly field: Field; readonly id: string } | undefined {
    const text = this.textOf(words).replace(LEAD, '');
    return this.once(`option ${within.id} ${text}`, () => {
      for (const field of within.fields) {
        const option = field.options && findOption(field, text);
        if (option) return { field, id: option.id };
      }
      return undefined;
    });
  }

  /** A condition over one record, as the model keeps it: 'price is over 40' → `f3 > 40`. */
  condition(words: readonly Token[], entity: Entity): string | undefined {
    return this.once(`condition ${entity.id} ${wordsOf(words)}`, () => readCondition(words, entity, this));
  }

  /** What is worked out from one record: 'quantity times price' → `f2 * f3`. */
  value(words: readonly Token[], entity: Entity): Value | undefined {
    return this.once(`value ${entity.id} ${wordsOf(words)}`, () => readValue(words, entity, this));
  }

  /** An expression in the words of docs/documents/expressions.md as the model keeps it; undefined where it does not fit. */
  expression(words: string, entity: Entity, expected: Expected): string | undefined {
    const parsed = parse(words, { model: this.model, entity: entity.id });
    if (!('tree' in parsed)) return undefined;
    const checked = checkTree(this.model, entity.id, parsed.tree, expected);
    return 'problem' in checked ? undefined : printCode(parsed.tree);
  }

  /** The same words are looked up many times while a sentence is read. */
  private once<T>(key: string, find: () => T): T {
    if (!this.found.has(key)) this.found.set(key, find());
    return this.found.get(key) as T;
  }

  private textOf(words: readonly Token[] | string): string {
    return (typeof words === 'string' ? words : wordsOf(words)).trim();
  }
}
