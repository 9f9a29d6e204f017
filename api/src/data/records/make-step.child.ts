import type {
  Keeper,
  KeptChange,
  SentStep,
  ServedChange,
  Statement,
  Verdict,
  Who,
} from '@tessera/builder/keeper';
import { errorCode } from '../../core/error-code';
import type { Announcement, Engines, Session } from '../engines/engine.schema';
import type { DataLimits, Failure, StepResult } from './data-tasks.schema';
import type { OpenDatabase } from './open-database.child';
import { findStep, isMadeBefore, readState, statementsOfStep, type RecordName } from './state-rows.child';

export interface StepToMake {
  readonly who: Who;
  /** Its id is known before what it changes, which may depend on the records as they are. */
  readonly step: string;
  /** The ids of the records that the sender names. */
  readonly ids: readonly string[];
  /** What it changes; a result instead where it cannot be made. */
  readonly build: (open: OpenDatabase) => SentStep | StepResult;
}

export interface StepTools {
  readonly engines: Pick<Engines, 'channel'>;
  readonly limits: Pick<DataLimits, 'records' | 'bytes'>;
  readonly now: () => Date;
}

/** What a step came to. */
type Outcome =
  | {
      readonly kind: 'made';
      readonly seq: number;
      readonly changes: readonly KeptChange[];
      /** What writes all of it. */
      readonly statements: readonly Statement[];
    }
  | { readonly kind: 'made-before'; readonly seq: number; readonly changes: readonly RecordName[] }
  | { readonly kind: 'not-made'; readonly result: StepResult };

const OTHER_RECORDS = 'This page is of other records than are kept here now. Load it again.';

/** Makes a step as a page sent it. One that was meant for records which are gone is not made in those that came in their place. */
export async function makeSentStep(
  open: OpenDatabase,
  { who, step }: { readonly who: Who; readonly step: SentStep },
  tools: StepTools,
): Promise<StepResult> {
  if (step.database !== undefined && step.database !== open.place.database)
    return failed('misread', OTHER_RECORDS);
  const ids = step.changes.map(({ id }) => id);
  return makeStep(open, { who, step: step.step, ids, build: () => step }, tools);
}

/**
 * Judges and makes a step. What it changed comes into memory once it is committed. One that PostgreSQL refuses is answered, and nothing of
 * it is anywhere. Whatever it throws, the caller throws the database away that it has in memory: whether it was committed is seen by what
 * is read then (DATA-02, DATA-04).
 */
export async function makeStep(
  open: OpenDatabase,
  toMake: StepToMake,
  tools: StepTools,
): Promise<StepResult> {
  const make = open.isShared ? makeLocked : makeAlone;
  const outcome = await make(open, toMake, tools).catch((error: unknown) =>
    afterFailure(open, toMake, error),
  );
  if (outcome.kind === 'not-made') return outcome.result;
  if (outcome.kind === 'made') open.took(outcome.changes, outcome.seq);
  return {
    kind: 'answered',
    answer: { kind: 'made', seq: outcome.seq, changes: toldOf(open.keeper, outcome.changes, toMake) },
  };
}

/**
 * What becomes of a step that the database did not write. Where PostgreSQL itself refused it, the database is asked for the step: that
 * it answers and has no such step shows that the transaction is over and left nothing, so that what is in memory is still what was
 * committed.
 */
async function afterFailure(open: OpenDatabase, toMake: StepToMake, error: unknown): Promise<Outcome> {
  if (!isRefusal(error)) throw error;
  const before = await madeBefore(open.engine, open, toMake);
  if (!before) return { kind: 'not-made', result: failed('refused-by-database', REFUSED_TEXT) };
  // Hardly any step comes twice, so that nobody looked for it first.
  if (isMadeBefore(error)) return before;
  throw error;
}

/** In one transaction that holds the row of the state: whoever writes next, from whichever server, judges by what this one wrote. */
function makeLocked(open: OpenDatabase, toMake: StepToMake, tools: StepTools): Promise<Outcome> {
  return open.engine.transaction(async (session) => {
    const state = await readState(session, 'for update');
    if (!state) return { kind: 'not-made', result: { kind: 'absent' } };
    await open.catchUp(session, state);
    const outcome = await judged(session, open, toMake, tools);
    if (outcome.kind === 'made') for (const statement of outcome.statements) await session.query(statement);
    return outcome;
  });
}

/** Nobody else writes, and what is in memory is what was committed: nothing has to be read. */
async function makeAlone(open: OpenDatabase, toMake: StepToMake, tools: StepTools): Promise<Outcome> {
  const outcome = await judged(open.engine, open, toMake, tools);
  if (outcome.kind === 'made') await open.engine.write(outcome.statements);
  return outcome;
}

async function judged(
  session: Session,
  open: OpenDatabase,
  toMake: StepToMake,
  tools: StepTools,
): Promise<Outcome> {
  const outcome = judgeNow(open, toMake, tools);
  if (outcome.kind === 'made') return outcome;
  // A step that comes twice may be in its own way.
  return (await madeBefore(session, open, toMake)) ?? outcome;
}

