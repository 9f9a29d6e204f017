import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { LiveDatabase } from '../databases/databases.service';
import type { SignedIn } from './person.schema';
import * as repository from './sessions.repository';

/** A browser is remembered for so long. */
const PERSON_SECONDS = 30 * 24 * 3600;
/** The owner may do everything, and comes in again by a click. A new password at Tessera does not end it. */
const OWNER_SECONDS = 24 * 3600;
const ENTRANCE_SECONDS = 60;

/** What a browser gets. */
export interface PersonToken {
  readonly value: string;
  readonly seconds: number;
}

export interface PeopleSessions {
  /** Who a browser's token stands for at this application; undefined for none, one that is over, and one of another application. */
  find(
    live: Pick<LiveDatabase, 'place' | 'signIn'>,
    token: string | undefined,
  ): Promise<SignedIn | undefined>;
  begin(q: Queryable, database: string, personId: string): Promise<PersonToken>;
  end(database: string, token: string): Promise<void>;
  /** A code for one minute, which lets the project's owner in once. */
  makeEntrance(database: string, ownerEmail: string): Promise<string>;
  /** Undefined where the code is none, or no longer. */
  enter(database: string, code: string): Promise<PersonToken | undefined>;
}

export function createPeopleSessions(db: Database, clock: Clock): PeopleSessions {
  async function save(
    q: Queryable,
    of: { readonly databaseId: string; readonly personId: string | null; readonly ownerEmail: string | null },
    seconds: number,
  ): Promise<PersonToken> {
    const value = makeSecret();
    const createdAt = clock();
    const expiresAt = addSeconds(createdAt, seconds);
    await repository.saveSession(q, { tokenHash: hashSecret(value), ...of, createdAt, expiresAt });
    return { value, seconds };
  }

  return {
    async find({ place, signIn }, token) {
      if (token === undefined) return undefined;
      const asked = { database: place.database, hash: hashSecret(token) };
      const person = await repository.findSignedIn(db, asked, clock());
      return person && (signIn !== null || person.role === 'owner') ? person : undefined;
    },
    begin: (q, databaseId, personId) => save(q, { databaseId, personId, ownerEmail: null }, PERSON_SECONDS),
    end: (database, token) => repository.deleteSession(db, database, hashSecret(token)),
    async makeEntrance(databaseId, ownerEmail) {
      const code = makeSecret();
      const expiresAt = addSeconds(clock(), ENTRANCE_SECONDS);
      await repository.saveEntrance(db, { codeHash: hashSecret(code), databaseId, ownerEmail, expiresAt });
      return code;
    },
    async enter(database, code) {
      const taken = await repository.takeEntrance(db, { database, hash: hashSecret(code) }, clock());
      if (!taken) return undefined;
      const { ownerEmail } = taken;
      return save(db, { databaseId: database, personId: null, ownerEmail }, OWNER_SECONDS);
    },
  };
}
