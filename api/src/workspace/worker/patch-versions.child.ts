import { formatPatch, structuredPatch, type StructuredPatch } from 'diff';
import type { PatchedFile } from './worker-tasks.schema';

/** Lines around a change, as Git gives. */
const CONTEXT = 3;
/** Of all files together; a text that takes longer is written as gone and come, which is right and long. */
const DEADLINE_MS = 2500;

/** The differences as `git apply` takes them. */
export function makePatch(files: readonly PatchedFile[]): string {
  const end = performance.now() + DEADLINE_MS;
  return files.map((file) => formatPatch(patchOf(file, end - performance.now()))).join('');
}

function patchOf({ oldPath, newPath, oldText, newText }: PatchedFile, timeout: number): StructuredPatch {
  const [oldFileName, newFileName] = [nameOf('a', oldPath), nameOf('b', newPath)];
  const options = { context: CONTEXT, timeout: Math.max(1, timeout) };
  const compared = structuredPatch(oldFileName, newFileName, oldText, newText, undefined, undefined, options);
  return {
    hunks: compared?.hunks ?? rewritten(oldText, newText),
    oldFileName,
    newFileName,
    oldHeader: undefined,
    newHeader: undefined,
    isGit: true,
    isCreate: oldPath === null,
    isDelete: newPath === null,
    isRename: oldPath !== null && newPath !== null && oldPath !== newPath,
  };
}

function nameOf(side: 'a' | 'b', path: string | null): string {
  return path === null ? '/dev/null' : `${side}/${path}`;
}

/** All lines gone, and all of them come. */
function rewritten(oldText: string, newText: string): StructuredPatch['hunks'] {
  const [gone, come] = [linesOf(oldText), linesOf(newText)];
  const lines = [...signed('-', gone, oldText), ...signed('+', come, newText)];
  return [{ oldStart: 1, oldLines: gone.length, newStart: 1, newLines: come.length, lines }];
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function signed(sign: '-' | '+', lines: readonly string[], text: string): string[] {
  const isCut = text !== '' && !text.endsWith('\n');
  return [...lines.map((line) => sign + line), ...(isCut ? ['\\ No newline at end of file'] : [])];
}
