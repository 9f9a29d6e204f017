import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { fold } from './cursor';
import type { Cursor } from './cursor';
import { indexOf } from './model-index';
import type { List } from './tree';

/** What names in a text for people mean. */
export interface Scope {
  readonly model: ApplicationModel;
  /** The entity whose record the expression is over; none for one over nothing, such as `today`. */
  readonly entity?: string;
  /** The field that the value is for: its options are understood first. */
  readonly field?: string;
}

/** A name as it is looked for, and what it names. */
interface Entry<Meaning> {
  readonly name: string;
  readonly meaning: Meaning;
}

/** The longest name first, so that 'Unit price' is never read as 'Unit'. Names of two things name none. */
export class NameTable<Meaning> {
  private readonly entries: readonly Entry<Meaning>[];

  constructor(named: readonly (readonly [name: string, meaning: Meaning])[]) {
    const entries = named.map(([name, meaning]) => ({ name: fold(name), meaning }));
    const counts = new Map<string, number>();
    for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
    this.entries = entries
      .filter(({ name }) => counts.get(name) === 1)
      .sort((one, other) => other.name.length - one.name.length);
  }

  /** The longest name that stands at the cursor. */
  at(cursor: Cursor): Entry<Meaning> | null {
    cursor.skipSpace();
    return this.entries.find(({ name }) => cursor.startsWithName(name)) ?? null;
  }

  /** What exactly this text names. */
  get(text: string): Meaning | undefined {
    const wanted = fold(text);
    return this.entries.find(({ name }) => name === wanted)?.meaning;
  }
}

const optionEntries = (fields: readonly Field[]) =>
  fields.flatMap((field) => (field.options ?? []).map(({ id, label }) => [label, id] as const));

/** Models never change: an operation gives a new one. */
const vocabularies = new WeakMap<ApplicationModel, Vocabulary>();

/** The names of a model. */
export function vocabularyOf(model: ApplicationModel): Vocabulary {
  const vocabulary = vocabularies.get(model) ?? new Vocabulary(model);
  vocabularies.set(model, vocabulary);
  return vocabulary;
}

/** Tables of names, each made when it is first asked for. */
export class Vocabulary {
  private readonly tables = new Map<string, NameTable<string> | NameTable<List>>();

  constructor(readonly model: ApplicationModel) {}

  private table<Table extends NameTable<string> | NameTable<List>>(key: string, make: () => Table): Table {
    const table = this.tables.get(key) ?? make();
    this.tables.set(key, table);
    // A key is used by one of the methods below, with tables of one kind.
    return table as Table;
  }

  fields(entity: string): NameTable<string> {
    return this.table(
      `fields ${entity}`,
      () => new NameTable(this.fieldsOf(entity).map(({ id, name }) => [name, id])),
    );
  }

  /** The options of one field. */
  options(field: string): NameTable<string> {
    const found = indexOf(this.model).fields.get(field)?.field;
    return this.table(`options ${field}`, () => new NameTable(optionEntries(found ? [found] : [])));
  }

  /** The options of all fields of an entity; of the model without one. */
  allOptions(entity?: string): NameTable<string> {
    const fields = () =>
      entity === undefined ? this.model.entities.flatMap((each) => each.fields) : this.fieldsOf(entity);
    return this.table(`all options ${entity ?? ''}`, () => new NameTable(optionEntries(fields())));
  }

  /** Entities by their plural and their singular. */
  entities(): NameTable<string> {
    return this.table('entities', () => new NameTable(this.model.entities.flatMap(namesOf)));
  }

  /** The lists that belong to a record of an entity: those linked to it, and those that its own fields link to. */
  lists(entity: string): NameTable<List> {
    return this.table(`lists ${entity}`, () => new NameTable<List>(this.listEntries(entity)));
  }

  private fieldsOf(entity: string): readonly Field[] {
    return indexOf(this.model).entities.get(entity)?.fields ?? [];
  }

  private listEntries(entity: string): (readonly [string, List])[] {
    const links = linksTo(this.model, entity);
    const linked = (from: Entity, field: Field): List => ({ kind: 'linked', entity: from.id, by: field.id });
    const byInverse = links.map(({ from, field, inverse }) => [inverse, linked(from, field)] as const);
    const byField = this.fieldsOf(entity)
      .filter((field) => field.reference && field.many === true)
      .map((field) => [field.name, { kind: 'field', field: field.id }] as const);
    const taken = new Set([...byInverse, ...byField].map(([name]) => fold(name)));
    // What links here in one way only may also be called by its own name.
    const byPlural = links
      .filter(({ from }) => links.filter((link) => link.from === from).length === 1)
      .map(({ from, field }) => [from.plural, linked(from, field)] as const)
      .filter(([name]) => !taken.has(fold(name)));
    return [...byInverse, ...byField, ...byPlural];
  }
}

function namesOf(entity: Entity): (readonly [string, string])[] {
  const isOne = fold(entity.name) === fold(entity.plural);
  return isOne
    ? [[entity.plural, entity.id]]
    : [
        [entity.plural, entity.id],
        [entity.name, entity.id],
      ];
}

function linksTo(model: ApplicationModel, entity: string) {
  return model.entities.flatMap((from) =>
    from.fields.flatMap((field) =>
      field.reference?.entity === entity ? [{ from, field, inverse: field.reference.inverse }] : [],
    ),
  );
}
