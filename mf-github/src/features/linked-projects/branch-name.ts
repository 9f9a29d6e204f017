import { branchNameSchema } from '@tessera/shared/contracts';

/** What is wrong with the name of a branch; undefined where nothing is. */
export function branchProblem(name: string): string | undefined {
  return branchNameSchema.safeParse(name).error?.issues[0]?.message;
}

/**
 * What a branch for a version may be called.
 *
 * @param taken the branches that there are already
 */
export function suggestBranch(version: number, taken: readonly string[] = []): string {
  const name = `tessera/v${String(version)}`;
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name}-${String(count)}`)) count += 1;
  return `${name}-${String(count)}`;
}
