import { checkModel, emit, type ProjectFile } from '@tessera/builder';
import { storedModelSchema, type ApplicationModel, type ImportReport } from '@tessera/shared/contracts';
import { MOST_FILES_IN_WORDS } from '../../core/project-limits';
import { findEntry, isPlainSite } from '../builds/entry-file.rules';
import { ARCHIVE_LIMITS, MODEL_PATH } from './archive.schema';
import { SERVER_PATHS, withoutServer } from './export-server.rules';
import { readVariables, whyNoVariables, type ImportedVariables } from './env-files.rules';
import { frameworkOf } from './framework.rules';
import type { UnpackedProject } from './import-report.schema';
import { listLeftOut } from './left-out.rules';
import { ArchiveRefusedError } from './read-zip.child';
import { isEnvFile, isServed } from './repository-choice.rules';
import { lineOfSecret } from './secret-files.rules';
import { whyNotTaken, type FileFacts, type Refusal } from './taken-files.rules';

type Skipped = ImportReport['skipped'][number];

/** A file that may become one of a project. */
export interface ListedFile extends FileFacts {
  readonly path: string;
  /** Asked only where nothing else keeps it out. */
  readonly read: () => Promise<Uint8Array>;
}

export interface TakenFiles {
  readonly files: readonly ProjectFile[];
  readonly skipped: readonly Skipped[];
  readonly variables: ImportedVariables;
}

export interface Taking {
  /** The `.env` files of the application's folder become variables; else they are left out as secrets. */
  readonly takesVariables: boolean;
}

/** What files come from, as it is called where they are refused. */
export type Origin = 'ZIP' | 'repository';

/** The files that a project can keep, with why not of the others. Throws `ArchiveRefusedError` for too much. */
export async function takeFiles(
  listed: readonly ListedFile[],
  origin: Origin,
  { takesVariables }: Taking,
): Promise<TakenFiles> {
  if (!takesVariables) return { ...(await takeTexts(listed, origin)), variables: NO_VARIABLES };
  const envFiles = listed.filter((file) => isEnvFile(file.path, file));
  const ofTests = listed.flatMap(({ path }) => {
    const why = whyNoVariables(path);
    return why === undefined ? [] : [{ path, why }];
  });
  const apart = new Set([...envFiles, ...ofTests].map(({ path }) => path));
  const others = listed.filter(({ path }) => !apart.has(path));
  const { files, skipped } = await takeTexts(others, origin);
  const { unread, ...variables } = await takeVariables(envFiles);
  return { files, skipped: [...unread, ...variables.leftOut, ...ofTests, ...skipped], variables };
}

const NO_VARIABLES: ImportedVariables = { variables: [], told: [], leftOut: [] };

async function takeTexts(
  listed: readonly ListedFile[],
  origin: Origin,
): Promise<Pick<TakenFiles, 'files' | 'skipped'>> {
  const hasServer = isServed(new Set(listed.map(({ path }) => path)));
  // The server of a ZIP of ours is taken out again; a repository keeps what it has.
  const isTakenOut = (path: string) => origin === 'ZIP' && hasServer && SERVER_PATHS.has(path);
  const files: ProjectFile[] = [];
  const skipped: Skipped[] = [];
  const counted = { files: 0, bytes: 0 };
  for (const file of listed) {
    const { path } = file;
    const isServer = isTakenOut(path);
    const why =
      whyNotTaken(path, file, hasServer) ?? (isServer ? undefined : tooManyFiles(counted.files, origin));
    const taken = why ?? (await takeText(file));
    if ('text' in taken) files.push({ path, text: taken.text });
    else skipped.push({ path: taken.folder ?? path, why: taken.why });
    if (!('text' in taken) || isServer) continue;
    counted.files += 1;
    counted.bytes += file.size;
    if (counted.bytes > ARCHIVE_LIMITS.projectBytes) throw tooLarge(ARCHIVE_LIMITS.projectBytes, origin);
  }
  return { files, skipped };
}

async function takeVariables(
  envFiles: readonly ListedFile[],
): Promise<ImportedVariables & { readonly unread: readonly Skipped[] }> {
  const texts = new Map<string, string>();
  const unread: Skipped[] = [];
  for (const { path, read } of envFiles) {
    const text = decodeText(await read());
    if (text === undefined) unread.push({ path, why: 'Binary, or not UTF-8: its variables cannot be read' });
    else texts.set(path, text);
  }
  return { ...readVariables(texts), unread };
}

