import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Meant, MeantField } from './facts';

/** Which record and which field of a model a name of the corpus means. Names are compared by their words. */

const fold = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SILENT = new Set(
  'the a an of is it in on at to for my our el la los las de del le les du des der die das o os as um una un d l'.split(
    ' ',
  ),
);

const stem = (word: string) =>
  word.length <= 3 ? word : word.replace(/(?:ies|y)$/, 'i').replace(/(?:es|s|e|n|en)$/, '');

function wordsOf(name: string): string[] {
  const all = fold(name).split(' ').filter(Boolean);
  const telling = all.filter((word) => !SILENT.has(word));
  return (telling.length > 0 ? telling : all).map(stem);
}

/** From 0, nothing in common, to 1, the same words. A name inside a longer one is at least half. */
export function likeness(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  const union = a.size + b.size - shared;
  const isInside = shared === Math.min(a.size, b.size);
  return Math.max(shared / union, isInside ? 0.5 : 0);
}

const best = (names: readonly string[], name: string) => Math.max(...names.map((one) => likeness(one, name)));
const LIKE = 0.5;

interface Pair<A, B> {
  readonly one: A;
  readonly other: B;
  readonly score: number;
}

/** Pairs each with at most one, the likest first. */
function pairUp<A, B>(
  ones: readonly A[],
  others: readonly B[],
  score: (one: A, other: B) => number,
): Map<A, B> {
  const pairs: Pair<A, B>[] = ones
    .flatMap((one) => others.map((other) => ({ one, other, score: score(one, other) })))
    .filter((pair) => pair.score >= LIKE)
    .sort((x, y) => y.score - x.score);
  const result = new Map<A, B>();
  const used = new Set<B>();
  for (const { one, other } of pairs) {
    if (result.has(one) || used.has(other)) continue;
    result.set(one, other);
    used.add(other);
  }
  return result;
}

export interface RecordMatch {
  readonly names: readonly string[];
  /** The fields that are meant. */
  readonly meant: readonly MeantField[];
  readonly entity: Entity | undefined;
  readonly isNamedSo: boolean;
  readonly fields: ReadonlyMap<MeantField, Field>;
  /** Fields that nobody meant. */
  readonly invented: readonly Field[];
}

type RecordFact = Extract<Meant['fact'], { kind: 'record' }>;

const likenessOf = (record: RecordFact, { name, plural }: Entity) =>
  Math.max(best(record.names, name), best(record.names, plural));

const pairFields = (record: RecordFact, entity: Entity) =>
  pairUp(record.fields, entity.fields, (field, { name }) => best(field.names, name));

function mostAlike(record: RecordFact, entities: readonly Entity[]): Entity | undefined {
  const counted = entities.map((entity) => ({ entity, count: pairFields(record, entity).size }));
  const [most] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return most?.entity;
}

/** The records that are meant beside those of the model. */
export function matchRecords(meant: readonly Meant[], model: ApplicationModel): RecordMatch[] {
  const records = meant.flatMap(({ fact }) => (fact.kind === 'record' ? [fact] : []));
  const named = pairUp(records, model.entities, (record, entity) => likenessOf(record, entity));
  const left = model.entities.filter((entity) => ![...named.values()].includes(entity));
  return records.map((record) => {
    const byName = named.get(record);
    // A record under another name is told by its fields.
    const entity = byName ?? mostAlike(record, left);
    if (!byName && entity) left.splice(left.indexOf(entity), 1);
    const fields: ReadonlyMap<MeantField, Field> = entity ? pairFields(record, entity) : new Map();
    const invented = entity?.fields.filter((field) => ![...fields.values()].includes(field)) ?? [];
    return {
      names: record.names,
      meant: record.fields,
      entity,
      isNamedSo: byName !== undefined,
      fields,
      invented,
    };
  });
}

/** What the words of facts mean in a model. */
export class Names {
  constructor(
    readonly model: ApplicationModel,
    private readonly matches: readonly RecordMatch[] = [],
  ) {}

  entity(words: string): Entity | undefined {
    const said = words.split('|')[0]?.trim() ?? '';
    const meant = this.matches.find(({ names }) => names.some((name) => fold(name) === fold(said)));
    if (meant) return meant.entity;
    const scored = this.model.entities
      .map((entity) => ({
        entity,
        score: Math.max(likeness(entity.name, said), likeness(entity.plural, said)),
      }))
      .sort((a, b) => b.score - a.score)[0];
    return scored && scored.score >= LIKE ? scored.entity : undefined;
  }

  /** `Back by` of an entity, under any of the names that are equally right. */
  fieldOf(entity: Entity | undefined, words: string): Field | undefined {
    if (!entity) return undefined;
    for (const said of words.split('|').map((part) => part.trim())) {
      const match = this.matches.find((one) => one.entity?.id === entity.id);
      const meant = [...(match?.fields ?? [])].find(([field]) =>
        field.names.some((name) => fold(name) === fold(said)),
      );
      if (meant) return meant[1];
      const exact = entity.fields.find(({ name }) => fold(name) === fold(said));
      if (exact) return exact;
      const [like] = entity.fields
        .map((field) => ({ field, score: likeness(field.name, said) }))
        .sort((a, b) => b.score - a.score);
      if (like && like.score >= LIKE) return like.field;
    }
    return undefined;
  }

  /** `Loan.Back by` */
  field(at: string): Field | undefined {
    const cut = at.indexOf('.');
    return cut < 0 ? undefined : this.fieldOf(this.entity(at.slice(0, cut)), at.slice(cut + 1));
  }

  /** `Loan Back by`: the entity by the longest name that fits, and the words behind it. */
  lead(words: string): { readonly entity: Entity | undefined; readonly rest: string } {
    const parts = words.split(' ');
    const names = [
      ...this.matches.flatMap((one) => one.names),
      ...this.model.entities.flatMap((e) => [e.name, e.plural]),
    ];
    for (let size = parts.length; size > 0; size -= 1) {
      const head = parts.slice(0, size).join(' ');
      if (names.some((name) => fold(name) === fold(head)))
        return { entity: this.entity(head), rest: parts.slice(size).join(' ') };
    }
    return { entity: this.entity(parts[0] ?? ''), rest: parts.slice(1).join(' ') };
  }
}
