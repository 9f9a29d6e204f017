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
  /** What somebody decided is to stand where both touch the same lines. */
  readonly decided?: readonly DecidedPlace[];
}

/** A place of a conflict with the text that is to stand there. */
export interface DecidedPlace {
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
  readonly text: string;
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
 * same lines, what somebody decided stands there; where nobody did of some place of a file, its text stays and the conflict is
 * reported.
 */
export function mergeFiles({ base, ours, theirs, decided = [] }: MergeInput): MergeResult {
  const [baseTexts, ourTexts, theirTexts] = [base, ours, theirs].map(
    (files) => new Map(files.map((file) => [file.path, file.text])),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const paths = [...new Set([...ourTexts.keys(), ...theirTexts.keys()])].sort();
  const files: ProjectFile[] = [];
  const conflicts: MergeConflict[] = [];
  for (const path of paths) {
    const our = ourTexts.get(path);
    const their = theirTexts.get(path);
    // Two places of a file may be alike: each was decided for itself, in their order.
    const left = decided.filter((one) => one.path === path);
    const decide: Decide = (place) => {
      const at = left.findIndex((one) => one.mine === place.ours && one.theirs === place.theirs);
      return at === -1 ? undefined : left.splice(at, 1)[0]?.text;
    };
    const merged = mergeTexts(decide, baseTexts.get(path), our, their);
    const { text, places } = checked(path, merged, decide, [our, their]);
    if (text !== undefined) files.push({ path, text });
    if (places.length > 0) conflicts.push({ path, ours: our ?? '', theirs: their ?? '', places });
  }
  return { files, conflicts };
}

interface Merged {
  readonly text: Side;
  readonly places: readonly ConflictPlace[];
}

/** What is to stand at a place; undefined where nobody decided. */
type Decide = (place: ConflictPlace) => string | undefined;

const clean = (text: Side): Merged => ({ text, places: [] });

/** A file as a whole: the project's stays, and a file that one side does not have is no empty one. */
function whole(decide: Decide, ours: Side, theirs: Side): Merged {
  const place = { ours: ours ?? '', theirs: theirs ?? '' };
  const text = decide(place);
  if (text === undefined) return { text: ours, places: [place] };
  if (text === place.ours) return clean(ours);
  return clean(text === place.theirs ? theirs : text);
}

/** Lines that merge cleanly may still join to broken JSON; then the project's text stays. */
function checked(
  path: string,
  merged: Merged,
  decide: Decide,
  [ours, theirs]: readonly [Side, Side],
): Merged {
  const { text } = merged;
  const isBroken =
    path.endsWith('.json') && text !== undefined && text !== ours && text !== theirs && !isJson(text);
  return isBroken ? whole(decide, ours, theirs) : merged;
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
function mergeTexts(decide: Decide, base: Side, ours: Side, theirs: Side): Merged {
  if (ours === base || ours === theirs) return clean(theirs);
  if (theirs === base) return clean(ours);
  // One side removed what the other changed: nothing that somebody wrote is thrown away.
  if (ours === undefined || theirs === undefined) return whole(decide, ours, theirs);
  const regions = diff3Merge(toLines(ours), toLines(base ?? ''), toLines(theirs), {
    excludeFalseConflicts: true,
  });
  const parts = regions.map(({ ok, conflict }) => {
    if (!conflict) return { text: (ok ?? []).join('') };
    const place = { ours: conflict.a.join(''), theirs: conflict.b.join('') };
    return { text: decide(place), place };
  });
  if (parts.some(({ text }) => text === undefined))
    return { text: ours, places: parts.flatMap(({ place }) => place ?? []) };
  return clean(parts.map(({ text }) => text).join(''));
}
