import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import type { SpanKind, TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural, singular } from '../../words/inflect';
import { kindBeside } from '../../words/kinds-beside';
import { isRecordNoun } from '../../words/record-kinds';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';

/** Lists of what is kept that a tagger cut wrongly: 'cars, customers and rentals that …', 'each order has items'. */

const PARTS = /^(?:,|;|:|and|&|with|where|for)$/;
const ENDS = /^(?:with|that|which|who|where|\(|\.|;|:)$/;
const JOINS = /^(?:and|&|,|\/)$/;
const MOST_WORDS = 3;
const IN_NAME = /^(?:noun|plural|adjective|ing)$/;
const DEED = /^(?:verb|verbs|have)$/;

/** Several of what records are usually called: 'campaigns'. */
export const isKnownKind = (words: string): boolean => {
  const noun = singular(words.toLowerCase());
  return isPlural(words) && (kindBeside(noun) !== undefined || isRecordNoun(noun));
};

interface Placed {
  readonly token: Token;
  readonly kind: SpanKind;
  readonly of: number;
}

/** What stands between the marks and joints of a list, without what tells more of it. */
interface Item {
  readonly from: number;
  readonly to: number;
}

function itemsOf(placed: readonly Placed[]): Item[] {
  const items: Item[] = [];
  let from: number | undefined = 0;
  for (const [at, { token }] of placed.entries()) {
    const isEnd = ENDS.test(token.key);
    const isPart = PARTS.test(token.key);
    if (from !== undefined && (isEnd || isPart)) {
      items.push({ from, to: at });
      from = undefined;
    }
    if (isPart) from = at + 1;
  }
  if (from !== undefined) items.push({ from, to: placed.length });
  return items.filter((item) => item.to > item.from && item.to - item.from <= MOST_WORDS);
}

const tokensIn = (placed: readonly Placed[], { from, to }: Item) =>
  placed.slice(from, to).map(({ token }) => token);

function spansOf(placed: readonly Placed[]): TaggedSpan[] {
  const spans: { kind: SpanKind; tokens: Token[]; of: number }[] = [];
  for (const { token, kind, of } of placed) {
    const last = spans.at(-1);
    if (last?.kind === kind && (last.of === of || kind === 'rest')) last.tokens.push(token);
    else spans.push({ kind, tokens: [token], of });
  }
  return spans.map(({ kind, tokens }) => ({ kind, tokens }));
}

/** What no kind of records is called, and what every form asks for: 'deadlines', 'phone numbers'. */
function isValue(tokens: readonly Token[]): boolean {
  const draft = readField(tokenise(singular(wordsOf(tokens))), '')?.draft;
  return draft?.isKnown === true && draft.type !== 'text' && !isKnownKind(wordsOf(tokens));
}

const isWhole = (placed: readonly Placed[], { from, to }: Item, kind: SpanKind): boolean =>
  placed.slice(from, to).every((one) => one.kind === kind);

/** 'fields, crops and sales': what stands among names of records and is known as one of them is one. */
class KnownKinds {
  private placed: readonly Placed[];
  private readonly items: readonly Item[];
  private readonly values = new Set<Item>();

  constructor(private readonly spans: readonly TaggedSpan[]) {
    this.placed = spans.flatMap(({ kind, tokens }, of) => tokens.map((token) => ({ token, kind, of })));
    this.items = itemsOf(this.placed);
  }

  settled(): TaggedSpan[] {
    this.items.forEach((item, at) => {
      const kind = this.kindOf(item, at);
      if (kind === undefined || isWhole(this.placed, item, kind)) return;
      this.take(item, kind, this.spans.length + at);
    });
    return spansOf(this.placed);
  }

  private isNamed(item: Item | undefined): boolean {
    return (
      item !== undefined &&
      isWhole(this.placed, item, 'record') &&
      isPlural(wordsOf(tokensIn(this.placed, item)))
    );
  }

  private isBehind(at: number): boolean {
    const before = this.items[at - 1];
    return this.isNamed(before) || (before !== undefined && this.values.has(before));
  }

  /** What an item is among the others; undefined where they do not say. */
  private kindOf(item: Item, at: number): SpanKind | undefined {
    const tokens = tokensIn(this.placed, item);
    if (!tokens.every(({ tag }) => IN_NAME.test(tag))) return undefined;
    if (!isKnownKind(wordsOf(tokens))) return this.isListedValue(item, at) ? 'field' : undefined;
    const isNear = this.isBehind(at) || this.isNamed(this.items[at + 1]);
    return isNear && !isWhole(this.placed, item, 'field') ? 'record' : undefined;
  }

  private isListedValue(item: Item, at: number): boolean {
    const isFirst = this.isNamed(item) && this.placed[item.from - 1]?.token.key === 'with';
    if (!(this.isBehind(at) || isFirst) || isWhole(this.placed, item, 'rest')) return false;
    const isOne = isValue(tokensIn(this.placed, item));
    if (isOne) this.values.add(item);
    return isOne;
  }

  private take(item: Item, kind: SpanKind, of: number): void {
    this.placed = this.placed.map((one, at) => {
      if (at >= item.from && at < item.to) return { ...one, kind, of };
      // What joined it to the rest of a wish joins it to a list.
      const isJoint = at === item.from - 1 && one.kind === 'wish' && JOINS.test(one.token.key);
      return isJoint ? { ...one, kind: 'rest' } : one;
    });
  }
}

/** 'vehicles and services', 'invoice has line items': two names with what joins them. */
function parted(span: TaggedSpan): TaggedSpan[] {
  if (span.kind !== 'record') return [span];
  const at = span.tokens.findIndex(
    ({ key, tag }, index) =>
      index > 0 && (JOINS.test(key) || (DEED.test(tag) && isPlural(wordsOf(span.tokens)))),
  );
  const [before, joint, behind] = [
    span.tokens.slice(0, at),
    span.tokens.slice(at, at + 1),
    span.tokens.slice(at + 1),
  ];
  if (at < 0 || behind.length === 0) return [span];
  return [
    { kind: 'record', tokens: before },
    { kind: 'rest', tokens: joint },
    ...parted({ kind: 'record', tokens: behind }),
  ];
}

const EACH = /^(?:each|every|an?)$/;
const HAS = /^(?:has|have|contains?)$/;

const isName = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.length <= MOST_WORDS && tokens.every(({ tag }) => IN_NAME.test(tag));

const isIntroducing = (span: TaggedSpan | undefined): boolean =>
  span?.kind === 'rest' && /^(?:with|:|\()$/.test(span.tokens.at(-1)?.key ?? '');

/** 'each order has items' before 'with quantity and price' says what these are of. */
function openedUp(span: TaggedSpan, next: TaggedSpan | undefined): TaggedSpan[] {
  const [each, ...rest] = span.tokens;
  const isOfEach = span.kind === 'wish' && each !== undefined && EACH.test(each.key);
  if (!isOfEach || !isIntroducing(next)) return [span];
  const at = rest.findIndex(({ key }) => HAS.test(key));
  const [owner, what] = [rest.slice(0, Math.max(0, at)), rest.slice(at + 1)];
  if (!isName(owner) || !isName(what) || !isPlural(wordsOf(what))) return [span];
  return [
    { kind: 'rest', tokens: [each] },
    { kind: 'record', tokens: owner },
    { kind: 'rest', tokens: rest.slice(at, at + 1) },
    { kind: 'record', tokens: what },
  ];
}

/** The spans of a line, its lists of what is kept as what they are. */
export const withListedKinds = (spans: readonly TaggedSpan[]): readonly TaggedSpan[] =>
  spans.some(({ kind }) => kind === 'record')
    ? new KnownKinds(spans.flatMap((span, at) => openedUp(span, spans[at + 1])).flatMap(parted)).settled()
    : spans;
