import type { FieldType } from '@tessera/shared/contracts';
import type { Tag, Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { sentenceCase } from '../../words/casing';
import { draftField, type FieldDraft } from '../../words/field-draft';
import { readFieldPhrase } from '../../words/field-phrase';
import { isWorkedOut, SAYS_WORKED_OUT } from '../../words/worked-out';
import type { ValueSpec } from '../../words/value-spec';
import { wordsOf } from '../rule';
import { askedIn } from './asked';
import { typeInRecord } from './by-record';
import { formName } from './form-name';
import { areYesNo, offeredIn } from './offered';
import { nameOfOptions } from './option-names';
import { withoutBrackets, withoutLead } from './pieces';
import { plain, withCue, withPicture } from './retyped';
import { scaleIn } from './scales';
import { readSeveral, readSmall } from './short-ways';
import { readSpoken } from './spoken';

/** A field as a piece of text gives it, and how sure it is that the piece names one. */
export interface FieldReading {
  readonly draft: FieldDraft;
  /** 0 to 1. */
  readonly score: number;
}

/** Behind a noun these begin a clause that tells more of it: 'the table they like to sit at'. */
const CLAUSE_TAGS: ReadonlySet<Tag> = new Set(['pronoun', 'link', 'modal', 'be', 'have', 'do', 'question']);
const NOUN_TAGS: ReadonlySet<Tag> = new Set([
  'noun',
  'plural',
  'quoted',
  'number',
  'ing',
  'past',
  'adjective',
]);
const VERBISH: ReadonlySet<Tag> = new Set(['verb', 'verbs', 'be', 'modal', 'do', 'have', 'pronoun', 'link']);

/** Where a clause begins that tells more of the noun before it. */
function clauseAt(tokens: readonly Token[]): number {
  let hasNoun = false;
  let depth = 0;
  return tokens.findIndex(({ key, tag }) => {
    if (/^[([{]$/.test(key)) depth += 1;
    if (/^[)\]}]$/.test(key)) depth -= 1;
    if (depth > 0) return false;
    // 'work done' and 'last done' are names.
    if (hasNoun && CLAUSE_TAGS.has(tag) && key !== 'done') return true;
    hasNoun ||= NOUN_TAGS.has(tag);
    return false;
  });
}

/** The noun phrase that a piece begins with, with its brackets, and what is told of it behind. */
export function headPhrase(tokens: readonly Token[]): {
  readonly head: readonly Token[];
  readonly rest: readonly Token[];
} {
  const inner = withoutLead(tokens);
  const at = clauseAt(inner);
  return at < 0 ? { head: inner, rest: [] } : { head: inner.slice(0, at), rest: inner.slice(at) };
}

/** What is told behind a name may say what it holds: 'tips, which can be quite long'. */
function typeFromRest(rest: readonly Token[]): FieldType | undefined {
  const keys = new Set(rest.map(({ key }) => key));
  if (keys.has('long') || keys.has('longer') || keys.has('paragraph')) return 'longtext';
  return undefined;
}

function scoreOf(draft: FieldDraft, head: readonly Token[]): number {
  const outside = withoutBrackets(head).filter(({ tag }) => tag !== 'mark');
  const words = outside.filter(({ key }) => !/^(?:or|and|yes|no|from|to|out|of|in)$/.test(key));
  if (draft.isTypeStated && /\b(?:y\/n|yes\/no|yes or no|true\/false)\b|\?\s*$/i.test(wordsOf(head)))
    return 0.92;
  const verbs = outside.filter(({ tag }) => VERBISH.has(tag)).length;
  if (draft.isTypeStated || draft.areLimitsStated) return Math.max(0, 0.95 - 0.3 * verbs);
  const base = draft.isKnown ? 0.9 : 0.7;
  const isLong = words.length > 5 ? 0.12 * (words.length - 5) : 0;
  return Math.max(0, base - 0.3 * verbs - isLong);
}

/** 'category biology/chemistry/physics': the values behind the name, between slashes. */
function slashed(head: readonly Token[], context: string): FieldDraft | undefined {
  const [, name, list] = /^([^/()]*?)\s+((?:[^\s/()]+\/)+[^\s/()]+)$/.exec(wordsOf(head)) ?? [];
  if (
    name === undefined ||
    list === undefined ||
    /^(?:yes\/no|y\/n|n\/a|and\/or|no\/yes|true\/false)$/i.test(list)
  )
    return undefined;
  if (/\d\/\d/.test(list) || /^(?:of|in|per|a|the)$/i.test(name.split(' ').at(-1) ?? '')) return undefined;
  return readFieldPhrase(`${name} (${list.replaceAll('/', ', ')})`, context);
}

/** A field that was said as a question or a clause; the values in brackets behind it say more than the question. */
function readClauseField(tokens: readonly Token[], context: string): FieldReading | undefined {
  const outside = withoutBrackets(tokens);
  const spoken = readSpoken(outside);
  if (!spoken) return undefined;
  const inside = wordsOf(tokens.slice(outside.length));
  const draft = readFieldPhrase(inside.startsWith('(') ? `${spoken.name} ${inside}` : spoken.name, context);
  if (!draft) return undefined;
  const isSaid = draft.isTypeStated || draft.areLimitsStated;
  const type = isSaid ? draft.type : (spoken.type ?? draft.type);
  const typed = type === draft.type ? draft : plain(draft, type);
  const isTypeStated = draft.isTypeStated || spoken.type !== undefined;
  return { draft: withPicture({ ...typed, phrase: wordsOf(tokens), isTypeStated }), score: 0.88 };
}

/** 'from' and 'until' alone name something, figures do not. */
function isName(head: readonly Token[]): boolean {
  const [first] = head;
  if (head.length === 1 && first && /^(?:from|to|until|till|out|in|back|off)$/.test(first.key)) return true;
  return head.some(({ tag }) => tag !== 'number' && tag !== 'mark' && tag !== 'preposition');
}

/** 'paid or unpaid', 'known or not': one thing that holds or does not. */
function oppositeOf([one = '', other = '', more]: readonly string[]): string | undefined {
  const isOpposite =
    more === undefined && new RegExp(`^(?:un|in|im|non-?|not )${one.replace(/\W/g, '')}$`, 'i').test(other);
  return isOpposite ? sentenceCase(one) : undefined;
}

const WITH = /^with (?:who|whom)$|^with [\p{L} ]{3,30}\?$|^plus (?:ones?|1)$/iu;

/** 'with friends?', 'with whom': the word that other fields are introduced by is part of the question. */
function readWith(tokens: readonly Token[], context: string): FieldReading | undefined {
  const text = wordsOf(tokens).replace(/\s+\?/, '?');
  if (!WITH.test(text)) return undefined;
  const type = text.endsWith('?') || /^plus/i.test(text) ? 'boolean' : 'person';
  const name = sentenceCase(text.replace(/\?$/, ''));
  return { draft: draftField(name, { type }, text, context, true), score: 0.9 };
}

const BOX = /^(?:an? |the )?(?:check ?box|tick ?box|toggle|switch)(?: for| called| named)?$/i;

/** 'a checkbox "performed live"', '"Frame No."': what is quoted is the name, as it stands. */
function readQuoted(tokens: readonly Token[], context: string): FieldReading | undefined {
  const last = tokens.at(-1);
  const said = last?.text.replace(/^["“”']|["“”']$/g, '').trim() ?? '';
  if (last?.tag !== 'quoted' || said === '') return undefined;
  const name = said.slice(0, 1).toUpperCase() + said.slice(1);
  const before = wordsOf(tokens.slice(0, -1));
  if (BOX.test(before))
    return { draft: draftField(name, { type: 'boolean' }, said, context, true), score: 0.95 };
  const plainly = before === '' ? readNoun(tokens, context) : undefined;
  return plainly && { ...plainly, draft: { ...plainly.draft, name } };
}

/** A field whose answers are said, with the name that stands before them. */
function readOffered(text: string, tokens: readonly Token[], context: string): FieldReading | undefined {
  const offered = offeredIn(text);
  if (!offered) return undefined;
  const named = offered.name === '' ? undefined : readName(offered.name, context);
  const name = named?.name ?? nameOfOptions(offered.options);
  const opposite = named ? undefined : oppositeOf(offered.options);
  if (opposite !== undefined)
    return { draft: draftField(opposite, { type: 'boolean' }, wordsOf(tokens), context, true), score: 0.93 };
  const isYesNo = areYesNo(offered.options);
  const spec: ValueSpec = isYesNo ? { type: 'boolean' } : { type: 'choice', options: [...offered.options] };
  const draft = draftField(name, spec, wordsOf(tokens), context, true);
  return { draft: { ...draft, required: named?.required ?? draft.required }, score: 0.93 };
}

/** The name that words before answers or behind a frame give. */
function readName(name: string, context: string): FieldDraft | undefined {
  return readPlain(tokenise(name), context)?.draft;
}

/** 'how good, 1 to 5' */
function readScaled(text: string, tokens: readonly Token[], context: string): FieldReading | undefined {
  const scale = scaleIn(text);
  if (!scale) return undefined;
  const name = (scale.name === '' ? undefined : readName(scale.name, context)?.name) ?? 'Rating';
  const spec: ValueSpec = { type: 'rating', min: scale.min, max: scale.max };
  return { draft: draftField(name, spec, wordsOf(tokens), context, true), score: 0.93 };
}

/** A question: its name as it stands on a form, and the kind of answer. */
function readAsked(tokens: readonly Token[], context: string): FieldReading | undefined {
  const outside = withoutBrackets(withoutLead(tokens));
  const asked = askedIn(wordsOf(outside));
  if (!asked) return undefined;
  const name = asked.name === '' ? (readSpoken(outside)?.name ?? wordsOf(outside)) : asked.name;
  const type = asked.type ?? typeInRecord(name.toLowerCase(), context);
  const spec: ValueSpec = {
    ...(type ? { type } : {}),
    ...(asked.unit ? { unit: asked.unit } : {}),
  };
  const draft = draftField(formName(name), spec, wordsOf(tokens), context, true);
  const limits = asked.type === 'integer' || asked.type === 'number' ? { min: 0 } : {};
  return { draft: { ...draft, ...limits, isTypeStated: asked.type !== undefined }, score: 0.88 };
}

const sure = (draft: FieldDraft | undefined): FieldReading | undefined => draft && { draft, score: 0.8 };

/** A field of which only the name is said, as a noun or a question. */
function readPlain(tokens: readonly Token[], context: string): FieldReading | undefined {
  return (
    readAsked(tokens, context) ??
    sure(readSeveral(tokens)) ??
    readClauseField(tokens, context) ??
    readNoun(tokens, context)
  );
}

function readNoun(tokens: readonly Token[], context: string): FieldReading | undefined {
  const small = readSmall(tokens, context);
  if (small) return sure(small);
  const { head, rest } = headPhrase(tokens);
  if (!isName(head)) return undefined;
  const draft = slashed(head, context) ?? readFieldPhrase(wordsOf(head), context);
  if (!draft) return undefined;
  const hint = draft.isTypeStated ? undefined : typeFromRest(rest);
  const typed = hint ? plain(draft, hint) : draft;
  const cued = hint ? typed : withCue(typed, wordsOf(withoutBrackets(withoutLead(tokens))), context);
  return { draft: withPicture({ ...cued, phrase: wordsOf(tokens) }), score: scoreOf(draft, head) };
}

/** Reads a piece of text as one field; undefined where nothing of it can be a name. `context` is what the records are called. */
export function readField(tokens: readonly Token[], context: string): FieldReading | undefined {
  const text = wordsOf(withoutLead(tokens));
  const told = toldToWorkOut(text);
  if (told !== undefined) return readField(tokenise(told), context);
  const reading =
    readQuoted(tokens, context) ??
    readWith(tokens, context) ??
    readOffered(text, tokens, context) ??
    readScaled(text, tokens, context) ??
    readPlain(tokens, context);
  // 'a catalogue of' names nothing.
  if (!reading || /^(?:\S+ )?\S+ of$/i.test(reading.draft.name)) return undefined;
  return { ...reading, draft: withoutHas(calmed(withPer(reading.draft))) };
}

/** 'total' of 'total (calculated)'; nothing where no such remark stands, or a formula does. */
function toldToWorkOut(text: string): string | undefined {
  if (!isWorkedOut(text) || text.includes('=')) return undefined;
  const told = text
    .replace(SAYS_WORKED_OUT, '')
    .replace(/\(\s*\)/, '')
    .trim();
  return told === '' || told === text ? undefined : told;
}

/** 'Price per kg', where the unit was taken for one. */
function withPer(draft: FieldDraft): FieldDraft {
  const { name, unit } = draft;
  return unit === undefined || !/ per$/.test(name) ? draft : { ...draft, name: `${name} ${unit}` };
}

/** 'has mastered' is 'Mastered' on a form. */
function withoutHas(draft: FieldDraft): FieldDraft {
  const [, name] = /^has (?:been )?(\w+(?:ed|en|id|pt|ne))$/i.exec(draft.name) ?? [];
  return name === undefined || draft.type !== 'boolean' ? draft : { ...draft, name: sentenceCase(name) };
}

/** 'NAME' is shouted, 'SKU' is written so. */
function calmed(draft: FieldDraft): FieldDraft {
  const { name } = draft;
  const isShouted = name.length > 3 && name === name.toUpperCase() && draft.isKnown;
  return isShouted ? { ...draft, name: sentenceCase(name.toLowerCase()) } : draft;
}
