import type { Cursor } from './cursor';
import { ENTITY_ID, FIELD_ID } from './ids-in-text';
import { findInWords } from './in-words';
import type { NameReader } from './names-in-text';
import type { List } from './tree';

/** A list, and where the 'in' before it stands; none where nothing stands before it. */
interface FoundList {
  readonly list: List;
  readonly inWord: number | null;
}

/** Reads the lists that aggregates go through. */
export class ListReader {
  private readonly inWords: ReadonlyMap<number, readonly number[]>;

  constructor(
    private readonly cursor: Cursor,
    private readonly names: NameReader | null,
  ) {
    this.inWords = findInWords(cursor.text);
  }

  here(entity: string | undefined): FoundList | null {
    const list = this.list(entity);
    return list && { list, inWord: null };
  }

  /** Looks ahead, from behind an opening parenthesis, for the 'in' that a list follows. */
  ahead(entity: string | undefined, start: number): FoundList | null {
    for (const inWord of this.inWords.get(start) ?? []) {
      this.cursor.position = inWord + 'in'.length;
      const list = this.list(entity);
      if (list) return { list, inWord };
    }
    this.cursor.position = start;
    return null;
  }

  /** The entity of the records in a list. */
  entityOf(list: List): string | undefined {
    return list.kind === 'field' ? this.names?.target(list.field) : list.entity;
  }

  /** A list that ends where its aggregate goes on. */
  private list(entity: string | undefined): List | null {
    const list = this.byId() ?? this.names?.list(entity) ?? null;
    const end = this.cursor.position;
    const goesOn = this.cursor.peekWord() === 'where' || this.cursor.takeSymbol(')') !== null;
    this.cursor.position = end;
    return goesOn ? list : null;
  }

  private byId(): List | null {
    const field = this.cursor.take(FIELD_ID);
    if (field !== null) return { kind: 'field', field };
    const entity = this.cursor.take(ENTITY_ID);
    if (entity === null) return null;
    if (this.cursor.takeSymbol('.') === null) return { kind: 'all', entity };
    const by = this.cursor.take(FIELD_ID) ?? this.names?.field(entity);
    return by == null ? null : { kind: 'linked', entity, by };
  }
}
