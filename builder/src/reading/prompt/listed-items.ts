import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural } from '../../words/inflect';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';
import { fieldStretches } from './field-stretches';
import { isKnownKind } from './listed-kinds';
import { isFeature, isTelling, mayBeName } from './item-words';
import { bodyOf, isField, itemsOf, spansOf, withKind, wordsIn, type Item, type Placed } from './list-items';

/**
 * What stands in a list with fields is a field: a tagger sees a word and those around it, and may miss that. The other way round,
 * 'search' at the end of a list of fields is a feature.
 */

const LEAST_FIELDS = 2;
/** So many items behind a first one say whether it begins a list of fields. */
const LOOKED_AHEAD = 4;
/** What belongs to the word before it. */
const TAIL = /^(?:[)\]}?+%"”]|#)$/;
const BETWEEN = /^(?:owner|preposition|and|adjective|ing|noun|past|number|question|article)$/;
const NEVER_IN_NAME = /^(?:the|a|an|for|of|each|every)$/;
const MOST_LEADING = 2;
const INTRODUCES = /^(?:with|including|includes?|contain(?:s|ing)?|has|having)$/;

/** The name of records that stands alone between separators is one where it is of many, or has a name itself: 'dogs, name, age'. */
function isRecordAlone(item: Item, others: readonly Item[]): boolean {
  const records = item.placed.filter(({ kind }) => kind === 'record');
  const isNamed = others.some((other) => /^(?:name|title)$/i.test(wordsOf(wordsIn(other))));
  const draft = readField(wordsIn(item), '')?.draft;
  // 'notes' and 'photos' are fields.
  if (draft?.isKnown && draft.type !== 'text') return false;
  return records.length > 0 && (isPlural(wordsOf(records.map(({ token }) => token))) || isNamed);
}

/** Whether the words before a field in its item are part of its name: 'streaming service', 'players max' behind 'players min'. */
function isPartOfName(lead: readonly Token[], before: Item): boolean {
  const [only, more] = lead;
  const isAgain = only && !more && /^(?:noun|plural)$/.test(only.tag) && wordsIn(before)[0]?.key === only.key;
  if (isAgain) return true;
  return (
    lead.length <= MOST_LEADING &&
    lead.every((token) => BETWEEN.test(token.tag) && !NEVER_IN_NAME.test(token.key) && !isTelling(token))
  );
}

/** An item with a field, the words around it that belong to it in it: 'with friends?'. */
function widened(item: Item, of: number, before: Item): readonly Placed[] {
  const { placed } = item;
  const [from, to] = bodyOf(item);
  const first = placed.findIndex(({ kind }) => kind === 'field');
  const last = placed.findLastIndex(({ kind }) => kind === 'field');
  const areSeveral = placed.some((one) => one.kind === 'field' && one.of !== placed[first]?.of);
  if (areSeveral || placed.some(({ kind }) => kind === 'wish')) return placed;
  const lead = placed.slice(from, first).map(({ token }) => token);
  const tail = placed.slice(last + 1, to);
  const isTail = tail.length > 0 && tail.every(({ token }) => TAIL.test(token.key));
  const start = isPartOfName(lead, before) ? Math.min(from, first) : first;
  return withKind(placed, [start, isTail ? to : last + 1], 'field', of);
}

/** The span that ends in answers of the same kind: 'status: requested, on loan' before 'returned'. */
function answersBefore(item: Item, before: Item | undefined): number | undefined {
  const [only, more] = wordsIn(item);
  if (only?.tag !== 'past' || more) return undefined;
  const last = before?.placed.findLast(({ kind }) => kind === 'field');
  const span = before?.placed.filter(({ of }) => of === last?.of) ?? [];
  const from = span.findIndex(({ token }) => token.key === ':');
  const areSame = span.slice(from + 1).filter(({ token }) => token.tag === 'past').length >= 2;
  return from > 0 && areSame ? last?.of : undefined;
}

/** Where the list begins in an item that introduces it; 0 where nothing does. */
const introducedAt = ({ placed }: Item): number =>
  placed.findLastIndex(({ token, kind }) => kind === 'rest' && INTRODUCES.test(token.text.toLowerCase())) + 1;

/** Kept as records in some applications, and told of one record where fields follow: 'including notes, venue'. */
const TOLD_OF_ONE = /\b(?:notes|comments|remarks)$/i;

class List {
  private readonly done: Item[] = [];

  /** `isOpening`: the first line says what is kept, and its first item is no field. */
  constructor(
    private readonly items: readonly Item[],
    private readonly isOpening: boolean,
  ) {}

