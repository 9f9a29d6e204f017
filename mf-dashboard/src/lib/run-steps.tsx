import { ProgressSteps, type ProgressStep } from '@tessera/shared/ui';
import type { RunStep } from './run-progress';

/** What every run goes through, shown before the first event names it. */
const EXPECTED = [
  'Understanding',
  'Designing the data',
  'Writing files',
  'Running checks',
  'Starting preview',
];

/** Milliseconds as '80 ms' or '1.2 s'. */
function formatTook(milliseconds: number): string {
  if (milliseconds < 1) return '< 1 ms';
  return milliseconds < 1000
    ? `${String(Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The steps of a run as tiles that fill. */
export function RunSteps({ steps }: { steps: readonly RunStep[] }) {
  const shown: readonly ProgressStep[] =
    steps.length > 0
      ? steps.map(({ id, title, state, took }) => ({
          id,
          title,
          state,
          note: took === undefined ? undefined : formatTook(took),
        }))
      : EXPECTED.map((title) => ({ id: title, title, state: 'waiting' }));
  return <ProgressSteps label="Steps" steps={shown} />;
}
