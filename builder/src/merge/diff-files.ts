import { diffIndices } from 'node-diff3';
import type { ProjectFile } from '../types';
import { toLines } from './lines';

/** What happened to one file between two states of a project. */
export interface FileDifference {
  readonly path: string;
  readonly change: 'added' | 'modified' | 'removed';
  /** Lines that are new, and lines that are gone. */
  readonly added: number;
  readonly removed: number;
}

/** Compares two states of a project, sorted by path. Files with the same text are left out. */
export function diffFiles(before: readonly ProjectFile[], after: readonly ProjectFile[]): FileDifference[] {
  const old = new Map(before.map((file) => [file.path, file.text]));
  const now = new Map(after.map((file) => [file.path, file.text]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths.flatMap((path) => differenceOf(path, old.get(path), now.get(path)) ?? []);
}

function differenceOf(
  path: string,
  before: string | undefined,
  after: string | undefined,
): FileDifference | undefined {
  if (before === after) return undefined;
  const old = before === undefined ? [] : toLines(before);
  const now = after === undefined ? [] : toLines(after);
  if (before === undefined) return { path, change: 'added', added: now.length, removed: 0 };
  if (after === undefined) return { path, change: 'removed', added: 0, removed: old.length };
  let added = 0;
  let removed = 0;
  for (const { buffer1, buffer2 } of diffIndices(old, now)) {
    removed += buffer1[1];
    added += buffer2[1];
  }
  return { path, change: 'modified', added, removed };
}
