import { listDeployLog, type DeployLogLine } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';

/** A log is bounded by the server; this only keeps a broken cursor from going round for ever. */
const MAX_PAGES = 50;

/** The whole log of a deployment, oldest line first. */
export async function readLog(api: ApiPort, id: string, signal: AbortSignal): Promise<DeployLogLine[]> {
  const lines: DeployLogLine[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const answer: { items: DeployLogLine[]; nextCursor: string | null } = await api.call(
      listDeployLog,
      { params: { id }, query },
      { signal },
    );
    lines.push(...answer.items);
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return lines;
}

/** Both by their numbers, each line once. */
export function joinLines(
  known: readonly DeployLogLine[],
  more: readonly DeployLogLine[],
): readonly DeployLogLine[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = more.filter(({ number }) => !numbers.has(number));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].toSorted((one, other) => one.number - other.number);
}
