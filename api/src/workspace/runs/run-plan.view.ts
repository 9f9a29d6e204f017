import type { PlanStep, RunEvent } from '@tessera/shared/contracts';

export type StepId = 'understand' | 'design' | 'write' | 'check' | 'preview';

const STEPS: readonly { readonly id: StepId; readonly title: string }[] = [
  { id: 'understand', title: 'Understanding' },
  { id: 'design', title: 'Designing the data' },
  { id: 'write', title: 'Writing files' },
  { id: 'check', title: 'Running checks' },
  { id: 'preview', title: 'Starting preview' },
];

/**
 * The steps as they stand when `current` is under way, has failed, or everything is done (undefined), or nothing has begun
 * (null).
 */
export function planOf(
  current: StepId | undefined | null,
  state: 'running' | 'failed' = 'running',
): PlanStep[] {
  const at = current === undefined ? STEPS.length : STEPS.findIndex(({ id }) => id === current);
  return STEPS.map((step, index) => ({
    ...step,
    state: index < at ? 'done' : index === at ? state : 'waiting',
  }));
}

/** The plan as it stands when `current` is under way, has failed, or (undefined) everything is done. */
export function planEvent(current: StepId | undefined, state: 'running' | 'failed' = 'running'): RunEvent {
  return { type: 'plan', steps: planOf(current, state) };
}
