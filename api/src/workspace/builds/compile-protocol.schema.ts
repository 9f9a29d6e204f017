import type { CompileError } from './compile-error.schema';

/** A text file handed to the compiler; `path` is relative with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface CompiledBundle {
  readonly js: string;
  readonly css: string;
}

export type CompileResult =
  | ({ readonly ok: true } & CompiledBundle)
  | { readonly ok: false; readonly error: CompileError };

/** Parent to child. */
export interface CompileRequest {
  readonly id: number;
  readonly files: readonly SourceFile[];
}

/** Child to parent. `broken` tells that the compiler itself is unusable now and the child must go. */
export type CompileReply =
  | { readonly type: 'ready' }
  | {
      readonly type: 'result';
      readonly id: number;
      readonly result: CompileResult;
      readonly broken: boolean;
    };
