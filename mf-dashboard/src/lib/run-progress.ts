import type {
  Receipt,
  RunConflict,
  RunEvent,
  RunQuestion,
  RunStatus,
  VersionChecks,
} from '@tessera/shared/contracts';
import type { ProgressState } from '@tessera/shared/ui';

export interface RunStep {
  readonly id: string;
  readonly title: string;
  readonly state: ProgressState;
  /** When this page saw it start, in milliseconds; undefined when it was over before. */
  readonly startedAt: number | undefined;
  /** Milliseconds it took, as far as this page saw it. */
  readonly took: number | undefined;
}

export interface RunFile {
  readonly path: string;
  readonly change: 'added' | 'modified' | 'removed';
}

type Plan = Extract<RunEvent, { type: 'plan' }>;
export type UnderstoodTable = NonNullable<Plan['tables']>[number];

/** Where an application runs before there is a version of it. */
export interface AheadPreview {
  readonly url: string;
  /** It is still being made: the address is answered once it is. */
  readonly isAwaited: boolean;
}

/** What a run has told so far. */
export interface RunProgress {
  readonly status: RunStatus;
  readonly text: string;
  readonly steps: readonly RunStep[];
  /** What a first version will keep: nothing before it is understood. */
  readonly tables: readonly UnderstoodTable[];
  readonly files: readonly RunFile[];
  /** Where a first version runs already, or is going to, before it is one. */
  readonly ahead: AheadPreview | undefined;
  readonly receipt: Receipt | null;
  /** What the run found out about the version that it made. */
  readonly checks: VersionChecks | null;
  readonly suggestions: readonly string[];
  /** Asked instead of a change that reaches records. */
  readonly question: RunQuestion | null;
  /** What somebody has to decide before the change can be made. */
  readonly conflicts: readonly RunConflict[];
  readonly error: string | undefined;
  readonly versionId: string | undefined;
  /** Credits left, known at the end. */
  readonly balance: number | undefined;
  readonly hasEnded: boolean;
}

export const emptyProgress: RunProgress = {
  status: 'queued',
  text: '',
  steps: [],
  tables: [],
  files: [],
  ahead: undefined,
  receipt: null,
  checks: null,
  suggestions: [],
  question: null,
  conflicts: [],
  error: undefined,
  versionId: undefined,
  balance: undefined,
  hasEnded: false,
};

/** Without the server's times, a shorter stay than this was not watched but replayed: the page says no time then. */
const WATCHED = 20;

function mergeSteps(before: readonly RunStep[], plan: Plan, now: number, shortest: number): RunStep[] {
  return plan.steps.map((step) => {
    const known = before.find(({ id }) => id === step.id);
    const startedAt = known?.startedAt ?? (step.state === 'running' ? now : undefined);
    const isOver = step.state === 'done' || step.state === 'failed';
    const lasted = isOver && startedAt !== undefined ? now - startedAt : undefined;
    const took = known?.took ?? (lasted !== undefined && lasted >= shortest ? lasted : undefined);
    return { ...step, startedAt, took };
  });
}

function addFile(files: readonly RunFile[], file: RunFile): readonly RunFile[] {
  return [...files.filter(({ path }) => path !== file.path), file];
}

/**
 * Adds one event to what is known.
 *
 * @param now milliseconds, for the times of the steps
 * @param isExact `now` is when it happened, not when this page heard of it
 */
export function applyRunEvent(
  progress: RunProgress,
  event: RunEvent,
  now: number,
  isExact = false,
): RunProgress {
  switch (event.type) {
    case 'run':
      return { ...progress, status: event.status };
    case 'text':
      return { ...progress, text: progress.text + event.delta };
    case 'plan':
      return {
        ...progress,
        steps: mergeSteps(progress.steps, event, now, isExact ? 0 : WATCHED),
        tables: event.tables ?? progress.tables,
      };
    case 'file':
      return { ...progress, files: addFile(progress.files, { path: event.path, change: event.change }) };
    case 'preview':
      return { ...progress, ahead: { url: event.url, isAwaited: event.isAwaited === true } };
    case 'check':
      // Only runs of before tell of each check. The receipt says what came of them, or the error which one failed.
      return progress;
    case 'receipt':
      return { ...progress, receipt: event.receipt, checks: event.checks };
    case 'end':
      return ended(progress, event);
  }
}

function ended(progress: RunProgress, end: Extract<RunEvent, { type: 'end' }>): RunProgress {
  return {
    ...progress,
    status: end.status,
    versionId: end.versionId,
    balance: end.balance,
    error: end.error,
    suggestions: end.suggestions ?? progress.suggestions,
    question: end.question ?? null,
    conflicts: end.conflicts ?? [],
    hasEnded: true,
  };
}

/** True for a status that no event will change any more. */
export function isOver(status: RunStatus): boolean {
  return status !== 'queued' && status !== 'running';
}