/** The project that they are: one of ours with its model, or code. */
export function asProject(
  { files, skipped, variables }: TakenFiles,
  origin: Origin,
  { mayBeEmpty }: { readonly mayBeEmpty: boolean },
): UnpackedProject & { readonly leftOut: readonly Skipped[] } {
  refuseCrowds(files, origin);
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  const model = readModel(byPath.get(MODEL_PATH));
  // A model that cannot be read would be taken for one by whoever looks at the files.
  const isUnread = model === undefined && byPath.has(MODEL_PATH);
  // The server of an export is no edit by hand: the next ZIP has it again.
  const plain = model === undefined || origin === 'repository' ? files : withoutServer(files);
  const kept = isUnread ? plain.filter(({ path }) => path !== MODEL_PATH) : plain;
  const left = isUnread
    ? [...skipped, { path: MODEL_PATH, why: 'Not a model that Tessera can read' }]
    : skipped;
  if (!mayBeEmpty) refuseNothing(kept, origin);
  return {
    ok: true,
    leftOut: left,
    files: kept,
    model: model ?? null,
    variables: variables.variables,
    generated: model === undefined ? [] : generatedFrom(model, byPath.get(MODEL_PATH) ?? ''),
    report: {
      ...factsOf(kept, byPath),
      framework: model === undefined ? frameworkOf(byPath) : 'Tessera',
      isCodeOnly: model === undefined,
      ...(variables.told.length > 0 && { variables: [...variables.told] }),
      ...listLeftOut(left),
    },
  };
}

function factsOf(
  kept: readonly ProjectFile[],
  all: ReadonlyMap<string, string>,
): Pick<ImportReport, 'files' | 'bytes' | 'hasEntry'> {
  return {
    files: kept.length,
    bytes: kept.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    hasEntry: findEntry(all) !== undefined || isPlainSite(all),
  };
}

/** The model as it came stays in its file: only what differs elsewhere is a hand edit. */
export function generatedFrom(model: ApplicationModel, modelText: string): ProjectFile[] {
  return emit(model).map((file) => (file.path === MODEL_PATH ? { ...file, text: modelText } : file));
}

export function readModel(text: string | undefined): ApplicationModel | undefined {
  if (text === undefined) return undefined;
  try {
    const model = storedModelSchema.safeParse(JSON.parse(text)).data;
    return model && checkModel(model).every(({ passed }) => passed) ? model : undefined;
  } catch {
    // Not even JSON: a file by the same name.
    return undefined;
  }
}

function tooManyFiles(count: number, origin: Origin): undefined {
  if (count < ARCHIVE_LIMITS.files) return undefined;
  throw new ArchiveRefusedError(
    `A project holds at most ${MOST_FILES_IN_WORDS} files, and this ${origin} has more. Leave out what a build makes.`,
    true,
  );
}

async function takeText(file: ListedFile): Promise<{ readonly text: string } | Refusal> {
  const text = decodeText(await file.read());
  if (text === undefined) return { why: 'Binary: a project keeps text' };
  const line = lineOfSecret(text, file.path);
  if (line !== undefined)
    return { why: `Line ${String(line)} holds what looks like a private key or an access token` };
  const lines = text.split('\n', ARCHIVE_LIMITS.lines + 1).length;
  return lines > ARCHIVE_LIMITS.lines ? { why: 'Over 20,000 lines' } : { text };
}

/** Undefined of what is no text. */
function decodeText(content: Uint8Array): string | undefined {
  return content.includes(0) ? undefined : decode(content);
}

/** The text that has exactly these bytes; undefined when there is none. */
function decode(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** A name is a file's or a folder's: neither Git nor a disk could hold both. */
function refuseCrowds(files: readonly ProjectFile[], origin: Origin): void {
  const paths = new Set(files.map(({ path }) => path));
  for (const { path } of files) {
    const parts = path.split('/');
    const file = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
    const both = file.find((folder) => paths.has(folder));
    if (both !== undefined)
      throw new ArchiveRefusedError(`The ${origin} has "${both}" as a file and as a folder.`);
  }
}

export function tooLarge(limit: number, origin: Origin): ArchiveRefusedError {
  const what = origin === 'ZIP' ? 'The ZIP unpacks to' : 'What a project could keep of the repository is';
  return new ArchiveRefusedError(`${what} more than ${limit / 1_000_000} MB.`, true);
}

function refuseNothing(kept: readonly ProjectFile[], origin: Origin): void {
  if (kept.length === 0)
    throw new ArchiveRefusedError(`The ${origin} has no file that a project could keep.`);
}
