import type { Token } from '../../language/token';
import { readField, type FieldReading } from '../fields/read-field';
import { wordsOf } from '../rule';
import type { Unit } from '../text/units';
import type { PartOption } from './part';
import { isJoint, wordsIn, type Sentence } from './sentence';

/** How far a name that nobody knows is believed to be a field, by the length of its list. */
export function believed(run: number): number {
  if (run >= 4) return 0.8;
  if (run === 3) return 0.7;
  return run === 2 ? 0.42 : 0.2;
}

/** What it costs to take a name for a field where nothing says that fields are named. */
const UNASKED = 0.8;

const isSaid = ({ draft }: FieldReading) => draft.isKnown || draft.isTypeStated;

const isPlainList = ({ draft }: FieldReading, run: number) => draft.isKnown && run >= 3;

function trust(reading: FieldReading, run: number, sentence: Sentence, isListing: boolean): number {
  const { score } = reading;
  if (sentence.given.isList) return isSaid(reading) ? score : Math.min(score, 0.75);
  if (isListing) return isSaid(reading) ? score : Math.min(score, believed(run));
  if (isPlainList(reading, run)) return score * 0.75;
  return score * (isSaid(reading) ? 0.18 : 0.12);
}

/** One unit as a field. */
export function fieldPart(sentence: Sentence, at: number, isListing: boolean): PartOption | undefined {
  const tokens = sentence.span(at, at + 1);
  const reading = readField(tokens, sentence.given.context);
  if (!reading) return undefined;
  const run = sentence.run(at);
  const cost = isListing || isPlainList(reading, run) ? 0 : UNASKED;
  const value = wordsIn(tokens) * trust(reading, run, sentence, isListing) - cost;
  return { part: { kind: 'field', tokens, reading }, value, isOpen: true };
}

const raised = (label: string) => label.slice(0, 1).toUpperCase() + label.slice(1);

/** 'keep / give away / sell': one field with these values. */
export function slashedPart(sentence: Sentence, start: number, end: number): PartOption | undefined {
  const units = sentence.units.slice(start, end);
  const isSlashed = units.slice(1).every(({ before }) => before === '/') && sentence.before(end) !== '/';
  if (units.length < 2 || !isSlashed || units.some((unit) => unit.tokens.length > 3)) return undefined;
  const tokens = sentence.span(start, end);
  const options = units.map((unit) => raised(wordsOf(unit.tokens)));
  const name = options.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(' / ');
  const reading: FieldReading = { draft: choiceOf(name, options, tokens), score: 0.9 };
  return { part: { kind: 'field', tokens, reading }, value: wordsIn(tokens) * 0.95 + 0.3, isOpen: true };
}

function choiceOf(
  name: string,
  options: readonly string[],
  tokens: readonly Token[],
  required?: boolean,
): FieldReading['draft'] {
  const phrase = wordsOf(tokens);
  return {
    name,
    type: 'choice',
    required,
    options,
    phrase,
    isTypeStated: true,
    areLimitsStated: false,
    isKnown: false,
  };
}

const BEFORE_VALUES = /^[:=–—-]$/;

/** Whether units are the values of a field rather than fields themselves. */
function areValues(items: readonly Unit[]): boolean {
  const [first] = items;
  if (!first || items.some(({ tokens }) => tokens.length > 4)) return false;
  if (items.length < 2 && !/\bor\b|\//.test(wordsOf(first.tokens))) return false;
  const fields = items.filter(
    ({ tokens }) => tokens.length > 1 && readField(tokens, '')?.draft.isKnown === true,
  );
  return fields.length * 2 <= items.length;
}

const valuesOf = (items: readonly Unit[]): string[] =>
  items
    .flatMap(({ tokens }) => wordsOf(tokens).split(/\s+or\s+|\s*\/\s*/))
    .map((label) => raised(label.replace(/^(?:or|and)\s+/, '').trim()))
    .filter(Boolean);

/** The values behind a field in a stretch of units: 'status: open, sent'; nothing where it is no such stretch. */
function valuesBehind(sentence: Sentence, start: number, end: number): readonly Unit[] {
  const items = sentence.units.slice(start + 1, end);
  const [joint = '', ...joints] = items.map(({ before }) => before);
  const isOne = BEFORE_VALUES.test(joint) && joints.every((before) => /^(?:,|and|\/)$/.test(before));
  return isOne && areValues(items) ? items : [];
}

/** The field that values belong to. What a whole sentence begins with is rather what the sentence is about. */
function headOfValues({ units, given }: Sentence, start: number): FieldReading | undefined {
  const head = readField(units[start]?.tokens ?? [], given.context);
  if (!head || head.score < 0.5) return undefined;
  return start > 0 || head.draft.isKnown || given.isItem ? head : undefined;
}

/** 'where it stands: new, reported, fixed': a field and the values that it may have. */
export function choicePart(
  sentence: Sentence,
  start: number,
  end: number,
  isListing: boolean,
): PartOption | undefined {
  const items = valuesBehind(sentence, start, end);
  const head = items.length > 0 ? headOfValues(sentence, start) : undefined;
  if (!head) return undefined;
  const tokens = sentence.span(start, end);
  const draft = choiceOf(head.draft.name, valuesOf(items), tokens, head.draft.required);
  const next = sentence.before(end);
  const cost = isJoint(next) && next !== ';' ? 0.6 : 0;
  const value = wordsIn(tokens) * (isListing || sentence.given.isList ? 0.9 : 0.6) - cost;
  return { part: { kind: 'field', tokens, reading: { draft, score: 0.9 } }, value, isOpen: true };
}
