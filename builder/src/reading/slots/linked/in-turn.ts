import { applyOperation } from '../../../operations/apply';
import type { Operation } from '../../../operations/operation';
import type { Outcome } from '../../rule';
import { World } from '../../world';

/** The application as it is after operations; undefined where one of them is refused. */
export function after(world: World, operations: readonly Operation[]): World | undefined {
  let { model } = world;
  for (const operation of operations) {
    const step = applyOperation(model, operation);
    if (!step.done) return undefined;
    model = step.model;
  }
  return new World(model, world.touched);
}

/** Does one after the other, each in what the application is by then; none where one cannot be done. */
export function inTurn(
  steps: readonly ((world: World) => Outcome | undefined)[],
  world: World,
): Outcome | undefined {
  const operations: Operation[] = [];
  let now = world;
  let last: Outcome | undefined;
  for (const step of steps) {
    const outcome = step(now);
    if (!outcome || !('operations' in outcome || 'already' in outcome)) return undefined;
    last = outcome;
    if (!('operations' in outcome)) continue;
    const next = after(now, outcome.operations);
    if (!next) return undefined;
    operations.push(...outcome.operations);
    now = next;
  }
  return operations.length > 0 ? { operations } : last;
}
