import { randomBytes, randomUUID } from 'node:crypto';
import { MAX_DOMAINS, type DeploymentDomain } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { SiteAddress } from '../../config/site-addresses';
import type { Database } from '../../db/database';
import { requireProject } from '../../workspace';
import { requireDeployment } from '../deployments/deployment-access.service';
import type { CallLimits } from '../services/call-limits.port';
import type { DomainCheck } from './domain-check.service';
import { isApex, readDomain, type OwnHosts } from './domain-name.rules';
import { presentOwnDomain } from './domain.view';
import * as repository from './domains.repository';
import type { DomainRow, NameOfProject } from './domains.repository';

export interface DomainsService {
  /** The domains of the name that the caller's deployment has. */
  list(caller: Caller, id: string): Promise<{ items: DeploymentDomain[]; limit: number }>;
  /** Adds one, which waits for its proof. Throws 400 at the field, CONFLICT, RATE_LIMITED. */
  add(caller: Caller, id: string, entered: string): Promise<DeploymentDomain>;
  /** Looks at its DNS now. Throws RATE_LIMITED. */
  check(caller: Caller, id: string, domainId: string): Promise<DeploymentDomain>;
  /** Takes it away: nothing answers there any more. */
  remove(caller: Caller, id: string, domainId: string): Promise<void>;
}

export interface DomainsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly addressOf: SiteAddress;
  readonly ownHosts: OwnHosts;
  readonly callLimits: CallLimits;
  readonly checks: DomainCheck;
  /** Told when other domains answer than before. */
  readonly onChange: () => Promise<void>;
}

const TOKEN_BYTES = 24;

export function createDomainsService(settings: DomainsSettings): DomainsService {
  const { db, clock, addressOf, ownHosts, callLimits, checks, onChange } = settings;

  /** The name of the caller's deployment. Throws FORBIDDEN, also where its project was deleted. */
  async function requireNameOf(caller: Caller, id: string): Promise<NameOfProject> {
    const { projectId, appName } = await requireDeployment(db, caller, id);
    await requireProject(db, caller, projectId);
    return { projectId, appName };
  }

  async function requireDomain(name: NameOfProject, domainId: string): Promise<DomainRow> {
    const row = await repository.findDomain(db, name, domainId);
    if (!row) throw notYours('domain');
    return row;
  }

  const present = (row: DomainRow) => presentOwnDomain(row, addressOf(row.appName));

  async function insert(row: DomainRow): Promise<void> {
    await db.transaction(async (tx) => {
      await repository.lockNameOf(tx, row);
      if (!(await repository.isNameOf(tx, row)))
        throw new AppError(
          'CONFLICT',
          'The name of this deployment is not in use any more. Deploy it again first.',
        );
      if ((await repository.countDomains(tx, row)) >= MAX_DOMAINS)
        throw atDomain(`This app has ${MAX_DOMAINS} domains, as many as it may. Remove one first.`);
      if (!(await repository.insertDomain(tx, row))) throw atDomain('This app has this domain already.');
    });
  }

  return {
    async list(caller, id) {
      const name = await requireNameOf(caller, id);
      return { items: (await repository.listDomains(db, name)).map(present), limit: MAX_DOMAINS };
    },
    async add(caller, id, entered) {
      const name = await requireNameOf(caller, id);
      const read = readDomain(entered, ownHosts);
      if ('fault' in read) throw invalidField('domain', read.fault);
      await countAdded(callLimits, caller);
      const { domain } = read;
      // Whoever enters it where no CNAME may be is told addresses, which are to be known for that.
      const own = isApex(domain) ? await checks.siteAddresses(name.appName) : [];
      const row = newDomain(name, { domain, addedBy: caller.userId, own, now: clock() });
      await insert(row);
      return present(row);
    },
    async check(caller, id, domainId) {
      const name = await requireNameOf(caller, id);
      await requireDomain(name, domainId);
      await countChecked(callLimits, caller);
      await checks.check(domainId);
      return present(await requireDomain(name, domainId));
    },
    async remove(caller, id, domainId) {
      const name = await requireNameOf(caller, id);
      await requireDomain(name, domainId);
      await repository.deleteDomain(db, domainId);
      await onChange();
    },
  };
}

interface NewDomain {
  readonly domain: string;
  readonly addedBy: string;
  readonly own: readonly string[];
  readonly now: Date;
}

function newDomain(name: NameOfProject, { domain, addedBy, own, now }: NewDomain): DomainRow {
  return {
    ...name,
    id: randomUUID(),
    domain,
    addedBy,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    createdAt: now,
    waitingSince: now,
    nextCheckAt: now,
    ...{ verifiedAt: null, lostAt: null, isTaken: false, checkedAt: null },
    found: { proof: 'absent', aliases: [], addresses: [], isWayUnknown: false, siteAddresses: [...own] },
  };
}

/** 409 at the field. */
function atDomain(message: string): AppError {
  return new AppError('CONFLICT', message, { fields: { domain: message } });
}

const ADDED_A_DAY = 30;
const CHECKED = { times: 20, minutes: 10 };

async function countAdded(limits: CallLimits, { userId }: Caller): Promise<void> {
  if (await limits.isWithin({ scope: 'domain-adds', subject: userId }, ADDED_A_DAY, 24 * 3600)) return;
  const message = `You can add ${ADDED_A_DAY} domains a day. Try again tomorrow.`;
  throw new AppError('RATE_LIMITED', message, { retryAfter: 3600 });
}

async function countChecked(limits: CallLimits, { userId }: Caller): Promise<void> {
  const { times, minutes } = CHECKED;
  if (await limits.isWithin({ scope: 'domain-checks', subject: userId }, times, minutes * 60)) return;
  const message = `You can check domains ${times} times in ${minutes} minutes. They are also checked automatically.`;
  throw new AppError('RATE_LIMITED', message, { retryAfter: minutes * 60 });
}
