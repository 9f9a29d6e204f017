import type { ProjectFile } from '../types';
import { diffFiles, type FileDifference } from './diff-files';
import { handEdits, withoutEdits, type FileAfter, type HandEdit } from './hand-edits';
import { canRun, clueOf } from './problem-clues';
import { placeOfFunctions } from './place-of-functions';

export interface EditedProject {
  /** The files as the builder wrote them. */
  readonly generated: readonly ProjectFile[];
  /** The files as they are. */
  readonly files: readonly ProjectFile[];
}

/** An error, and the place that it names. `line` counts from 1. */
export interface ProblemPlace {
  readonly message: string;
  readonly path?: string | undefined;
  readonly line?: number | undefined;
  /** The functions in which it happened, the innermost first. */
  readonly within?: readonly string[] | undefined;
}

/** Edits that may explain an error, and the files without them. */
export interface TakenBack {
  readonly edits: readonly HandEdit[];
  readonly after: readonly FileAfter[];
  /** What that does to the project as it is. */
  readonly changes: readonly FileDifference[];
  /** How many edits by hand are left in the project. */
  readonly left: number;
  /** Whether the error points at one of them, by its place or its words. */
  readonly isPointedAt: boolean;
}

/** How much is taken back at least: one edit, or all of a file. */
export type Reach = 'edit' | 'file';

/** How many of each kind are offered: a dozen with what is always there, since each is compiled. */
const MOST = { near: 4, named: 3, files: 2 };

/**
 * What may be taken back to undo an error, the likeliest and smallest first (SCR-02, 'Fix this'): of the file that the error
 * names the edit nearest to the line, each other one, then all of them; edits elsewhere that share its words; each file's edits;
 * and at last all. Empty where nothing that runs was edited by hand.
 *
 * @param reach leaves out what is smaller: that was tried
 */
export function editsTakenBack(
  { generated, files }: EditedProject,
  reported: ProblemPlace,
  reach: Reach = 'edit',
): TakenBack[] {
  const made = handEdits(generated, files);
  const edits = made.filter(({ path }) => canRun(path));
  if (edits.length === 0) return [];
  const edited = new Set(edits.map(({ path }) => path));
  const problem =
    reported.path === undefined || !edited.has(reported.path)
      ? {
          ...reported,
          ...placeOfFunctions(
            files.filter(({ path }) => edited.has(path)),
            reported.within,
          ),
        }
      : reported;
  const here = edits.filter(({ path }) => path === problem.path).toSorted(nearestTo(problem));
  const named = edits
    .filter(({ path }) => path !== problem.path)
    .map((edit) => ({ edit, clue: clueOf(edit, problem) }))
    .filter(({ clue }) => clue > 0)
    .sort((one, other) => other.clue - one.clue)
    .map(({ edit }) => edit);
  const pointedAt = new Set([...here, ...named]);
  const groups = {
    edit: [...here.slice(0, MOST.near), ...withImporters(here, edits)],
    file: here.length > 0 ? [here] : [],
    elsewhere: named.slice(0, MOST.named),
    files: filesOf(edits, [problem.path, ...named.map(({ path }) => path)]).slice(0, MOST.files),
    all: [edits],
  };
  const sets: Record<Reach, readonly (HandEdit | readonly HandEdit[])[]> = {
    edit: [...groups.edit, ...groups.file, ...groups.elsewhere, ...groups.files, ...groups.all],
    file: [...groups.file, ...groups.all],
  };
  return distinct(sets[reach].map((set) => ('path' in set ? [set] : set))).map((set) => {
    const after = withoutEdits(files, set);
    return {
      ...{ edits: set, after, changes: changesOf(files, after), left: made.length - set.length },
      isPointedAt: set.some((edit) => pointedAt.has(edit)),
    };
  });
}

function changesOf(files: readonly ProjectFile[], after: readonly FileAfter[]): FileDifference[] {
  const changed = new Set(after.map(({ path }) => path));
  const left = after.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  return diffFiles(
    files.filter(({ path }) => changed.has(path)),
    left,
  );
}

/** The nearest edit first; where no line is known, the one that shares most words. */
function nearestTo(problem: ProblemPlace): (one: HandEdit, other: HandEdit) => number {
  const { line } = problem;
  if (line === undefined) return (one, other) => clueOf(other, problem) - clueOf(one, problem);
  const distance = (edit: HandEdit) => {
    const last = edit.line + Math.max(edit.lines - 1, 0);
    return line < edit.line ? edit.line - line : Math.max(line - last, 0);
  };
  return (one, other) => distance(one) - distance(other);
}

/** A file of somebody's own goes only with what imports it. */
function withImporters(here: readonly HandEdit[], edits: readonly HandEdit[]): (readonly HandEdit[])[] {
  const own = here.find(({ change }) => change === 'added');
  if (!own) return [];
  const name = own.path.replace(/^.*\//u, '').replace(/\.\w+$/u, '');
  const importers = edits.filter((edit) => edit.path !== own.path && edit.now.includes(`/${name}`));
  return importers.length > 0 ? [[own, ...importers]] : [];
}

/** The edits of each file; those of the first-named files first, then code before other files. */
function filesOf(
  edits: readonly HandEdit[],
  first: readonly (string | undefined)[],
): (readonly HandEdit[])[] {
  const rank = (path: string) => {
    const at = first.indexOf(path);
    return at === -1 ? first.length + (/\.(?:tsx?|jsx?|mjs|css|json|html)$/u.test(path) ? 0 : 1) : at;
  };
  return [...new Set(edits.map(({ path }) => path))]
    .toSorted((one, other) => rank(one) - rank(other))
    .map((path) => edits.filter((edit) => edit.path === path));
}

/** Without what is offered already. */
function distinct(sets: readonly (readonly HandEdit[])[]): (readonly HandEdit[])[] {
  const seen = new Set<string>();
  return sets.filter((set) => {
    const key = set
      .map(({ path, line }) => `${path}:${String(line)}`)
      .sort()
      .join(' ');
    return !seen.has(key) && seen.add(key);
  });
}
