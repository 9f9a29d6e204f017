import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { isPlural } from '../../words/inflect';
import { readField } from '../fields/read-field';
import { bareNoun } from './records';
import { unitsOf, type Unit } from '../text/units';

/** A kind of record and the list of its fields: 'Bands - name, genre', 'characters (name, player)', 'Pupils: name, email'. */
export interface RecordList {
  readonly noun: string;
  /** The whole head: 'the frames on them'. */
  readonly head: readonly Token[];
  readonly list: readonly Token[];
}

const OPEN = /^[([{]$/;
const CLOSE = /^[)\]}]$/;
export const BEFORE_LIST = /^(?:[:=–—-]|[-=]+>|→|⇒)$/;

function isApart(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    before !== undefined &&
    token !== undefined &&
    after !== undefined &&
    token.start > before.end &&
    after.start > token.end
  );
}

const opensList = (tokens: readonly Token[], index: number): boolean => {
  const key = tokens[index]?.key ?? '';
  return OPEN.test(key) || (BEFORE_LIST.test(key) && (key !== '-' || isApart(tokens, index)));
};

const isNameToken = ({ tag, key }: Token) =>
  key !== 'with' && !/^(?:verb|verbs|be|modal|pronoun|question|do|have|link|not|mark)$/.test(tag);

/** A line that is nothing else but a kind of record with its fields. */
export function recordLine(tokens: readonly Token[]): RecordList | undefined {
  const at = tokens.findIndex((_, index) => index > 0 && opensList(tokens, index));
  if (at < 1 || at > 7) return undefined;
  const close = OPEN.test(tokens[at]?.key ?? '')
    ? tokens.findIndex((token, index) => index > at && CLOSE.test(token.key))
    : tokens.length;
  // Words behind the bracket would be lost.
  if (close < 0 || (close < tokens.length && close < tokens.length - 2)) return undefined;
  return recordList(tokens.slice(0, at), tokens.slice(at + 1, close));
}

/** A head and a list, where they are a kind of record and its fields rather than a field and its values. */
export function recordList(head: readonly Token[], list: readonly Token[]): RecordList | undefined {
  const plain = head.filter(({ key }) => !/^(?:also|then|and|plus|the|my|our)$/.test(key));
  if (plain.length === 0 || plain.length > 6 || !plain.every(isNameToken)) return undefined;
  const noun = bareNoun(head);
  if (noun === undefined) return undefined;
  return isListOfFields(noun, unitsOf(list), head.at(-1)) ? { noun, head, list } : undefined;
}

/** Several items that are names of fields. */
export function isListOfFields(noun: string, units: readonly Unit[], last: Token | undefined): boolean {
  const items = units.map(({ tokens }) => tokens).filter((tokens) => tokens.length > 0);
  const share = knownShare(items);
  if (items.length < 2) return items.length === 1 && isPlural(noun) && share === 1;
  const own = readField(tokenise(noun), '');
  const isField = own?.draft.isKnown === true && !isPlural(noun);
  return share + (last?.tag === 'plural' || isPlural(noun) ? 0.35 : 0.05) - (isField ? 0.5 : 0) >= 0.6;
}

const knownShare = (items: readonly (readonly Token[])[]) =>
  items.filter((tokens) => {
    const reading = readField(tokens, '');
    return (
      reading !== undefined && (reading.draft.isKnown || reading.draft.isTypeStated) && reading.score > 0.5
    );
  }).length / Math.max(items.length, 1);

/** A head with its list in brackets: 'my doctoral students (name, topic, started)'. */
export function bracketed(tokens: readonly Token[]): RecordList | undefined {
  const at = tokens.findIndex(({ key }) => OPEN.test(key));
  const close = tokens.findLastIndex(({ key }) => CLOSE.test(key));
  if (at < 1 || close < tokens.length - 2) return undefined;
  return recordList(tokens.slice(0, at), tokens.slice(at + 1, close));
}
