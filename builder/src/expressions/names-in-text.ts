import type { Cursor } from './cursor';
import { indexOf } from './model-index';
import type { NameTable, Vocabulary } from './scope';
import type { List } from './tree';

/** What a name at the place of a value means. */
export interface Named {
  readonly kind: 'field' | 'option';
  readonly id: string;
  /** How many characters of the text it takes. */
  readonly length: number;
}

/** Where a value is read: the entity whose fields are meant, and the field whose options come first. */
export interface Place {
  readonly entity: string | undefined;
  readonly hint: string | undefined;
}

/** Reads names of fields, options and lists as people write them. */
export class NameReader {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly cursor: Cursor,
  ) {}

  /** The tables in which a value's name is looked up; of two names of one length the first counts. */
  private tables({ entity, hint }: Place): readonly (readonly [Named['kind'], NameTable<string>])[] {
    const { vocabulary } = this;
    return [
      ...(hint === undefined ? [] : [['option', vocabulary.options(hint)] as const]),
      ...(entity === undefined ? [] : [['field', vocabulary.fields(entity)] as const]),
      ...(entity === undefined ? [] : [['option', vocabulary.allOptions(entity)] as const]),
      ['option', vocabulary.allOptions()] as const,
    ];
  }

  /** The longest name of a field or an option that stands here; nothing is taken. */
  value(place: Place): Named | null {
    const found = this.tables(place).flatMap(([kind, table]) => {
      const entry = table.at(this.cursor);
      return entry ? [{ kind, id: entry.meaning, length: entry.name.length }] : [];
    });
    return found.reduce<Named | null>(
      (best, next) => (best && best.length >= next.length ? best : next),
      null,
    );
  }

  /** What a whole text names: what stands in brackets. */
  whole(text: string, place: Place): Omit<Named, 'length'> | null {
    for (const [kind, table] of this.tables(place)) {
      const id = table.get(text);
      if (id !== undefined) return { kind, id };
    }
    return null;
  }

  /** Takes the name of a field of an entity. */
  field(entity: string): string | null {
    return this.named(this.vocabulary.fields(entity));
  }

  /** Takes the name of a list: 'all Orders', 'Orders.Customer', or what the record calls it. */
  list(entity: string | undefined): List | null {
    const start = this.cursor.position;
    if (this.cursor.takeWord('all')) {
      const all = this.named(this.vocabulary.entities());
      if (all !== null) return { kind: 'all', entity: all };
      this.cursor.position = start;
    }
    return this.qualifiedList() ?? this.listOf(entity) ?? this.wholeEntity();
  }

  private qualifiedList(): List | null {
    const start = this.cursor.position;
    const entity = this.named(this.vocabulary.entities());
    const by = entity !== null && this.cursor.takeSymbol('.') !== null ? this.field(entity) : null;
    if (entity !== null && by !== null) return { kind: 'linked', entity, by };
    this.cursor.position = start;
    return null;
  }

  private listOf(entity: string | undefined): List | null {
    return entity === undefined ? null : this.named(this.vocabulary.lists(entity));
  }

  private wholeEntity(): List | null {
    const entity = this.named(this.vocabulary.entities());
    return entity === null ? null : { kind: 'all', entity };
  }

  private named<Meaning>(table: NameTable<Meaning>): Meaning | null {
    const { cursor } = this;
    const start = cursor.position;
    const whole = cursor.takeQuoted('[', ']');
    if (whole !== null) {
      const meaning = table.get(whole);
      if (meaning === undefined) cursor.position = start;
      return meaning ?? null;
    }
    const entry = table.at(cursor);
    cursor.position += entry?.name.length ?? 0;
    return entry?.meaning ?? null;
  }

  /** The entity that a link leads to. */
  target(field: string): string | undefined {
    return indexOf(this.vocabulary.model).fields.get(field)?.field.reference?.entity;
  }
}
