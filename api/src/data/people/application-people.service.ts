import { addSeconds, type Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { SiteAddress } from '../../config/site-addresses';
import type { Database, Queryable } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import type { Sealer } from '../../secrets/sealer';
import type { DatabasesService } from '../databases/databases.service';
import type { DataCalls } from '../records/data-calls.client';
import { deleteExpiredCodes } from './codes.repository';
import { deleteUnusedNetworks } from './known-networks.repository';
import { createPeople, type PeopleService } from './people.service';
import type { PeoplePorts } from './people.port';
import { deleteExpiredSessions } from './sessions.repository';
import { createPeopleSessions, type PeopleSessions } from './sessions.service';
import { createSigningIn, type SigningIn } from './sign-in.service';
import { createSignedInStreams, type SignedInStreams } from './signed-in-streams.service';
import { createStanding, type Standing } from './standing.service';

export interface PeopleModuleSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Undefined: no mail goes anywhere. */
  readonly mailer: Mailer | undefined;
  readonly sealer: Sealer;
  readonly ports: PeoplePorts;
  readonly addressOf: SiteAddress;
  readonly calls: Pick<DataCalls, 'run' | 'listen'>;
  readonly databases: Pick<DatabasesService, 'liveOf'>;
  /** Whether other servers have the same databases, and are to be told. */
  readonly isShared: boolean;
}

export interface ApplicationPeople {
  readonly people: PeopleService;
  readonly sessions: PeopleSessions;
  readonly signingIn: SigningIn;
  readonly streams: SignedInStreams;
  readonly standing: Standing;
  /** Ends what somebody of a database has open who may no longer what they could, here and on other servers. */
  readonly onChange: (database: string) => Promise<void>;
}

/** The people of applications: who they are, what they may, and how they sign in (DATA-03). */
export function createApplicationPeople(settings: PeopleModuleSettings): ApplicationPeople {
  const { db, clock, log, calls, isShared } = settings;
  const sessions = createPeopleSessions(db, clock);
  const streams = createSignedInStreams(db, clock, log);
  const standing = createStanding();
  calls.listen((news) => {
    if (news !== 'lost' && news.people !== true) return;
    standing.changed();
    streams.check(news === 'lost' ? undefined : news.database).catch((error: unknown) => {
      log.warn({ err: error }, 'sessions of open streams cannot be looked at');
    });
  });

  async function onChange(database: string): Promise<void> {
    // First of all: what waits for its turn is not made as somebody that its sender is no longer.
    standing.changed();
    await streams.check(database);
    if (!isShared) return;
    // Those who are not told look by themselves, within seconds.
    calls.run(database, 'tellOfPeople', { database, environment: 'production' }).catch((error: unknown) => {
      log.warn({ err: error }, 'other servers cannot be told of a change of people');
    });
  }

  const more = { ...settings, sessions, onChange };
  const [people, signingIn] = [createPeople(more), createSigningIn(more)];
  return { people, sessions, signingIn, streams, standing, onChange };
}

/** A network from which nobody signs in for so long is forgotten. */
const KNOWN_NETWORK_SECONDS = 90 * 24 * 3600;

/** Removes what ended before `time`. */
export async function deleteExpiredPeopleRows(q: Queryable, time: Date): Promise<void> {
  await deleteExpiredCodes(q, time);
  await deleteExpiredSessions(q, time);
  await deleteUnusedNetworks(q, addSeconds(time, -KNOWN_NETWORK_SECONDS));
}
