import { wordList } from '../../language/word-list';
import type { Entity, FieldType } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { inSentence, sentenceCase } from '../../words/casing';
import type { FieldDraft } from '../../words/field-draft';
import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import { isPlural, singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { typeWord } from '../../words/value-spec';
import { readField } from '../fields/read-field';
import { readSpoken } from '../fields/spoken';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { withOptions, type NamedChoice } from './edit-choices';

/** The fields that a wish names: 'a text field Court', 'a tick for seconds', 'when it was bought', 'phone and fax'. */

const LEADS = [
  'one such|such an?|also|maybe|perhaps|then|just|both|and|plus|an?other|an? extra|an? additional|an? new|one more|some',
  'something (?:like|for)',
  '(?:a |the )?(?:place|spot|somewhere|room|space|way)(?: for| to (?:put|write|enter|note|type|keep|store)(?: down| in)?)',
  'an?|the|one|our|my|their|such|optional|own|new|extra',
];
const LEAD = new RegExp(`^(?:(?:${LEADS.join('|')})\\s+)+`, 'i');
const BOX = '(?:field|column|box|property|attribute|entry|input|line|slot)';
const BOX_ALONE = new RegExp(`^${BOX}$`, 'i');
/** What joins a field and its name: 'a box for the colour', 'a line where we can write the size'. */
const NAMINGS = [
  'for|called|named|labelled|that says|saying|with|about|on',
  'where (?:i|we|you|they) can (?:put|write|enter|type)',
  'to (?:put|write|enter|note|type)(?: down| in)?',
  ':|-',
];
const NAMED = new RegExp(
  `^${BOX}s?\\s+(?:${NAMINGS.join('|')})\\s*(?:the |an? |our |their )?(.+)$|^${BOX}s?\\s+(\\p{L}.*|["'].+)$`,
  'iu',
);

export const MORE_TYPES: ReadonlyMap<string, FieldType> = new Map([
  ['image', 'image'],
  ['picture', 'image'],
  ['photo', 'image'],
  ['person', 'person'],
  ['colour', 'color'],
  ['color', 'color'],
  ['tags', 'tags'],
]);

const TYPED_JOINT = '(?:for|called|named|labelled|saying|that says|whether|if|with the name|:)';
const TYPED_NAME = new RegExp(
  `^(${BOX}\\s+)?(${TYPED_JOINT}\\s+(?:the |an? |whether |if |it is |it's )?)?(.+)$`,
  'iu',
);

/** The name behind a kind of value; a bare word in lower case is only one where nothing else can be meant. */
function nameBehind(rest: string, mayBeBare: boolean): string | undefined {
  const [, box, joint, name = ''] = TYPED_NAME.exec(rest) ?? [];
  if (name === '' || BOX_ALONE.test(name)) return undefined;
  const isMarked = box !== undefined || joint !== undefined || /^["'\p{Lu}]/u.test(name);
  return isMarked || mayBeBare ? name : undefined;
}

/** 'text field Court', 'tick for seconds', 'longer text Notes': a kind of value, then the name. */
function typedAhead(text: string): { readonly name: string; readonly type: FieldType } | undefined {
  const parts = text.split(/\s+/);
  for (let size = Math.min(4, parts.length - 1); size > 0; size -= 1) {
    const head = parts.slice(0, size).join(' ');
    const type = typeWord(head) ?? MORE_TYPES.get(head.toLowerCase());
    if (type === undefined) continue;
    const mayBeBare = type === 'boolean' || type === 'longtext' || /^whole/i.test(text);
    const name = nameBehind(parts.slice(size).join(' '), mayBeBare);
    if (name !== undefined) return { name, type };
  }
  return undefined;
}

/** Without the words that only say that there shall be a field. */
function nameOf(text: string): string {
  let name = text.trim();
  for (let round = 0; round < 3; round += 1) {
    name = name.replace(LEAD, '');
    const found = NAMED.exec(name);
    name = found?.[1] ?? found?.[2] ?? name;
  }
  return name
    .replace(new RegExp(`(?<!\\b(?:tick|check))\\s+${BOX}$`, 'i'), '')
    .replace(/[.,;!?]+$/, '')
    .trim();
}

const NO_NAMES = wordList(`
  it that this them those these one ones something anything everything nothing thing things stuff more less field fields
  column columns new other others another else some few all same board calendar chart graph filter button report
  dashboard view gallery timeline table list page space room help time sense idea way bit lot option options what which
  who total average sum count limit default rule change changes apply look nicer better bigger smaller
  `);
const NO_NAME_PART =
  /^number of |\b(?:top|bottom|which|hunch|feeling that|problem|idea|much)$|\bto (?:say|have|be|show)\b|\bwhich\b/i;
const BAD_TAGS: ReadonlySet<Token['tag']> = new Set([
  'pronoun',
  'modal',
  'be',
  'do',
  'link',
  'not',
  'verb',
  'verbs',
  'have',
]);

/** A draft of which the name is believable: short, and no clause. */
function believable(draft: FieldDraft, isSpoken: boolean): boolean {
  const tokens = tokenise(draft.name);
  const isNone = NO_NAMES.has(draft.name.toLowerCase()) || NO_NAME_PART.test(draft.name);
  if (isNone || tokens.length > 6 || !/\p{L}/u.test(draft.name)) return false;
  if (isSpoken) return true;
  // A word alone may look like a verb: 'Rate', 'Vet'.
  return (
    tokens.length === 1 ||
    !tokens.some(({ tag }, at) => BAD_TAGS.has(tag) && !(at === 0 && (tag === 'verb' || tag === 'verbs')))
  );
}

export function withType(draft: FieldDraft, type: FieldType): FieldDraft {
  const { name, required, phrase, isKnown } = draft;
  if (draft.type === type) return { ...draft, isTypeStated: true };
  const isFiner =
    type === 'number' && (draft.type === 'integer' || draft.type === 'number' || draft.type === 'duration');
  if (isFiner) return { ...draft, isTypeStated: true };
  return {
    name,
    type,
    required,
    phrase,
    isKnown,
    isTypeStated: true,
    areLimitsStated: false,
    ...(type === 'rating' && { min: 1, max: 5 }),
  };
}

/** 'fax number' and 'delivery day' say by their last words what they hold. */
function byName(draft: FieldDraft): FieldDraft {
  if (draft.isTypeStated || draft.type !== 'text') return draft;
  if (/\b(?:fax|mobile|cell|landline)(?: (?:number|no|nr))?$/i.test(draft.name))
    return { ...draft, type: 'phone' };
  return /\b(?:day|date)$/i.test(draft.name) && !/\b(?:of the week|week)\b/i.test(draft.name)
    ? { ...draft, type: 'date' }
    : draft;
}

const SUBJECTS = 'i|we|it|they|he|she|you|is|was|are';
const NO_NOUNS = `${SUBJECTS}|were|the|a|an|each|every|all|our|my|kind|kinds|happened`;
const NOUN_ASKED = `(\\p{L}+(?: (?!(?:${SUBJECTS}|each|every|the|of)\\b)\\p{L}+)?)`;
const ASKED_NOUN = new RegExp(
  `^(?:and |also )?(which|what|whose) (?!(?:${NO_NOUNS})\\b)${NOUN_ASKED}(?: (?:${SUBJECTS}|the|each|every)\\b.*)?$`,
  'iu',
);

/** 'which book we are talking about', 'what gift each guest gave us', 'whose place we are at'. */
function askedNoun(text: string, context: string): FieldDraft | undefined {
  const [, word = '', noun = ''] = ASKED_NOUN.exec(text.trim()) ?? [];
  const draft =
    noun === ''
      ? undefined
      : readFieldPhrase(word.toLowerCase() === 'whose' ? `whose ${noun}` : noun, context);
  return draft && { ...draft, phrase: text };
}

/** One field from a piece of text. */
export function draftSaid(text: string, context: string): FieldDraft | undefined {
  const plain = text.replace(LEAD, '');
  const asked = askedNoun(plain, context);
  if (asked) return asked;
  const choice = withOptions(plain);
  return choice ? listedDraft(choice, text, context) : plainDraft(text, context);
}

/** A field with the values that were listed. */
function listedDraft({ name, options }: NamedChoice, text: string, context: string): FieldDraft | undefined {
  const draft = draftSaid(name, context) ?? readFieldPhrase(nameOf(name), context);
  const listed = draft && readFieldPhrase(`"${draft.name}" (${options.join(', ')})`, context);
  return listed && { ...listed, phrase: text };
}

/** A clause that tells something and asks for no field. */
const isTold = (text: string) =>
  tokenise(text).some(({ tag, key }) => tag === 'modal' || /^(?:which|me|us|him)$/.test(key));

/** A field of one name: as it is spoken, behind a kind of value, or by its name alone. */
function plainDraft(text: string, context: string): FieldDraft | undefined {
  const isSpoken = readSpoken(tokenise(text.replace(/^(?:also|and|just)\s+/i, ''))) !== undefined;
  const typed = isSpoken ? undefined : typedAhead(text.replace(LEAD, ''));
  const read = readNamed(typed?.name ?? (isSpoken ? text : nameOf(text)), context);
  if (!read || !believable(read.draft, isSpoken || read.isQuoted)) return undefined;
  if (typed) return { ...withType(read.draft, typed.type), phrase: text };
  const isDoubtful = isTold(text) || read.score < 0.35;
  return isDoubtful && !isSpoken ? undefined : { ...byName(read.draft), phrase: text };
}

interface NamedDraft {
  readonly draft: FieldDraft;
  readonly isQuoted: boolean;
  readonly score: number;
}

/** What a name makes: as it is quoted, else as fields are read. */
function readNamed(source: string, context: string): NamedDraft | undefined {
  const quoted = /^(["'])(.+)\1$/.exec(source)?.[2];
  const reading = quoted === undefined ? readField(tokenise(source), context) : undefined;
  const draft = reading?.draft ?? readFieldPhrase(quoted === undefined ? source : `"${quoted}"`, context);
  return draft && { draft, isQuoted: quoted !== undefined, score: reading?.score ?? 1 };
}

const TYPE_ONLY = /^(?:just |only |simply )?(?:as )?(?:an? |in )?(.+?)$/i;
const KIND_OF_VALUE =
  /^(?:longer |long |short |plain |free |whole |yes\/no )*(?:text|number|tick|tick ?box|check ?box|drop-?down|(?<= )notes?)(?: field)?$/i;

/** The unit or the kind of value that an item is: 'in cm', 'a longer text'. */
function specIn(item: string): string | undefined {
  if (/^in \S+$/i.test(item)) return item.slice(3);
  const bare = item.replace(/^(?:just |only |simply |as )?(?:an? )?/i, '');
  const isKind = /^(?:as )?an? /i.test(item) && KIND_OF_VALUE.test(bare);
  return isKind ? (TYPE_ONLY.exec(bare)?.[1] ?? bare) : undefined;
}

/**
 * 'opening hours, a longer text' and 'frame size, in cm': what is said behind a comma belongs to the name before it; behind 'and' stands
 * another name.
 */
function joined(items: readonly string[], text: string): string[] {
  const result: string[] = [];
  for (const item of items) {
    const last = result.at(-1);
    const spec = text.includes(` and ${item}`) ? undefined : specIn(item);
    if (last !== undefined && spec !== undefined) result[result.length - 1] = `${last} (${spec})`;
    else result.push(item);
  }
  return result;
}

/** 'add 5 more fields' names none. */
const COUNT_ALONE = /^(?:\d+|some|several|more|another|other|a few)(?: more| other| extra)?$/i;

/** 'a deadline, no calendar' names one field, and what is not wanted. */
const hasRefusal = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key }, at) =>
      /^(?:no|without|not)$/.test(key) && at > 0 && /^(?:,|;|and|but|mark)$/.test(tokens[at - 1]?.key ?? ''),
  );

/** Whether a list of names is the values of one field: it is read whole first. */
export function draftsSaid(tokens: readonly Token[], context: string): readonly FieldDraft[] | undefined {
  if (hasRefusal(tokens)) return undefined;
  const text = wordsOf(tokens)
    .replace(/\s*[.!]+$/, '')
    .replace(/,? ?(?:please|thanks)$/i, '');
  if (text === '' || tokens.length > 45) return undefined;
  const whole = withOptions(text.replace(LEAD, ''));
  const items = whole
    ? [text]
    : joined(
        splitList(text.replace(/ and (?=(?:if|whether|when|what|who|how|which|where)\b)/gi, ', ')),
        text,
      );
  const drafts = items.map((item) => draftSaid(item, context));
  const areNamed = drafts.every((draft) => draft !== undefined && !COUNT_ALONE.test(draft.name));
  return drafts.length > 0 && areNamed ? drafts.filter((draft) => draft !== undefined) : undefined;
}

const LINKS: ReadonlySet<FieldType> = new Set(['text', 'longtext', 'person', 'number', 'integer']);

/** What adds a field: a link, where its name is that of another kind of record. */
export function addOperation(entity: Entity, draft: FieldDraft, world: World): Operation {
  const name = nameKey(singular(draft.name));
  const target = world.model.entities.find(
    (one) => one.id !== entity.id && (nameKey(one.name) === name || nameKey(singular(one.plural)) === name),
  );
  if (!target || draft.isTypeStated || !LINKS.has(draft.type))
    return { kind: 'addField', entity: entity.id, draft };
  const isTaken = world.model.entities.some(({ fields }) =>
    fields.some(({ reference }) => reference?.entity === target.id && reference.inverse === entity.plural),
  );
  const inverse = isTaken ? `${entity.plural} by ${inSentence(draft.name)}` : entity.plural;
  return {
    kind: 'relate',
    entity: entity.id,
    name: sentenceCase(draft.name),
    reference: { entity: target.id, inverse, onDelete: 'clear' },
    many: isPlural(draft.name),
    required: false,
  };
}
