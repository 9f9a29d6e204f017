import type { Keeper, KeptChange, SentStep, ServedChange, Verdict, Who } from '@tessera/builder/keeper';
import { errorCode } from '../../core/error-code';
import type { Engines, Session } from '../engines/engine.schema';
import type { DataLimits, Failure, StepResult } from './data-tasks.schema';
import type { OpenDatabase } from './open-database.child';
import { findStep, readState, writeStep, type RecordName } from './state-rows.child';

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
  readonly engines: Pick<Engines, 'announce'>;
  readonly limits: Pick<DataLimits, 'records' | 'bytes'>;
  readonly now: () => Date;
}

/** What the transaction came to. */
type Outcome =
  | { readonly kind: 'made'; readonly seq: number; readonly changes: readonly KeptChange[] }
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
 * Judges and makes a step, in one transaction that holds the row of the state: whoever writes next judges by what this one wrote.
 * What it changed comes into memory once it is committed. Whatever it throws, the caller throws the database away that it has in
 * memory: whether it was committed is seen by what is read then (DATA-02, DATA-04).
 */
export async function makeStep(
  open: OpenDatabase,
  toMake: StepToMake,
  tools: StepTools,
): Promise<StepResult> {
  const outcome = await open.engine.transaction((session) => stepWithin(session, open, toMake, tools));
  if (outcome.kind === 'not-made') return outcome.result;
  if (outcome.kind === 'made') open.took(outcome.changes, outcome.seq);
  return {
    kind: 'answered',
    answer: { kind: 'made', seq: outcome.seq, changes: toldOf(open.keeper, outcome.changes, toMake) },
  };
}

async function stepWithin(
  session: Session,
  open: OpenDatabase,
  toMake: StepToMake,
  { engines, limits, now: clock }: StepTools,
): Promise<Outcome> {
  const state = await readState(session, 'for update');
  if (!state) return { kind: 'not-made', result: { kind: 'absent' } };
  await open.catchUp(session, state);
  const before = await findStep(session, toMake.step);
  if (before) return { kind: 'made-before', ...before };
  const sent = toMake.build(open);
  if ('kind' in sent) return { kind: 'not-made', result: sent };
  if (before === null) return { kind: 'not-made', result: takenBack(open, sent, toMake.who) };
  const now = clock();
  const seq = state.seq + 1;
  const verdict = open.keeper.judge(sent, toMake.who, { now, seq });
  if (verdict.kind !== 'accepted')
    return { kind: 'not-made', result: refusal(open, sent, verdict, toMake.who) };
  const full = overLimit(open, verdict.changes, limits);
  if (full !== undefined) return { kind: 'not-made', result: failed('full', full) };
  await writeRecords(session, open, verdict.changes);
  await writeStep(session, { step: toMake.step, seq, changes: verdict.changes, now });
  await engines.announce(session, { ...open.place, seq, revision: state.revision });
  return { kind: 'made', seq, changes: verdict.changes };
}

async function writeRecords(
  session: Session,
  { tables }: OpenDatabase,
  changes: readonly KeptChange[],
): Promise<void> {
  const written = changes.flatMap(({ entityId, after }) =>
    after === null ? [] : [{ entityId, record: after }],
  );
  for (const statement of tables.writeAll(written)) await session.query(statement);
  for (const { entityId, id, after } of changes) {
    if (after !== null) continue;
    for (const statement of tables.remove(entityId, id)) await session.query(statement);
  }
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
const REFUSED = /^(?:2[23]|54)/;

const REFUSED_TEXT =
  'The database refused this change, because it does not fit what is kept already. Load the page again.';

/** Whether a step failed because the database itself refused what was written. */
export function refusedByDatabase(error: unknown): StepResult | undefined {
  return REFUSED.test(errorCode(error) ?? '') ? failed('refused-by-database', REFUSED_TEXT) : undefined;
}
