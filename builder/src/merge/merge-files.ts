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
    const { text, isConflict } = checked(path, mergeTexts(baseTexts.get(path), our, their), our, their);
    if (text !== undefined) files.push({ path, text });
    if (isConflict) conflicts.push({ path, ours: our ?? '', theirs: their ?? '' });
  }
  return { files, conflicts };
}

interface Merged {
  readonly text: Side;
  readonly isConflict: boolean;
}

const clean = (text: Side): Merged => ({ text, isConflict: false });

/** Lines that merge cleanly may still join to broken JSON; then the project's text stays. */
function checked(path: string, merged: Merged, ours: Side, theirs: Side): Merged {
  const { text } = merged;
  const isBroken =
    path.endsWith('.json') && text !== undefined && text !== ours && text !== theirs && !isJson(text);
  return isBroken ? { text: ours, isConflict: true } : merged;
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
  if (ours === undefined || theirs === undefined) return { text: ours, isConflict: true };
  const regions = diff3Merge(toLines(ours), toLines(base ?? ''), toLines(theirs), {
    excludeFalseConflicts: true,
  });
  const lines: string[] = [];
  for (const region of regions) {
    if (!region.ok) return { text: ours, isConflict: true };
    lines.push(...region.ok);
  }
  return clean(lines.join(''));
}
