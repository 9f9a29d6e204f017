import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** `,-[/folder/src/entry.tsx:3:1]`, as swc frames what it cannot read. */
const SWC_PLACE = /,-\[([^\]\n]+?):(\d+):(\d+)\]/;
/** Where the next fault begins in what swc tells of one file: a cross or an `x`, after the frame of the last one. */
const SWC_NEXT = /(?<=`-{2,}\n)(?=\s*[x×] )/;
/** What webpack and its loaders put before the words of whoever found the fault. */
const PREAMBLE = /^(?:Module (?:build|parse) failed[^\n]*\n)?(?:Error:\s*)?/;
/** What swc adds for its own maintainers. */
const POSTSCRIPT = /\n\s*Caused by:[^]*$/;

/**
 * Why a build failed, for a page that shows it: each fault once.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} packageDirectory
 * @returns {readonly { file: string | null, line: number | null, column: number | null, message: string }[]} `file` is
 *   relative to the package, `line` and `column` count from 1
 */
export function readProblems(compilation, packageDirectory) {
  const shorten = (file) => relative(packageDirectory, resolve(packageDirectory, file)).replaceAll('\\', '/');
  const problems = compilation.errors.flatMap((error) => {
    const words = stripVTControlCharacters(error.message).replace(PREAMBLE, '').replace(POSTSCRIPT, '');
    return words.split(SWC_NEXT).map((part) => readProblem(error, part.trim(), shorten));
  });
  return problems.filter(
    (problem, index) => !problems.slice(0, index).some((other) => isSame(problem, other)),
  );
}

function readProblem(error, message, shorten) {
  const [frame, framedFile, framedLine, framedColumn] = SWC_PLACE.exec(message) ?? [];
  if (frame)
    return {
      file: shorten(framedFile),
      line: Number(framedLine),
      column: Number(framedColumn),
      message: message.replace(framedFile, shorten(framedFile)),
    };
  const file = error.file ?? error.module?.resource?.split('?')[0];
  return {
    file: file ? shorten(file) : null,
    ...readPlace(error.module, error.loc?.start),
    message,
  };
}

/** What cannot be read is often told again by what follows it in the line, and by each tool that reads the file. */
function isSame(one, other) {
  if (one.file !== other.file || one.line !== other.line) return false;
  return one.message === other.message || (one.line !== null && [one, other].some(isFramed));
}

function isFramed({ message }) {
  return SWC_PLACE.test(message);
}

/** Where something is in the file as it was written: webpack knows the place in what a loader made of it. */
function readPlace(module, start) {
  if (!start) return { line: null, column: null };
  const map = module?.originalSource?.()?.map();
  // Both count columns from 0.
  const written = map ? originalPositionFor(new TraceMap(map), start) : start;
  return { line: written.line, column: written.column === null ? null : written.column + 1 };
}

/** A problem for a terminal, with the place as terminals and editors open it. */
export function describeProblem({ file, line, column, message, command }) {
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return [place, message, command && `Next: ${command}`].filter(Boolean).join('\n');
}
