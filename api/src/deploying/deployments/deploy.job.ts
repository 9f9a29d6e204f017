import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database';
import type { JobHandler } from '../../jobs/run-job';
import {
  buildFailed,
  countFiles,
  describeVersions,
  findVersion,
  hasOutput,
  type BuildsService,
  type VersionChecking,
} from '../../workspace';
import { deployPayloadSchema, type DeployPayload } from './deploy-queue.schema';
import { checkWords, counted, failingWords, movedWords, sizeOf, variablesWords } from './deploy-words.rules';
import { DeploymentEndedError, info, warn, type DeployJournal } from './deploy-journal.service';
import { findDeployment, updateDeployment, type DeploymentRow } from './deployments.repository';
import { findLiveOfRecords, isOvertaken } from './going-live.repository';
import { takeTurn } from './name-turn.service';
import type { DataOfLive } from './prepare-data.port';
import type { ProbeSite } from './site-probe.service';
import type { DeployedVariables } from '../variables/deployed-variables.service';

export interface DeployJobSettings {
  readonly db: Database;
  readonly builds: BuildsService;
  readonly checking: VersionChecking;
  readonly journal: DeployJournal;
  readonly data: Pick<DataOfLive, 'prepare' | 'versionOf' | 'announce'>;
  readonly probe: ProbeSite;
  readonly variables: Pick<DeployedVariables, 'findSecretUse' | 'read'>;
  /** How long to wait before an address that does not answer is asked again, each time. Milliseconds. */
  readonly pauses?: readonly number[];
}

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Why a version cannot be live, in words for whoever deployed it. */
class DeployFailure extends Error {
  override readonly name = 'DeployFailure';
}

const PAUSES = [250, 500, 1000];
const GIVEN_UP = 'Something went wrong on our side.';

/**
 * Puts deployments live, step by step (docs/decisions/0032). One that fails is refunded and says why, and what was live before
 * answers as before (DEP-09, DATA-01). Safe to repeat: it begins again from its first step.
 */
export function createDeployJob(settings: DeployJobSettings): JobHandler<DeployPayload> {
  const { db, journal, data } = settings;

  async function work(row: DeploymentRow): Promise<void> {
    const { version, number } = await prepare(settings, row);
    const js = await build(settings, row, version);
    // What is taken back was live before, whatever its checks say.
    if (row.rolledBackFrom === null) await check(settings, row, version, js);
    await takeTurn(settings, row);
    if (await isOvertaken(db, row)) {
      // Where it had moved them before it was interrupted.
      await restoreData(row);
      await journal.giveWay(row.id);
      return;
    }
    await goLive(settings, row, version, number);
  }

  /** Of a deployment whose work is done: a kill may have come before its pages were told. */
  async function announceAgain({ status, dataPlace, projectId }: DeploymentRow): Promise<void> {
    if (status === 'live' && dataPlace === 'database') await data.announce(projectId);
  }

  /** Whether the records are at its version, whichever step it took them there in. */
  const hasMovedData = async ({ dataPlace, projectId, versionId }: DeploymentRow) =>
    dataPlace === 'database' && (await data.versionOf(projectId)) === versionId;

  /** What answered before finds its records as it knows them. */
  async function restoreData(row: DeploymentRow): Promise<void> {
    if (!(await hasMovedData(row))) return;
    await takeTurn(settings, row);
    // Another one may have moved them while this one waited.
    if (!(await hasMovedData(row))) return;
    const { id, projectId } = row;
    const live = await findLiveOfRecords(db, row);
    const version = live && (await findVersion(db, live.versionId));
    if (!version || version.id === row.versionId) return;
    const prepared = await data.prepare(version);
    if (prepared.kind === 'done') await data.announce(projectId);
    else await journal.note(id, warn(`The records could not go back: ${prepared.reason}`));
  }

  async function fail(row: DeploymentRow, reason: string): Promise<void> {
    // While it is still being deployed: whatever breaks here is done again.
    await restoreData(row);
    await journal.fail(row.id, reason);
  }

  return {
    payload: deployPayloadSchema,
    async handle({ deploymentId }) {
      const row = await findDeployment(db, deploymentId);
      if (!row) return;
      if (row.status !== 'deploying') {
        await announceAgain(row);
        return;
      }
      try {
        await work(row);
      } catch (error) {
        if (error instanceof DeploymentEndedError) return;
        if (!(error instanceof DeployFailure)) throw error;
        await fail((await findDeployment(db, deploymentId)) ?? row, error.message);
      }
    },
    async giveUp({ deploymentId }) {
      const row = await findDeployment(db, deploymentId);
      if (row?.status !== 'deploying') return;
      await fail(row, row.charged === 0 ? GIVEN_UP : `${GIVEN_UP} The credits were given back.`);
    },
  };
}

