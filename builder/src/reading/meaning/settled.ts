import type { Entity, Field } from '@tessera/shared/contracts';
import { nameStems } from './naming';
import { isUnderWay } from './under-way';

/** How a record says that it is over and done with: by a yes or no, by options, or by the day on which it was. */

/** The more general first: a bill that is both 'Sent' and 'Paid' is settled when it is paid. */
const ENDINGS =
  'do finish complete return back pay settle collect pick close resolve deliver hand answer fix solve handle clear send ship bring give go sell submit file repair mend sort reply'.split(
    ' ',
  );
const FINAL = new Set([...ENDINGS, 'cancel', 'archive', 'reject', 'adopt', 'refund', 'gone']);

const isEnding = (stem: string | undefined) => stem !== undefined && ENDINGS.includes(stem);

const rankOf = (field: Field) =>
  Math.min(
    ...nameStems(field.name)
      .map((stem) => ENDINGS.indexOf(stem))
      .filter((rank) => rank >= 0),
  );

function endingOf(entity: Entity, types: readonly Field['type'][], but?: Field): Field | undefined {
  return entity.fields
    .filter(
      (field) => types.includes(field.type) && field.id !== but?.id && nameStems(field.name).some(isEnding),
    )
    .sort((a, b) => rankOf(a) - rankOf(b))[0];
}

/** Options that say that nothing is left to do. */
function finalOptions(field: Field): readonly string[] {
  return (field.options ?? [])
    .filter(({ label }) => !isUnderWay(label) && nameStems(label).some((stem) => FINAL.has(stem)))
    .map(({ id }) => id);
}

/** A date that says when it was done, and is empty until then; no deadline is. */
const isPlan = (field: Field) =>
  /\b(?:due|by|until|next|deadline|planned|promised|to be|for|best|expected)\b/i.test(field.name);

/** That a record is not settled yet; undefined where nothing of it tells. `but` is the date that it is compared with. */
export function openCode(entity: Entity, but?: Field): string | undefined {
  const flag = endingOf(entity, ['boolean'], but);
  if (flag) return `not ${flag.id}`;
  const choice = entity.fields.find(
    (field) => field.type === 'choice' && field.many !== true && finalOptions(field).length > 0,
  );
  if (choice)
    return finalOptions(choice)
      .map((id) => `${choice.id} != ${id}`)
      .join(' and ');
  const date = endingOf(entity, ['date', 'datetime'], but);
  return date && !isPlan(date) && !/\bdate\b|\bday\b/i.test(date.name) ? `${date.id} is empty` : undefined;
}

/** That a record is settled. */
export function doneCode(entity: Entity): string | undefined {
  const flag = endingOf(entity, ['boolean']);
  if (flag) return flag.id;
  const choice = entity.fields.find(
    (field) => field.type === 'choice' && field.many !== true && finalOptions(field).length > 0,
  );
  if (choice)
    return finalOptions(choice)
      .map((id) => `${choice.id} = ${id}`)
      .join(' or ');
  const date = endingOf(entity, ['date', 'datetime']);
  return date && !isPlan(date) && !/\bdate\b|\bday\b/i.test(date.name)
    ? `${date.id} is not empty`
    : undefined;
}
