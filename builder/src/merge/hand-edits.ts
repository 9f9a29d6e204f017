import { diffIndices } from 'node-diff3';
import type { ProjectFile } from '../types';
import { toLines } from './lines';

/** One place where a project is not as the builder wrote it. */
export interface HandEdit {
  readonly path: string;
  /** What somebody did: lines of a file that was written, a file of their own, or one less. */
  readonly change: 'modified' | 'added' | 'removed';
  /** The first line in the file as it is, counted from 1; that before which something is missing, where `lines` is 0. */
  readonly line: number;
  /** How many lines of the file as it is belong to it. */
  readonly lines: number;
  /** What stands there now, and what was written there: '' is nothing. */
  readonly now: string;
  readonly written: string;
}

/**
 * Every edit by hand of a project, by path and line. Lines without a word, such as a closing bracket, do not separate two edits:
 * only by chance are they the same in both.
 */
export function handEdits(generated: readonly ProjectFile[], files: readonly ProjectFile[]): HandEdit[] {
  const [written, now] = [generated, files].map(
    (side) => new Map(side.map(({ path, text }) => [path, text])),
  ) as [Map<string, string>, Map<string, string>];
  const paths = [...new Set([...written.keys(), ...now.keys()])].sort();
  return paths.flatMap((path) => editsOf(path, written.get(path), now.get(path)));
}

function editsOf(path: string, written: string | undefined, now: string | undefined): HandEdit[] {
  if (written === now) return [];
  const whole = { path, line: 1, now: now ?? '', written: written ?? '' };
  if (written === undefined) return [{ ...whole, change: 'added', lines: toLines(whole.now).length }];
  if (now === undefined) return [{ ...whole, change: 'removed', lines: 0 }];
  return hunksOf(path, toLines(written), toLines(now));
}

/** [from, until) in what was written and in what is there now. */
interface Hunk {
  readonly written: readonly [from: number, until: number];
  readonly now: readonly [from: number, until: number];
}

function hunksOf(path: string, written: readonly string[], now: readonly string[]): HandEdit[] {
  const hunks: Hunk[] = [];
  for (const { buffer1, buffer2 } of diffIndices([...written], [...now])) {
    const hunk: Hunk = {
      written: [buffer1[0], buffer1[0] + buffer1[1]],
      now: [buffer2[0], buffer2[0] + buffer2[1]],
    };
    const last = hunks.at(-1);
    if (last && !/\w/u.test(now.slice(last.now[1], hunk.now[0]).join('')))
      hunks[hunks.length - 1] = {
        written: [last.written[0], hunk.written[1]],
        now: [last.now[0], hunk.now[1]],
      };
    else hunks.push(hunk);
  }
  return hunks.map((hunk) => ({
    path,
    change: 'modified',
    line: hunk.now[0] + 1,
    lines: hunk.now[1] - hunk.now[0],
    now: now.slice(...hunk.now).join(''),
    written: written.slice(...hunk.written).join(''),
  }));
}

/** A file as it is after edits are taken back; `text` undefined takes it away. */
export interface FileAfter {
  readonly path: string;
  readonly text: string | undefined;
}

/** The files that are another after these edits are taken back. `files`: the project as it is. */
export function withoutEdits(files: readonly ProjectFile[], edits: readonly HandEdit[]): FileAfter[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const paths = [...new Set(edits.map(({ path }) => path))];
  return paths.map((path) => {
    const own = edits.filter((edit) => edit.path === path);
    const whole = own.find(({ change }) => change !== 'modified');
    if (whole) return { path, text: whole.change === 'added' ? undefined : whole.written };
    const lines = toLines(texts.get(path) ?? '');
    // From the end, so that the lines before keep their numbers.
    for (const { line, lines: count, written } of own.toSorted((one, other) => other.line - one.line))
      lines.splice(line - 1, count, ...(written === '' ? [] : [written]));
    return { path, text: lines.join('') };
  });
}
