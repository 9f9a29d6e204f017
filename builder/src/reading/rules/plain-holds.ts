import type { FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { draftField, type FieldDraft } from '../../words/field-draft';
import { readFieldPhrase } from '../../words/field-phrase';
import { optionLabel, readOptions, typeWord } from '../../words/value-spec';
import { unitOf } from '../../words/units';
import { wordsOf } from '../rule';
import { draftSaid, MORE_TYPES, withType } from './edit-drafts';

/** What is said of what a field holds, beside its name: 'as a duration', ', several lines of text', 'with the choices a and b'. */

interface Holding {
  readonly type?: FieldType;
  readonly unit?: string;
  readonly options?: readonly string[];
}

const PLAIN = /^(?:(?:a|an|the|just|only|simply|as|for|which is|that is|being|so) )+/i;
const SAID_LONGER: readonly (readonly [RegExp, FieldType])[] = [
  [
    /^(?:several|multiple|many|a few|some|more|two|three) (?:lines|paragraphs)(?: of (?:free )?text)?$/i,
    'longtext',
  ],
  [/^(?:a )?(?:lot|bit) of text$|^longer (?:free )?texts?$/i, 'longtext'],
  [/^(?:one|single|short|a) lines?(?: of text)?$|^short text$/i, 'text'],
  [/^(?:the )?(?:time(?: of (?:the )?day)?|clock time)(?: only)?$/i, 'time'],
  [/^(?:the )?(?:date|day)(?: only)?(?: without (?:a |the )?time)?$/i, 'date'],
  [/^(?:the )?date and time$|^(?:a )?date with (?:a |the )?time$/i, 'datetime'],
  [/^whole numbers?$/i, 'integer'],
  [/^yes (?:or|and) no$/i, 'boolean'],
  [/^(?:duration|length of time|amount of time|hours and minutes)$/i, 'duration'],
];
const COUNTED = /^(whole numbers?|numbers?|amount|count) (?:of|in) (.+)$/i;

/** 'whole number of days' */
function countedIn(bare: string): Holding | undefined {
  const [, number = '', of = ''] = COUNTED.exec(bare) ?? [];
  const unit = unitOf(of) ?? (/^[a-z]+$/i.test(of) ? of : undefined);
  return unit === undefined ? undefined : { type: /^whole/i.test(number) ? 'integer' : 'number', unit };
}

/** The kind of value that words say, and nothing beside it. */
function typeSaid(text: string): Holding | undefined {
  const bare = text.replace(PLAIN, '').trim();
  const longer = SAID_LONGER.find(([words]) => words.test(bare))?.[1];
  const type = longer ?? typeWord(bare) ?? MORE_TYPES.get(bare.toLowerCase());
  return countedIn(bare) ?? (type && { type });
}

const LIST_WORD = '(?:choices|options|values|answers|possibilities|selections)';
const OPTIONS = new RegExp(
  `^(?:(?:with|having|offering|and|,) )*(?:the |these |following |possible )*${LIST_WORD}(?: of| are|:)? ?:? ?(.+)$`,
  'i',
);

/** The options that are listed, each of few words. */
function optionsOf(list: string): readonly string[] | undefined {
  const options = readOptions(list).map(optionLabel);
  return options.length > 1 && options.every((one) => one.split(' ').length <= 4) ? options : undefined;
}

const CONTROL = /^(?:dropdown|select|picklist|choice|list)$/;
/** 'a login, a note' are two names: a note is what it holds only where that is said with more words. */
const NAME_TOO = /^(?:an? )?notes?$/i;
const isBox = (token: Token | undefined) => /^(?:field|column|box|input)$/.test(token?.key ?? '');

/** 'with the choices a and b', and behind a control 'with a and b'. */
function listedAt(tokens: readonly Token[], at: number): Holding | undefined {
  const listed = OPTIONS.exec(wordsOf(tokens.slice(at)))?.[1];
  const isControl = tokens.slice(0, at).some((token) => CONTROL.test(token.key));
  const list = listed ?? (isControl ? wordsOf(tokens.slice(at + 1)) : undefined);
  const options = list === undefined ? undefined : optionsOf(list);
  return options && { options };
}

const CHOICE_OF =
  /^(?:an? )?(?:choice|drop-?\s?down|selection|select|pick ?list|list)(?: list| field)? (?:of|between|from|with) (.+)$/i;

/** 'a choice between box, bag and tube' */
function choiceOf(text: string): Holding | undefined {
  const [, list = ''] = CHOICE_OF.exec(text) ?? [];
  const options = optionsOf(list);
  return options && { options };
}

/** 'a priority for orders: low, normal or urgent': of what is said to be somewhere, and is no field without a name. */
function colonAt(tokens: readonly Token[], at: number): Holding | undefined {
  const isPlaced = tokens.slice(1, at).some(({ key }) => /^(?:to|on|in|for|of)$/.test(key));
  const options = isPlaced ? optionsOf(wordsOf(tokens.slice(at + 1))) : undefined;
  return options && { options };
}

/** What stands at a place says what the field holds that is named before it. */
function holdingAt(tokens: readonly Token[], at: number): Holding | undefined {
  const key = tokens[at]?.key ?? '';
  if (key === 'with') return listedAt(tokens, at);
  if (key === ':') return colonAt(tokens, at);
  const isJoint = key === ',' || key === 'as' || (key === 'for' && isBox(tokens[at - 1]));
  const text = wordsOf(tokens.slice(at + 1));
  if (key === ',' && NAME_TOO.test(text)) return undefined;
  return isJoint ? (choiceOf(text) ?? typeSaid(text)) : undefined;
}

export interface Held {
  /** What stands before it: the name, and maybe where the field is. */
  readonly what: readonly Token[];
  readonly holds: Holding;
}

/** 'the blood type of patients (A, B)': what stands in brackets behind where it is. */
export function bracketBehind(
  tokens: readonly Token[],
): { readonly what: readonly Token[]; readonly inside: readonly Token[] } | undefined {
  const from = tokens.findIndex(({ key }) => /^[([]$/.test(key));
  const isLast = /^[)\]]$/.test(tokens.at(-1)?.key ?? '') && from > 0;
  return isLast ? { what: tokens.slice(0, from), inside: tokens.slice(from) } : undefined;
}

/** Where the name ends and what is said of the field begins; undefined where nothing is. */
export function heldBehind(said: readonly Token[]): Held | undefined {
  const tokens = said.at(-1)?.key === ',' ? said.slice(0, -1) : said;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const holds = holdingAt(tokens, at);
    if (holds) return { what: tokens.slice(0, at), holds };
  }
  return undefined;
}

