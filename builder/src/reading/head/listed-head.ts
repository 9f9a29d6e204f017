import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import { guessType } from '../../words/field-type';
import { SENTENCE_OPENINGS } from '../../words/lists/grammar';
import { pattern } from '../../words/pattern';

function fieldShare(items: readonly string[]): number {
  const known = items.filter((item) => {
    const name = item
      .replace(/[(:].*$/s, '')
      .replace(/^(?:an?|the)\s+/i, '')
      .trim();
    const guess = guessType(name);
    const draft = readFieldPhrase(item);
    const isStated = draft !== undefined && (draft.isTypeStated || draft.unit !== undefined);
    return guess.by === 'lexicon' || guess.by === 'pattern' || isStated || /[(:]/.test(item);
  });
  return items.length === 0 ? 0 : known.length / items.length;
}

const SENTENCE_WORD = pattern(
  'i',
)`^(?:${SENTENCE_OPENINGS}|show(?!,))\b|^(?:i|we|users?) (?:can|want|need|should|like|would)\b`;

/** True for text that is nothing but the names of fields, two at least. */
function isBareList(text: string): boolean {
  const items = splitList(text);
  const isShort = items.every(
    (item) =>
      item
        .replace(/\(.*?\)|:.*$/g, '')
        .trim()
        .split(' ').length <= 6,
  );
  return items.length >= 2 && isShort && !SENTENCE_WORD.test(text) && fieldShare(items) >= 0.4;
}

const LISTED = /^[^,.:;]{2,60}(?::|\s-)\s+([^:]*,[^:]*,.*)$/s;

/** 'Bakery complaints book: customer, date, product': what is kept, and at least three names of fields. */
export function isListedHead(sentence: string): boolean {
  const list = LISTED.exec(sentence)?.[1];
  return list !== undefined && isBareList(list);
}
