import { COMPILE_LIMITS } from './compile-limits.rules';
import type { CompileError } from './compile-error.schema';
import type { SourceFile } from './compile-protocol.schema';

/** Says which limit the sources break before anything is compiled; undefined when none. */
export function checkSources(files: readonly SourceFile[]): CompileError | undefined {
  if (files.length > COMPILE_LIMITS.files) {
    return broken(
      null,
      `The project has ${String(files.length)} files; at most ${String(COMPILE_LIMITS.files)} can be built`,
    );
  }
  let total = 0;
  for (const { path, text } of files) {
    const bytes = Buffer.byteLength(text);
    if (bytes > COMPILE_LIMITS.fileBytes) return broken(path, 'The file is larger than 1 MB');
    total += bytes;
  }
  return total > COMPILE_LIMITS.totalBytes ? broken(null, 'The project is larger than 2 MB') : undefined;
}

function broken(path: string | null, message: string): CompileError {
  return { path, line: null, message };
}
