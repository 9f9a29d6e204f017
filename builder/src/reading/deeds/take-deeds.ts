import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { tokenise } from '../../language/tokenise';
import { isPlural, plural, singular } from '../../words/inflect';
import type { FieldDraft } from '../../words/field-draft';
import type { Said } from '../../coverage/claim';
import { whyMissing } from '../../words/why-missing';
import { readField } from '../fields/read-field';
import type { Records } from '../records/records';
import { nounOfRecords } from './noun-of-records';
import { wordsOf } from '../rule';
import type { Line } from '../text/layout';
import { readPeopleDo, trimmed, withoutOpening, type Other, type PeopleDo, type Result } from './people-do';
import { isChange, isCounted, isDeletion, lackOf, valueOf } from './what-verbs-leave';

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

/** A field of a deed, with the words that asked for it. */
interface DeedField {
  readonly draft: FieldDraft;
  readonly tokens: readonly Token[];
  /** What the words say and the field does not; empty where they are a clause of which the field is all. */
  readonly lack?: string | undefined;
}

/** What a deed says of what is kept. */
export interface DeedTaken {
  /** The words that said it. */
  readonly subject: string;
  /** What is to be told of what else people do, of which nothing can be kept. */
  readonly besides: readonly Said[];
  readonly fields: readonly DeedField[];
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

/** What names the field of a result: 'verdict', but 'plumber rating' where a plumber is rated. */
function nameOf({ name, verb }: Result): readonly Token[] {
  if (name.some(({ tag }) => tag === 'number' || tag === 'question')) return name;
  const value = valueOf(verb);
  if (value === undefined || SCORED.test(wordsOf(name))) return oneOf(name);
  return tokenise(isCounted(verb) ? manyOf(wordsOf(name)) : `${wordsOf(oneOf(name))} ${value}`);
}

const manyOf = (name: string) => (isPlural(name) ? name : plural(name));

const asCounted = (draft: FieldDraft): FieldDraft =>
  draft.type === 'text' ? { ...draft, type: 'integer' } : draft;

function fieldOf(result: Result, context: string): DeedField[] {
  const draft = readField(nameOf(result), context)?.draft;
  if (!draft) return [];
  const made = isCounted(result.verb)
    ? { ...asCounted(draft), name: manyOf(draft.name) }
    : asWritten(draft, result);
  return [{ draft: made, tokens: result.name, lack: lackOf(result.verb, made) }];
}

/** 'rating' of what people rate, unless another is asked for. */
function valueField({ verb, results }: PeopleDo, context: string): DeedField[] {
  const value = valueOf(verb.lemma);
  const isAsked = results.some(({ name }) => SCORED.test(wordsOf(name)));
  const draft = value === undefined || isAsked ? undefined : readField(tokenise(value), context)?.draft;
  if (!draft) return [];
  return [{ draft: isCounted(verb.lemma) ? asCounted(draft) : draft, tokens: verb.tokens }];
}

/** Where a clause begins in the whole sentence. */
function placeOf([first]: readonly Token[], whole: readonly Token[]): number {
  const at = first ? whole.indexOf(first) : -1;
  return at < 0 ? whole.length : at;
}

/** 'delete a dish': records can be deleted, and nothing else is. */
function saidOfChange({ clause, name, verb = '' }: Result, things: readonly Token[]): Said {
  const phrase = wordsOf(clause);
  const isRecord = singular(name.at(-1)?.key ?? '') === singular(things.at(-1)?.key ?? '');
  if (isRecord && isDeletion(verb))
    return { phrase, asks: 'promise', promise: 'records', why: 'Every record can be deleted' };
  const nothing = isRecord ? verb : wordsOf(name);
  return { phrase, state: 'missing', why: `Nothing stands for ‘${nothing}’` };
}

function saidOfOther({ clause, verb }: Other): Said {
  const phrase = wordsOf(clause);
  return { phrase, state: 'missing', why: whyMissing(phrase) ?? `Nothing stands for ‘${verb}’` };
}

/** Turns to the records of the things of a deed, and says what fields they have by it; nothing where the things name no records. */
export function takeDeed(deed: PeopleDo, records: Records): DeedTaken | undefined {
  const { who, things, results, whole, others } = deed;
  const noun = nounOfRecords(things);
  if (noun === undefined) return undefined;
  const record = records.select(noun);
  const context = record.name ?? noun;
  const people = who.length > 0 ? fieldOf({ tokens: who, name: who, clause: who }, context) : [];
  const kept = results.filter(({ verb }) => !isChange(verb));
  const made = kept.flatMap((result) => fieldOf(result, context).map((field) => ({ field, result })));
  const changes = results.filter(({ verb }) => isChange(verb));
  const apart = [
    ...[...changes, ...others].map(({ clause }) => clause),
    ...made.flatMap(({ field, result }) => (field.lack === undefined ? [] : [result.clause])),
  ];
  const end = Math.min(whole.length, ...apart.map((clause) => placeOf(clause, whole)));
  // What stands behind the end has to be told of with its verb.
  const told = made.map(({ field, result }) =>
    placeOf(result.clause, whole) < end || result.verb === undefined
      ? field
      : { ...field, tokens: result.clause, lack: field.lack ?? '' },
  );
  const fields = [...people, ...valueField(deed, context), ...told];
  const names = fields.map(({ draft }) => draft.name);
  record.deedFields = [...(record.deedFields ?? []), ...names];
  return {
    subject: wordsOf(trimmed(whole.slice(0, end))),
    besides: [...changes.map((change) => saidOfChange(change, things)), ...others.map(saidOfOther)],
    fields,
  };
}
