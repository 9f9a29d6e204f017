import { diff3Merge } from 'node-diff3';
import type { ProjectFile } from '../types';
import { toLines } from './lines';

/** What the three states of a project are called here. */
export interface MergeInput {
  /** What was generated last. */
  readonly base: readonly ProjectFile[];
  /** What the project holds now, with changes made by hand. */
  readonly ours: readonly ProjectFile[];
  /** What is generated now. */
  readonly theirs: readonly ProjectFile[];
}

export interface MergeConflict {
  readonly path: string;
  /** The whole text of each side; '' when that side has no such file. */
  readonly ours: string;
  readonly theirs: string;
  /** Where they touch the same lines: the lines of each side. The whole texts where one has no such file. */
  readonly places: readonly ConflictPlace[];
}

export interface ConflictPlace {
  readonly ours: string;
  readonly theirs: string;
}

export interface MergeResult {
  /** Sorted by path. */
  readonly files: ProjectFile[];
  readonly conflicts: MergeConflict[];
}

type Side = string | undefined;

/**
 * Merges newly generated files into a project file by file. Changes made by hand survive; where both sides changed the
 * same lines, the project's text stays and the conflict is reported.
 */
export function mergeFiles({ base, ours, theirs }: MergeInput): MergeResult {
  const [baseTexts, ourTexts, theirTexts] = [base, ours, theirs].map(
    (files) => new Map(files.map((file) => [file.path, file.text])),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const paths = [...new Set([...ourTexts.keys(), ...theirTexts.keys()])].sort();
  const files: ProjectFile[] = [];
  const conflicts: MergeConflict[] = [];
  for (const path of paths) {
    const our = ourTexts.get(path);
    const their = theirTexts.get(path);
    const { text, places } = checked(path, mergeTexts(baseTexts.get(path), our, their), our, their);
    if (text !== undefined) files.push({ path, text });
    if (places.length > 0) conflicts.push({ path, ours: our ?? '', theirs: their ?? '', places });
  }
  return { files, conflicts };
}

interface Merged {
  readonly text: Side;
  readonly places: readonly ConflictPlace[];
}

const clean = (text: Side): Merged => ({ text, places: [] });
/** The project's text stays; all of it is to be decided. */
const undecided = (ours: Side, theirs: Side): Merged => ({
  text: ours,
  places: [{ ours: ours ?? '', theirs: theirs ?? '' }],
});

/** Lines that merge cleanly may still join to broken JSON; then the project's text stays. */
function checked(path: string, merged: Merged, ours: Side, theirs: Side): Merged {
  const { text } = merged;
  const isBroken =
    path.endsWith('.json') && text !== undefined && text !== ours && text !== theirs && !isJson(text);
  return isBroken ? undecided(ours, theirs) : merged;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Merges one file; undefined is a file that is not there. */
function mergeTexts(base: Side, ours: Side, theirs: Side): Merged {
  if (ours === base || ours === theirs) return clean(theirs);
  if (theirs === base) return clean(ours);
  // One side removed what the other changed: nothing that somebody wrote is thrown away.
  if (ours === undefined || theirs === undefined) return undecided(ours, theirs);
  const regions = diff3Merge(toLines(ours), toLines(base ?? ''), toLines(theirs), {
    excludeFalseConflicts: true,
  });
  const places = regions.flatMap(({ conflict }) =>
    conflict ? [{ ours: conflict.a.join(''), theirs: conflict.b.join('') }] : [],
  );
  if (places.length > 0) return { text: ours, places };
  return clean(regions.flatMap(({ ok }) => ok ?? []).join(''));
}
