import type { Coverage, VersionChecks } from '@tessera/shared/contracts';

/**
 * What was asked for, as the checks of its version stand by now (MODEL-16): what there was no time to try when it was made is
 * built once every check passed.
 *
 * @param checks null where nothing is known of them
 */
export function settledCoverage(
  coverage: readonly Coverage[],
  checks: VersionChecks | null,
): readonly Coverage[] {
  if (!checks || checks.waiting > 0) return coverage;
  const areAllPassing =
    checks.broken === undefined && checks.failed.length === 0 && checks.untried.length === 0;
  return coverage.map((part): Coverage => {
    if (part.state !== 'untried') return part;
    return areAllPassing
      ? { ...part, state: 'built' }
      : { ...part, state: 'different', why: 'It is there, but not all of its checks pass' };
  });
}
