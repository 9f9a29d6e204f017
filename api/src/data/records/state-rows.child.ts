import type { KnownFields, Statement, TableRow } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { errorCode } from '../../core/error-code';
import type { Session } from '../engines/engine.schema';
import { STEPS_BETWEEN_TRIMS, TRIM } from './state-tables.rules';

/** Where a database stands. */
export interface State {
  /** The number of its last step. */
  readonly seq: number;
  /** Counts the changes of its model. */
  readonly revision: number;
  readonly versionId: string;
  /** The highest number of the records out of files that were put in. */
  readonly own: number;
}

/** A record by its ids. */
export interface RecordName {
  readonly entityId: string;
  readonly id: string;
}

export type Lock = 'for update' | 'for share' | '';

const STATE = 'select seq, revision, version_id, own';

function toState(row: TableRow): State {
  // Numbers of eight bytes are text to the driver of a server.
  return {
    seq: Number(row['seq']),
    revision: Number(row['revision']),
    versionId: String(row['version_id']),
    own: Number(row['own']),
  };
}

/** Undefined: its tables were never made. */
export async function readState(session: Session, lock: Lock): Promise<State | undefined> {
  const [row] = await session.query({ text: `${STATE} from _state ${lock}`, parameters: [] });
  return row && toState(row);
}

export interface StateWithModel {
  readonly state: State;
  readonly model: ApplicationModel;
  /** What keys of earlier models meant. */
  readonly known: KnownFields;
}

/** The same with the model. */
export async function readModel(session: Session, lock: Lock): Promise<StateWithModel | undefined> {
  const [row] = await session.query({ text: `${STATE}, model, known from _state ${lock}`, parameters: [] });
  // Written by `writeModel`.
  return (
    row && {
      state: toState(row),
      model: JSON.parse(String(row['model'])) as ApplicationModel,
      known: JSON.parse(String(row['known'])) as KnownFields,
    }
  );
}

/** Writes where a migration leaves the database. */
export async function writeModel(session: Session, { state, model, known }: StateWithModel): Promise<void> {
  const { seq, revision, versionId, own } = state;
  await session.query({
    text:
      'insert into _state (seq, revision, version_id, own, model, known) values ($1, $2, $3, $4, $5, $6) ' +
      'on conflict (one) do update set seq = excluded.seq, revision = excluded.revision, ' +
      'version_id = excluded.version_id, own = excluded.own, model = excluded.model, known = excluded.known',
    parameters: [seq, revision, versionId, own, JSON.stringify(model), JSON.stringify(known)],
  });
}

/** The records that steps after `since` changed; undefined where not all of them are known any more. */
export async function readChanges(
  session: Session,
  since: number,
): Promise<readonly RecordName[] | undefined> {
  const rows = await session.query({
    text: `select entity, id, min(seq) as seq from _changes where seq > $1 group by entity, id`,
    parameters: [since],
  });
  if (!rows.some(({ seq }) => Number(seq) === since + 1)) {
    // The next step may have had the same records as a later one, which the group hides.
    const first = await session.query({
      text: 'select 1 as found from _changes where seq = $1 limit 1',
      parameters: [since + 1],
    });
    if (first.length === 0) return undefined;
  }
  return rows.map(({ entity, id }) => ({ entityId: String(entity), id: String(id) }));
}

/** Stands in the place of what a step changed that was made, and taken back by a restore. */
export const UNDONE = 'undone';

/** What a step that was made before changed; undefined for one that was not, null for one that a restore took back. */
export async function findStep(
  session: Session,
  step: string,
): Promise<{ readonly seq: number; readonly changes: readonly RecordName[] } | null | undefined> {
  const [row] = await session.query({
    text: 'select seq, changes from _steps where step = $1',
    parameters: [step],
  });
  if (!row) return undefined;
  if (row['changes'] === UNDONE) return null;
  const changes = JSON.parse(String(row['changes'])) as readonly (readonly [string, string])[];
  return { seq: Number(row['seq']), changes: changes.map(([entityId, id]) => ({ entityId, id })) };
}

/** A step as it is counted. */
export interface CountedStep {
  readonly step: string;
  readonly seq: number;
  readonly changes: readonly RecordName[];
  readonly now: Date;
  /** What other servers are told of it, and where. */
  readonly news: { readonly channel: string; readonly text: string } | undefined;
}

/**
 * What writes records, and counts the step with what it changed: one statement together with the last of them, because each takes an
 * embedded database as long as the step's own record does, and a server a way there and back.
 */
export function statementsOfStep(
  records: readonly Statement[],
  { step, seq, changes, now, news }: CountedStep,
): readonly Statement[] {
  const last = records.at(-1);
  const names = changes.map(({ entityId, id }) => [entityId, id]);
  const before = last?.parameters.length ?? 0;
  const counted = [
    ...[seq, changes.map(({ entityId }) => entityId), changes.map(({ id }) => id)],
    ...[step, JSON.stringify(names), now.toISOString()],
    ...(news ? [news.channel, news.text] : []),
  ];
  const $ = (place: number) => `$${String(before + place)}`;
  const parts = [
    ...(last ? [`written as (${last.text})`] : []),
    `counted as (update _state set seq = ${$(1)}::bigint)`,
    `remembered as (insert into _steps (step, seq, changes, made_at) values (${$(4)}, ${$(1)}::bigint, ${$(5)}, ${$(6)}::timestamptz))`,
    `changed as (insert into _changes (seq, entity, id)
      select ${$(1)}::bigint, entity, id from unnest(${$(2)}::text[], ${$(3)}::text[]) as of_step (entity, id) on conflict do nothing)`,
  ];
  // What nobody selects of the others is done all the same: they write.
  const told = news ? `pg_notify(${$(7)}::text, ${$(8)}::text)` : '1';
  const counting = {
    text: `with ${parts.join(', ')} select ${told} as told`,
    parameters: [...(last?.parameters ?? []), ...counted],
  };
  const trims = seq % STEPS_BETWEEN_TRIMS === 0 ? TRIM : [];
  const trimming = trims.map(({ text, takesNow }) => ({
    text,
    parameters: takesNow ? [now.toISOString()] : [],
  }));
  return [...records.slice(0, -1), counting, ...trimming];
}

/** Whether a step could not be written because it was made before. */
export function isMadeBefore(error: unknown): boolean {
  return errorCode(error) === '23505' && Reflect.get(Object(error), 'constraint') === '_steps_pkey';
}
