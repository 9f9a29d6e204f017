import { fork, type ChildProcess } from 'node:child_process';
import { COMPILE_LIMITS } from './compile-limits.rules';
import type { CompileReply, CompileResult, SourceFile } from './compile-protocol.schema';
import { readUsage } from './process-usage.client';

/** 64 KiB pages: stops the compiler's own memory at 640 MB on every system. */
const WASM_PAGES = 10_240;
const WATCH_INTERVAL_MS = 100;

export type ProcessOutcome =
  | { readonly kind: 'result'; readonly result: CompileResult; readonly isBroken: boolean }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'memory' }
  | { readonly kind: 'crash' };

/** One forked compiler. It serves one build at a time and is good until `isAlive()` says no. */
export interface CompileProcess {
  readonly ready: Promise<boolean>;
  readonly pid: number | undefined;
  isAlive(): boolean;
  run(files: readonly SourceFile[]): Promise<ProcessOutcome>;
  kill(): void;
}

/** Forks the bundled child at `childPath` with an empty environment and a bounded heap. */
export function startCompileProcess(childPath: string): CompileProcess {
  const child = fork(childPath, [], {
    env: {},
    execArgv: [
      '--max-old-space-size=256',
      `--wasm-max-mem-pages=${String(WASM_PAGES)}`,
      // A build is over before V8's second compiler has made the compiler's code faster: measured, a first build takes a
      // third of the time and a quarter of the processor without it, a later one half.
      '--liftoff-only',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isAlive = true;
  let nextId = 0;
  child.once('exit', () => (isAlive = false));
  child.on('error', () => (isAlive = false));
  const kill = () => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  return {
    ready: waitUntilReady(child, kill),
    pid: child.pid,
    isAlive: () => isAlive,
    run: (files) => runOnce(child, kill, (nextId += 1), files),
    kill,
  };
}

function waitUntilReady(child: ChildProcess, kill: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      kill();
      resolve(false);
    }, COMPILE_LIMITS.startMs);
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

function runOnce(
  child: ChildProcess,
  kill: () => void,
  id: number,
  files: readonly SourceFile[],
): Promise<ProcessOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: ProcessOutcome) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const end = (kind: 'timeout' | 'memory') => {
      kill();
      settle({ kind });
    };
    const onMessage = (message: CompileReply) => {
      if (message.type === 'result' && message.id === id) {
        settle({ kind: 'result', result: message.result, isBroken: message.broken });
      }
    };
    const onExit = () => {
      settle({ kind: 'crash' });
    };
    const deadline = setTimeout(() => {
      end('timeout');
    }, COMPILE_LIMITS.buildWallMs);
    const before = readUsage(child.pid);
    const watch = setInterval(() => {
      void Promise.all([before, readUsage(child.pid)]).then(([start, now]) => {
        if (now.residentBytes > COMPILE_LIMITS.rssBytes) end('memory');
        else if (now.workMs - start.workMs > COMPILE_LIMITS.buildMs) end('timeout');
      });
    }, WATCH_INTERVAL_MS);
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.send({ id, files }, (error) => {
      if (error) onExit();
    });
  });
}