function judgeNow(
  open: OpenDatabase,
  toMake: StepToMake,
  { engines: { channel }, limits, now: clock }: StepTools,
): Outcome {
  const sent = toMake.build(open);
  if ('kind' in sent) return { kind: 'not-made', result: sent };
  const now = clock();
  const { revision, seq: last } = open.state;
  const seq = last + 1;
  const verdict = open.keeper.judge(sent, toMake.who, { now, seq });
  if (verdict.kind !== 'accepted')
    return { kind: 'not-made', result: refusal(open, sent, verdict, toMake.who) };
  const { changes } = verdict;
  const full = overLimit(open, changes, limits);
  if (full !== undefined) return { kind: 'not-made', result: failed('full', full) };
  const announcement: Announcement = { ...open.place, seq, revision };
  const news = channel === undefined ? undefined : { channel, text: JSON.stringify(announcement) };
  const counted = { step: toMake.step, seq, changes, now, news };
  return {
    kind: 'made',
    seq,
    changes,
    statements: statementsOfStep(recordStatements(open, changes), counted),
  };
}

/** What became of a step that came before; undefined where it did not. */
async function madeBefore(
  session: Session,
  open: OpenDatabase,
  toMake: StepToMake,
): Promise<Outcome | undefined> {
  const before = await findStep(session, toMake.step);
  if (before !== null) return before && { kind: 'made-before', ...before };
  const sent = toMake.build(open);
  return { kind: 'not-made', result: 'kind' in sent ? sent : takenBack(open, sent, toMake.who) };
}

function recordStatements({ tables }: OpenDatabase, changes: readonly KeptChange[]): readonly Statement[] {
  const written = changes.flatMap(({ entityId, after }) =>
    after === null ? [] : [{ entityId, record: after }],
  );
  const removed = changes.filter(({ after }) => after === null);
  return [...tables.writeAll(written), ...removed.flatMap(({ entityId, id }) => tables.remove(entityId, id))];
}

function overLimit(
  { sizes }: OpenDatabase,
  changes: readonly KeptChange[],
  limits: StepTools['limits'],
): string | undefined {
  const { count, bytes } = sizes.after(changes);
  if (limits.records > 0 && count > limits.records && count > sizes.count) {
    return `This application is full: the most records it may keep is ${limits.records.toLocaleString('en')}. Remove some first.`;
  }
  if (limits.bytes > 0 && bytes > limits.bytes && bytes > sizes.bytes) {
    const most = (limits.bytes / 1_000_000).toLocaleString('en');
    return `This application is full: the most room its records may take is ${most} MB. Remove some first.`;
  }
  return undefined;
}

function refusal(
  { keeper }: OpenDatabase,
  { changes: sent }: SentStep,
  verdict: Exclude<Verdict, { readonly kind: 'accepted' }>,
  who: Who,
): StepResult {
  if (verdict.kind === 'forbidden') return failed('not-allowed', verdict.message);
  if (verdict.kind === 'misread') return failed('misread', verdict.message);
  return { kind: 'answered', answer: { ...verdict, changes: shown(keeper, sent, who) } };
}

/** What was changed, without what followed from it in records that the sender may not read: not even their ids are told. */
function toldOf(
  keeper: Keeper,
  changes: readonly (RecordName | KeptChange)[],
  { who, ids }: StepToMake,
): ServedChange[] {
  const sent = new Set(ids);
  const rights = keeper.rightsOf(who);
  const told = changes.filter((change) => {
    if (sent.has(change.id)) return true;
    if (rights[change.entityId]?.read !== true) return false;
    const record = 'before' in change ? (change.after ?? change.before) : null;
    return record === null || keeper.sees(change.entityId, record, who);
  });
  return shown(keeper, told, who);
}

const TAKEN_BACK = 'The records were restored to how they were before this change. Make it again.';

/** It was made, and is not there any more: whoever sends it again has to hear so. */
function takenBack({ keeper }: OpenDatabase, { changes }: SentStep, who: Who): StepResult {
  const breaches = changes
    .slice(0, 1)
    .map(({ entityId, id }) => ({ message: TAKEN_BACK, entityId, id, key: null }));
  return {
    kind: 'answered',
    answer: { kind: 'refused', breaches, changes: shown(keeper, changes, who) },
  };
}

/** Each of the records once, as this person may see it. */
function shown(keeper: Keeper, names: readonly RecordName[], who: Who): ServedChange[] {
  const each = new Map(names.map(({ entityId, id }) => [`${entityId} ${id}`, { entityId, id }]));
  return [...each.values()].map(({ entityId, id }) => keeper.show(entityId, id, who));
}

/** A step that was not made for another reason than a rule. */
export function failed(failure: Failure, message: string): StepResult {
  return { kind: 'answered', failure, answer: { kind: 'failed', message, changes: [] } };
}

/** Classes of errors in which PostgreSQL refuses what was to be written: what is no value of its type, constraints, and what is too long. */
const REFUSED = /^(?:2[23]|54)[0-9A-Z]{3}$/;

const REFUSED_TEXT =
  'The database refused this change, because it does not fit what is kept already. Load the page again.';

const isRefusal = (error: unknown) => REFUSED.test(errorCode(error) ?? '');
