import type { ProjectFile } from '@tessera/builder';

/** A file that was elsewhere before. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** Lines that are looked up at most: what is left then counts as another file. */
const MOST_LOOKUPS = 3_000_000;

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
  const candidates: Candidate[] = [];
  let lookups = 0;
  for (const was of gone.map(linesOf)) {
    for (const is of now) {
      if (!mayBeSimilar(was, is)) continue;
      lookups += was.counts.size;
      if (lookups > MOST_LOOKUPS) return pairUp(candidates);
      const shared = sharedPart(was, is);
      if (shared >= LEAST_SHARED) candidates.push({ from: was.path, to: is.path, shared });
    }
  }
  return pairUp(candidates);
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
