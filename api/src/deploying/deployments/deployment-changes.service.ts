import type { Deployment } from '@tessera/shared/contracts';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { requireProject } from '../../workspace';
import { claimName, endUnusedName, requireName } from './app-names.service';
import { present, requireDeployment } from './deployment-access.service';
import type { DeploymentsDependencies } from './deployment-creation.service';
import type { CallLimits } from '../services/call-limits.port';
import { appendLines } from './deploy-log.repository';
import { info } from './deploy-journal.service';
import * as repository from './deployments.repository';
import type { DeploymentRow } from './deployments.repository';
import { isPublicWithout } from './going-live.repository';
import { takeDomainsAlong } from '../domains/moved-domains.service';
import { withRecords } from './moved-records.service';
import type { DataOfLive } from './prepare-data.port';
import type { ProbeRounds } from './probe-rounds.service';
import { requirePublicApp } from './public-apps.service';

export interface DeploymentChange {
  readonly appName?: string | undefined;
  readonly autoScale?: boolean | undefined;
}

export interface DeploymentChanges {
  /** Takes a live deployment off its address. Free. */
  stop(caller: Caller, id: string): Promise<Deployment>;
  /** Puts a stopped deployment back, with its records as its version has them. Free. Throws PLAN_LIMIT. */
  start(caller: Caller, id: string): Promise<Deployment>;
  /** Moves what is live or stopped to another name, which is refused as at creation, or says whether it scales by itself. */
  update(caller: Caller, id: string, change: DeploymentChange): Promise<Deployment>;
  /** Takes it off its address, with its log. Throws CONFLICT while it is being deployed. */
  remove(caller: Caller, id: string): Promise<void>;
}

export interface DeploymentChangesSettings extends Pick<
  DeploymentsDependencies,
  'db' | 'clock' | 'addressOf' | 'planOf' | 'callLimits'
> {
  readonly data: DataOfLive;
  readonly probes: ProbeRounds;
  /** Told when a name was moved or ended: its domains answer elsewhere, or not at all. */
  readonly onNameChange: () => Promise<void>;
}

export function createDeploymentChanges(settings: DeploymentChangesSettings): DeploymentChanges {
  const { db, clock, addressOf, planOf, data, probes, callLimits, onNameChange } = settings;

  /** Changes the caller's deployment while it is held. */
  function change(caller: Caller, id: string, apply: (tx: Queryable, row: DeploymentRow) => Promise<void>) {
    return db.transaction(async (tx) => {
      await requireDeployment(tx, caller, id);
      const row = await repository.lockDeployment(tx, id);
      if (!row) throw new AppError('NOT_FOUND', 'Deployment not found');
      await requireProject(tx, caller, row.projectId);
      await apply(tx, row);
    });
  }

  const note = (tx: Queryable, id: string, text: string) => appendLines(tx, id, [info(text)], clock());

  async function move(tx: Queryable, row: DeploymentRow, appName: string): Promise<void> {
    if (row.status !== 'live' && row.status !== 'stopped')
      throw new AppError('CONFLICT', 'Only what is live or stopped can move to another name.');
    await repository.lockPublicNames(tx, row.userId);
    // It takes its place among the public apps along, unless something else goes on under the name.
    if (row.status === 'live' && (await isPublicWithout(tx, row)))
      await requirePublicApp(tx, planOf, { userId: row.userId, appName });
    await requireName(tx, appName, row, clock());
    await claimName(tx, appName, row, clock());
    await repository.replaceOthers(tx, { id: row.id, appName });
    await repository.updateDeployment(tx, row.id, { appName, ...unasked(clock()) });
    await note(tx, row.id, `Moved from ${row.appName} to ${appName}`);
    // What is live goes on under the new name, with the domains; so does whatever leaves a name to nobody.
    if (row.status === 'live' || !(await repository.isNameUsed(tx, row.appName)))
      await takeDomainsAlong(tx, row, appName, clock());
    await endUnusedName(tx, row.appName, clock());
  }

  async function mayStart(tx: Queryable, row: DeploymentRow): Promise<void> {
    requireStatus(row, 'stopped');
    await requirePublicApp(tx, planOf, row);
  }

  return {
    async stop(caller, id) {
      await change(caller, id, async (tx, row) => {
        requireStatus(row, 'live');
        await repository.updateDeployment(tx, id, { status: 'stopped', ...unasked(clock()) });
        await note(tx, id, 'Stopped');
      });
      return present(db, id, addressOf);
    },
    async start(caller, id) {
      await change(caller, id, mayStart);
      const row = await requireDeployment(db, caller, id);
      const putLive = () =>
        change(caller, id, async (tx, stopped) => {
          await mayStart(tx, stopped);
          await repository.replaceOthers(tx, stopped);
          await repository.updateDeployment(tx, id, { status: 'live', ...unasked(clock()) });
          await note(tx, id, 'Started');
        });
      await (row.dataPlace === 'database' ? withRecords({ db, data }, row, putLive) : putLive());
      await probes.probeNow((await repository.findDeployment(db, id)) ?? row);
      return present(db, id, addressOf);
    },
    async update(caller, id, { appName, autoScale }) {
      if (appName === undefined && autoScale === undefined)
        throw invalidField('appName', 'Say what is to change: the name, or whether it scales by itself');
      const before = await requireDeployment(db, caller, id);
      if (appName !== undefined && appName !== before.appName) await countMove(callLimits, caller);
      await change(caller, id, async (tx, row) => {
        if (autoScale !== undefined) await repository.updateDeployment(tx, id, { autoScale });
        if (appName !== undefined && appName !== row.appName) await move(tx, row, appName);
      });
      const after = await requireDeployment(db, caller, id);
      if (after.appName !== before.appName) await onNameChange();
      if (after.status === 'live' && after.appName !== before.appName) await probes.probeNow(after);
      return present(db, id, addressOf);
    },
    async remove(caller, id) {
      await db.transaction((tx) => remove(tx, caller, id, clock()));
      await onNameChange();
    },
  };
}

async function remove(tx: Queryable, caller: Caller, id: string, now: Date): Promise<void> {
  await requireDeployment(tx, caller, id);
  const row = await repository.lockDeployment(tx, id);
  if (!row) return;
  if (row.status === 'deploying')
    throw new AppError('CONFLICT', 'It is being deployed. Wait until that is over.');
  await repository.deleteDeployment(tx, id);
  await endUnusedName(tx, row.appName, now);
}

/** Nobody has asked the address since; whoever puts it there asks at once. */
const unasked = (at: Date) => ({ isAnswering: null, probedAt: null, probeClaimedAt: at });

function requireStatus({ status }: DeploymentRow, wanted: Deployment['status']): void {
  if (status !== wanted) throw new AppError('CONFLICT', `This deployment is not ${wanted}.`);
}

const MOVES_A_DAY = 10;

/** A name that was left rests for months: nobody takes names from everybody else by moving through them. */
async function countMove(limits: CallLimits, { userId }: Caller): Promise<void> {
  if (await limits.isWithin({ scope: 'site-moves', subject: userId }, MOVES_A_DAY, 24 * 3600)) return;
  const message = `You can move apps to another name ${MOVES_A_DAY} times a day. Try again tomorrow.`;
  throw new AppError('RATE_LIMITED', message, { retryAfter: 3600 });
}
