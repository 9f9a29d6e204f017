import type { Token } from '../../language/token';
import type { FieldDraft } from '../../words/field-draft';
import { stems } from '../../words/stems';
import type { RecordReading } from '../records/records';

/** A name that nobody knows is a number where the text reckons with it: 'average nitrate', 'if nitrate goes above 40'. */

const FIGURES = /^(?:average|mean|total|sum|highest|lowest|largest|smallest|maximum|minimum|biggest)$/;
const COMPARED = /^(?:above|below|over|under|exceeds?|than|reaches|beyond|least|most)$/;
const FAR = 3;

/** The words of a name at a place of a text. */
function isAt(tokens: readonly Token[], at: number, name: readonly string[]): boolean {
  return name.every(
    (word, offset) => tokens[at + offset]?.lemma === word || tokens[at + offset]?.key === word,
  );
}

function isReckoned(tokens: readonly Token[], name: readonly string[]): boolean {
  return tokens.some((_, at) => {
    if (name.length === 0 || !isAt(tokens, at, name)) return false;
    const before = tokens.slice(Math.max(0, at - FAR), at);
    const behind = tokens.slice(at + name.length, at + name.length + FAR + 1);
    const isFigure = before.some(({ key }) => FIGURES.test(key));
    const isCompared =
      behind.some(({ key }) => COMPARED.test(key)) && behind.some(({ tag }) => tag === 'number');
    return isFigure || isCompared;
  });
}

const isOpen = ({ type, isTypeStated, isKnown }: FieldDraft) => type === 'text' && !isTypeStated && !isKnown;

/** Gives fields of plain text that are reckoned with in a text the type of a number. */
export function settleNumbers(records: readonly RecordReading[], lines: readonly (readonly Token[])[]): void {
  for (const { fields } of records)
    fields.forEach((field, index) => {
      const name = stems(field.name);
      const isNumber = isOpen(field) && lines.some((tokens) => isReckoned(tokens, name));
      if (isNumber) fields[index] = { ...field, type: 'number' };
    });
}
