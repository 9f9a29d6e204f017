import { wordList } from '../../language/word-list';
import type { FieldType } from '@tessera/shared/contracts';
import type { Tag, Token } from '../../language/token';
import type { FieldDraft } from '../../words/field-draft';
import { readFieldPhrase } from '../../words/field-phrase';
import { wordsOf } from '../rule';
import { readSpoken } from './spoken';

/** A field as a piece of text gives it, and how sure it is that the piece names one. */
export interface FieldReading {
  readonly draft: FieldDraft;
  /** 0 to 1. */
  readonly score: number;
}

const LEAD: ReadonlySet<string> = wordList(`
    the a an my our their its his her your each every some any also maybe perhaps of course
    obviously then plus and or with including just roughly about like preferably ideally
    possibly only basically again one this that
  `);
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

function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ key }) => !LEAD.has(key));
  return tokens.slice(from < 0 ? Math.max(0, tokens.length - 1) : from);
}

/** Where a clause begins that tells more of the noun before it. */
function clauseAt(tokens: readonly Token[]): number {
  let hasNoun = false;
  let depth = 0;
  return tokens.findIndex(({ key, tag }) => {
    if (/^[([{]$/.test(key)) depth += 1;
    if (/^[)\]}]$/.test(key)) depth -= 1;
    if (depth > 0) return false;
    if (hasNoun && CLAUSE_TAGS.has(tag)) return true;
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

function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ key }) => /^[([{]$/.test(key));
  return open > 0 ? tokens.slice(0, open) : tokens;
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

/** Where a name alone says a picture, a link to one is not meant. */
function withPicture(draft: FieldDraft): FieldDraft {
  if (draft.isTypeStated && draft.type !== 'url') return draft;
  const [, name] =
    /^(.*\b(?:photo|picture|image|photograph|sketch|drawing|scan|snapshot|logo|portrait|avatar))s?(?: link)?$/i.exec(
      draft.name,
    ) ?? [];
  return name === undefined || /\blink|url|number|count\b/i.test(draft.phrase)
    ? draft
    : { ...draft, name, type: 'image' };
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

/** Reads a piece of text as one field; undefined where nothing of it can be a name. `context` is what the records are called. */
export function readField(tokens: readonly Token[], context: string): FieldReading | undefined {
  const spoken = readClauseField(tokens, context);
  if (spoken) return spoken;
  const { head, rest } = headPhrase(tokens);
  if (!isName(head)) return undefined;
  const draft = slashed(head, context) ?? readFieldPhrase(wordsOf(head), context);
  if (!draft) return undefined;
  const hint = draft.isTypeStated ? undefined : typeFromRest(rest);
  const typed = hint ? plain(draft, hint) : draft;
  return { draft: withPicture({ ...typed, phrase: wordsOf(tokens) }), score: scoreOf(draft, head) };
}

/** The same name with another kind of value, and nothing that belonged to the first. */
function plain(draft: FieldDraft, type: FieldType): FieldDraft {
  const { name, required, phrase, isTypeStated, isKnown } = draft;
  const numeric = type === 'integer' || type === 'number' ? { min: 0 } : {};
  return { name, type, required, phrase, isTypeStated, areLimitsStated: false, isKnown, ...numeric };
}
