import type { Coverage, VersionChecks } from '@tessera/shared/contracts';

/**
 * What was asked for, as the checks of its version stand by now (MODEL-16): what there was no time to try when it was made is
 * built once its own checks passed. Where it is not known which those are, none of them may fail.
 *
 * @param checks null where nothing is known of them
 */
export function settledCoverage(
  coverage: readonly Coverage[],
  checks: VersionChecks | null,
): readonly Coverage[] {
  if (!checks || checks.waiting > 0) return coverage;
  return coverage.map((part) => (part.state === 'untried' ? settled(part, checks) : part));
}

function settled(part: Coverage, { failed, untried, broken }: VersionChecks): Coverage {
  const { behaviours } = part;
  if (broken !== undefined) return { ...part, state: 'different', why: 'The application does not start' };
  const short = [...failed, ...untried];
  const own = short.find(({ id }) => behaviours?.includes(id));
  if (own) return { ...part, state: 'different', why: `A check of it did not pass: ${own.title}` };
  // What could not be tried of something else speaks of nothing here.
  if (behaviours !== undefined || failed.length === 0) return { ...part, state: 'built' };
  return { ...part, state: 'different', why: 'Not every check of this version passes' };
}
