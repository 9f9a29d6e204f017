import type { HandEdit, TakenBack } from '@tessera/builder';
import type { RunProblem } from '@tessera/shared/contracts';

export const NOTHING_YET = 'There is nothing to fix yet: this project has no version.';
export const CODE_ONLY =
  'This project was imported as code only, so the built-in assistant does not know what it should be; fixing it needs a language model. Nothing was changed. Edit its files under Code instead.';
export const IS_GONE =
  'The newest version compiles, so this error is gone already. Nothing was changed. Reload the preview to see it.';
export const NOT_BY_HAND =
  'No file that runs was edited by hand in this project, so the mistake is in what the builder made. Nothing was changed, and the error was reported to us. An earlier version under History may work.';
export const NOT_BY_EDITS =
  'The project does not compile without your edits either, so the mistake is in what the builder made. Nothing was changed, and the error was reported to us. An earlier version under History may work.';
export const TWICE =
  'I fixed this error twice already and it is back, so I stopped. Nothing was changed. Restore a version that worked under History, or change the file under Code.';

/** What an edit is called: 'your edit of src/App.tsx, line 12'. */
export function nameOfEdit({ path, change, line, lines }: HandEdit): string {
  if (change === 'added') return `your file ${path}`;
  if (change === 'removed') return `your removal of ${path}`;
  if (lines === 0) return `what you removed from ${path} before line ${String(line)}`;
  const last = line + lines - 1;
  const where = lines === 1 ? `line ${String(line)}` : `lines ${String(line)} to ${String(last)}`;
  return `your edit of ${path}, ${where}`;
}

/** How many are named before the rest is counted. */
const MOST_NAMED = 4;

function nameOfEdits(edits: readonly HandEdit[]): string {
  const names = edits.slice(0, MOST_NAMED).map(nameOfEdit);
  const rest = edits.length - names.length;
  if (rest > 0) names.push(`${String(rest)} more`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('; ')}; and ${names.at(-1) ?? ''}`;
}

/** What the version says of itself. */
export function noteOfRepair({ edits }: TakenBack): string {
  const paths = [...new Set(edits.map(({ path }) => path))];
  const [path = ''] = paths;
  const count = edits.length === 1 ? 'an edit' : `${String(edits.length)} edits`;
  return paths.length === 1 ? `Took back ${count} of ${path}` : `Took back ${count} by hand`;
}

/** A receipt lists so many, and counts the rest. */
const MOST_LISTED = 50;

/** As the receipt lists them. */
export function changesOfRepair({ edits }: TakenBack): string[] {
  const rest = edits.length - MOST_LISTED;
  const named = edits.slice(0, MOST_LISTED).map((edit) => `${nameOfEdit(edit)}, taken back`);
  return rest > 0 ? [...named, `${String(rest)} more edits, taken back`] : named;
}

interface Repaired {
  readonly problem: RunProblem;
  /** The files did not compile; now they do. Otherwise the preview reported it, and nobody has seen it run since. */
  readonly isOfBuild: boolean;
  readonly taken: TakenBack;
  /** The same error was fixed by taking less back, and came again. */
  readonly isAgain: boolean;
}

/** What was taken back and why, by what was observed. */
export function answerOfRepair({ problem, isOfBuild, taken, isAgain }: Repaired): string {
  const { edits, left, isPointedAt } = taken;
  const [back, them, without] =
    edits.length === 1
      ? ['I took that edit back', 'it', 'it']
      : [`I took these ${String(edits.length)} edits back`, 'them', 'them'];
  const named = nameOfEdits(edits);
  const undo = `Undo brings ${them} back.${left === 0 ? '' : ' Your other edits are kept.'}`;
  const message = oneLine(problem.message);
  if (isOfBuild)
    return `${placeOf(problem)} did not compile: ${message} It compiles without ${named}. ${back}; ${undo}`;
  const said = isAgain
    ? `The same error came again, so this takes back more: ${named}.`
    : isPointedAt
      ? `It seems to come from ${named}.`
      : `Nothing in it points at an edit of yours; as what I wrote was tried, it may come from ${named}.`;
  return `The preview reported: ${message} ${said} ${back}; ${undo} The files compile without ${without}; the preview shows whether the error is gone.`;
}

function placeOf({ path, line }: RunProblem): string {
  if (path === undefined) return 'The project';
  return line === undefined ? path : `${path}, line ${String(line)},`;
}

/** In one line, as a sentence. */
function oneLine(message: string): string {
  const line = message.replace(/\s+/gu, ' ').trim().slice(0, 300);
  return /[.!?]$/u.test(line) ? line : `${line}.`;
}
