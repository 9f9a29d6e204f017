import { guessType } from '../field-type';
import { readSpec } from '../value-spec';
import { areFields, areTables, type Rewrite } from './rewrite-helpers';
import { resolveField } from './scope';
import { COMPARISONS } from '../lists/edits';
import { pattern } from '../pattern';

const BOUND = pattern('i')`
  ^(?:the )?(.+?)\s+(?:
    can't|cannot|can not|can never|must not|mustn't|must never|should not|shouldn't|should never
    |may not|may never
  )\s+(?:be |go |get |have )?(${COMPARISONS})(?: than)?\s+(-?[\d.]+)\b.*$
`;

/** 'minutes can't be more than 240'. */
const bounded: Rewrite = (clause) => {
  const [, noun = '', how = '', value = ''] = BOUND.exec(clause) ?? [];
  if (!noun) return undefined;
  const isLeast = /^(?:less|lower|smaller|fewer|under|below|shorter)$/i.test(how);
  return [`limit ${noun} to ${isLeast ? 'at least' : 'at most'} ${value}`];
};

/** 'make it dark with a teal accent'. */
const modeAndAccent: Rewrite = (clause, _scope, understands) => {
  const [, mode = '', accent = ''] =
    /^((?:make|use|show|display|present|turn|set|switch|go|it|everything|dark|light)\b.*?),?\s+(?:with|and|plus)\s+(?:an? |the )?(.+)$/i.exec(
      clause,
    ) ?? [];
  const look = `use ${accent}`;
  const isAccent = /\b(?:accents?|colou?rs?|buttons?|highlights?)\b/i.test(accent);
  return isAccent && understands(mode) && understands(look) ? [mode, look] : undefined;
};

/** 'can status have a fourth option'. */
const canHave: Rewrite = (clause) => {
  const [, noun = '', rest = ''] =
    /^can\s+(?:the |my )?(.+?)\s+(?:have|get|include)\s+(.+)$/i.exec(clause) ?? [];
  return noun && !/^(?:i|we|you)$/i.test(noun) ? [`${noun} should have ${rest}`] : undefined;
};

const ADD_BETWEEN =
  /^((?:add|insert|include|put)\s+.+?)\s+(?:in )?between\s+(?:the )?(.+?)\s+and\s+(?:the )?(.+)$/i;

/** 'add a difficulty between cuisine and prep time'. */
const addedBetween: Rewrite = (clause, scope) => {
  const [, add = '', one = '', other = ''] = ADD_BETWEEN.exec(clause) ?? [];
  return areFields(scope, one, other) ? [add.replace(/^put/i, 'add'), `move it after ${one}`] : undefined;
};

const VIEW_TWICE =
  /^((?:show|display|present|open)\s+(?:the )?(.+?)\s+as\s+.+?),?\s+and\s+(?:the )?(.+?)\s+(as\s+.+)$/i;

/** 'show books as a list and loans as cards'. */
const viewedTwice: Rewrite = (clause, scope) => {
  const [, first = '', one = '', other = '', view = ''] = VIEW_TWICE.exec(clause) ?? [];
  return areTables(scope, one, other) ? [first, `show ${other} ${view}`] : undefined;
};

/** 'replace rating with stars from 1 to 10' states a new type and no new name. */
const replacedByType: Rewrite = (clause, scope) => {
  const [, noun = '', value = ''] =
    /^(?:replace|swap)\s+(?:the )?(.+?)\s+(?:with|by|for)\s+(.+)$/i.exec(clause) ?? [];
  const spec = areFields(scope, noun) ? readSpec(value) : undefined;
  return spec?.type !== undefined && /\d|\b(?:an?|type)\b|^(?:stars|text|numbers?)$/i.test(value)
    ? [`change ${noun} to ${value}`]
    : undefined;
};

const TYPED_BY_NAME = new Map([
  ['date', 'a date'],
  ['datetime', 'a date and time'],
  ['email', 'an email'],
  ['url', 'a link'],
  ['phone', 'a phone number'],
]);

/** 'vaccinated -> vaccination date': a new name, and the type that the name tells. */
const arrow: Rewrite = (clause, scope, understands) => {
  const [, noun = '', name = ''] = /^(?:the )?(.+?)\s*(?:->|=>|→)\s*(.+)$/.exec(clause) ?? [];
  if (!areFields(scope, noun) || understands(clause)) return undefined;
  const type = TYPED_BY_NAME.get(guessType(name).type);
  const isOther = type !== undefined && resolveField(noun, scope)?.field.type !== guessType(name).type;
  return [`rename ${noun} to ${name}`, ...(isOther ? [`make it ${type}`] : [])];
};

/** 'cost may be left empty but done on is mandatory': two wishes with a verb each. */
export const twoWishes: Rewrite = (clause, _scope, understands) => {
  if (understands(clause)) return undefined;
  for (const match of clause.matchAll(/,?\s+(?:and|but|while|whereas)\s+/gi)) {
    const left = clause.slice(0, match.index);
    const right = clause.slice(match.index + match[0].length);
    const hasVerb = /\s(?:is|are|should|must|may|can|needs?|has|have)\s/i.test(right);
    if (hasVerb && understands(left) && understands(right)) return [left, right];
  }
  return undefined;
};

/** Wishes about the value, the place or the look of one thing, in the order in which they are tried. */
export const VALUE_REWRITES: readonly Rewrite[] = [
  addedBetween,
  viewedTwice,
  replacedByType,
  arrow,
  bounded,
  modeAndAccent,
  canHave,
];
