import { randomUUID } from 'node:crypto';
import type { Credits } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, keyReused } from '../../core/request-hash';
import type { Database } from '../../db/database';
import type { Settling } from '../plans/settling.service';
import {
  deleteEmptyCredits,
  findCredits,
  findCreditsOfUser,
  findEntry,
  insertCredits,
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
  /** Gives credits; an operator's call. Throws NOT_FOUND, and KEY_REUSED for the key of another grant. */
  grant(id: string, grant: OperatorGrant): Promise<Credits>;
}

export interface OperatorGrant {
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
}

export function createCreditsService(
  db: Database,
  clock: Clock,
  settling: Pick<Settling, 'read'>,
): CreditsService {
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
      await settling.read(userId);
      const record = await findCreditsOfUser(db, userId);
      return record === undefined ? [] : [present(record)];
    },
    async read(caller, id) {
      await findOwn(caller, id);
      await settling.read(caller.userId);
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
    async grant(id, { amount, reason, idempotencyKey }) {
      const { userId } = (await findCredits(db, id)) ?? {};
      if (userId === undefined) throw new AppError('NOT_FOUND', 'Credits record not found');
      return db.transaction(async (tx) => {
        const reference = `operator:${hashRequest({ id, idempotencyKey })}`;
        const movement = { userId, amount, kind: 'grant', note: reason, reference } as const;
        const { balance, isNew } = await moveCredits(tx, { ...movement, now: clock() });
        const entry = isNew ? undefined : await findEntry(tx, reference);
        if (entry !== undefined && (entry.amount !== amount || entry.note !== reason)) throw keyReused();
        return { id, userId, balancecredits: balance };
      });
    },
  };
}

function present({ id, userId, balance }: CreditsRow): Credits {
  return { id, userId, balancecredits: balance };
}
