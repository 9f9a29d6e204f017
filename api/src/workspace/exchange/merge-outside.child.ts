import { mergeFiles, type ProjectFile } from '@tessera/builder';
import type {
  DecidedFile,
  DecidedPlace,
  LeftOut,
  PullConflict,
  RunConflict,
} from '@tessera/shared/contracts';
import { MOST_FILES_IN_WORDS } from '../../core/project-limits';
import { ARCHIVE_LIMITS, MODEL_PATH } from '../archives/archive.schema';
import { holdsSecret, isSecretFile } from '../archives/secret-files.rules';
import { generatedFrom, readModel } from '../archives/take-files.child';
import { foldersOf } from '../../core/folders-of';
import type { MergedOutside, ModelThatCame, OutsideMerge, RefusedMerge } from './exchange.schema';

/**
 * Merges what was changed elsewhere into a project. What the other side cannot hold or is not to see is left alone: the project
 * keeps its own. The model is never merged by lines: it is one side's as a whole, and its files are written anew with the edits.
 */
export function mergeOutside(request: OutsideMerge): MergedOutside | RefusedMerge {
  const { base, mine, theirs, decided } = request;
  const apart = new Set([...request.outside, ...mine.filter(isSecret).map(({ path }) => path), MODEL_PATH]);
  const together = (files: readonly ProjectFile[]) => files.filter(({ path }) => !apart.has(path));
  const sides = { mine: together(mine), theirs: together(theirs) };
  const merged = mergeFiles({ base: together(base), ...sides, decided });
  const { files: joined, conflicts } = decideFiles(merged, sides.theirs, takenSides(request));
  const model = chooseModel(request);
  const code = model.came ? writtenAnew(request, joined, model.came) : joined;
  const kept = mine.filter(({ path }) => path !== MODEL_PATH && apart.has(path));
  const files = [
    ...code,
    ...kept,
    ...(model.text === undefined ? [] : [{ path: MODEL_PATH, text: model.text }]),
  ];
  const message = whyNoProject(files);
  if (message !== undefined) return { ok: false, message };
  return {
    ok: true,
    files,
    conflicts: [
      ...conflicts.map((one) => withRemoved(one, sides)),
      ...(model.conflict ? [withRemoved(model.conflict, request)] : []),
    ],
    came: model.came,
    leftOut: model.leftOut ? [{ path: MODEL_PATH, why: model.leftOut }] : [],
  };
}

const isSecret = ({ path, text }: ProjectFile): boolean => isSecretFile(path) || holdsSecret(text, path);

type TakenSides = ReadonlyMap<string, DecidedFile['take']>;

const takenSides = ({ decidedFiles }: Pick<OutsideMerge, 'decidedFiles'>): TakenSides =>
  new Map(decidedFiles.map(({ path, take }) => [path, take]));

/** Files that do not go together become those of the side that was chosen, which may have no such file. */
function decideFiles(
  {
    files,
    conflicts,
  }: { readonly files: readonly ProjectFile[]; readonly conflicts: readonly RunConflict[] },
  theirs: readonly ProjectFile[],
  taken: TakenSides,
): { readonly files: readonly ProjectFile[]; readonly conflicts: readonly RunConflict[] } {
  // What nobody decided is the project's own already.
  const fromTheirs = new Set(
    conflicts.filter(({ path }) => taken.get(path) === 'theirs').map(({ path }) => path),
  );
  const own = files.filter(({ path }) => !fromTheirs.has(path));
  return {
    files: [...own, ...theirs.filter(({ path }) => fromTheirs.has(path))],
    conflicts: conflicts.filter(({ path }) => !taken.has(path)),
  };
}

/** Says where a side's '' is no empty file. */
function withRemoved(conflict: RunConflict, sides: Pick<OutsideMerge, 'mine' | 'theirs'>): PullConflict {
  const isThere = (files: readonly ProjectFile[]) => files.some(({ path }) => path === conflict.path);
  if (!isThere(sides.mine)) return { ...conflict, removedBy: 'mine' };
  return isThere(sides.theirs) ? conflict : { ...conflict, removedBy: 'theirs' };
}

interface ChosenModel {
  readonly text: string | undefined;
  readonly came?: ModelThatCame | undefined;
  readonly conflict?: RunConflict;
  readonly leftOut?: LeftOut['why'];
}

const UNREADABLE = 'Not a model that Tessera can read';

function chooseModel(request: OutsideMerge): ChosenModel {
  const { base, mine, theirs, outside } = request;
  const [was, own, other] = [base, mine, theirs].map(
    (files) => files.find(({ path }) => path === MODEL_PATH)?.text,
  );
  const kept = { text: own };
  if (outside.includes(MODEL_PATH) || other === own || other === was) return kept;
  if (other === undefined)
    return { ...kept, leftOut: 'Kept: without its model, chat could not change the application any more' };
  if (own === was) return taken(other) ?? { ...kept, leftOut: UNREADABLE };
  return decideModel(request, { mine: own ?? '', theirs: other }, kept);
}

/** Both sides changed it. */
function decideModel(
  request: OutsideMerge,
  place: RunConflict['places'][number],
  kept: Pick<ChosenModel, 'text'>,
): ChosenModel {
  const text = decidedText(place, request.decided) ?? sideText(place, takenSides(request).get(MODEL_PATH));
  if (text === place.mine) return kept;
  const chosen = text === undefined ? undefined : taken(text);
  if (chosen) return chosen;
  // Who chose a side that cannot be read has decided: there is nothing else to ask.
  if (text === place.theirs) return { ...kept, leftOut: UNREADABLE };
  return { ...kept, conflict: { path: MODEL_PATH, places: [place] } };
}

function decidedText(
  { mine, theirs }: RunConflict['places'][number],
  decided: readonly DecidedPlace[],
): string | undefined {
  return decided.find((one) => one.path === MODEL_PATH && one.mine === mine && one.theirs === theirs)?.text;
}

function sideText(
  place: RunConflict['places'][number],
  take: DecidedFile['take'] | undefined,
): string | undefined {
  return take === undefined ? undefined : place[take];
}

function taken(text: string): ChosenModel | undefined {
  const model = readModel(text);
  return model && { text, came: { model, generated: generatedFrom(model, text) } };
}

/**
 * The files as the builder writes them for the model that came, with everybody's edits. Whoever changed the model alone gets
 * its files; where the code that came differs from them on the same lines, that code stays.
 */
function writtenAnew(
  { model, generated }: OutsideMerge,
  files: readonly ProjectFile[],
  came: ModelThatCame,
): readonly ProjectFile[] {
  const code = (all: readonly ProjectFile[]) => all.filter(({ path }) => path !== MODEL_PATH);
  const theirs = code(came.generated);
  // Code that had no model before was not written by the builder: none of it is to be written over.
  return mergeFiles({ base: model === null ? theirs : code(generated), mine: files, theirs }).files;
}

function whyNoProject(files: readonly ProjectFile[]): string | undefined {
  if (files.length > ARCHIVE_LIMITS.files)
    return `A project holds at most ${MOST_FILES_IN_WORDS} files, and together there would be ${files.length.toLocaleString('en')}.`;
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  if (bytes > ARCHIVE_LIMITS.projectBytes)
    return `A project holds at most ${ARCHIVE_LIMITS.projectBytes / 1_000_000} MB, and together there would be more.`;
  const paths = new Set(files.map(({ path }) => path));
  const both = files.flatMap(({ path }) => foldersOf(path)).find((folder) => paths.has(folder));
  return both === undefined ? undefined : `"${both}" is a file on one side and a folder on the other.`;
}
