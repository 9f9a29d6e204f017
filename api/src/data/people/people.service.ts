import { randomUUID } from 'node:crypto';
import type { DatabasePerson, ProjectDatabase } from '@tessera/shared/contracts';
import type { SiteAddress } from '../../config/site-addresses';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import type { DatabasesService } from '../databases/databases.service';
import { deleteCodesOf } from './codes.repository';
import { invitationMail } from './people-mails.view';
import type { PeoplePorts } from './people.port';
import * as repository from './people.repository';
import type { PersonRow } from './person.schema';
import { presentPerson } from './person.view';
import type { PeopleSessions } from './sessions.service';

/** Of one application. All of them are listed at once. */
const MOST_PEOPLE = 1000;

/** The people of an application, for the owner of its project, who has been proved to be that. */
export interface PeopleService {
  list(id: string): Promise<DatabasePerson[]>;
  /** Throws CONFLICT where nothing is live, or nobody may sign in there; QUOTA_FULL, RATE_LIMITED. */
  invite(
    caller: Caller,
    database: ProjectDatabase,
    invitation: { readonly emails: readonly string[]; readonly role: PersonRow['role'] },
  ): Promise<DatabasePerson[]>;
  /** Throws NOT_FOUND. */
  change(id: string, person: string, role: PersonRow['role']): Promise<DatabasePerson>;
  /** Throws NOT_FOUND. */
  remove(id: string, person: string): Promise<void>;
  /** A one-time address that signs the owner in. Throws CONFLICT where nothing is live. */
  openEntrance(caller: Caller, database: ProjectDatabase): Promise<string>;
}

export interface PeopleSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  readonly addressOf: SiteAddress;
  readonly ports: PeoplePorts;
  readonly databases: Pick<DatabasesService, 'liveOf'>;
  readonly sessions: Pick<PeopleSessions, 'makeEntrance'>;
  /** Told when somebody of a database may no longer what they could. */
  readonly onChange: (database: string) => Promise<void>;
}

/** Throws QUOTA_FULL where an application has as many people as it may. */
export async function requireRoomFor(q: Queryable, database: string, more: number): Promise<void> {
  const used = await repository.countPeople(q, database);
  if (used + more <= MOST_PEOPLE) return;
  const message = `This application has as many people as it may: ${MOST_PEOPLE.toLocaleString('en')}.`;
  throw new AppError('QUOTA_FULL', message, { quota: 'people', used, limit: MOST_PEOPLE });
}

export function createPeople(settings: PeopleSettings): PeopleService {
  const { db, clock, mailer, addressOf, databases, sessions, onChange } = settings;
  const { findOwner, findLiveName, limits } = settings.ports;

  async function requireLive({ projectId }: ProjectDatabase) {
    const name = await findLiveName(projectId);
    const live = name === undefined ? undefined : await databases.liveOf(projectId);
    if (name === undefined || !live)
      throw new AppError('CONFLICT', 'Nothing is live. Deploy the application first.');
    return { signIn: live.signIn, title: live.title || name, address: addressOf(name) };
  }

  function newPerson(databaseId: string, email: string, role: PersonRow['role']): PersonRow {
    const now = clock();
    const times = { createdAt: now, invitedAt: now, firstInAt: null, lastInAt: null };
    return { id: randomUUID(), databaseId, email, role, ...times };
  }

  return {
    list: async (id) => (await repository.listPeople(db, id)).map(presentPerson),
    async invite(caller, { id, ...database }, { emails, role }) {
      const live = await requireLive({ id, ...database });
      if (!live.signIn) {
        throw new AppError(
          'CONFLICT',
          'Nobody can sign in to what is live. Turn signing in on, and deploy again.',
        );
      }
      const asked = [...new Set(emails)];
      const known = new Set((await repository.listByEmail(db, id, asked)).map(({ email }) => email));
      const invited = asked.filter((email) => !known.has(email));
      await requireRoomFor(db, id, invited.length);
      const mailed: string[] = [];
      for (const to of invited) if (await limits.takeInvitation(caller.userId, to)) mailed.push(to);
      const owner = await findOwner(caller);
      const saved = await db.transaction(async (tx) => {
        const rows = asked.map((email) => newPerson(id, email, role));
        const people = await repository.savePeople(tx, rows);
        for (const to of mailed) await mailer?.send(invitationMail(to, live, owner), tx);
        return people;
      });
      if (known.size > 0) await onChange(id);
      const byEmail = new Map(saved.map((person) => [person.email, presentPerson(person)]));
      return asked.flatMap((email) => byEmail.get(email) ?? []);
    },
    async change(id, person, role) {
      const changed = await repository.setRole(db, { database: id, person, role });
      if (!changed) throw nobody();
      await onChange(id);
      return presentPerson(changed);
    },
    async remove(id, person) {
      await db.transaction(async (tx) => {
        const removed = await repository.removePerson(tx, id, person);
        if (!removed) throw nobody();
        await deleteCodesOf(tx, removed);
      });
      await onChange(id);
    },
    async openEntrance(caller, database) {
      const { address } = await requireLive(database);
      const { email } = await findOwner(caller);
      const code = await sessions.makeEntrance(database.id, email);
      return `${address}/_data/enter?${String(new URLSearchParams({ code }))}`;
    },
  };
}

function nobody(): AppError {
  return new AppError('NOT_FOUND', 'This person is not on the list any more.');
}
