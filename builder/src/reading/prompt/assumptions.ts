import type { Entity } from '@tessera/shared/contracts';
import { typeGuess } from '../../operations/type-words';
import { inSentence } from '../../words/casing';
import { isGuess, type FieldDraft } from '../../words/field-draft';
import { listOf } from '../../words/text';
import type { RecordReading } from '../records/records';

/** What was taken for granted where a prompt says nothing, one sentence each without its full stop. */

/** Of a currency that nobody named. */
export const CURRENCY_GUESS = "Amounts are in US dollars; say 'use euros' to change that";

/** Options and scales that nobody stated are guesses worth showing. */
export function guesses(fields: readonly FieldDraft[]): string[] {
  return fields
    .filter(
      (field) =>
        isGuess(field) && (field.type === 'choice' || (field.type === 'rating' && field.min !== undefined)),
    )
    .map(({ name, type, options = [], min, max }) =>
      typeGuess({
        name,
        type,
        options: options.map((label) => ({ id: 'o1', label })),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      }),
    );
}

/** Fields that nobody named. */
function unnamed({ plural, fields }: Entity): string {
  return `No fields were named for ${inSentence(plural)}, so they have ${listOf(fields.map(({ name }) => inSentence(name)))}`;
}

export function assumptionsOf(records: readonly RecordReading[], entities: readonly Entity[]): string[] {
  const named = records.flatMap(({ fields }) => fields);
  const isNamed = (at: number) => (records[at]?.fields.length ?? 0) > 0;
  const hasMoney = entities.some(({ fields }) => fields.some(({ type }) => type === 'money'));
  return [
    ...entities.flatMap((entity, at) => (isNamed(at) ? [] : [unnamed(entity)])),
    ...guesses(named),
    ...(hasMoney && !named.some(({ currency }) => currency) ? [CURRENCY_GUESS] : []),
  ];
}
