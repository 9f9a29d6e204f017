import type { ProjectFile } from '@tessera/builder';
import { AppError, invalidField } from '../../core/app-error';
import { MOST_FILES_IN_WORDS, PROJECT_LIMITS } from '../../core/project-limits';
import { foldersOf } from '../../core/folders-of';

/** The application model is the builder's: a hand edit would be lost, or contradict the model. */
const MODEL_PATH = 'app.ir.json';
/** Joining a change with a file that was edited takes the longer the more lines it has (SAFE-01). */
const MAX_LINES = 20_000;

export interface FileChange {
  readonly path: string;
  /** Null removes the file. */
  readonly text: string | null;
}

/** The files after a hand edit. Throws UNPROCESSABLE for what a project cannot be, BAD_REQUEST at a path that cannot. */
export function applyChanges(files: readonly ProjectFile[], changes: readonly FileChange[]): ProjectFile[] {
  refuseRepeatedPaths(changes);
  refuseManyLines(changes);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, text } of changes) {
    if (path === MODEL_PATH) {
      throw new AppError(
        'UNPROCESSABLE',
        `${MODEL_PATH} is written by the builder. Ask it for the change instead.`,
      );
    }
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  refuseTooMuch(texts);
  refuseFilesInFiles(texts, changes);
  return [...texts].map(([path, text]) => ({ path, text }));
}

function refuseTooMuch(texts: ReadonlyMap<string, string>): void {
  if (texts.size > PROJECT_LIMITS.files)
    throw new AppError('UNPROCESSABLE', `A project holds at most ${MOST_FILES_IN_WORDS} files.`);
  let bytes = 0;
  for (const text of texts.values()) bytes += Buffer.byteLength(text);
  if (bytes > PROJECT_LIMITS.bytes)
    throw new AppError('UNPROCESSABLE', 'A project holds at most 10 MB of text.');
}

function refuseRepeatedPaths(changes: readonly FileChange[]): void {
  const seen = new Set<string>();
  for (const [index, { path }] of changes.entries()) {
    if (seen.has(path)) throw invalidField(`changes.${index}.path`, `${path} is in this change twice`);
    seen.add(path);
  }
}

function refuseManyLines(changes: readonly FileChange[]): void {
  for (const [index, { text }] of changes.entries()) {
    if (text === null || !hasMoreLines(text, MAX_LINES)) continue;
    const limit = MAX_LINES.toLocaleString('en');
    throw invalidField(`changes.${index}.text`, `A file may have at most ${limit} lines`);
  }
}

function hasMoreLines(text: string, limit: number): boolean {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= limit; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > limit;
}

/** A name is a file's or a folder's: neither Git nor a disk could hold both. */
function refuseFilesInFiles(files: ReadonlyMap<string, string>, changes: readonly FileChange[]): void {
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  for (const [index, { path, text }] of changes.entries()) {
    if (text === null) continue;
    const field = `changes.${index}.path`;
    if (folders.has(path)) throw invalidField(field, `${path} is a folder already`);
    const file = foldersOf(path).find((folder) => files.has(folder));
    if (file !== undefined) throw invalidField(field, `${file} is a file and cannot hold others`);
  }
}
