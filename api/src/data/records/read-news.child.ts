import type { Who } from '@tessera/builder/keeper';
import type { NewsResult } from './data-tasks.schema';
import type { OpenDatabase } from './open-database.child';
import { readChanges } from './state-rows.child';

const OWNER: Who = { kind: 'owner' };

/** More is quicker loaded anew. */
const MOST_CHANGES = 2000;

/** What was changed after a step, as this person may see it now. */
export async function readNews(
  open: OpenDatabase,
  asked: { readonly who: Who; readonly since: number; readonly revision: number | undefined },
): Promise<NewsResult> {
  const { seq, revision } = open.state;
  const { since } = asked;
  if (asked.revision !== undefined && asked.revision !== revision) return { kind: 'reload', seq, revision };
  if (since === seq) return { kind: 'news', seq, revision, changes: [] };
  // A number that was never given out is of another database: of before it was restored, say.
  const names = since > seq ? undefined : await readChanges(open.engine, since);
  if (names === undefined || names.length > MOST_CHANGES) return { kind: 'reload', seq, revision };
  // Nothing tells of records that one may not read, not even that there are any.
  const rights = open.keeper.rightsOf(asked.who);
  const changes = names
    .filter(({ entityId }) => rights[entityId]?.read === true)
    .map(({ entityId, id }) => open.keeper.show(entityId, id, asked.who))
    .filter(({ entityId, id, record }) => record !== null || !isThere(open, entityId, id));
  return { kind: 'news', seq, revision, changes };
}

/** Whether it is there for somebody else: a record that an editor did not add (DATA-03). */
function isThere({ keeper }: OpenDatabase, entityId: string, id: string): boolean {
  return keeper.show(entityId, id, OWNER).record !== null;
}