  /** The items as what the list makes them; `of` is a number that no span has. */
  settled(of: number): readonly Placed[] {
    this.items.forEach((item, at) => this.done.push({ placed: this.settledItem(item, at, of + at) }));
    return this.done.flatMap(({ placed }) => placed);
  }

  private settledItem(item: Item, at: number, of: number): readonly Placed[] {
    const before = this.done.at(-1);
    const answers = answersBefore(item, before);
    if (before && answers !== undefined) return this.withAnswer(item, before, answers);
    if (isField(item)) return this.settledField(item, at, of);
    const introduced = at === 0 ? introducedAt(item) : 0;
    if (
      introduced > 0 &&
      this.beginsList(item.placed.slice(introduced, bodyOf(item)[1]).map(({ token }) => token))
    )
      return withKind(item.placed, [introduced, bodyOf(item)[1]], 'field', of);
    if (this.isFieldHere(item, at)) return withKind(item.placed, bodyOf(item), 'field', of);
    const isNamed = item.placed.slice(...bodyOf(item)).every(({ kind }) => kind === 'record');
    const isAfterFields = this.items.slice(0, at).some(isField);
    return isNamed && isAfterFields && isFeature(wordsIn(item))
      ? withKind(item.placed, bodyOf(item), 'wish', of)
      : item.placed;
  }

  /** One more answer of the field before: the comma between belongs to it too. */
  private withAnswer(item: Item, before: Item, of: number): readonly Placed[] {
    const from = before.placed.findIndex((one) => one.of === of);
    this.done[this.done.length - 1] = {
      placed: withKind(before.placed, [from, before.placed.length], 'field', of),
    };
    return withKind(item.placed, [0, bodyOf(item)[1]], 'field', of);
  }

  private settledField(item: Item, at: number, of: number): readonly Placed[] {
    const before = this.done.at(-1);
    if (!before || !isField(before)) return item.placed;
    const isEnding =
      this.items.length > 1 &&
      this.items.slice(at).every((other) => !isField(other) || isFeature(wordsIn(other)));
    const isWish = item.placed.some(({ kind }) => kind === 'wish');
    return isEnding && !isWish ? withKind(item.placed, bodyOf(item), 'wish', of) : widened(item, of, before);
  }

  /** Whether an item without a field stands where one does. */
  private isFieldHere(item: Item, at: number): boolean {
    const before = this.done.at(-1);
    const isNamed = item.placed.slice(...bodyOf(item)).every(({ kind }) => kind === 'record');
    const words = wordsIn(item);
    if (words.length === 0 || !(isNamed ? !isFeature(words) : mayBeName(words))) return false;
    if (at > 0) return before !== undefined && isField(before);
    const mayBegin = !this.isOpening || bodyOf(item)[0] > 0;
    const isRecord =
      item.placed.some(({ kind }) => kind === 'record') && !isRecordAlone(item, this.items.slice(1));
    return mayBegin && isRecord && this.areFieldsBehind;
  }

  private get areFieldsBehind(): boolean {
    const behind = this.items.slice(1, 1 + LOOKED_AHEAD);
    const end = behind.findIndex((item) => !isField(item) && !mayBeName(wordsIn(item)));
    const fields = (end < 0 ? behind : behind.slice(0, end)).filter(isField);
    return fields.flatMap((item) => fieldStretches(wordsIn(item))).length >= LEAST_FIELDS;
  }

  /** 'including song, tempo, …': what stands right behind the word that begins a list is its first field. */
  private beginsList(words: readonly Token[]): boolean {
    const said = wordsOf(words);
    const isKind = isKnownKind(said) && !TOLD_OF_ONE.test(said);
    return words.length <= MOST_LEADING && this.areFieldsBehind && mayBeName(words) && !isKind;
  }
}

/** What says that fields follow. */
const HEADED = /^(?:the |its |with )?(?:fields|columns|attributes|properties)(?: (?:are|is))? ?:/i;

/** The spans of a line, its list items as what the list makes them. `isOpening`: it is the first line, and says what is kept. */
export function withListedItems(spans: readonly TaggedSpan[], isOpening: boolean): readonly TaggedSpan[] {
  const items = itemsOf(spans);
  const fields = items.filter(isField).flatMap((item) => fieldStretches(wordsIn(item)));
  const least = HEADED.test(wordsOf(spans[0]?.tokens ?? [])) ? 1 : LEAST_FIELDS;
  if (fields.length < least) return spans;
  return spansOf(new List(items, isOpening).settled(spans.length));
}
