import { createWorkPool, type WorkPool } from '../work/work-pool';
import type { WorkerTasks } from '../workspace';
import { startKept } from './kept-processes';
import { recallingChild } from './preview-parts';

/** A pool as the suite's servers have it, of one process, for tests that join the parts themselves. Closed by whoever asks. */
export function openRecallingPool(): WorkPool<WorkerTasks> {
  return createWorkPool<WorkerTasks>({ childPath: recallingChild, size: 1, start: startKept });
}