async function prepare({ db, journal }: DeployJobSettings, row: DeploymentRow) {
  const isAgain = row.step !== null && row.step !== 'queued';
  const again = isAgain ? [warn('The work was interrupted, and begins again')] : [];
  await journal.enter(row.id, 'preparing', ...again);
  const version = await findVersion(db, row.versionId);
  const name = (await describeVersions(db, [row.versionId])).get(row.versionId);
  if (!version || !name || name.isProjectDeleted) throw new DeployFailure('The app was deleted.');
  const files = counted(await countFiles(db, version.treeHash), 'file');
  const words = `Version ${name.number} of ${name.projectName}, ${files}`;
  await journal.note(row.id, info(row.rolledBackFrom === null ? words : `Back to: ${words}`));
  return { version, number: name.number };
}

/** Answers the code. */
async function build(settings: DeployJobSettings, row: DeploymentRow, version: Version) {
  const { db, builds, journal, variables } = settings;
  await journal.enter(row.id, 'building');
  const isKept = await hasOutput(db, version.treeHash);
  const built = await builds.build(row.userId, version.treeHash);
  if (!built.ok) throw new DeployFailure(buildFailed(built.error).message);
  const words = `${sizeOf(built.js)} of code, ${sizeOf(built.css)} of styles`;
  await journal.note(row.id, info(`${isKept ? 'Already built' : 'Built'}: ${words}`));
  const use = await variables.findSecretUse(row.projectId, { ...built, treeHash: version.treeHash });
  if (use) throw new DeployFailure(buildFailed(use).message);
  const { items } = await variables.read(db, row);
  if (items.length > 0) await journal.note(row.id, info(variablesWords(items)));
  return built.js;
}

async function check(
  { checking, journal }: DeployJobSettings,
  row: DeploymentRow,
  version: Version,
  js: string,
): Promise<void> {
  await journal.enter(row.id, 'checking');
  const { passed, failed, untried, waiting } = await checking.tryOnce(row.userId, version, js);
  const titles = failed.map(({ title }) => title);
  const counts = { passed, failed: titles.length, untried: untried.length + waiting };
  await journal.note(row.id, ...checkWords(counts).map(info));
  if (titles.length === 0) return;
  if (!row.despiteChecks) throw new DeployFailure(`${failingWords(titles)}.`);
  await journal.note(row.id, warn(`${failingWords(titles)}. Deployed all the same, as asked`));
}

async function goLive(
  settings: DeployJobSettings,
  row: DeploymentRow,
  version: Version,
  number: number,
): Promise<void> {
  const { journal, data } = settings;
  const hasData = row.dataPlace === 'database';
  if (hasData) {
    const prepared = await data.prepare(version);
    if (prepared.kind === 'refused') throw new DeployFailure(prepared.reason);
    await journal.note(row.id, ...movedWords(number, prepared.summary ?? []).map(info));
  }
  // It answers at its address from here on.
  await journal.change(row.id, async (tx) => {
    await updateDeployment(tx, row.id, { isOnTrial: true });
    return [];
  });
  const probed = await ask(settings, row, version.treeHash);
  if (!probed.isAnswering) throw new DeployFailure(`${probed.host} ${probed.why}.`);
  await journal.publish(row.id, info(`${probed.host} answers`));
  if (hasData) await data.announce(version.projectId);
}

async function ask({ probe, pauses = PAUSES }: DeployJobSettings, row: DeploymentRow, treeHash: string) {
  let probed = await probe(row.appName, treeHash);
  for (const pause of pauses) {
    if (probed.isAnswering) return probed;
    await wait(pause);
    probed = await probe(row.appName, treeHash);
  }
  return probed;
}
