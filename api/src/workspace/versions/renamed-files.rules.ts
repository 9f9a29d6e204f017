import type { ProjectFile } from '@tessera/builder';

/** A file that was elsewhere before. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** So many pairs are all compared; of more, a file only with those that have its name, or most of its rare lines. */
const ALL_PAIRS = 2500;
/** A line that more files have tells little of any of them. */
const RARE = 8;
const MOST_CANDIDATES = 4;

/** So much of the longer of two files has to be in both. */
const LEAST_SHARED = 0.5;

interface Lines {
  readonly path: string;
  /** How often each line is there; empty ones tell nothing. */
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

interface Candidate extends Rename {
  readonly shared: number;
}

/**
 * Which of the files that came are ones that went, with half of their lines or more in both. The likest go together first, then
 * those with the same name.
 */
export function findSimilar(gone: readonly ProjectFile[], come: readonly ProjectFile[]): Rename[] {
  const now = come.map(linesOf);
  const likely = gone.length * come.length <= ALL_PAIRS ? () => now : likelyAmong(now);
  const candidates = gone.map(linesOf).flatMap((was) =>
    [...likely(was)].flatMap((is): Candidate[] => {
      const shared = mayBeSimilar(was, is) ? sharedPart(was, is) : 0;
      return shared >= LEAST_SHARED ? [{ from: was.path, to: is.path, shared }] : [];
    }),
  );
  return pairUp(candidates);
}

/** Which files may be like one, without looking at each. */
function likelyAmong(files: readonly Lines[]): (was: Lines) => Iterable<Lines> {
  const [byName, byLine] = [new Map<string, Lines[]>(), new Map<string, Lines[]>()];
  const add = (map: Map<string, Lines[]>, key: string, file: Lines) => {
    const list = map.get(key);
    if (!list) map.set(key, [file]);
    else if (list.length <= RARE) list.push(file);
  };
  for (const file of files) {
    add(byName, nameOf(file.path), file);
    for (const line of file.counts.keys()) add(byLine, line, file);
  }
  return (was) => {
    const hits = new Map<Lines, number>();
    for (const line of was.counts.keys()) {
      const having = byLine.get(line) ?? [];
      if (having.length <= RARE) for (const file of having) hits.set(file, (hits.get(file) ?? 0) + 1);
    }
    const likest = [...hits].sort(([, one], [, other]) => other - one).slice(0, MOST_CANDIDATES);
    return new Set([...likest.map(([file]) => file), ...(byName.get(nameOf(was.path)) ?? [])]);
  };
}

/** Each file once, the first pairs first; within one share those with the same name. */
function pairUp(candidates: readonly Candidate[]): Rename[] {
  const [gone, come] = [new Set<string>(), new Set<string>()];
  const likest = candidates.toSorted(
    (one, other) => other.shared - one.shared || Number(hasSameName(other)) - Number(hasSameName(one)),
  );
  return likest.flatMap(({ from, to }) => {
    if (gone.has(from) || come.has(to)) return [];
    gone.add(from);
    come.add(to);
    return [{ from, to }];
  });
}

/** Whether only the folder is another. */
export function hasSameName({ from, to }: Rename): boolean {
  return nameOf(from) === nameOf(to);
}

/** 'a/b.ts' → 'b.ts' */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function linesOf({ path, text }: ProjectFile): Lines {
  const counts = new Map<string, number>();
  let total = 0;
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words === '') continue;
    counts.set(words, (counts.get(words) ?? 0) + 1);
    total += 1;
  }
  return { path, counts, total };
}

function mayBeSimilar(was: Lines, is: Lines): boolean {
  return Math.min(was.total, is.total) >= Math.max(was.total, is.total, 1) * LEAST_SHARED;
}

function sharedPart(was: Lines, is: Lines): number {
  let shared = 0;
  for (const [line, count] of was.counts) shared += Math.min(count, is.counts.get(line) ?? 0);
  return shared / Math.max(was.total, is.total, 1);
}
