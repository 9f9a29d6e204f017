import { askedBehaviours, behavioursOf, type BehaviourResult, type Check } from '@tessera/builder';
import type { ApplicationModel, Receipt } from '@tessera/shared/contracts';
import type { States } from '../checks/check-access.service';
import { buildFailed } from '../builds/build-failure.rules';
import type { BuildsService } from '../builds/builds.service';
import type { FilesBefore, WrittenFiles } from '../worker/worker-tasks.schema';
import type { Assistant } from './assistant.port';

/** What was found out about files before they become a version. */
export interface Checked {
  readonly compiles: Check;
  /**
   * What the model promises, tried in its own code (MODEL-15). Nothing where somebody edited files: their code runs in a
   * browser only, never here.
   */
  readonly performed: readonly BehaviourResult[];
}

interface Dependencies {
  readonly assistant: Assistant;
  readonly builds: BuildsService;
}

interface Work {
  readonly userId: string;
  readonly model: ApplicationModel;
  readonly treeHash: string;
  readonly written: WrittenFiles;
  /** Undefined for a first version. */
  readonly before: VersionBefore | undefined;
  /** What was read from the message. */
  readonly coverage: Receipt['coverage'];
  /** Called once the files of a first version compile, before they are tried. */
  readonly onFirstCompiled?: () => Promise<void>;
}

/** The version that a change starts from. */
export interface VersionBefore {
  readonly model: ApplicationModel;
  readonly treeHash: string;
  readonly files: FilesBefore;
  /** What its checks came to. */
  readonly states: States;
}

/** Compiles the files and tries what they promise. Throws WorkStoppedError when trying took more than it may. */
export async function checkWork(
  { assistant, builds }: Dependencies,
  { userId, model, treeHash, written, before, coverage, onFirstCompiled }: Work,
): Promise<Checked> {
  const built = await builds.build(userId, treeHash, written.files);
  const compiles = { id: 'compiles', title: 'Every file compiles' };
  if (!built.ok) {
    const { message } = buildFailed(built.error);
    return { compiles: { ...compiles, passed: false, message }, performed: [] };
  }
  // A change is shown once nothing speaks against it; a first version is taken whatever its checks say.
  if (!before) await onFirstCompiled?.();
  if (!isAsWritten(written)) return { compiles: { ...compiles, passed: true }, performed: [] };
  const asked = askedBehaviours(model, coverage);
  const performed = await assistant.perform(userId, { model, js: built.js, before: before?.model, asked });
  return { compiles: { ...compiles, passed: true }, performed };
}

function isAsWritten({ files, generated }: FilesBefore): boolean {
  const texts = new Map(generated.map(({ path, text }) => [path, text]));
  return files.length === generated.length && files.every(({ path, text }) => texts.get(path) === text);
}

/**
 * What fails now and passed before: it stops a change. What failed already, could not be tried or is new stops none, and a
 * first version has nothing to lose: they say what fails.
 */
export async function newlyFailing(
  dependencies: Dependencies,
  { userId, before, performed }: Pick<Work, 'userId' | 'before'> & Pick<Checked, 'performed'>,
): Promise<readonly BehaviourResult[]> {
  if (!before) return [];
  const promised = new Set(behavioursOf(before.model).map(({ id }) => id));
  const failing = performed.filter(({ id, state }) => state === 'failed' && promised.has(id));
  const unknown = failing.filter(({ id }) => !before.states.has(id)).map(({ id }) => id);
  const passed = await passedBefore(dependencies, userId, before, unknown);
  return failing.filter(({ id }) => before.states.get(id) === 'passed' || passed.has(id));
}

/** What nobody has tried in the version before is made up for as soon as it fails: only then does it matter how it was. */
async function passedBefore(
  { assistant, builds }: Dependencies,
  userId: string,
  { model, treeHash, files }: VersionBefore,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || !isAsWritten(files)) return new Set();
  const built = await builds.build(userId, treeHash, files.files);
  if (!built.ok) return new Set();
  const results = await assistant.perform(userId, { model, js: built.js, before: undefined, asked: ids });
  return new Set(results.filter(({ state }) => state === 'passed').map(({ id }) => id));
}
