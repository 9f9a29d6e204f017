import type { BuiltPlace } from '@tessera/shared/contracts';
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

/** Places in the built code of a project. */
export interface LocateRequest {
  readonly files: readonly SourceFile[];
  readonly frames: readonly BuiltPlace[];
}
