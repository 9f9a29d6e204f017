import type { Token } from '../../language/token';
import { readField } from '../fields/read-field';
import { BEFORE_LIST, bracketed, isListOfFields } from '../records/record-lists';
import { bareNoun } from '../records/records';
import type { PartOption } from './part';
import { wordsIn, type Sentence } from './sentence';

/** Kinds of records that are named with the fields that follow them. */

const NAME_TAGS = /^(?:noun|plural|adjective|article|owner|ing|past|quoted|link)$/;
const NO_NAME_TAGS = /^(?:verb|verbs|be|modal|pronoun|question|do|have)$/;

const wordsOnly = (tokens: readonly Token[]) => tokens.filter(({ tag }) => tag !== 'mark');

const nounOf = (tokens: readonly Token[]) =>
  bareNoun(tokens.filter(({ key }) => key !== 'also' && key !== 'then'));

/** What follows 'with' names fields: the first is known, or several stand there. */
function isFieldList(sentence: Sentence, at: number): boolean {
  const unit = sentence.units[at];
  const first = unit && readField(unit.tokens.slice(1), '');
  return (
    first !== undefined && (first.draft.isKnown || first.draft.isTypeStated || sentence.run(at + 1) >= 2)
  );
}

/** 'the guests' with 'with name, age' behind it. */
export function recordWith(sentence: Sentence, tokens: readonly Token[], at: number): PartOption | undefined {
  if (sentence.before(at + 1) !== 'with' || !isFieldList(sentence, at + 1)) return undefined;
  const head = wordsOnly(tokens);
  const noun = nounOf(head);
  if (noun === undefined || head.length > 4 || !head.every(({ tag }) => NAME_TAGS.test(tag)))
    return undefined;
  return { part: { kind: 'record', tokens, noun }, value: wordsIn(tokens) * 0.95 + 0.5, isOpen: true };
}

/** 'our meetings' before ': date, what we discussed'. */
function recordBefore(sentence: Sentence, tokens: readonly Token[], at: number): PartOption | undefined {
  if (!BEFORE_LIST.test(sentence.before(at + 1) ?? '')) return undefined;
  const head = wordsOnly(tokens);
  const noun = nounOf(head);
  const isName = head.length <= 5 && !head.some(({ tag }) => NO_NAME_TAGS.test(tag));
  if (noun === undefined || !isName || !isListOfFields(noun, itemsBehind(sentence, at), head.at(-1)))
    return undefined;
  return { part: { kind: 'record', tokens, noun }, value: wordsIn(tokens) * 0.95 + 0.4, isOpen: true };
}

/** The units behind a colon, up to the next head with a colon of its own. */
function itemsBehind({ units }: Sentence, at: number) {
  const isNext = (before: string) => before === ';' || before === '/' || BEFORE_LIST.test(before);
  const end = units.findIndex(({ before }, index) => index > at + 1 && isNext(before));
  return units.slice(at + 1, end < 0 ? undefined : Math.max(at + 2, end - 1));
}

/** 'Log of visitors' before a colon or a dash with a list behind it: what the list is about. */
function headingPart(sentence: Sentence, tokens: readonly Token[], at: number): PartOption | undefined {
  const joint = sentence.before(at + 1);
  if (at > 1 || joint === undefined || !/^[:;–—=.-]$/.test(joint) || sentence.run(at + 1) < 2)
    return undefined;
  if (sentence.given.isList && joint !== ':') return undefined;
  return { part: { kind: 'heading', tokens }, value: wordsIn(tokens) * 0.85 + 0.3, isOpen: true };
}

/** One unit as a kind of record, or as what the list behind it is about. */
export function recordParts(sentence: Sentence, at: number): PartOption[] {
  const tokens = sentence.span(at, at + 1);
  const list = bracketed(tokens);
  const value = wordsIn(tokens) * 0.95 + 0.5;
  const named =
    recordWith(sentence, tokens, at) ??
    recordBefore(sentence, tokens, at) ??
    headingPart(sentence, tokens, at);
  return [
    ...(list ? [{ part: { kind: 'recordList' as const, tokens, record: list }, value, isOpen: false }] : []),
    ...(named ? [named] : []),
  ];
}
