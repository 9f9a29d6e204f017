import type { DecidedPlace, RunConflict } from '@tessera/shared/contracts';
import { diff3Merge } from 'node-diff3';
import type { ProjectFile } from '../types';
import { toLines } from './lines';

/** What the three states of a project are called here. */
export interface MergeInput {
  /** What was generated last. */
  readonly base: readonly ProjectFile[];
  /** What the project holds now, with changes made by hand. */
  readonly mine: readonly ProjectFile[];
  /** What is generated now. */
  readonly theirs: readonly ProjectFile[];
  /** What somebody decided is to stand where both touch the same lines. */
  readonly decided?: readonly DecidedPlace[];
}

export interface MergeResult {
  /** Sorted by path. */
  readonly files: ProjectFile[];
  /** Where both touch the same lines: the lines of each side. The whole texts, '' for none, where one side has no such file. */
  readonly conflicts: RunConflict[];
}

type ConflictPlace = RunConflict['places'][number];

/** A file's text; undefined is a file that is not there. */
type Side = string | undefined;

/**
 * Merges newly generated files into a project file by file. Changes made by hand survive; where both sides changed the
 * same lines, what somebody decided stands there; where nobody did of some place of a file, its text stays and the conflict is
 * reported.
 */
export function mergeFiles({ base, mine, theirs, decided = [] }: MergeInput): MergeResult {
  const [baseTexts, myTexts, theirTexts] = [base, mine, theirs].map(
    (files) => new Map(files.map((file) => [file.path, file.text])),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const paths = [...new Set([...myTexts.keys(), ...theirTexts.keys()])].sort();
  const files: ProjectFile[] = [];
  const conflicts: RunConflict[] = [];
  for (const path of paths) {
    const sides = { base: baseTexts.get(path), mine: myTexts.get(path), theirs: theirTexts.get(path) };
    const { text, places } = mergeFile(path, sides, decisionsOf(path, decided));
    if (text !== undefined) files.push({ path, text });
    if (places.length > 0) conflicts.push({ path, places });
  }
  return { files, conflicts };
}

/** What is to stand at a place; undefined where nobody decided. */
type Decide = (place: ConflictPlace) => string | undefined;

/** Two places of a file may be alike: each was decided for itself, in their order. */
function decisionsOf(path: string, decided: readonly DecidedPlace[]): Decide {
  const left = decided.filter((one) => one.path === path);
  return ({ mine, theirs }) => {
    const at = left.findIndex((one) => one.mine === mine && one.theirs === theirs);
    return at === -1 ? undefined : left.splice(at, 1)[0]?.text;
  };
}

interface Sides {
  readonly base: Side;
  readonly mine: Side;
  readonly theirs: Side;
}

interface Merged {
  readonly text: Side;
  readonly places: ConflictPlace[];
}

const clean = (text: Side): Merged => ({ text, places: [] });

function mergeFile(path: string, { base, mine, theirs }: Sides, decide: Decide): Merged {
  if (mine === base || mine === theirs) return clean(theirs);
  if (theirs === base) return clean(mine);
  const place = { mine: mine ?? '', theirs: theirs ?? '' };
  // Asked for first: lines that were decided may have joined to something that had to be decided as a whole.
  const whole = decide(place);
  if (whole !== undefined) return clean(asSide(whole, mine, theirs));
  // One side removed what the other changed: nothing that somebody wrote is thrown away.
  if (mine === undefined || theirs === undefined) return { text: mine, places: [place] };
  const merged = mergeLines({ base: base ?? '', mine, theirs }, decide);
  const isBroken = isBrokenJson(path, merged.text, [mine, theirs]);
  return isBroken ? { text: mine, places: [place] } : merged;
}

/** What was decided of a file: one that a side does not have is no empty one. */
function asSide(text: string, mine: Side, theirs: Side): Side {
  if (text === (mine ?? '')) return mine;
  return text === (theirs ?? '') ? theirs : text;
}

/** Lines that merge cleanly may still join to what is no JSON; what a side has already is left to it. */
function isBrokenJson(path: string, text: string, sides: readonly string[]): boolean {
  if (!path.endsWith('.json') || sides.includes(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

function mergeLines({ base, mine, theirs }: Readonly<Record<keyof Sides, string>>, decide: Decide) {
  const regions = diff3Merge(toLines(mine), toLines(base), toLines(theirs), { excludeFalseConflicts: true });
  const parts = regions.map(({ ok, conflict }) => {
    if (!conflict) return { text: (ok ?? []).join('') };
    const place = { mine: conflict.a.join(''), theirs: conflict.b.join('') };
    return { text: decide(place), place };
  });
  if (parts.some(({ text }) => text === undefined))
    return { text: mine, places: parts.flatMap(({ place }) => place ?? []) };
  return { text: parts.map(({ text }) => text).join(''), places: [] };
}
