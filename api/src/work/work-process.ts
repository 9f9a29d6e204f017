import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { readUsage } from './process-usage';
import { WORK_NICENESS, type WorkLimits } from './work-limits';
import type { WorkReply, WorkRequest } from './work-protocol';

/** 64 KiB pages: stops WebAssembly's memory at 640 MB on every system. */
const WASM_PAGES = 10_240;
const WATCH_INTERVAL_MS = 100;

/** Why a task was ended before it was done. */
export type StopReason = 'timeout' | 'memory' | 'crash';

export type WorkOutcome =
  | { readonly kind: 'result'; readonly output: unknown; readonly isSpoiled: boolean }
  | { readonly kind: 'failure'; readonly error: Error }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

/** One forked child. It does one task at a time and is good until `isAlive()` says no. */
export interface WorkProcess {
  /** False when it could not be started. */
  readonly ready: Promise<boolean>;
  /** Settles once its first task would be as quick as later ones; never where a task came before that. */
  readonly warm: Promise<void>;
  isAlive(): boolean;
  run(task: string, input: unknown): Promise<WorkOutcome>;
  kill(): void;
}

/** What stands for a process that the system did not give us. */
const NO_PROCESS: WorkProcess = {
  ready: Promise.resolve(false),
  warm: new Promise(() => undefined),
  isAlive: () => false,
  run: () => Promise.resolve({ kind: 'stopped', reason: 'crash' }),
  kill: () => undefined,
};

/** Forks the bundled child at `childPath` with an empty environment, a bounded heap and a lower priority. */
export function startWorkProcess(childPath: string, limits: WorkLimits): WorkProcess {
  try {
    return watchOverChild(forkChild(childPath), limits);
  } catch {
    // Without memory for it, say. It is tried again for the next task.
    return NO_PROCESS;
  }
}

/** The child alone, which nobody watches over yet. Throws where the system gives none. */
export function forkChild(childPath: string): ChildProcess {
  const child = fork(childPath, [], {
    env: {},
    serialization: 'advanced',
    execArgv: [
      '--max-old-space-size=256',
      // Trying an application makes and drops thousands of elements: measured, a seventh less of the processor.
      '--max-semi-space-size=32',
      `--wasm-max-mem-pages=${String(WASM_PAGES)}`,
      // A build is over before V8's second compiler has made the compiler's code faster: measured, a first build takes a
      // third of the time and a quarter of the processor without it, a later one half.
      '--liftoff-only',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriority(child.pid);
  return child;
}

/**
 * Holds a child to its limits, one task at a time.
 *
 * @param known what it has said to whoever had it before
 */
export function watchOverChild(
  child: ChildProcess,
  limits: WorkLimits,
  known: { readonly isReady: boolean; readonly isWarm: boolean } = { isReady: false, isWarm: false },
): WorkProcess {
  let isAlive = true;
  let nextId = 0;
  child.once('exit', () => (isAlive = false));
  child.on('error', () => (isAlive = false));
  const kill = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  return {
    ready: known.isReady ? Promise.resolve(true) : waitUntilReady(child, kill, limits.startMs),
    warm: known.isWarm ? Promise.resolve() : waitUntilWarm(child),
    isAlive: () => isAlive,
    run: (task, input) => runOnce({ child, kill, limits }, { id: (nextId += 1), task, input }),
    kill,
  };
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, WORK_NICENESS);
  } catch {
    // It has ended already, or the system does not allow it: then it works at the usual priority.
  }
}

function waitUntilReady(child: ChildProcess, kill: () => void, startMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      kill();
      resolve(false);
    }, startMs);
    const settle = (isReady: boolean) => {
      clearTimeout(timer);
      resolve(isReady);
    };
    child.once('message', () => {
      settle(true);
    });
    child.once('exit', () => {
      settle(false);
    });
    child.once('error', () => {
      settle(false);
    });
  });
}

function waitUntilWarm(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', ({ type }: WorkReply) => {
      if (type === 'warm') resolve();
    });
  });
}

interface Held {
  readonly child: ChildProcess;
  readonly kill: () => void;
  readonly limits: WorkLimits;
}

function runOnce({ child, kill, limits }: Held, request: WorkRequest): Promise<WorkOutcome> {
  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (outcome: WorkOutcome) => {
      isSettled = true;
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const stop = (reason: StopReason) => {
      // What was read of it came too late: by now the process works for somebody else.
      if (isSettled) return;
      kill();
      settle({ kind: 'stopped', reason });
    };
    const onMessage = (reply: WorkReply) => {
      if (reply.type === 'ready' || reply.type === 'warm' || reply.id !== request.id) return;
      settle(
        reply.type === 'result' ? { kind: 'result', ...reply } : { kind: 'failure', error: toError(reply) },
      );
    };
    const onExit = () => {
      settle({ kind: 'stopped', reason: 'crash' });
    };
    const deadline = setTimeout(() => {
      stop('timeout');
    }, limits.wallMs);
    const before = readUsage(child.pid);
    const watch = setInterval(() => {
      void Promise.all([before, readUsage(child.pid)]).then(([start, now]) => {
        if (now.residentBytes > limits.residentBytes) stop('memory');
        else if (now.workMs - start.workMs > limits.workMs) stop('timeout');
      });
    }, WATCH_INTERVAL_MS);
    child.on('message', onMessage);
    child.once('exit', onExit);
    try {
      child.send(request, (error) => {
        if (error) onExit();
      });
    } catch (error) {
      settle({ kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}

/** An error of ours in the child, as it was there. */
function toError({ message, stack }: Extract<WorkReply, { type: 'failure' }>): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}
