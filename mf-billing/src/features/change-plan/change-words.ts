import type { PlanChange, PlanPeriod, PlanType, Subscription } from '@tessera/shared/contracts';
import { formatMoney, formatNumber } from '@tessera/shared/ui';
import { formatDay } from '../../lib/day';
import { planOf } from '../../lib/plan-words';

export interface Choice {
  readonly type: PlanType;
  readonly period: PlanPeriod;
}

/** What the change does today and at the end of the period, a sentence each. */
export function wordsOf(change: PlanChange, choice: Choice, subscription: Subscription): string[] {
  switch (change.kind) {
    case 'current':
      return currentWords(subscription);
    case 'now':
      return nowWords(change, planOf(choice.type).name);
    case 'periodEnd':
      return laterWords(change, choice, subscription);
  }
}

function currentWords({ planName, endsAt }: Subscription): string[] {
  const until = endsAt === null ? '' : ` It is paid until ${formatDay(endsAt)}.`;
  return [`You are on ${planName}. Nothing changes.${until}`];
}

function nowWords(
  { amountToday, amountNext, startsAt, endsAt, credits }: PlanChange,
  name: string,
): string[] {
  const next = endsAt === null ? '' : `, ${formatMoney(amountNext)} from ${formatDay(endsAt)}`;
  const isLater = Date.parse(startsAt) > Date.now() + 60_000;
  return [
    `${formatMoney(amountToday)} today${next}.`,
    isLater
      ? `${name} goes on from ${formatDay(startsAt)}${endsAt === null ? '' : ` until ${formatDay(endsAt)}`}.`
      : `${name} begins as soon as you have paid${endsAt === null ? '' : ` and is paid until ${formatDay(endsAt)}`}.`,
    ...(credits > 0 ? [`You get ${formatNumber(credits)} credits right away.`] : []),
    'We never charge you automatically: you are asked before each period.',
  ];
}

function laterWords(
  { startsAt, amountNext }: PlanChange,
  { type, period }: Choice,
  now: Subscription,
): string[] {
  const { name } = planOf(type);
  const price = `${formatMoney(amountNext)} ${period === 'monthly' ? 'a month' : 'a year'}`;
  return [
    'Nothing to pay today.',
    `You keep ${now.planName} until ${formatDay(startsAt)}.`,
    type === 'starter'
      ? 'Then you are on Starter, which costs nothing. Your applications and your credits stay.'
      : `Then ${name} begins once you have paid for it: ${price}. Without a payment you are on Starter.`,
    'You can take that back until then.',
  ];
}

/** The verb of what the payment does. */
export function payLabel({ type, period }: Choice, subscription: Subscription): string {
  const { name } = planOf(type);
  if (type !== subscription.planType) return `Upgrade to ${name}`;
  return period === subscription.period ? `Renew ${name}` : `Pay ${name} by the year`;
}
