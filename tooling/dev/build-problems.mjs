import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** `,-[/folder/src/entry.tsx:3:1]`, as swc frames what it cannot read. */
const SWC_PLACE = /\[([^\]\n]+?):(\d+):(\d+)\]/;
/** What webpack and its loaders put before the words of whoever found the fault. */
const PREAMBLE = /^Module (?:build|parse) failed[^\n]*\n/;
/** What swc adds for its own maintainers. */
const POSTSCRIPT = /\n\s*Caused by:[^]*$/;

/**
 * Why a build failed, for a page that shows it.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} packageDirectory
 * @returns {readonly { file: string | null, line: number | null, column: number | null, message: string }[]} `file` is
 *   relative to the package, `line` and `column` count from 1
 */
export function readProblems(compilation, packageDirectory) {
  return compilation.errors.map((error) => {
    const message = stripVTControlCharacters(error.message)
      .replace(PREAMBLE, '')
      .replace(POSTSCRIPT, '')
      .trim();
    const [, framedFile, framedLine, framedColumn] = SWC_PLACE.exec(message) ?? [];
    const file = framedFile ?? error.module?.resource?.split('?')[0];
    const place = framedFile
      ? { line: Number(framedLine), column: Number(framedColumn) }
      : readPlace(error.module, error.loc?.start);
    return {
      file: file ? relative(packageDirectory, file).replaceAll('\\', '/') : null,
      ...place,
      message: message.replace(/^Error:\s*/, ''),
    };
  });
}

/** Where something is in the file as it was written: webpack knows the place in what a loader made of it. */
function readPlace(module, start) {
  if (!start) return { line: null, column: null };
  const map = module?.originalSource?.()?.map();
  // Both count columns from 0.
  const written = map ? originalPositionFor(new TraceMap(map), start) : start;
  return { line: written.line, column: written.column === null ? null : written.column + 1 };
}

/** A problem in one line, with the place as terminals and editors open it. */
export function describeProblem({ file, line, column, message }) {
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return place ? `${place}\n${message}` : message;
}
