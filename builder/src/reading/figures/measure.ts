import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { nameKey } from '../../words/text';
import type { World } from '../world';
import { mentionAt, type Mention } from './names';
import { ADDABLE, LIGHT, MONEY_WORDS, OWED, PAID, TIME_WORDS } from './words';

/** What the words between the operation and the groups of a figure name. */
export interface Named {
  readonly mentions: readonly (Mention & { readonly isDenied: boolean })[];
  readonly isMoney: boolean;
  /** 'paid', where it is yes or no of the record, may be about money as well. */
  readonly isPaid: boolean;
  readonly isTime: boolean;
  /** 'the value of' */
  readonly isWorth: boolean;
  /** 'still to be paid' */
  readonly isOwed: boolean;
  /** What is no part of the application and says something: such a clause is not understood. */
  readonly left: readonly Token[];
}

const isLight = (token: Token) =>
  LIGHT.has(token.key) ||
  LIGHT.has(token.lemma) ||
  (token.tag === 'adverb' && !/^(?:today|tomorrow|yesterday|late|early|once|twice)$/.test(token.key)) ||
  // 'playing time'
  /^(?:playing|running|working|driving|reading|training|remaining)$/.test(token.key) ||
  (token.tag === 'mark' && /^[,;:."'\-–!?]$/.test(token.key));
const always = () => true;
const FUNCTIONS: ReadonlySet<string> = new Set([
  'article',
  'owner',
  'preposition',
  'pronoun',
  'be',
  'have',
  'do',
  'modal',
  'to',
  'link',
  'question',
  'and',
  'mark',
]);
const isDenial = ({ tag, key }: Token) => tag === 'not' || /^(?:n't|without|no|none|un)$/.test(key);

/** 'unpaid' is 'not paid'. */
function denied(token: Token): Token | undefined {
  const [, rest] = /^(?:un|non-?|not-)(\p{L}{3,})$/u.exec(token.key.replace(/payed$/, 'paid')) ?? [];
  return rest === undefined ? undefined : { ...token, text: rest, key: rest, lemma: rest };
}

/** Names only as they are written; also by a word of them; also where the word says little in most clauses. */
export type Way = 'exact' | 'loose' | 'eager';
const unnamed: Readonly<Record<Way, (token: Token) => boolean>> = {
  exact: always,
  loose: isLight,
  eager: ({ tag }) => FUNCTIONS.has(tag),
};

/** Names that have been read, and what the words between them say. */
class Names implements Named {
  readonly mentions: (Mention & { readonly isDenied: boolean })[] = [];
  readonly left: Token[] = [];
  isMoney = false;
  isPaid = false;
  isTime = false;
  isWorth = false;
  isOwed = false;
  private isDenied = false;
  private readonly denials: Token[] = [];

  constructor(
    private readonly entities: readonly Entity[],
    private readonly world: World,
    private readonly way: Way,
  ) {}

  read(tokens: readonly Token[]): this {
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) break;
      const size = this.name(tokens, at, token);
      if (size === 0) this.word(token);
      this.tell(token);
      at += Math.max(size - 1, 0);
    }
    // What was denied and is not named says something that is not understood.
    if (this.isDenied) this.left.push(...this.denials);
    return this;
  }

  /** How many tokens the name takes that begins here; 0 for none. */
  private name(tokens: readonly Token[], at: number, token: Token): number {
    const place = this.mention(tokens, at);
    const plain = place ? undefined : denied(token);
    const other = plain && this.mention([plain], 0);
    const found = place ?? (other?.mention.kind === 'entity' ? undefined : other);
    if (!found) return 0;
    this.mentions.push({ ...found.mention, isDenied: this.isDenied !== (plain !== undefined) });
    if (found.mention.kind !== 'entity' && MONEY_WORDS.has(token.key.replace(/^un/, ''))) this.isPaid = true;
    this.isDenied = false;
    return found.size;
  }

  private mention(tokens: readonly Token[], at: number) {
    return mentionAt(tokens, at, this.entities, this.world, unnamed[this.way]);
  }

  private word(token: Token): void {
    if (isDenial(token)) {
      this.isDenied = true;
      this.denials.push(token);
    } else if (OWED.has(token.key) && this.entities.some(owedCondition)) this.owe();
    else if (MONEY_WORDS.has(token.key)) this.money(token);
    else if (TIME_WORDS.has(token.key)) this.isTime = true;
    else if (!isLight(token)) this.left.push(token);
  }

  private owe(): void {
    this.isOwed = true;
    this.isMoney = true;
  }

  private money({ key }: Token): void {
    this.isMoney = true;
    if (this.isDenied || key === 'receivable' || key === 'due') this.isOwed = true;
    this.isDenied = false;
  }

  private tell({ key }: Token): void {
    if (key === 'money') this.isMoney = true;
    if (key === 'value' || key === 'worth') this.isWorth = true;
  }
}

/** Reads words one after the other: names of the application, money and time, denials; whatever is left says something else. */
export const readNames = (
  tokens: readonly Token[],
  entities: readonly Entity[],
  world: World,
  way: Way = 'loose',
): Named => new Names(entities, world, way).read(tokens);

/** A condition that says that money has not come in yet, where the record can tell. */
export function owedCondition(entity: Entity): string | undefined {
  const [flag, ...more] = entity.fields.filter(({ type, name }) => type === 'boolean' && PAID.test(name));
  if (flag && more.length === 0) return `not ${flag.id}`;
  for (const { id, options = [], many } of entity.fields) {
    const paid = options.filter(({ label }) => PAID.test(label));
    if (paid[0] && paid.length === 1 && many !== true) return `${id} != ${paid[0].id}`;
    const unpaid = options.find(({ label }) => /^(?:unpaid|open|outstanding|not paid)$/i.test(label));
    if (unpaid) return `${id} = ${unpaid.id}`;
  }
  const day = entity.fields.find(
    ({ type, name }) => (type === 'date' || type === 'datetime') && /\bpaid\b/i.test(name),
  );
  return day ? `${day.id} is empty` : undefined;
}

/** What options and yes or no among the words say of the records; undefined for a mention that is no condition. */
export function conditionOf(mention: Mention & { readonly isDenied: boolean }): string | undefined {
  if (mention.kind === 'option') return `${mention.field.id} ${mention.isDenied ? '!=' : '='} ${mention.id}`;
  if (mention.kind === 'field' && mention.field.type === 'boolean')
    return mention.isDenied ? `not ${mention.field.id}` : mention.field.id;
  const isDay =
    mention.kind === 'field' && (mention.field.type === 'date' || mention.field.type === 'datetime');
  if (isDay && mention.isDenied) return `${mention.field.id} is empty`;
  return undefined;
}

export const isAddable = ({ type }: Field) => ADDABLE.includes(type);

/** What is known of one piece only, and of which a sum says nothing. */
const UNITARY =
  /(?:^| )(?:unit|rate|each|per|apiece|minimum|maximum|min|max|reorder|age|year|floor|number|no|position|percent|difficulty|price a)(?: |$)/;
const RATE =
  /(?:^| )(?:capacity|target|goal|budget|planned|estimate|estimated|expected|quote|quoted|deposit|discount)(?: |$)/;
const WHOLE = /(?:^| )(?:total|sum|amount|all|net|gross|altogether|overall)(?: |$)/;

function rankOf({ type, name, computed }: Field): number {
  const key = nameKey(name);
  let rank = { money: 40, duration: 20, number: 12, integer: 10 }[type as string] ?? 0;
  if (computed !== undefined) rank += 6;
  if (WHOLE.test(key)) rank += 8;
  if (RATE.test(key)) rank -= 14;
  if (UNITARY.test(key) && !WHOLE.test(key)) rank -= 70;
  // What is gathered from other records is better added up over those.
  if (/\b(?:sum|count|average)\(/.test(computed ?? '')) rank -= 80;
  return rank;
}

/** What is most likely added up of a record of which nobody said what: its total, its amount, its hours. */
export function mainAmount(fields: readonly Field[], types: readonly Field['type'][]): Field | undefined {
  const fitting = fields.filter(
    ({ type }) => types.includes(type) && type !== 'rating' && type !== 'percent',
  );
  return [...fitting].sort((a, b) => rankOf(b) - rankOf(a)).find((field) => rankOf(field) > -20);
}
