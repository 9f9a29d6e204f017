import type { Coverage } from '@tessera/shared/contracts';

/** What was asked for and is not there, or not like that; what is missing comes first. */
export function missingOf(coverage: readonly Coverage[]): readonly Coverage[] {
  const order = ['missing', 'different'];
  return coverage
    .filter(({ state }) => order.includes(state))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

const moment = new Intl.DateTimeFormat('en', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** 'Saturday 14:05' */
export function untilWhen(endsAt: string): string {
  return moment.format(new Date(endsAt));
}
