import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Token } from '../language/token';
import { tokenise } from '../language/tokenise';
import { singular } from '../words/inflect';

/** What a name in an application is a name of. */
export type MentionKind = 't' | 'f' | 'o' | 'm';

export interface KnownName {
  readonly kind: MentionKind;
  readonly name: string;
}

const lemmaOf = (word: string) => singular(word).replace(/(?:ing|ed|e)$/, '');
const keysOf = (name: string) =>
  tokenise(name)
    .filter(({ tag }) => tag !== 'mark')
    .map(({ key }) => lemmaOf(key));

const SILENT = /^(?:of|the|a|an|in|on|at|by|for|is|it|to|and|or|no|per|from)$/;

/** Names of an application, looked up in messages. */
export class NameIndex {
  private readonly whole = new Map<string, Set<MentionKind>>();
  private readonly parts = new Map<string, Set<MentionKind>>();
  private longest = 1;

  constructor(names: readonly KnownName[]) {
    for (const { kind, name } of names) {
      const keys = keysOf(name);
      this.longest = Math.max(this.longest, keys.length);
      add(this.whole, keys.join(' '), kind);
      if (keys.length > 1) for (const key of keys) if (!SILENT.test(key)) add(this.parts, key, kind);
    }
  }

  /** For each token which names it is in: 'B tf' begins the name of a table and a field, 'P f' is a word of one. */
  rangesIn(tokens: readonly Token[]): string[] {
    const result: string[] = tokens.map(() => '');
    const keys = tokens.map(({ key, tag }) => (tag === 'mark' ? '' : lemmaOf(key)));
    for (let at = 0; at < tokens.length;) {
      const size = this.sizeAt(keys, at);
      if (size > 0) {
        const kinds = kindsOf(this.whole.get(keys.slice(at, at + size).join(' ')));
        for (let index = 0; index < size; index += 1)
          result[at + index] = `${index === 0 ? 'B' : 'I'} ${kinds}`;
      } else if (this.parts.has(keys[at] ?? '')) result[at] = `P ${kindsOf(this.parts.get(keys[at] ?? ''))}`;
      at += Math.max(1, size);
    }
    return result;
  }

  private sizeAt(keys: readonly string[], at: number): number {
    for (let size = Math.min(this.longest, keys.length - at); size > 0; size -= 1)
      if (this.whole.has(keys.slice(at, at + size).join(' '))) return size;
    return 0;
  }
}

function add(map: Map<string, Set<MentionKind>>, key: string, kind: MentionKind): void {
  const kinds = map.get(key) ?? new Set();
  kinds.add(kind);
  map.set(key, kinds);
}

const kindsOf = (kinds: ReadonlySet<MentionKind> | undefined) => [...(kinds ?? [])].sort().join('');

/** Every name that a person may use for something in an application. */
export const namesIn = ({ entities, metrics }: ApplicationModel): KnownName[] => [
  ...entities.flatMap(({ name, plural, fields, views, actions }) => [
    { kind: 't' as const, name },
    { kind: 't' as const, name: plural },
    ...fields.flatMap((field) => [
      { kind: 'f' as const, name: field.name },
      ...(field.options ?? []).map(({ label }) => ({ kind: 'o' as const, name: label })),
    ]),
    ...views.map(({ name: view }) => ({ kind: 'm' as const, name: view })),
    ...actions.map(({ name: action }) => ({ kind: 'm' as const, name: action })),
  ]),
  ...metrics.map(({ name }) => ({ kind: 'm' as const, name })),
];
