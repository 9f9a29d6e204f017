import { paths } from '@tessera/shared/paths';

/** Where the differences of a version are shown; of the newest unless told. */
export function changesPath(agentId: string, version?: string): string {
  const query = version === undefined ? '' : `?${new URLSearchParams({ version }).toString()}`;
  return `${paths.diff.to(agentId)}${query}`;
}
