import { compareSequences } from './compare-sequences';
import type { Mark } from './diff-rows';
import { hunksOf, slideDown, type Hunk } from './line-hunks';
import { markWords } from './mark-words';
import { splitLines, type Lines } from './number-lines';

/** Past so many milliseconds it is not worth waiting for: what is not compared by then counts as rewritten. */
const PATIENCE: DiffPatience = { lines: 1500, words: 300 };
/** So many pairs of lines have their words compared: of more nobody reads each. */
const MOST_PAIRS = 2000;

/** How long a comparison may take, in milliseconds: of the lines, and of the words of all lines together. */
export interface DiffPatience {
  readonly lines: number;
  readonly words: number;
}

export interface DiffOptions {
  /** Lines that differ in spaces alone, and in the kind of their breaks, count as the same. */
  readonly ignoresWhitespace?: boolean | undefined;
  /** Infinite where an answer may depend on no clock. */
  readonly patience?: DiffPatience | undefined;
}

/** Stretches of lines, three numbers each: the line, counted from 0, from, to. */
export type Marks = Int32Array<ArrayBuffer>;

/** How two texts differ, by numbers alone: a worker hands it over in no time, and the page has the texts. */
export interface TextComparison {
  /** Four numbers each: where the older lines begin and end, where the newer ones do. */
  readonly hunks: Int32Array<ArrayBuffer>;
  readonly oldMarks: Marks;
  readonly newMarks: Marks;
}

/** Compares two texts by lines, and changed lines by words. */
export function compareTexts(
  before: string,
  after: string,
  { ignoresWhitespace = false, patience = PATIENCE }: DiffOptions = {},
): TextComparison {
  const was = splitLines(before);
  const is = splitLines(after);
  const numberOf = lineNumbers(ignoresWhitespace);
  const old = numberOf(was);
  const fresh = numberOf(is);
  const hunks = hunksOf(compareSequences(old, fresh, patience.lines));
  slideDown(hunks, old, fresh);
  return {
    hunks: Int32Array.from(hunks.flatMap((hunk) => [hunk.oldFrom, hunk.oldTo, hunk.newFrom, hunk.newTo])),
    ...marksOf(hunks, was, is, patience.words),
  };
}

/**
 * Lines as numbers, the same number for the same line: they are compared in less time than texts. A last line without a break is
 * another one than the same line with it.
 */
function lineNumbers(ignoresWhitespace: boolean): (text: Lines) => Int32Array {
  const known = new Map<string, number>();
  return ({ lines, endsWithBreak }) => {
    const numbers = new Int32Array(lines.length);
    for (const [index, line] of lines.entries()) {
      const isUnbroken = !endsWithBreak && index === lines.length - 1;
      const key = ignoresWhitespace ? line.replace(/\s+/g, '') : isUnbroken ? `${line}\n` : line;
      const number = known.get(key) ?? known.size;
      known.set(key, number);
      numbers[index] = number;
    }
    return numbers;
  };
}

function marksOf(
  hunks: readonly Hunk[],
  was: Lines,
  is: Lines,
  patience: number,
): Omit<TextComparison, 'hunks'> {
  const oldMarks: number[] = [];
  const newMarks: number[] = [];
  const end = performance.now() + patience;
  const note = (marks: number[], line: number, found: readonly Mark[]) => {
    for (const [from, to] of found) marks.push(line, from, to);
  };
  let pairs = 0;
  for (const { oldFrom, oldTo, newFrom, newTo } of hunks) {
    // Only blocks of equal height pair up line by line; others were rewritten rather than edited.
    if (oldTo - oldFrom !== newTo - newFrom) continue;
    for (let at = 0; at < oldTo - oldFrom && pairs < MOST_PAIRS; at += 1) {
      const timeout = end - performance.now();
      if (timeout <= 0) break;
      pairs += 1;
      const words = markWords(was.lines[oldFrom + at] ?? '', is.lines[newFrom + at] ?? '', timeout);
      note(oldMarks, oldFrom + at, words?.old ?? []);
      note(newMarks, newFrom + at, words?.fresh ?? []);
    }
  }
  return { oldMarks: Int32Array.from(oldMarks), newMarks: Int32Array.from(newMarks) };
}
