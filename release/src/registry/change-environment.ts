import {
  environmentNameSchema,
  type EnvironmentDocument,
  type Pin,
  type ShellOffer,
} from '@tessera/shared/contracts';
import { applyOps, effectiveOps, type ResolvedOp } from '../core/apply-ops';
import { checkName, checkRequirements } from '../core/checks';
import { checkAddresses, checkDeclared, findExposed, THE_SHELL, type Exposed } from '../core/check-pages';
import { commandLine } from '../core/command-line';
import { conflictSentence, explainConflict } from '../core/conflict';
import { refuse, refuseAny, RefusedError, type Refusal } from '../core/refusal';
import { readIntactHistory, renewLastResort, writeSerial } from './environment-store';
import type { Layout } from './layout';
import { checkPolicy } from './policy';
import { resolveRequest, subjectsOf, type RequestedOp } from './resolve-request';
import { verifyVersion } from './versions';

export interface ChangeRequest {
  readonly env: string;
  readonly actor: string;
  readonly reason: string;
  readonly ops: readonly RequestedOp[];
  /** The serial that the author looked at (0: before the first). Left out: whatever is current. */
  readonly base?: number | undefined;
  readonly isDryRun?: boolean | undefined;
  /** Patterns of pages that this change may open to everybody. */
  readonly makePublic?: readonly string[] | undefined;
  /** The words that asked for this, without those for `makePublic`: a refusal tells how to say it better. */
  readonly command?: readonly string[] | undefined;
}

export interface ChangeResult {
  readonly outcome: 'changed' | 'unchanged' | 'would change';
  /** Undefined only when nothing changed in an environment that has no serial yet. */
  readonly before: EnvironmentDocument | undefined;
  readonly after: EnvironmentDocument | undefined;
  /** The base that was given, when the change was made on top of a later serial. */
  readonly rebasedFrom: number | undefined;
  /** What is wrong with a fallback version. It stops no change: the change may be the way out. */
  readonly warnings: readonly Refusal[];
}

/** Each lost race means that somebody else's change got in, so this many in a row means something is broken. */
const MAX_ATTEMPTS = 500;

/**
 * [REL-04] Makes one change, of any number of ops, as one serial. Reads, checks and writes; when another writer was
 * faster it reads and checks again. With an explicit `base` it stops (E_STALE, with the conflict explained) when
 * somebody touched the same remote since. [REL-05] Everything the change makes live is checked first.
 */
export async function changeEnvironment(
  layout: Layout,
  request: ChangeRequest,
  clock: () => Date,
): Promise<ChangeResult> {
  if (!environmentNameSchema.safeParse(request.env).success) {
    throw refuse('E_USAGE', `"${request.env}" is not the name of an environment`, 'mfr status --env local');
  }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await attemptChange(layout, request, clock());
    if (result) return result;
  }
  throw refuse('E_REGISTRY', `lost the race for the next serial ${String(MAX_ATTEMPTS)} times`, 'mfr log');
}

/** One round; undefined when another writer took the serial. */
async function attemptChange(
  layout: Layout,
  request: ChangeRequest,
  now: Date,
): Promise<ChangeResult | undefined> {
  const { env, actor, reason } = request;
  // The whole of it: a change on top of a broken history would make it look mended.
  const history = await readIntactHistory(layout, env);
  const before = history.at(-1);
  await checkPolicy(layout, env, actor, reason);
  refuseUnknownBase(request, before?.serial ?? 0);
  if (await isDoneAlready(layout, request, history)) return unchanged(before);
  const rebasedFrom = rebase(request, history, now);
  const ops = effectiveOps(env, before, await resolveRequest(layout, env, history, request.ops));
  if (ops.length === 0) return unchanged(before);

  const base = request.base ?? before?.serial ?? 0;
  const details = { env, actor, reason, base, issuedAt: now.toISOString() };
  const planned = applyOps(before, ops, details);
  const { refusals, warnings } = await checkChange(layout, ops, planned);
  // Who may open what cannot be live anyway is nobody's question.
  refuseAny(refusals);
  const exposed = findExposed(history, planned);
  const madePublic = allowExposed(exposed, request);
  refuseAny(madePublic.refusals);
  const after = applyOps(before, ops, { ...details, madePublic: madePublic.patterns });
  if (request.isDryRun) return { outcome: 'would change', before, after, rebasedFrom, warnings };
  if (!(await writeSerial(layout, after))) return undefined;
  await renewLastResort(layout, env);
  return { outcome: 'changed', before, after, rebasedFrom, warnings };
}

