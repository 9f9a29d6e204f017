import type { FailedCheck } from '@tessera/shared/contracts';
import { editBefore } from '@tessera/shared/remote';
import { formatNumber } from '@tessera/shared/ui';

export interface FailingGroup {
  /** '2 checks still failing since src/App.tsx changed', where that is known. */
  readonly since: string | undefined;
  readonly checks: readonly FailedCheck[];
}

/** What fails, by the files since whose change it does. What the version itself broke, or nobody knows more of, comes first. */
export function failingGroups(failed: readonly FailedCheck[]): readonly FailingGroup[] {
  const edits = new Set([undefined, ...failed.map(editBefore)]);
  return [...edits].flatMap((edit) => {
    const checks = failed
      .filter((check) => editBefore(check) === edit)
      .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
    if (checks.length === 0) return [];
    const noun = checks.length === 1 ? 'check' : 'checks';
    const since = edit && `${formatNumber(checks.length)} ${noun} still failing since ${edit} changed`;
    return [{ since, checks }];
  });
}
