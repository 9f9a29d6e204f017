import { MOST_FILES_IN_WORDS } from '../../core/project-limits';
import type { CompileError } from './compile-error.schema';
import { COMPILE_LIMITS } from './compile-limits.rules';
import type { SourceFile } from './compile-protocol.schema';

/** Says which limit a whole project breaks before anything is compiled; undefined when none. */
export function checkSources(files: readonly SourceFile[]): CompileError | undefined {
  if (files.length > COMPILE_LIMITS.files) {
    const count = files.length.toLocaleString('en');
    return broken(null, `The project has ${count} files; at most ${MOST_FILES_IN_WORDS} can be built`);
  }
  const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return total > COMPILE_LIMITS.projectBytes ? broken(null, 'The project is larger than 10 MB') : undefined;
}

/** Counts what an application imports, file by file. */
export interface ImportedBytes {
  /** What is too large with this file, in words; undefined when nothing is. */
  add(path: string, text: string): string | undefined;
}

export function countImported(): ImportedBytes {
  let total = 0;
  let largest = { path: '', bytes: 0 };
  return {
    add(path, text) {
      const bytes = Buffer.byteLength(text);
      if (bytes > COMPILE_LIMITS.fileBytes) return 'The file is larger than 1 MB';
      if (bytes > largest.bytes) largest = { path, bytes };
      total += bytes;
      if (total <= COMPILE_LIMITS.totalBytes) return undefined;
      return `What the application imports is larger than 2 MB; the largest file of it is ${largest.path}`;
    },
  };
}

function broken(path: string | null, message: string): CompileError {
  return { path, line: null, message };
}
