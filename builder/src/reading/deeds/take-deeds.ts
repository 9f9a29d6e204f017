import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { tokenise } from '../../language/tokenise';
import { isPlural, singular } from '../../words/inflect';
import type { FieldDraft } from '../../words/field-draft';
import { readField } from '../fields/read-field';
import type { Records } from '../records/records';
import { nounOfRecords } from './noun-of-records';
import { wordsOf } from '../rule';
import type { Line } from '../text/layout';
import { readPeopleDo, withoutOpening, type PeopleDo, type Result } from './people-do';

/** A prompt with those of its sentences in lines of their own that say what people do. */
export interface WithDeeds {
  readonly lines: readonly Line[];
  readonly deeds: ReadonlyMap<Line, PeopleDo>;
}

/** Cuts the lines of a prompt before what people do with what is kept, and says which of the new lines tell that. */
export function withDeeds(lines: readonly Line[]): WithDeeds {
  const deeds = new Map<Line, PeopleDo>();
  const parted = lines.flatMap((line): Line[] => {
    const deed = line.kind === 'sentence' ? readPeopleDo(line.tokens) : undefined;
    if (!deed || line.kind === 'table') return [line];
    const own: Line = { kind: 'sentence', tokens: line.tokens.slice(deed.before.length) };
    deeds.set(own, deed);
    const before = withoutOpening(deed.before);
    return before.length > 0 ? [{ kind: 'sentence', tokens: before }, own] : [own];
  });
  return { lines: parted, deeds };
}

/** What a deed says of what is kept. */
export interface DeedTaken {
  /** The words that said it. */
  readonly subject: string;
  /** What else people do, of which nothing can be kept. */
  readonly others: readonly string[];
  /** Each with the words that asked for it. */
  readonly fields: readonly { readonly draft: FieldDraft; readonly tokens: readonly Token[] }[];
}

/** 'Members' is a member of each; the number of frames stays one of frames. */
const oneOf = (name: readonly Token[]): readonly Token[] => {
  const words = wordsOf(name);
  const last = words.split(' ').at(-1) ?? '';
  const isMany = isPlural(last) && name.every(({ key }) => key !== 'of');
  return isMany ? tokenise(`${words.slice(0, words.length - last.length)}${singular(last)}`) : name;
};

const WRITES = wordList('write post share');
const GUESSED = /^(?:text|rating|money)$/;
const SCORED = /\b(?:rating|scores?|marks?|points?|stars?|grades?|price|cost|amount)$/i;

/** What somebody writes is text, whatever else has its name: a verdict, a tip. */
function asWritten(draft: FieldDraft, { tokens }: Result): FieldDraft {
  const isWritten = WRITES.has(tokens[0]?.lemma ?? '') && tokens[1]?.key !== 'down';
  const isGuessed = !draft.isTypeStated && !draft.areLimitsStated && GUESSED.test(draft.type);
  if (!isWritten || !isGuessed || SCORED.test(draft.name) || (draft.type === 'text' && draft.isKnown))
    return draft;
  const { name, required, phrase, isTypeStated, areLimitsStated, isKnown } = draft;
  return { name, type: 'longtext', required, phrase, isTypeStated, areLimitsStated, isKnown };
}

function fieldOf(result: Result, context: string) {
  const { name } = result;
  const isWhole = name.some(({ tag }) => tag === 'number' || tag === 'question');
  const draft = readField(isWhole ? name : oneOf(name), context)?.draft;
  return draft ? [{ draft: asWritten(draft, result), tokens: name }] : [];
}

/** Turns to the records of the things of a deed, and says what fields they have by it; nothing where the things name no records. */
export function takeDeed(
  { who, things, results, whole, others }: PeopleDo,
  records: Records,
): DeedTaken | undefined {
  const noun = nounOfRecords(things);
  if (noun === undefined) return undefined;
  const record = records.select(noun);
  const people = who.length > 0 ? [{ tokens: who, name: who }] : [];
  const fields = [...people, ...results].flatMap((result) => fieldOf(result, record.name ?? noun));
  const names = fields.map(({ draft }) => draft.name);
  record.deedFields = [...(record.deedFields ?? []), ...names];
  return { subject: wordsOf(whole), others: others.map(wordsOf), fields };
}
