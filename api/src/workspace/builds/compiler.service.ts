import { AppError } from '../../core/app-error';
import { COMPILE_LIMITS } from './compile-limits.rules';
import { startCompileProcess, type CompileProcess, type ProcessOutcome } from './compile-process.client';
import type { CompileResult, SourceFile } from './compile-protocol.schema';
import { checkSources } from './source-limits.rules';

/** Turns a project's files into one module and one stylesheet, safely. */
export interface Compiler {
  /** Starts a child ahead of the first build; resolves when it is ready. */
  warm(): Promise<void>;
  /**
   * Compiles in the child, one build after another. Bad code, a broken limit and a killed child all answer
   * `ok: false` with the reason. Throws UNAVAILABLE when too many builds wait.
   */
  compile(files: readonly SourceFile[]): Promise<CompileResult>;
  /** Ends the child; a build in flight answers as crashed. */
  close(): void;
}

/** A compiler over the bundled child at `childPath`. */
export function createCompiler(childPath: string): Compiler {
  let current: { process: CompileProcess; builds: number } | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;

  function acquire(): { process: CompileProcess; builds: number } {
    if (!current?.process.isAlive()) current = { process: startCompileProcess(childPath), builds: 0 };
    return current;
  }

  /** Replaces the child at once, so that the next build finds a warm one. */
  function replace(): void {
    current?.process.kill();
    current = undefined;
    if (!isClosed) acquire();
  }

  async function build(files: readonly SourceFile[]): Promise<CompileResult> {
    if (isClosed) return failure('The compiler is shutting down');
    const held = acquire();
    if (!(await held.process.ready)) {
      replace();
      return failure('The compiler could not be started');
    }
    held.builds += 1;
    const outcome = await held.process.run(files);
    const isSpent =
      outcome.kind !== 'result' || outcome.isBroken || held.builds >= COMPILE_LIMITS.buildsPerChild;
    if (isSpent) replace();
    return toResult(outcome);
  }

  return {
    async warm() {
      await acquire().process.ready;
    },
    async compile(files) {
      const error = checkSources(files);
      if (error) return { ok: false, error };
      if (waiting >= COMPILE_LIMITS.queue) {
        throw new AppError('UNAVAILABLE', 'Too many builds are waiting. Please try again in a moment.');
      }
      waiting += 1;
      const turn = tail.then(() => build(files));
      tail = turn.catch(() => undefined);
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    close() {
      isClosed = true;
      current?.process.kill();
      current = undefined;
    },
  };
}

function toResult(outcome: ProcessOutcome): CompileResult {
  switch (outcome.kind) {
    case 'result':
      return outcome.result;
    case 'timeout':
      return failure(`The build took longer than ${COMPILE_LIMITS.buildMs / 1000} s and was stopped`);
    case 'memory':
      return failure('The build needed too much memory and was stopped');
    case 'crash':
      return failure('The build crashed the compiler, or needed too much memory');
  }
}

function failure(message: string): CompileResult {
  return { ok: false, error: { path: null, line: null, message } };
}
