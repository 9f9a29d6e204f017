import type { FailedCheck, VersionChecks } from '@tessera/shared/contracts';
import { formatNumber } from '@tessera/shared/ui';

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

/** Why an application does not start, in one sentence; undefined where it does. */
export function brokenSentence({ broken, failed }: VersionChecks): string | undefined {
  if (broken === undefined) return undefined;
  const edit = failed.map(editBefore).find(Boolean);
  return edit === undefined
    ? `The application does not start: ${broken}`
    : `The application has not started since you edited ${edit}: ${broken}`;
}

export interface FailingGroup {
  /** '2 checks still failing since you edited src/App.tsx', where that is known. */
  readonly since: string | undefined;
  readonly checks: readonly FailedCheck[];
}

/** What fails, by the hand edit since which it does. What the version itself broke, or nobody knows more of, comes first. */
export function failingGroups(failed: readonly FailedCheck[]): readonly FailingGroup[] {
  const edits = new Set([undefined, ...failed.map(editBefore)]);
  return [...edits].flatMap((edit) => {
    const checks = failed
      .filter((check) => editBefore(check) === edit)
      .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
    if (checks.length === 0) return [];
    const noun = checks.length === 1 ? 'check' : 'checks';
    const since = edit && `${formatNumber(checks.length)} ${noun} still failing since you edited ${edit}`;
    return [{ since, checks }];
  });
}

/** What was edited in an earlier version that a check fails since: 'src/App.tsx and 2 other files'. */
function editBefore({ isNew, since }: FailedCheck): string | undefined {
  if (isNew || !since) return undefined;
  if (since.others === 0) return since.path;
  return `${since.path} and ${formatNumber(since.others)} other ${since.others === 1 ? 'file' : 'files'}`;
}
