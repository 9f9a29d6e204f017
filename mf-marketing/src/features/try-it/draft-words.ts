import type { Coverage, VersionChecks } from '@tessera/shared/contracts';
import { formatNumber } from '@tessera/shared/ui';

/** '14 checks passing · 2 failing': what was observed, as the builder says it. */
export function toldOfChecks({ passed, failed, untried, waiting, broken }: VersionChecks): string {
  if (broken !== undefined) return `It does not start: ${broken}`;
  const counts: readonly [number, string][] = [
    [passed, 'passing'],
    [failed.length, 'failing'],
    [untried.length, 'could not be tried'],
    [waiting, 'not tried yet'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, state], place) => {
      const noun = count === 1 ? ' check' : ' checks';
      return `${formatNumber(count)}${place === 0 ? noun : ''} ${state}`;
    })
    .join(' · ');
}

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
