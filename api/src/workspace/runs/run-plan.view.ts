import type { ApplicationModel, PlanStep, RunEvent } from '@tessera/shared/contracts';
import type { RunRow } from './runs.repository';

type PlanEvent = Extract<RunEvent, { type: 'plan' }>;

export type StepId = 'understand' | 'design' | 'write' | 'check' | 'preview';

interface Step {
  readonly id: StepId;
  readonly title: string;
}

const STEPS: readonly Step[] = [
  { id: 'understand', title: 'Understanding' },
  { id: 'design', title: 'Designing the data' },
  { id: 'write', title: 'Writing files' },
  { id: 'check', title: 'Running checks' },
  { id: 'preview', title: 'Starting preview' },
];

/** What a run does that takes edits back. */
const REPAIR_STEPS: readonly Step[] = [
  { id: 'understand', title: 'Finding the edit' },
  { id: 'check', title: 'Compiling without it' },
  { id: 'preview', title: 'Starting preview' },
];

/**
 * The steps as they stand when `current` is under way, has failed, or everything is done (undefined), or nothing has begun
 * (null).
 */
export function planOf(
  current: StepId | undefined | null,
  state: 'running' | 'failed' = 'running',
  steps: readonly Step[] = STEPS,
): PlanStep[] {
  const at = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current);
  return steps.map((step, index) => ({
    ...step,
    state: index < at ? 'done' : index === at ? state : 'waiting',
  }));
}

/** The plan as it stands when `current` is under way, has failed, or (undefined) everything is done. */
export function planEvent(current: StepId | undefined, state: 'running' | 'failed' = 'running'): PlanEvent {
  return { type: 'plan', steps: planOf(current, state) };
}

/** The same of a run that takes edits back. */
export function repairPlanEvent(
  current: StepId | undefined,
  state: 'running' | 'failed' = 'running',
): PlanEvent {
  return { type: 'plan', steps: planOf(current, state, REPAIR_STEPS) };
}

/** The plan with what was understood (SCR-03): the tables of the application to be, and the fields that somebody fills in. */
export function understoodEvent({ entities }: ApplicationModel): RunEvent {
  const tables = entities.map(({ name, fields }) => ({
    name,
    fields: fields.filter(({ computed }) => computed === undefined).map((field) => field.name),
  }));
  return { ...planEvent('design'), tables };
}

/** The plan by which a run goes. */
export function planOfRun({ problem }: Pick<RunRow, 'problem'>): typeof planEvent {
  return problem ? repairPlanEvent : planEvent;
}
