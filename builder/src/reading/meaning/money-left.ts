import type { Entity, Field } from '@tessera/shared/contracts';
import type { World } from '../world';
import { listsOf } from './lists';

/** What is still open of an amount: the price less what was paid, in the record or in its payments. */

const GIVEN =
  /\b(?:deposit|paid|received|advance|down ?payment|prepaid|pre-?payment|acompte|spent|so far|used|discount|cost|costs)\b/i;
const WHOLE = /\b(?:total|price|amount|fee|sum|agreed|charge|bill|due|budget|value|quote)\b/i;
const PAYMENT = /\b(?:payment|deposit|instalment|installment|receipt|transaction|expense|cost)s?\b/i;

export function moneyLeft(entity: Entity, world: World): string | undefined {
  const money = entity.fields.filter(({ type }) => type === 'money');
  const given = money.filter(({ name }) => GIVEN.test(name));
  const others = money.filter((field) => !given.includes(field));
  const whole = pick(others);
  const [one, more] = given;
  if (whole && one && !more) return `${whole.id} - ${one.id}`;
  if (whole && one && more) {
    const paid = given.filter(({ name }) => /\b(?:deposit|paid|received|advance)\b/i.test(name));
    return paid.length === 1 && paid[0] ? `${whole.id} - ${paid[0].id}` : undefined;
  }
  return whole && lessPayments(whole, entity, world);
}

const pick = (fields: readonly Field[]): Field | undefined =>
  fields.length === 1
    ? fields[0]
    : (fields.find(({ name }) => /\btotal\b/i.test(name)) ??
      (fields.filter(({ name }) => WHOLE.test(name)).length === 1
        ? fields.find(({ name }) => WHOLE.test(name))
        : undefined));

function lessPayments(whole: Field, entity: Entity, world: World): string | undefined {
  const lists = listsOf(entity, world).filter((list) => PAYMENT.test(list.entity.name));
  const [list, more] = lists;
  const amounts = list?.entity.fields.filter(({ type }) => type === 'money') ?? [];
  const [amount, second] = amounts;
  return list && !more && amount && !second ? `${whole.id} - sum(${amount.id} in ${list.code})` : undefined;
}
