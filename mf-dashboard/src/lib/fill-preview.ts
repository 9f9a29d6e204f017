import { movedRecords } from '@tessera/builder/records';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ClosedServer } from './record-server';

export interface FillPorts {
  /** What this browser has kept of the preview. */
  readonly readKept: () => Promise<string | undefined>;
  /** What the application of the version is. */
  readonly readModel: () => Promise<ApplicationModel | undefined>;
  readonly note: (text: string) => void;
}

type Snapshot = Awaited<ReturnType<ClosedServer['read']>>;
type Change = ReturnType<typeof movedRecords>[number];

/** Of one step. */
const MOST_CHANGES = 500;
const FILLED = 'The records of this browser are in the project’s database now.';

/**
 * Puts what this browser kept of a preview into records on the server that nobody has changed yet. Its steps have names, so that two
 * windows that do it at once do it once. True where anything was put in.
 */
export async function fillPreview(
  { readKept, readModel, note }: FillPorts,
  server: Pick<ClosedServer, 'send'>,
  fresh: Snapshot,
): Promise<boolean> {
  // A browser that refuses its database has kept nothing.
  const text = await readKept().catch(() => undefined);
  const model = text === undefined || text === '' ? undefined : await readModel();
  if (text === undefined || !model) return false;
  const changes = movedRecords(model, text, fresh);
  if (changes.length === 0) return false;
  let left = 0;
  for (let at = 0; at < changes.length; at += MOST_CHANGES) {
    left += await send(server, `filled-${String(at)}`, changes.slice(at, at + MOST_CHANGES));
  }
  note(left === 0 ? FILLED : `${FILLED} ${String(left)} of them broke a rule and were left out.`);
  return true;
}

/** Together, or where that is refused one by one. Gives how many were not made. */
async function send(
  server: Pick<ClosedServer, 'send'>,
  step: string,
  changes: readonly Change[],
): Promise<number> {
  const { kind } = await server.send({ step, changes }, '');
  if (kind === 'made') return 0;
  if (changes.length === 1) return 1;
  let left = 0;
  for (const [place, change] of changes.entries())
    left += await send(server, `${step}-${String(place)}`, [change]);
  return left;
}
