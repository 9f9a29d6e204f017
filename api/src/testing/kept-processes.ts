import type { ChildProcess } from 'node:child_process';
import { WORK_LIMITS, type WorkLimits } from '../work/work-limits';
import { forkChild, startWorkProcess, watchOverChild, type WorkProcess } from '../work/work-process';
import type { StartProcess } from '../work/work-slots';

/** A child that nobody needs right now, as its last holder left it. */
interface KeptChild {
  readonly child: ChildProcess;
  readonly isWarm: boolean;
  readonly tasks: number;
}

declare global {
  /** Outlives test files, and has nothing in it that is one's own: tooling/jest/node-environment.cjs. */
  var leftOver: Map<string, KeptChild[]>;
}

/** As many as a pool has. */
const KEPT = 2;

/**
 * Starts a pool's process as the product does, but leaves it to the next test file once its pool is closed, and takes what another has
 * left: to start one takes two seconds of the processor, which is most of what a small test takes. What was ended for what
 * it did, or in the middle of it, is gone.
 */
export const startKept: StartProcess = (childPath, limits) => {
  try {
    const kept = takeKept(childPath);
    return kept === undefined
      ? holdChild(childPath, { child: forkChild(childPath), isWarm: false, tasks: 0 }, limits, false)
      : holdChild(childPath, kept, limits, true);
  } catch {
    return startWorkProcess(childPath, limits);
  }
};

function takeKept(childPath: string): KeptChild | undefined {
  const all = leftOver.get(childPath) ?? [];
  for (let kept = all.pop(); kept !== undefined; kept = all.pop()) {
    if (kept.child.connected && kept.child.exitCode === null && kept.child.signalCode === null) return kept;
  }
  return undefined;
}

function holdChild(
  childPath: string,
  { child, ...before }: KeptChild,
  limits: WorkLimits,
  isKept: boolean,
): WorkProcess {
  const known = { isReady: isKept, isWarm: before.isWarm };
  const process = watchOverChild(child, limits, known);
  let [isReady, isWarm, tasks] = [isKept, before.isWarm, before.tasks];
  let isGood = true;
  let isLeft = false;
  void process.ready.then((ready) => (isReady = ready));
  void process.warm.then(() => (isWarm = true));

  function leave(): void {
    isLeft = true;
    for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
    // Jest's process ends when its tests have: a child that waits does not keep it.
    child.unref();
    child.channel?.unref();
    const all = leftOver.get(childPath) ?? [];
    leftOver.set(childPath, [...all, { child, isWarm: isWarm || tasks > before.tasks, tasks }]);
  }

  return {
    ...process,
    isAlive: () => !isLeft && process.isAlive(),
    async run(task, input) {
      // Until it has answered well: whoever ends it meanwhile ends its work.
      isGood = false;
      tasks += 1;
      const outcome = await process.run(task, input);
      isGood = outcome.kind === 'result' && !outcome.isSpoiled;
      return outcome;
    },
    kill() {
      if (isLeft) return;
      const hasRoom = (leftOver.get(childPath) ?? []).length < KEPT;
      if (hasRoom && isGood && isReady && process.isAlive() && tasks < WORK_LIMITS.tasksPerProcess) leave();
      else process.kill();
    },
  };
}
