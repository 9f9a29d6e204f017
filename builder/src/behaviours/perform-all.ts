import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Robot } from '../robot/robot';
import { Untried, type Behaviour } from './behaviour';
import { inTrialOrder, type Occasion } from './trial-order';

export interface BehaviourResult {
  readonly id: string;
  readonly title: string;
  /** The ids of the nodes of the model that it proves. */
  readonly nodes: readonly string[];
  /** `untried`: nothing was found that would show it. `waiting`: not tried yet. Neither is ever counted as passed. */
  readonly state: 'passed' | 'failed' | 'untried' | 'waiting';
  /** Why, where it did not pass. */
  readonly message?: string;
  readonly ms: number;
}

/** What a trial came to. */
export interface Outcome {
  readonly state: 'passed' | 'failed' | 'untried';
  /** Why, where it did not pass. */
  readonly message?: string;
}

interface PerformOptions extends Occasion {
  /** Told after each one. */
  readonly onResult?: (result: BehaviourResult) => void;
  /** Tries only these, by id. */
  readonly only?: ReadonlySet<string>;
  /** Asked before each one: from then on nothing is begun, and what is left waits. */
  readonly isOver?: () => boolean;
  /** Tries what failed once more in the application opened anew: a machine that is busy for a moment breaks no promise. */
  readonly isPatient?: boolean;
}

/** Tries what the model promises in the application that the robot has before it, one after the other, the most telling first. */
export async function performAll(
  model: ApplicationModel,
  robot: Robot,
  { onResult, only, isOver = () => false, isPatient = false, ...occasion }: PerformOptions = {},
): Promise<BehaviourResult[]> {
  const results: BehaviourResult[] = [];
  for (const behaviour of inTrialOrder(model, occasion)) {
    if (only && !only.has(behaviour.id)) continue;
    const result = isOver() ? leftOut(behaviour) : await performSurely(behaviour, robot, isPatient);
    results.push(result);
    onResult?.(result);
  }
  return results;
}

function leftOut({ id, title, nodes }: Behaviour): BehaviourResult {
  return { id, title, nodes, state: 'waiting', message: 'Not tried yet.', ms: 0 };
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