function refuseUnknownBase({ base = 0, env }: ChangeRequest, current: number): void {
  if (base >= 0 && base <= current) return;
  throw refuse('E_USAGE', `${env} has no serial ${String(base)}; it is ${String(current)}`, 'mfr status');
}

function unchanged(head: EnvironmentDocument | undefined): ChangeResult {
  return { outcome: 'unchanged', before: head, after: head, rebasedFrom: undefined, warnings: [] };
}

/**
 * A job that is run again with the same `--base` must not meet its own first run as a conflict.
 * A roll back depends on what is current, so it is never done already.
 */
async function isDoneAlready(
  layout: Layout,
  { env, ops }: ChangeRequest,
  history: readonly EnvironmentDocument[],
): Promise<boolean> {
  if (ops.some(({ op }) => op === 'rollback')) return false;
  return effectiveOps(env, history.at(-1), await resolveRequest(layout, env, history, ops)).length === 0;
}

/** Answers the base when the change has to move to a later serial, and refuses when it may not. */
function rebase(
  request: ChangeRequest,
  history: readonly EnvironmentDocument[],
  now: Date,
): number | undefined {
  const { base } = request;
  if (base === undefined || base === history.length) return undefined;
  const since = history.slice(base);
  const touches = subjectsOf(request.ops);
  const conflict = explainConflict(base, since, touches);
  if (conflict.rebasable) return base;
  const cause = `412 conflict: ${conflictSentence(conflict, touches, now)}; same remote, not rebased`;
  throw new RefusedError([{ code: 'E_STALE', cause, next: 'mfr log' }], conflict);
}

/** Every reason against making `after` live, and what is wrong with the fallback versions in it. */
async function checkChange(
  layout: Layout,
  ops: readonly ResolvedOp[],
  after: EnvironmentDocument,
): Promise<{ refusals: Refusal[]; warnings: Refusal[] }> {
  const moved = remotesOf(ops);
  const touched = ops.some(({ op }) => op === 'shell') ? Object.keys(after.pins) : moved;
  const refusals: Refusal[] = checkAddresses(after, ownersOf(ops));
  const warnings: Refusal[] = [];
  for (const remote of touched) {
    const pins = after.pins[remote];
    if (!pins) continue;
    const isMoved = moved.includes(remote);
    refusals.push(...(await faultsOf(layout, remote, pins.stable, after.shell, isMoved)));
    if (pins.fallback) warnings.push(...(await faultsOf(layout, remote, pins.fallback, after.shell)));
  }
  return { refusals, warnings };
}

/** Pages that become public have to be named by the author, and nothing else may be. */
function allowExposed(
  exposed: readonly Exposed[],
  { makePublic: named = [], command }: ChangeRequest,
): { readonly patterns: readonly string[]; readonly refusals: readonly Refusal[] } {
  const unnamed = exposed.filter(({ pattern }) => !named.includes(pattern));
  const needless = named.filter((name) => !exposed.some(({ pattern }) => pattern === name));
  const patterns = exposed.map(({ pattern }) => pattern);
  // One command that passes, whatever was said too little or too much: half of it would be refused again.
  const flags = patterns.flatMap((pattern) => ['--make-public', pattern]);
  const next = command ? commandLine([...command, ...flags]) : 'mfr status';
  return {
    patterns,
    refusals: [
      ...unnamed.map(({ remote, version, pattern, hidden }): Refusal => ({
        code: 'E_PUBLIC',
        cause: `${remote} ${version} opens ${pattern} to everybody; until now ${hidden} is for signed-in users only`,
        next,
      })),
      ...needless.map((name): Refusal => ({
        code: 'E_USAGE',
        cause: `--make-public ${name}: this change opens no page of that pattern`,
        next,
      })),
    ],
  };
}

async function faultsOf(
  layout: Layout,
  remote: string,
  pin: Pin,
  shell: ShellOffer | undefined,
  isToBeOpened = false,
): Promise<Refusal[]> {
  const { record, refusals } = await verifyVersion(layout, remote, pin);
  if (!record) return [...refusals];
  const undeclared = isToBeOpened ? checkDeclared(record) : [];
  return [...refusals, ...checkName(record), ...checkRequirements(record, shell), ...undeclared];
}

/** Whose addresses a change is about. */
function ownersOf(ops: readonly ResolvedOp[]): string[] {
  return ops.some(({ op }) => op === 'shell') ? [THE_SHELL, ...remotesOf(ops)] : remotesOf(ops);
}

function remotesOf(ops: readonly ResolvedOp[]): string[] {
  return ops.flatMap((op) => (op.op === 'pin' || op.op === 'rollback' ? [op.remote] : []));
}
