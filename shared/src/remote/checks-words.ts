import type { FailedCheck, VersionChecks } from '../contracts';
import { formatNumber } from '../ui/format';

/**
 * '11 checks passing · 2 failing · 5 not tried yet': what is known of a version, the same wherever it is said. Nothing where the
 * application does not start, which is a sentence of its own.
 */
export function checksLine({ passed, failed, untried, waiting, broken }: VersionChecks): string {
  if (broken !== undefined) return '';
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

/** Why an application does not start, and since when checks fail; undefined where it does start. */
export function brokenSentence({ broken, failed }: VersionChecks): string | undefined {
  if (broken === undefined) return undefined;
  const edit = failed.map(editBefore).find(Boolean);
  const why = `The application does not start: ${broken}`;
  // It may have started since then, and failed elsewhere.
  return edit === undefined ? why : `${why.replace(/\.$/, '')}. Checks have failed since ${edit} changed.`;
}

/** What changed by hand, here or at GitHub, in an earlier version that a check fails since: 'src/App.tsx and 2 other files'. */
export function editBefore({ isNew, since }: FailedCheck): string | undefined {
  if (isNew || !since) return undefined;
  if (since.others === 0) return since.path;
  return `${since.path} and ${formatNumber(since.others)} other ${since.others === 1 ? 'file' : 'files'}`;
}
