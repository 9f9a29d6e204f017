import { branchNameSchema, type LinkedProject } from '@tessera/shared/contracts';

/** What is wrong with the name of a branch; undefined where nothing is. */
export function branchProblem(name: string): string | undefined {
  return branchNameSchema.safeParse(name).error?.issues[0]?.message;
}

/** What a branch for the newest version may be called. */
export function suggestBranch({ project }: LinkedProject): string {
  return `tessera/v${String(project.headVersionNumber ?? 1)}`;
}
