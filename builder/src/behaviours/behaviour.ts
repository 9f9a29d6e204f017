import type { Robot } from '../robot/robot';

/** Something that the model promises, and how it is tried in the running application (MODEL-15). */
export interface Behaviour {
  /** Made of the ids of nodes and what is promised of them: `e1.add`, `r3.refused`. Stays the same while the node stays. */
  readonly id: string;
  /** In plain words: 'A task can be added'. */
  readonly title: string;
  /** The ids of the nodes of the model that it proves. */
  readonly nodes: readonly string[];
  /** Tries it. Throws a BehaviourError when the promise is not kept, Untried when nothing could be tried. */
  perform(robot: Robot): Promise<void>;
  /** The rest of it, in the application opened anew with what it keeps: a page that loads anew takes along whoever tries it. */
  afterReload?(robot: Robot): Promise<void>;
}

/** A promise that is not kept, in one sentence: 'Total shows 30.00 €, expected 42.00 €.' */
export class BehaviourError extends Error {
  override readonly name = 'BehaviourError';
}

/** Nothing was found that would show whether the promise is kept; the sentence says what was missing. */
export class Untried extends Error {
  override readonly name = 'Untried';
}
