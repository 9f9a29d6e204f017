import { paths } from '@tessera/shared/paths';

/** Where a linked project is pushed and pulled. */
export function linkedProjectPath(projectId: string): string {
  return `${paths.github.to()}?tab=projects&project=${projectId}`;
}
