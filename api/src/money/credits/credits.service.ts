import { randomUUID } from 'node:crypto';
import type { Credits, LedgerEntry } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import {
  deleteEmptyCredits,
  findCredits,
  findCreditsOfUser,
  insertCredits,
  listEntries,
  lockCredits,
  type CreditsRow,
} from './credits.repository';
import { moveCredits } from './credit-movement.service';

export interface CreditsService {
  /** Adds the caller's record, empty whatever was asked for. Throws CONFLICT when there is one. */
  create(caller: Caller): Promise<Credits>;
  /** The caller's record as a list of one, or an empty list. Throws FORBIDDEN for another's. */
  list(caller: Caller, userId?: string): Promise<Credits[]>;
  read(caller: Caller, id: string): Promise<Credits>;
  /** Lowers the balance; raising it is FORBIDDEN: credits rise by payment, plan or operator only (API-06). */
  setBalance(caller: Caller, id: string, balance: number): Promise<Credits>;
  /** Removes an empty record and keeps the ledger. Throws CONFLICT when there are credits in it. */
  remove(caller: Caller, id: string): Promise<void>;
  listEntries(
    caller: Caller,
    cursor: string | undefined,
  ): Promise<{ items: LedgerEntry[]; nextCursor: string | null }>;
}

const PAGE_SIZE = 50;

export function createCreditsService(db: Database, clock: Clock): CreditsService {
  async function findOwn(caller: Caller, id: string): Promise<CreditsRow> {
    const record = await findCredits(db, id);
    if (record?.userId !== caller.userId) throw notYours('credits record');
    return record;
  }

  return {
    async create({ userId }) {
      const record = await insertCredits(db, userId, clock());
      if (record === undefined) throw new AppError('CONFLICT', 'You already have a credits record');
      return present(record);
    },
    async list(caller, userId = caller.userId) {
      if (userId !== caller.userId) throw new AppError('FORBIDDEN', 'Not your credits');
      const record = await findCreditsOfUser(db, userId);
      return record === undefined ? [] : [present(record)];
    },
    async read(caller, id) {
      return present(await findOwn(caller, id));
    },
    async setBalance(caller, id, balance) {
      await findOwn(caller, id);
      return db.transaction(async (tx) => {
        const record = await lockCredits(tx, caller.userId);
        if (record === undefined) throw new AppError('NOT_FOUND', 'Credits record not found');
        if (balance > record.balance) {
          throw new AppError('FORBIDDEN', 'Credits rise only by a payment, a plan or an operator');
        }
        if (balance === record.balance) return present(record);
        const moved = await moveCredits(tx, {
          userId: caller.userId,
          amount: Math.round((balance - record.balance) * 100) / 100,
          kind: 'adjustment',
          note: 'Balance lowered',
          reference: `adjustment:${randomUUID()}`,
          now: clock(),
        });
        return present({ ...record, balance: moved.balance });
      });
    },
    async remove(caller, id) {
      await findOwn(caller, id);
      if (!(await deleteEmptyCredits(db, id))) {
        throw new AppError('CONFLICT', 'There are credits on this record');
      }
    },
    async listEntries({ userId }, cursor) {
      const rows = await listEntries(db, userId, parseCursor(cursor), PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const last = page.at(-1);
      return {
        items: page.map(({ id, amount, balanceAfter, kind, note, at }) => {
          return { id, amount, balanceAfter, kind, note, at: at.toISOString() };
        }),
        nextCursor: rows.length > PAGE_SIZE && last !== undefined ? String(last.position) : null,
      };
    },
  };
}

function present({ id, userId, balance }: CreditsRow): Credits {
  return { id, userId, balancecredits: balance };
}

/** The cursor is the position of the last entry seen. */
function parseCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw invalidField('cursor', 'This cursor is not one of ours');
  return Number(cursor);
}
