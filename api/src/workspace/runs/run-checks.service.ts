import type { BehaviourResult, Check } from '@tessera/builder';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { buildFailed } from '../builds/build-failure.rules';
import type { BuildsService } from '../builds/builds.service';
import type { WrittenFiles } from '../worker/worker-tasks.schema';
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

interface Work {
  readonly userId: string;
  readonly model: ApplicationModel;
  readonly treeHash: string;
  readonly written: WrittenFiles;
}

/** Compiles the files and tries what they promise. Throws WorkStoppedError when trying took more than it may. */
export async function checkWork(
  { assistant, builds }: { readonly assistant: Assistant; readonly builds: BuildsService },
  { userId, model, treeHash, written }: Work,
): Promise<Checked> {
  const built = await builds.build(userId, treeHash, written.files);
  const compiles = { id: 'compiles', title: 'Every file compiles' };
  if (!built.ok) {
    const { message } = buildFailed(built.error);
    return { compiles: { ...compiles, passed: false, message }, performed: [] };
  }
  const performed = isAsWritten(written) ? await assistant.perform(userId, { model, js: built.js }) : [];
  return { compiles: { ...compiles, passed: true }, performed };
}

function isAsWritten({ files, generated }: WrittenFiles): boolean {
  const texts = new Map(generated.map(({ path, text }) => [path, text]));
  return files.length === generated.length && files.every(({ path, text }) => texts.get(path) === text);
}

/** What fails now and did not before: it stops a change. A first version has nothing to lose, and says what fails. */
export function newlyFailing(
  performed: readonly BehaviourResult[],
  failedBefore: readonly string[] | undefined,
): readonly BehaviourResult[] {
  if (failedBefore === undefined) return [];
  return performed.filter(({ state, title }) => state === 'failed' && !failedBefore.includes(title));
}
