import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural } from '../../words/inflect';
import { HOLDERS } from '../records/records';
import { wordsOf } from '../rule';

/** Names of records that a tagger cut in two, and names and fields that are only told of something else. */

const COMPOUND = /^(?:noun|ing|adjective)$/;
const MOST_BETWEEN = 2;

/** 'pet sitting jobs' is one name, of which a tagger may see the ends. */
export function withCompounds(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const result: TaggedSpan[] = [];
  for (const span of spans) {
    const [head, joint] = [result.at(-2), result.at(-1)];
    const areEnds = span.kind === 'record' && head?.kind === 'record' && joint?.kind === 'rest';
    const isOne =
      areEnds &&
      joint.tokens.length <= MOST_BETWEEN &&
      joint.tokens.every(({ tag }) => COMPOUND.test(tag)) &&
      !isPlural(wordsOf(head.tokens));
    if (isOne)
      result.splice(-2, 2, { kind: 'record', tokens: [...head.tokens, ...joint.tokens, ...span.tokens] });
    else result.push(span);
  }
  return result;
}

const JOINS = /^(?:of|for|to|at|in|from)$/;
const BEFORE_NOUN = /^(?:article|owner|number|adjective|noun|preposition)$/;

/** 'deadlines of my clients', 'visitors to our museum': what stands behind tells more of the records before. */
export function isTold(spans: readonly TaggedSpan[], at: number): boolean {
  const [head, joint] = [spans[at - 2], spans[at - 1]];
  if (head?.kind !== 'record' || joint?.kind !== 'rest') return false;
  const [first, ...rest] = joint.tokens.slice(HOLDERS.has(joint.tokens[0]?.lemma ?? '') ? 1 : 0);
  return (
    JOINS.test(first?.key ?? '') &&
    rest.every(({ tag, key }) => BEFORE_NOUN.test(tag) && !/^(?:each|every)$/.test(key))
  );
}

const NAMING = /^(?:called|named|titled)$/;
const REFUSING = /^(?:no|without)$/;

const lastOf = (span: TaggedSpan | undefined) => (span?.kind === 'rest' ? span.tokens.at(-1) : undefined);
const firstOf = (span: TaggedSpan | undefined) => (span?.kind === 'rest' ? span.tokens[0] : undefined);

/** 'called "Tempo"' names no records, and 'for bakers to' says whom it is for. */
function isNoRecord(
  { tokens }: TaggedSpan,
  before: TaggedSpan | undefined,
  after: TaggedSpan | undefined,
): boolean {
  const last = lastOf(before)?.key ?? '';
  const isTitle = NAMING.test(last) && tokens[0]?.tag === 'quoted';
  return isTitle || (last === 'for' && /^(?:to|who)$/.test(firstOf(after)?.key ?? ''));
}

/** 'episodes I have listened to' tells which. */
const isClause = (tokens: readonly Token[]) =>
  /^(?:have|has|had|'ve|'s)$/.test(tokens.at(-1)?.key ?? '') && tokens.at(-2)?.tag === 'pronoun';

function settledRecord(
  span: TaggedSpan,
  before: TaggedSpan | undefined,
  after: TaggedSpan | undefined,
): TaggedSpan {
  const last = lastOf(before);
  if (last && REFUSING.test(last.key)) return { kind: 'wish', tokens: [last, ...span.tokens] };
  return isNoRecord(span, before, after) ? { ...span, kind: 'rest' } : span;
}

/** `isBehindName`: only a name stands before it and what is around that. */
function settledField(span: TaggedSpan, before: TaggedSpan | undefined, isBehindName: boolean): TaggedSpan {
  const last = lastOf(before);
  if (last && REFUSING.test(last.key)) return { kind: 'wish', tokens: [last, ...span.tokens] };
  const isPart = isBehindName && before?.kind === 'rest' && isClause(before.tokens);
  return isPart ? { ...span, kind: 'rest' } : span;
}

/** A span beside those before and behind it: 'no notes' asks for no field. */
function settled(span: TaggedSpan, at: number, spans: readonly TaggedSpan[]): TaggedSpan {
  const [before, after] = [spans[at - 1], spans[at + 1]];
  if (span.kind === 'record') return settledRecord(span, before, after);
  if (span.kind === 'field') return settledField(span, before, at === 2);
  const isRefusing =
    (after?.kind === 'field' || after?.kind === 'record') && REFUSING.test(lastOf(span)?.key ?? '');
  return isRefusing ? { ...span, tokens: span.tokens.slice(0, -1) } : span;
}

/** The spans of a line without names and fields that are only told of something else. */
export const withoutTold = (spans: readonly TaggedSpan[]): readonly TaggedSpan[] =>
  spans.map(settled).filter(({ tokens }) => tokens.length > 0);
