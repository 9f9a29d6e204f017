import type { ApplicationModel, PlanStep, RunEvent } from '@tessera/shared/contracts';

type PlanEvent = Extract<RunEvent, { type: 'plan' }>;

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
export function planEvent(current: StepId | undefined, state: 'running' | 'failed' = 'running'): PlanEvent {
  return { type: 'plan', steps: planOf(current, state) };
}

/** The plan with what was understood (SCR-03): the tables of the application to be, and the fields that somebody fills in. */
export function understoodEvent({ entities }: ApplicationModel): RunEvent {
  const tables = entities.map(({ name, fields }) => ({
    name,
    fields: fields.filter(({ computed }) => computed === undefined).map((field) => field.name),
  }));
  return { ...planEvent('design'), tables };
}
