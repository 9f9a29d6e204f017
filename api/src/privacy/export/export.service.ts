import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Visitor } from '../../core/visitor';
import type { Database } from '../../db/database';
import { findCaller, findUserById, recordActivity, type UserRow } from '../../identity';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { CountExport, PersonalData } from './export.port';
import { findExportUserId, replaceExport } from './export.repository';

/** How long the link is good, in seconds. */
export const EXPORT_SECONDS = 24 * 3600;

export interface ExportLink {
  readonly status: 'ready';
  readonly url: string;
  readonly expiresAt: string;
}

export interface DataExport {
  /** A link to the copy; the one before is over. */
  link(caller: Caller, id: string, from: Visitor): Promise<ExportLink>;
  /** The copy as JSON text in pieces, as things are now. Throws GONE for a link that is unknown or over. */
  open(secret: string): Promise<AsyncGenerator<string>>;
}

export interface DataExportSettings {
  readonly db: Database;
  readonly clock: Clock;
  /** Where the browser finds the API, without a slash at the end. */
  readonly apiUrl: string;
  readonly countExport: CountExport;
  /** What is in the copy, beside the account itself. */
  readonly data: PersonalData;
}

export function createDataExport(settings: DataExportSettings): DataExport {
  const { db, clock, apiUrl, countExport, data } = settings;
  return {
    async link(caller, id, { device: detail, address }) {
      findCaller(caller, id);
      const secret = makeSecret();
      const createdAt = clock();
      const expiresAt = addSeconds(createdAt, EXPORT_SECONDS);
      await db.transaction(async (tx) => {
        await countExport(tx, id);
        await replaceExport(tx, { secretHash: hashSecret(secret), userId: id, createdAt, expiresAt });
        await recordActivity(tx, { userId: id, at: createdAt, kind: 'data_exported', detail, address });
      });
      // In the query: addresses are logged without it.
      const url = `${apiUrl}/auth/exports?${String(new URLSearchParams({ key: secret }))}`;
      return { status: 'ready', url, expiresAt: expiresAt.toISOString() };
    },
    async open(secret) {
      const userId = await findExportUserId(db, hashSecret(secret), clock());
      const user = userId === undefined ? undefined : await findUserById(db, userId);
      if (user === undefined)
        throw new AppError('GONE', 'This link is over. Ask for a new one in your profile.');
      return writeCopy(db, user, data);
    },
  };
}

async function* writeCopy(db: Database, user: UserRow, data: PersonalData): AsyncGenerator<string> {
  const { id, email, firstName, lastName, plan, chosenPlan, preferences, createdAt } = user;
  const account = { id, email, firstName, lastName, plan, chosenPlan, preferences, createdAt };
  yield `{"account":${JSON.stringify(account)}`;
  for (const [name, read] of Object.entries(data)) {
    yield `,${JSON.stringify(name)}:`;
    const part = read(db, id);
    if (Symbol.asyncIterator in part) yield* writeList(part);
    else yield JSON.stringify(await part);
  }
  yield '}';
}

async function* writeList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const item of items) {
    yield `${isFirst ? '' : ','}${JSON.stringify(item)}`;
    isFirst = false;
  }
  yield ']';
}
