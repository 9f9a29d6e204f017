import type { Token } from '../../language/token';
import { isPlural } from '../../words/inflect';
import { splitList } from '../../words/field-list';
import { readField } from '../fields/read-field';
import { bareNoun } from '../records/records';
import { wordsOf } from '../rule';
import { unitsOf, type Unit } from '../text/units';

/** What a line is by its form alone: a heading over fields, a title, a bare list of names, one item. */

const FIELDS_HEADING =
  /^(?:the |my )?(?:fields?|columns?|details?|info|information|data|attributes?|properties)(?: (?:are|needed|required|i need|we need))?$/i;
const OTHER_HEADING =
  /^(?:view|rule|note|requirement|feature|wish|extra|behaviour|must|nice|filter|chart)s?(?: |$)/;
const NAME_TAGS = /^(?:noun|plural|adjective|article|owner|ing|past|number|quoted)$/;

export const isFieldsHeading = (text: string): boolean => FIELDS_HEADING.test(text);

/** The kind of record that a heading names: 'Dancers:'. The first line of all is what the application is, unless it names many. */
export function recordHeading(tokens: readonly Token[], isFirst: boolean): string | undefined {
  const noun = bareNoun(tokens);
  const isName = tokens.length <= 4 && tokens.every(({ tag }) => NAME_TAGS.test(tag));
  if (noun === undefined || !isName || OTHER_HEADING.test(noun) || (isFirst && !isPlural(noun)))
    return undefined;
  return noun;
}

/** An item of a list is one field, unless a clause stands in it. */
export function unitsOfItem(tokens: readonly Token[]): readonly Unit[] {
  const units = unitsOf(tokens);
  const text = wordsOf(tokens);
  // 'keep / give away / sell' are the values of one field.
  if (units.length > 1 && units.slice(1).every(({ before }) => before === '/')) return units;
  const isShort = !/[,;:]/.test(text) && tokens.length <= 7;
  const isOne = units.length > 1 && (isShort || splitList(text).length === 1);
  return isOne ? [{ tokens, before: '' }] : units;
}

const isKnownName = ({ tokens }: Unit) =>
  tokens.some(({ tag }) => tag !== 'number' && tag !== 'mark') &&
  readField(tokens, '')?.draft.isKnown === true;

/** 'name, maker, scoville, stars': nothing but short names. */
export function isBareList(units: readonly Unit[]): boolean {
  if (units.length < 3 || units.some(({ tokens }) => tokens.length > 6)) return false;
  return units.filter(isKnownName).length / units.length > 0.4;
}

const isTitleToken = ({ tag, key }: Token) =>
  NAME_TAGS.test(tag) || tag === 'preposition' || /^[.:&'/]$/.test(key);

/** 'Subscriptions.' or 'Uniforms, town brass band' above the rest: what it is about. */
export function isTitle(units: readonly Unit[]): boolean {
  const isName = ({ tokens }: Unit) => tokens.length <= 7 && tokens.every(isTitleToken);
  return units.length <= 3 && units.every(isName) && units.filter(isKnownName).length < 2;
}
