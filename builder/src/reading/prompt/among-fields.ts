import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural } from '../../words/inflect';
import { unitOf } from '../../words/units';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';
import { partsOf } from '../rules/fields-said';
import { mayBeName } from './item-words';

/** What a tagger takes for records or a wish among fields, and is one more of them: 'notes, a ticket price'. */

const NAME_PART = /^(?:noun|adjective)$/;
const LISTING = /^(?:,|;|and|a|an|the)$/;

/** Whether nothing but a comma and an article stands between a field and what follows. */
const isListing = (span: TaggedSpan | undefined, field: TaggedSpan | undefined): boolean =>
  field?.kind === 'field' &&
  span?.kind === 'rest' &&
  span.tokens.every(({ key }) => LISTING.test(key)) &&
  span.tokens.some(({ tag, key }) => tag === 'mark' || key === 'and');

/** The words that a span of records and the rest behind it begin with as one name; none where the name goes on otherwise. */
function nameFrom(span: TaggedSpan, next: TaggedSpan | undefined): readonly Token[] {
  if (next?.kind !== 'rest') return next === undefined ? span.tokens : [];
  const end = next.tokens.findIndex(({ tag }) => !NAME_PART.test(tag));
  const ends = end < 0 || /^(?:[,;.]|and)$/.test(next.tokens[end]?.key ?? '');
  return ends ? [...span.tokens, ...next.tokens.slice(0, end < 0 ? undefined : end)] : [];
}

/** What records may be called too. */
const OF_RECORDS = /^(?:text|longtext|boolean|choice|person)$/;

const nameIn = (tokens: readonly Token[]) =>
  /^(?:a|an|the)$/.test(tokens[0]?.key ?? '') ? tokens.slice(1) : tokens;

/** Whether a name of records says what it holds: 'ticket price', 'due date'; several of something are records, but 'minutes' and 'notes'. */
function saysType(name: readonly Token[]): boolean {
  const draft = name.length > 0 ? readField(name, '')?.draft : undefined;
  if (draft?.isKnown !== true) return false;
  const isSeveral = isPlural(wordsOf(name));
  if (isSeveral) return draft.type === 'longtext' || unitOf(wordsOf(name)) !== undefined;
  return !OF_RECORDS.test(draft.type);
}

const FIGURE = /^(?:count|number|total|sum|average|overall|grand|running|chart|graph|list)$/;

/** The names that a wish is nothing but a list of, where one of them at least says what it holds: 'minutes and song', 'a rating out of 10'. */
function namesIn({ tokens }: TaggedSpan): readonly (readonly Token[])[] {
  const names = partsOf(tokens).map(nameIn);
  const drafts = names.map((name) => readField(name, '')?.draft);
  const areNames = names.every(
    (name, at) => mayBeName(name) && !FIGURE.test(name[0]?.key ?? '') && drafts[at] !== undefined,
  );
  const isSaid = drafts.some((draft) => draft !== undefined && (draft.isKnown || draft.type !== 'text'));
  return areNames && isSaid ? names : [];
}

const HAVING = /^(?:with|has|have|having|including|includes)$/;

/** 'a journal with a ticket price,' in front of more fields: the one that is taken for what is around them. */
function withFirstField(span: TaggedSpan, at: number, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const mark = span.tokens.at(-1);
  const from = span.tokens.findLastIndex(({ key }) => HAVING.test(key)) + 1;
  const isBefore = span.kind === 'rest' && spans[at - 1]?.kind === 'record' && mark?.key === ',';
  if (!isBefore || from === 0) return [span];
  const name = nameIn(span.tokens.slice(from, -1));
  const isField =
    mayBeName(name) && saysType(name) && spans.slice(at + 1).some(({ kind }) => kind === 'field');
  if (!isField) return [span];
  const before = span.tokens.slice(0, -1 - name.length);
  return [
    { kind: 'rest', tokens: before },
    { kind: 'field', tokens: name },
    { kind: 'rest', tokens: [mark] },
  ];
}

/** 'notes, a ticket price': among fields what says what it holds is one, and neither another kind of records nor a wish. */
export function withListedFields(tagged: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const spans = tagged.flatMap(withFirstField);
  const result: TaggedSpan[] = [];
  let taken = 0;
  spans.forEach((span, at) => {
    const own = taken > 0 ? { ...span, tokens: span.tokens.slice(taken) } : span;
    taken = 0;
    if (own.tokens.length === 0) return;
    const isListed = isListing(result.at(-1), result.at(-2));
    const names = isListed && own.kind === 'wish' ? namesIn(own) : [];
    const name = isListed && own.kind === 'record' ? nameFrom(own, spans[at + 1]) : [];
    if (names.length > 0) result.push(...names.map((tokens) => ({ kind: 'field' as const, tokens })));
    else if (saysType(name)) {
      taken = name.length - own.tokens.length;
      result.push({ kind: 'field', tokens: name });
    } else result.push(own);
  });
  return result;
}