/** A field of a name that holds what was said. */
export function draftHolding(
  name: readonly Token[],
  holds: Holding,
  context: string,
): FieldDraft | undefined {
  const plain = name.filter(
    ({ key }, at) => !(at === name.length - 1 && (CONTROL.test(key) || isBox(name[at]))),
  );
  const draft = draftSaid(wordsOf(plain), context);
  if (!draft) return undefined;
  if (holds.options) {
    const listed = readFieldPhrase(`"${draft.name}" (${holds.options.join(', ')})`, context);
    return listed && { ...listed, options: holds.options, phrase: wordsOf(name) };
  }
  // 'calories as a number': the name may know better which number it is.
  const typed = holds.type === undefined ? draft : withType(draft, holds.type);
  return holds.unit === undefined ? typed : { ...typed, unit: holds.unit };
}

const NAMED = /^(?:called|named|labelled|titled)$/;
const OF_FIELD = /^(?:(?:a|an|the|another|new|extra|one|more) )*(.*?) ?(?:field|column|box|entry|input)?$/i;

/** 'a date and time field called Checked in at': a kind of value, then a name that may be anything. */
export function draftCalled(tokens: readonly Token[], context: string): FieldDraft | undefined {
  const at = tokens.findIndex(({ key }, place) => place > 0 && place < tokens.length - 1 && NAMED.test(key));
  if (at < 0 || tokens.length - at > 7) return undefined;
  const [, kind = ''] = OF_FIELD.exec(wordsOf(tokens.slice(0, at))) ?? [];
  const type = typeSaid(kind)?.type;
  const name = wordsOf(tokens.slice(at + 1));
  return type && draftField(name, { type }, wordsOf(tokens), context);
}

/** 'a "last cooked" date': the name is quoted, and what it holds stands behind. */
export function draftQuoted(tokens: readonly Token[], context: string): FieldDraft | undefined {
  const words = tokens.filter(({ tag }) => tag !== 'article');
  const type = words.length > 1 && words[0]?.tag === 'quoted' ? typeWord(wordsOf(words.slice(1))) : undefined;
  return type && draftField(wordsOf(words.slice(0, 1)), { type }, wordsOf(tokens), context);
}
