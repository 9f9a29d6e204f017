import type * as z from 'zod/mini';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import { StoredRowError } from '../../db/stored-row';
import type { Database } from '../../db/database';
import { deleteOlderCalls, findCall, insertCall } from './calls.repository';

export { deleteCallsBefore } from './calls.repository';

/** Answers that are kept for a person. Who asks again does so at once: the oldest go. */
const MOST_CALLS = 50;

interface RepeatableCall<Answer> {
  readonly key: string;
  readonly request: object;
  readonly answer: z.ZodMiniType<Answer>;
}

/** Answers the same to the same Idempotency-Key. Called in its turn: of two at once the second finds what the first answered. */
export interface RepeatedCalls {
  /** Throws KEY_REUSED where the key was used for something else. What fails is not kept: it may be tried again. */
  once<Answer>(caller: Caller, call: RepeatableCall<Answer>, work: () => Promise<Answer>): Promise<Answer>;
}

export function createRepeatedCalls(db: Database, clock: Clock): RepeatedCalls {
  return {
    async once({ userId }, { key, request, answer }, work) {
      const requestHash = hashRequest(request);
      const made = await findCall(db, userId, key);
      if (made) {
        const kept = answer.safeParse(requireSameRequest(made, requestHash).answer);
        if (!kept.success) throw new StoredRowError('repository_calls', key, kept.error.issues);
        return kept.data;
      }
      const result = await work();
      const row = { userId, idempotencyKey: key, requestHash, answer: result, createdAt: clock() };
      await insertCall(db, row);
      await deleteOlderCalls(db, userId, MOST_CALLS);
      return result;
    },
  };
}
