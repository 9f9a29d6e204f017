import type { ProjectFile } from '../types';
import { toLines } from './lines';

/**
 * Where the first of these functions is declared: what a stack names is the bundle's, whose functions keep their names. Undefined
 * where none of the files declares any.
 *
 * @param within the innermost first
 */
export function placeOfFunctions(
  files: readonly ProjectFile[],
  within: readonly string[] = [],
): { readonly path: string; readonly line: number } | undefined {
  for (const name of within)
    for (const { path, text } of files) {
      const at = toLines(text).findIndex((line) => declaredIn(line) === name);
      if (at !== -1) return { path, line: at + 1 };
    }
  return undefined;
}

function declaredIn(line: string): string | undefined {
  return /(?:\bfunction\b[\s*]*|\b(?:const|let|var|class)\s+)([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(line)?.[1];
}
