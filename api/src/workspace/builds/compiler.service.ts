import { WORK_LIMITS } from '../../work/work-limits';
import { WorkStoppedError } from '../../work/work-pool';
import type { StopReason } from '../../work/work-process';
import type { Worker } from '../worker/worker.client';
import type { CompileResult, SourceFile } from './compile-protocol.schema';
import { checkSources } from './source-limits.rules';

/** What came of a build; `isKilled` when it took more than it may, and would again. */
export interface Compiled {
  readonly result: CompileResult;
  readonly isKilled: boolean;
}

/** Turns a project's files into one module and one stylesheet, safely. */
export interface Compiler {
  /**
   * Compiles when it is the account's turn. Bad code, a broken limit and a killed build all answer `ok: false` with
   * the reason. Throws RATE_LIMITED or UNAVAILABLE when too many builds wait.
   */
  compile(account: string, files: readonly SourceFile[]): Promise<Compiled>;
}

export function createCompiler(worker: Worker): Compiler {
  return {
    async compile(account, files) {
      const error = checkSources(files);
      if (error) return { result: { ok: false, error }, isKilled: false };
      try {
        return { result: await worker.run(account, 'compile', files), isKilled: false };
      } catch (failure) {
        if (!(failure instanceof WorkStoppedError)) throw failure;
        return { result: stopped(failure.reason), isKilled: true };
      }
    },
  };
}

function stopped(reason: StopReason): CompileResult {
  return { ok: false, error: { path: null, line: null, message: REASONS[reason] } };
}

const REASONS: Readonly<Record<StopReason, string>> = {
  timeout: `The build took longer than ${WORK_LIMITS.workMs / 1000} s and was stopped`,
  memory: 'The build needed too much memory and was stopped',
  crash: 'The build crashed the compiler, or needed too much memory',
};
