import { CONNECTION_STEPS, type ConnectionTest } from '@tessera/shared/contracts';
import { explainConnection, FAILURES, ReachError, type ConnectionStep } from './failures.rules';
import { countTables } from './list-tables.child';
import type { Reaching } from './outside-tasks.schema';
import { resolveTarget, type Lookup } from './resolve.child';
import { reach, type Reached, type Session } from './session.child';

type Steps = ConnectionTest['steps'];

/**
 * Tries to reach a database step by step, up to the first one that fails.
 *
 * @param find the system's resolver unless given
 * @returns every step, with what was found or why it failed; those after a failed one are left
 */
export async function testSteps({ target, policy }: Reaching, find?: Lookup): Promise<Steps> {
  const found: { addresses?: readonly string[]; reached?: Reached; session?: Session } = {};
  const work: Readonly<Record<ConnectionStep, () => Promise<string>>> = {
    async resolve() {
      found.addresses = await resolveTarget(target, policy, find);
      return found.addresses.slice(0, 3).join(', ');
    },
    async reach() {
      found.reached = await reach(target, found.addresses ?? []);
      return `Port ${String(target.port)}`;
    },
    async signIn() {
      found.session = await need(found.reached).signIn();
      return `Signed in as ${target.user}`;
    },
    version: () => readVersion(need(found.session)),
    async tables() {
      const session = need(found.session);
      await session.begin('read only');
      const count = await countTables(session);
      return count === 1 ? '1 table' : `${String(count)} tables`;
    },
  };
  try {
    return await takeSteps(work, target);
  } finally {
    await found.reached?.close();
  }
}

async function takeSteps(
  work: Readonly<Record<ConnectionStep, () => Promise<string>>>,
  target: Reaching['target'],
): Promise<Steps> {
  const steps: Steps = [];
  let hasFailed = false;
  for (const step of CONNECTION_STEPS) {
    if (hasFailed) {
      steps.push({ step, state: 'left', detail: null, cause: null });
      continue;
    }
    try {
      steps.push({ step, state: 'passed', detail: await work[step](), cause: null });
    } catch (error) {
      hasFailed = true;
      const { cause, message } = explainConnection(error, step, target);
      steps.push({ step, state: 'failed', detail: message, cause });
    }
  }
  return steps;
}

async function readVersion(session: Session): Promise<string> {
  const { rows } = await session.run('show server_version', []);
  // Only what a version looks like: it is shown, and kept.
  const [version] = /^\d{1,3}(?:\.\d{1,3}){0,3}/.exec(rows[0]?.[0] ?? '') ?? [];
  if (version === undefined) throw new ReachError(FAILURES.notPostgres);
  return `PostgreSQL ${version}`;
}

/** What the step before has made. */
function need<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('A step was taken before the one that it needs');
  return part;
}
