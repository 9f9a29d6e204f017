import {
  createFreshProcesses,
  type AskProcess,
  type FreshProcesses,
  type Stopped,
} from '../../work/fresh-processes';
import { WORK_LIMITS } from '../../work/work-limits';
import { PatientTurns, PLACES } from './patient-turns.rules';
import { REACH_MS, RESOLVE_MS, SIGN_IN_MS, STATEMENT_MS, type OutsideTasks } from './outside-tasks.schema';

/** Asks databases that are not ours, each question in a process of its own. */
export interface Outside {
  /** Throws RATE_LIMITED where the account has too much waiting, UNAVAILABLE where nothing can be asked right now. */
  ask<Name extends keyof OutsideTasks>(
    account: string,
    task: Name,
    input: OutsideTasks[Name]['input'],
  ): Promise<OutsideTasks[Name]['output'] | Stopped>;
  /** Ends what runs. */
  close(): void;
}

const MEGABYTE = 1_048_576;
/** The child ends everything itself and says why; this is for one that cannot any more. */
const WALL_MS = RESOLVE_MS + REACH_MS + SIGN_IN_MS + STATEMENT_MS + 5000;

/** @param childPath `api/dist/connection-child.mjs`, absolute */
export function createOutside(childPath: string): Outside {
  const processes: FreshProcesses<OutsideTasks> = createFreshProcesses({
    childPath,
    limits: { ...WORK_LIMITS, workMs: STATEMENT_MS, wallMs: WALL_MS, residentBytes: 400 * MEGABYTE },
    atOnce: PLACES,
    turns: new PatientTurns(),
    words: {
      unavailable: 'Databases cannot be reached right now. Please try again in a moment.',
      tooMany: 'Your earlier requests to databases are still running. Please wait.',
    },
  });
  return {
    ask: (account, task, input) =>
      processes.run(account, (ask: AskProcess<OutsideTasks>) => ask(task, input)),
    close: () => {
      processes.close();
    },
  };
}
