import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Robot } from '../robot/robot';
import { Untried, type Behaviour } from './behaviour';
import { behavioursOf } from './behaviours-of';

export interface BehaviourResult {
  readonly id: string;
  readonly title: string;
  /** The ids of the nodes of the model that it proves. */
  readonly nodes: readonly string[];
  /** `untried`: nothing was found that would show it; never counted as passed. */
  readonly state: 'passed' | 'failed' | 'untried';
  /** Why, where it did not pass. */
  readonly message?: string;
  readonly ms: number;
}

/** `message` says why, where it did not pass. */
export type Outcome = Pick<BehaviourResult, 'state' | 'message'>;

interface PerformOptions {
  /** Told after each one. */
  readonly onResult?: (result: BehaviourResult) => void;
  /** Tries only these, by id. */
  readonly only?: ReadonlySet<string>;
  /** Begins nothing after so many milliseconds; what is left is untried. */
  readonly withinMs?: number;
  /** Tries what failed once more in the application opened anew: a machine that is busy for a moment breaks no promise. */
  readonly isPatient?: boolean;
}

/** Tries everything that the model promises in the application that the robot has before it, one after the other. */
export async function performAll(
  model: ApplicationModel,
  robot: Robot,
  { onResult, only, withinMs = Infinity, isPatient = false }: PerformOptions = {},
): Promise<BehaviourResult[]> {
  const results: BehaviourResult[] = [];
  const end = robot.now().getTime() + withinMs;
  for (const behaviour of behavioursOf(model)) {
    if (only && !only.has(behaviour.id)) continue;
    const isLate = robot.now().getTime() >= end;
    const result = isLate ? leftOut(behaviour) : await performSurely(behaviour, robot, isPatient);
    results.push(result);
    onResult?.(result);
  }
  return results;
}

function leftOut({ id, title, nodes }: Behaviour): BehaviourResult {
  return { id, title, nodes, state: 'untried', message: 'There was no time left for it.', ms: 0 };
}

async function performSurely(
  behaviour: Behaviour,
  robot: Robot,
  isPatient: boolean,
): Promise<BehaviourResult> {
  const result = await performOne(behaviour, robot);
  if (result.state !== 'failed') return result;
  // It may have left a half-typed form or a search behind.
  await robot.reload();
  return isPatient ? performSurely(behaviour, robot, false) : result;
}

async function performOne(behaviour: Behaviour, robot: Robot): Promise<BehaviourResult> {
  const { id, title, nodes } = behaviour;
  const start = robot.now().getTime();
  const outcome = await outcomeOf(async () => {
    await behaviour.perform(robot);
    if (!behaviour.afterReload) return;
    await robot.reload();
    await behaviour.afterReload(robot);
  });
  return { id, title, nodes, ...outcome, ms: robot.now().getTime() - start };
}

/** What comes of a trial, or of a part of one. */
export async function outcomeOf(perform: () => Promise<void>): Promise<Outcome> {
  try {
    await perform();
    return { state: 'passed' };
  } catch (error) {
    return {
      state: error instanceof Untried ? 'untried' : 'failed',
      message: error instanceof Error ? error.message : String(error),
    };
  }
}
