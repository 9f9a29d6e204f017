import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { flagsOfAll } from '../fields/flag-words';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';

/** What belongs to a field and was cut off by a tagger: answers in brackets, 'genres (crime/essays/poetry)', or half of a name. */

/** How many tokens of a span belong to the bracket that is open in front of it: those to its end, or all. */
function lengthInside({ tokens }: TaggedSpan): { readonly length: number; readonly isClosed: boolean } {
  let depth = 1;
  for (const [at, { key }] of tokens.entries()) {
    if (key === '(') depth += 1;
    if (key === ')') depth -= 1;
    if (depth === 0) return { length: at + 1, isClosed: true };
  }
  return { length: tokens.length, isClosed: false };
}

interface Bracket {
  readonly tokens: readonly Token[];
  /** The spans in it, and what is left of the last one. */
  readonly spans: number;
  readonly left: readonly Token[];
}

const isNameEverybodyKnows = (tokens: readonly Token[]) => readField(tokens, '')?.draft.isKnown === true;

/** What stands in the bracket that the first of these spans opens and does no more; undefined where it holds more than answers. */
function bracketIn([opening, ...others]: readonly TaggedSpan[]): Bracket | undefined {
  const [open, more] = opening?.tokens ?? [];
  if (opening?.kind !== 'rest' || open?.key !== '(' || more) return undefined;
  const tokens: Token[] = [open];
  for (const [at, span] of others.entries()) {
    const { length, isClosed } = lengthInside(span);
    const inside = span.tokens.slice(0, length);
    const isAnswer = span.kind === 'field' ? !isNameEverybodyKnows(inside) : span.kind === 'rest';
    if (!isAnswer) return undefined;
    tokens.push(...inside);
    if (isClosed) return { tokens, spans: at + 2, left: span.tokens.slice(length) };
  }
  return undefined;
}

const isOpen = (tokens: readonly Token[]) =>
  tokens.filter(({ key }) => key === '(').length > tokens.filter(({ key }) => key === ')').length;

/** Whether a field ends inside of brackets that the words behind it close. */
const isCutOff = (span: TaggedSpan | undefined, next: TaggedSpan | undefined): boolean =>
  span?.kind === 'field' && isOpen(span.tokens) && next?.kind === 'rest' && next.tokens[0]?.key === ')';

/** The bracket at the end of a field's answers is theirs. */
function withClosing(spans: readonly TaggedSpan[]): TaggedSpan[] {
  return spans
    .map((span, at): TaggedSpan => {
      const next = spans[at + 1];
      if (isCutOff(spans[at - 1], span)) return { ...span, tokens: span.tokens.slice(1) };
      return isCutOff(span, next)
        ? { ...span, tokens: [...span.tokens, ...(next?.tokens.slice(0, 1) ?? [])] }
        : span;
    })
    .filter(({ tokens }) => tokens.length > 0);
}

const draftOf = (tokens: readonly Token[]) => readField(tokens, '')?.draft;

const ENDS_NAME = /^(?:date|time|day|number|count|amount|price|address)$/;

/** 'last contact' and 'date': nothing stands between them, and the first is of the kind that the second names. */
function areHalves(one: readonly Token[], [last, more]: readonly Token[]): boolean {
  if (!last || more || !ENDS_NAME.test(last.key) || one[0]?.tag === 'question') return false;
  const [first, second, whole] = [draftOf(one), draftOf([last]), draftOf([...one, last])];
  return first !== undefined && first.type === second?.type && first.type === whole?.type;
}

const BEGINS_NAME = /^(?:date|time|day|amount|price)$/;

/** 'date' and 'practised': nothing stands between them, and the second tells which date it is. */
function tellsWhich([first, more]: readonly Token[], [last, behind]: readonly Token[]): boolean {
  if (!first || more || !last || behind || !BEGINS_NAME.test(first.key)) return false;
  const [own, told, whole] = [draftOf([first]), draftOf([last]), draftOf([first, last])];
  return told?.type === 'boolean' && !told.isTypeStated && own !== undefined && own.type === whole?.type;
}

/** 'and unique' behind 'sku required' says more of it. */
const saysMore = ([and, ...said]: readonly Token[]) =>
  and?.key === 'and' && said.length > 0 && flagsOfAll(wordsOf(said)) !== undefined;

function withoutCuts(spans: readonly TaggedSpan[]): TaggedSpan[] {
  const result: TaggedSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const areFields = last?.kind === 'field' && span.kind === 'field';
    const [one, other] = [last?.tokens ?? [], span.tokens];
    if (areFields && (areHalves(one, other) || tellsWhich(one, other) || saysMore(other)))
      result[result.length - 1] = { kind: 'field', tokens: [...one, ...other] };
    else result.push(span);
  }
  return result;
}

/** The spans of a line, each field whole. */
export function withoutCutFields(tagged: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const spans = withoutCuts(withClosing(tagged));
  const result: TaggedSpan[] = [];
  for (let at = 0; at < spans.length; at += 1) {
    const span = spans[at];
    if (!span) continue;
    const bracket = span.kind === 'field' ? bracketIn(spans.slice(at + 1)) : undefined;
    const tokens = [...span.tokens, ...(bracket?.tokens ?? [])];
    if (bracket && readField(tokens, '')?.draft.options) {
      result.push({ kind: 'field', tokens });
      if (bracket.left.length > 0) result.push({ kind: 'rest', tokens: bracket.left });
      at += bracket.spans;
    } else result.push(span);
  }
  return result;
}
