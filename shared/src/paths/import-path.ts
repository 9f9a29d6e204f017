import { createProject } from './addresses';

/**
 * The form that imports a repository as a project (SCR-04).
 *
 * @param repository `owner/name`
 * @param next a path of this site to go on to: the project's id is added to it as `project`
 */
export function importPath(repository: string, next?: string): string {
  const on = next === undefined ? '' : `&next=${encodeURIComponent(next)}`;
  // A slash needs no escape in a query, and people read the address.
  return `${createProject.to()}?repository=${encodeURIComponent(repository).replaceAll('%2F', '/')}${on}`;
}
