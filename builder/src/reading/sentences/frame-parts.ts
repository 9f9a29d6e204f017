import { readField, type FieldReading } from '../fields/read-field';
import { matchFrames, type FrameMatch } from './frames';
import { bareNoun } from '../records/records';
import { believed } from './field-parts';
import type { PartOption } from './part';
import { recordWith } from './record-parts';
import { hasVerb, wordsIn, type Sentence } from './sentence';

/** 'our library has a shelf' is a story; 'each loan has …' and 'loans have a date, a book' are not. */
function isFit(sentence: Sentence, { frame, said, rest }: FrameMatch, at: number): boolean {
  if (frame.name === 'with') return !isTold(sentence, at);
  if (frame.name !== 'records have') return true;
  const noun = bareNoun(said['noun'] ?? []);
  if (noun === undefined) return false;
  const first = readField(rest, '');
  if (sentence.given.isRecord(noun)) return first !== undefined;
  return first?.draft.isKnown === true && (sentence.run(at) >= 2 || sentence.before(at + 1) === ':');
}

/** 'I test the water, with drops' tells a story; 'a list, with size and owner' names fields. */
function isTold(sentence: Sentence, at: number): boolean {
  const before = sentence.units[at - 1];
  return before !== undefined && hasVerb(before.tokens) && sentence.run(at) < 2 && sentence.run(at + 1) < 2;
}

function believe({ draft, score }: FieldReading, run: number): number {
  return draft.isKnown || draft.isTypeStated ? score : Math.min(score, believed(run));
}

/** A frame with nothing behind it in its unit. */
function bareFrame(sentence: Sentence, match: FrameMatch, at: number): PartOption {
  const tokens = sentence.span(at, at + 1);
  const next = sentence.before(at + 1);
  const isListNext = match.frame.opens && next !== undefined && /^(?::|,|with|and)$/.test(next);
  const isNamed = !sentence.isLast(at) && match.said['noun'] !== undefined;
  const value = wordsIn(tokens) * Math.min(1, match.score);
  return { part: { kind: 'frame', tokens, match }, value, isOpen: isListNext || isNamed };
}

function frameWithItem(sentence: Sentence, match: FrameMatch, at: number): PartOption | undefined {
  const tokens = sentence.span(at, at + 1);
  const { rest, score } = match;
  const base = wordsIn(tokens.slice(0, tokens.length - rest.length)) * Math.min(1, score);
  const record = recordWith(sentence, rest, at);
  if (record) return { part: { ...record.part, tokens }, value: base + record.value, isOpen: true };
  const field = readField(rest, sentence.given.context);
  if (!field) return undefined;
  const value = base + wordsIn(rest) * believe(field, sentence.run(at));
  return { part: { kind: 'frame', tokens, match, field }, value, isOpen: true };
}

/** The frames that a unit may be, the most telling ones. */
export function frameParts(sentence: Sentence, at: number): PartOption[] {
  return matchFrames(sentence.span(at, at + 1))
    .slice(0, 4)
    .filter((match) => isFit(sentence, match, at))
    .flatMap((match) => {
      if (match.rest.length === 0) return [bareFrame(sentence, match, at)];
      return (match.frame.opens ? frameWithItem(sentence, match, at) : undefined) ?? [];
    });
}
