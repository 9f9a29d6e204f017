import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database';
import type { JobHandler } from '../../jobs/run-job';
import {
  buildFailed,
  countFiles,
  describeVersions,
  findKnownBuild,
  findVersion,
  type BuildsService,
  type VersionChecking,
} from '../../workspace';
import { deployPayloadSchema, type DeployPayload } from './deploy-queue.schema';
import { checkWords, counted, failingWords, movedWords, sizeOf, variablesWords } from './deploy-words.rules';
import { DeploymentEndedError, info, warn, type DeployJournal } from './deploy-journal.service';
import {
  findDeployment,
  findLiveRow,
  findOnTrial,
  updateDeployment,
  type DeploymentRow,
} from './deployments.repository';
import type { DataOfLive } from './prepare-data.port';
import type { ProbeSite } from './site-probe.service';
import type { DeployedVariables } from '../variables/deployed-variables.service';

export interface DeployJobSettings {
  readonly db: Database;
  readonly builds: BuildsService;
  readonly checking: VersionChecking;
  readonly journal: DeployJournal;
  readonly data: DataOfLive;
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
/** How long another one of the same name may be tried meanwhile. */
const TRIAL_WAITS = 40;
const TRIAL_WAIT_MS = 250;
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
    await goLive(settings, row, version, number);
  }

  /** What answered before finds its records as it knows them. */
  async function restoreData({ id, appName, projectId, dataPlace }: DeploymentRow): Promise<void> {
    const live = dataPlace === 'database' ? await findLiveRow(db, appName) : undefined;
    const version = live?.dataPlace === 'database' ? await findVersion(db, live.versionId) : undefined;
    if (version?.projectId !== projectId) return;
    const prepared = await data.prepare(version);
    if (prepared.kind === 'done') await data.announce(projectId);
    else await journal.note(id, warn(`The records could not go back: ${prepared.reason}`));
  }

  async function fail(row: DeploymentRow, reason: string): Promise<void> {
    // While it is still being deployed: whatever breaks here is done again.
    if (row.step === 'goingLive') await restoreData(row);
    await journal.fail(row.id, reason);
  }

  return {
    payload: deployPayloadSchema,
    async handle({ deploymentId }) {
      const row = await findDeployment(db, deploymentId);
      if (row?.status !== 'deploying') return;
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
  const isKept = (await findKnownBuild(db, version.treeHash))?.ok === true;
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
  await journal.enter(row.id, 'goingLive');
  const hasData = row.dataPlace === 'database';
  if (hasData) {
    const prepared = await data.prepare(version);
    if (prepared.kind === 'refused') throw new DeployFailure(prepared.reason);
    await journal.note(row.id, ...movedWords(number, prepared.summary ?? []).map(info));
  }
  await beginTrial(settings, row);
  const probed = await ask(settings, row, version.treeHash);
  if (!probed.isAnswering) throw new DeployFailure(`${probed.host} ${probed.why}.`);
  await journal.publish(row.id, info(`${probed.host} answers`));
  if (hasData) await data.announce(version.projectId);
}

/** Lets it answer at its address, one of a name at a time. */
async function beginTrial({ db, journal }: DeployJobSettings, { id, appName }: DeploymentRow): Promise<void> {
  for (let turn = 0; turn < TRIAL_WAITS; turn += 1) {
    const other = await findOnTrial(db, appName);
    if (other === undefined || other.id === id) {
      await journal.change(id, async (tx) => {
        await updateDeployment(tx, id, { isOnTrial: true });
        return [];
      });
      return;
    }
    await wait(TRIAL_WAIT_MS);
  }
  throw new Error(`Another deployment of ${appName} is being tried`);
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
