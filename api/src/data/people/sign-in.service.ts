import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { OTP_ATTEMPTS, OTP_DIGITS, OTP_MINUTES, type SignIn } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import type { Sealer } from '../../secrets/sealer';
import * as codes from './codes.repository';
import { isKnownNetwork, rememberNetwork } from './known-networks.repository';
import { signInMail, type ApplicationToMail } from './people-mails.view';
import type { PeoplePorts } from './people.port';
import { requireRoomFor } from './people.service';
import * as people from './people.repository';
import type { PersonRow, SignedIn } from './person.schema';
import type { PeopleSessions, PersonToken } from './sessions.service';

/** A code that was asked for elsewhere is one of the newest. More of them would be easier to guess. */
const OTHERS_COMPARED = 3;

/** Somebody who wants to sign in to an application. */
export interface Asking {
  readonly database: string;
  readonly signIn: SignIn;
  readonly email: string;
  readonly network: string;
}

export interface SigningIn {
  /**
   * Mails a code to whoever may sign in. Nobody else learns whether it does: the answer, and the work, are the same. Throws RATE_LIMITED.
   */
  ask(asking: Asking, application: ApplicationToMail): Promise<void>;
  /** Signs in by a code that was mailed. Throws UNAUTHENTICATED, the same for everything that may be wrong with it; RATE_LIMITED. */
  redeem(asking: Asking & { readonly code: string }): Promise<{ person: SignedIn; token: PersonToken }>;
}

export interface SigningInSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly mailer: Mailer | undefined;
  readonly ports: Pick<PeoplePorts, 'limits' | 'tellOperator'>;
  readonly sessions: Pick<PeopleSessions, 'begin'>;
}

export function createSigningIn(settings: SigningInSettings): SigningIn {
  const { db, clock, sealer, mailer, sessions } = settings;
  const { limits, tellOperator } = settings.ports;

  async function send(to: string, code: string | undefined, application: ApplicationToMail): Promise<void> {
    // The same work also where nothing is sent.
    await mailer?.send(code === undefined ? undefined : signInMail(to, code, application));
    if (mailer || code === undefined) return;
    tellOperator?.(
      `The code of ${to} to sign in at ${application.address} is ${code}. No mail server is set.`,
    );
  }

  function isRight(row: codes.CodeRow, code: string): boolean {
    const given = Buffer.from(sealer.hash(code, contextOf(row)));
    const kept = Buffer.from(row.codeHash);
    return given.length === kept.length && timingSafeEqual(given, kept);
  }

  /** The network's own code comes first: what others try does not count against it. */
  async function choose(rows: readonly codes.CodeRow[], asking: Asking & { code: string }) {
    const own = rows.find(({ network }) => network === asking.network);
    if (own && (await codes.countTry(db, own, OTP_ATTEMPTS)) && isRight(own, asking.code)) return own;
    const others = rows.filter((row) => row !== own).slice(0, OTHERS_COMPARED);
    if (others.length === 0) return undefined;
    if (!(await limits.takeForeignTry(`${asking.database} ${asking.email}`))) return undefined;
    return others.find((row) => isRight(row, asking.code));
  }

  return {
    async ask({ database, signIn, email, network }, application) {
      await limits.takeCall('application sign-in', network);
      const isKnown = await isKnownNetwork(db, { database, email, network });
      const isMailed = await limits.takeCode({ email, network, isKnown, application: database });
      const person = await people.findPerson(db, database, email);
      // Those that went stay good.
      if (!isMailed) return;
      // Counted for everybody, so that it tells nobody who is known.
      const mayCome = signIn.who === 'open' && (await limits.takeNewcomer(database));
      const isLetIn = person !== undefined || mayCome;
      const code = randomInt(10 ** OTP_DIGITS)
        .toString()
        .padStart(OTP_DIGITS, '0');
      const address = { databaseId: database, email };
      await codes.saveCode(db, {
        ...address,
        network,
        // Of a stranger: nothing of six digits has it.
        codeHash: sealer.hash(isLetIn ? code : randomUUID(), contextOf(address)),
        tries: 0,
        expiresAt: addSeconds(clock(), OTP_MINUTES * 60),
      });
      await send(email, isLetIn ? code : undefined, application);
    },
    async redeem(asking) {
      const { database: databaseId, email, network } = asking;
      await limits.takeCall('application code', network);
      const row = await choose(await codes.listCodes(db, { databaseId, email }, clock()), asking);
      if (!row) throw wrongCode();
      const signedIn = await db.transaction(async (tx) => {
        if (!(await codes.takeCode(tx, row))) throw wrongCode();
        const person = await admit(tx, asking, clock());
        if (!person) throw wrongCode();
        const token = await sessions.begin(tx, databaseId, person.id);
        await rememberNetwork(tx, { personId: person.id, network, lastInAt: clock() });
        return { person: { id: person.id, email, role: person.role }, token };
      });
      await limits.forgetCodes(email, network);
      return signedIn;
    },
  };
}

/** Whoever has proved an address: known, or new where everybody may come. */
async function admit(tx: Queryable, asking: Asking, now: Date): Promise<PersonRow | undefined> {
  const { database, email, signIn } = asking;
  const known = await people.markIn(tx, asking, now);
  if (known || signIn.who !== 'open') return known;
  await requireRoomFor(tx, database, 1);
  const times = { createdAt: now, invitedAt: null, firstInAt: null, lastInAt: null };
  const role = signIn.newcomers;
  await people.addNewcomer(tx, { id: randomUUID(), databaseId: database, email, role, ...times });
  return people.markIn(tx, asking, now);
}

function contextOf({ databaseId, email }: Pick<codes.CodeRow, 'databaseId' | 'email'>): string {
  return `application-code:${databaseId}:${email}`;
}

function wrongCode(): AppError {
  const message = 'This code is wrong or too old. Check it, or ask for a new one.';
  return new AppError('UNAUTHENTICATED', message, { fields: { code: message } });
}
