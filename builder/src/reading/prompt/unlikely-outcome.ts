import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Operation } from '../../operations/operation';
import { guessType } from '../../words/field-type';
import type { Outcome } from '../rule';
import type { World } from '../world';

/** What a reader made of words that say something else: told as not understood, it is no false claim. */

const STATES = /\b(?:outstanding|owed|owing|un\w{3,}ed|unpaid|unsold)\b/gi;
/** A chart of everything is no progress bar. */
const UNBUILT = /\bprogress (?:bar|ring|circle)s?\b/i;
const SAYS_ONCE =
  /\b(?:unique|twice|duplicates?|doubles?|dupes?|same|once|different|distinct|no two|only one|one \w+ (?:per|a|each)|exist(?:s|ing)? already|repeat(?:s|ed)?)\b/i;

/** 'how much is outstanding' where nothing says what is paid: the total of all would be another answer. */
function ignoresState(phrase: string, operations: readonly Operation[], model: ApplicationModel): boolean {
  const drafts = operations.flatMap((one) => (one.kind === 'addPart' ? [JSON.stringify(one.draft)] : []));
  if (drafts.length === 0) return false;
  const known = JSON.stringify(model.entities.map(({ fields }) => fields)).toLowerCase();
  return [...phrase.matchAll(STATES)].some(([word]) => {
    const stem = word.toLowerCase().replace(/^un(?=\w{4})|ed$/g, '');
    const isTold = drafts.some((draft) => draft.includes('"where"')) && !/^un/i.test(word);
    return !known.includes(stem) && !isTold;
  });
}

/** 'at most 2 hours per booking' asks for a limit, and 'cannot overlap' for more than that no day comes twice. */
const isNoUnique = (phrase: string, operations: readonly Operation[]) =>
  operations.some(({ kind }) => kind === 'setUnique') && !SAYS_ONCE.test(phrase);

/** The number of a parking space is a text, though 'income' would be easier to work out if it were none. */
function retypesKnown(operations: readonly Operation[], model: ApplicationModel): boolean {
  const fields = model.entities.flatMap((entity) => entity.fields);
  const isComputing = operations.some(({ kind }) => kind === 'setComputed');
  return operations.some((operation) => {
    const field = operation.kind === 'retypeField' && fields.find(({ id }) => id === operation.field);
    return isComputing && field && field.type === 'text' && guessType(field.name).by === 'lexicon';
  });
}

export function isUnlikely(phrase: string, outcome: Outcome, { model }: World): boolean {
  const operations = 'operations' in outcome ? outcome.operations : [];
  return (
    (operations.length > 0 && UNBUILT.test(phrase)) ||
    ignoresState(phrase, operations, model) ||
    isNoUnique(phrase, operations) ||
    retypesKnown(operations, model)
  );
}
