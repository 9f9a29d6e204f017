import type { DecidedPlace, RunDecision } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { findRun, type RunRow } from './runs.repository';

/** What is sent again. */
interface RepeatedMessage {
  readonly message: string;
  readonly attachmentIds?: readonly string[] | undefined;
}

/**
 * What a run of the project that failed hands on when it is tried again (SCR-02): the part that was changed by hand, and what is to
 * stand at each place where an edit by hand was met, also what was decided before. Throws INVALID where no run of the project failed
 * so, or the texts are not one for each place that it tells of.
 */
export async function readDecision(
  tx: Queryable,
  projectId: string,
  { runId, texts }: RunDecision,
  sent: RepeatedMessage,
): Promise<Pick<RunRow, 'edit' | 'decided'>> {
  const run = await findRun(tx, runId);
  const isWhole =
    run?.projectId === projectId &&
    run.status === 'failed' &&
    texts.length === run.conflicts.length &&
    run.conflicts.every(({ places }, file) => places.length > 0 && texts[file]?.length === places.length);
  if (!isWhole) throw invalidField('decision', 'This does not decide every place of that change');
  const { conflicts, edit } = run;
  // A change of one part by hand counts as an edit, and is no other message.
  const isOther = sent.message !== run.message || (sent.attachmentIds ?? []).length > 0;
  if (edit && isOther) throw invalidField('decision', 'This is not the change that failed');
  const decided = conflicts.flatMap(({ path, places }, file) =>
    places.map(({ mine, theirs }, place): DecidedPlace => {
      return { path, mine, theirs, text: texts[file]?.[place] ?? mine };
    }),
  );
  // A file that is told of again is decided anew, with all of its places.
  const again = new Set(conflicts.map(({ path }) => path));
  const before = (run.decided ?? []).filter(({ path }) => !again.has(path));
  return { edit, decided: [...before, ...decided] };
}
