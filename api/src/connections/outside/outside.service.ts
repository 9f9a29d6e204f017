import type { OutsideTable, SourceTables } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Asking, QueryAnswer, QueryRows } from '../../db/read-statement';
import type { CallLimit } from '../../identity';
import { TESTS, type ConnectionsService } from '../kept/connections.service';
import type { Outside } from './outside.client';
import type { RowsPlace } from './outside-tasks.schema';

const MINUTE_MS = 60_000;

export type Rows = Omit<QueryRows, 'kind'>;

/**
 * What is in a database of one's own. Each throws FORBIDDEN for another's connection and for none, UNPROCESSABLE with the `cause` where
 * the database cannot be reached and with PostgreSQL's `message` where it says no, TIMEOUT, RATE_LIMITED.
 */
export interface OutsideService {
  tables(caller: Caller, id: string): Promise<OutsideTable[]>;
  /** The tables with their keys and rules, and what of them is not used. */
  schema(caller: Caller, id: string): Promise<SourceTables>;
  /** Throws NOT_FOUND where there is no such table. */
  rows(caller: Caller, id: string, place: RowsPlace): Promise<Rows>;
  /** Throws FORBIDDEN with the `rule` that refuses as well. */
  query(caller: Caller, id: string, asking: Asking): Promise<Rows>;
}

export function createOutsideService({
  connections,
  outside,
  limit,
}: {
  readonly connections: Pick<ConnectionsService, 'open'>;
  readonly outside: Outside;
  readonly limit: Pick<CallLimit, 'take'>;
}): OutsideService {
  /** Of this server, who has failed too often, until when. */
  const waiting = new Map<string, number>();

  /**
   * Why somebody's port does not answer, and that a password is wrong, is told as often as a test tells it; then nothing is tried for
   * a minute, as what comes out otherwise would tell as much.
   */
  async function counted<Answer extends { readonly kind: string }>(
    { userId }: Caller,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const left = (waiting.get(userId) ?? 0) - performance.now();
    if (left > 0) {
      const message = 'The database could not be reached too many times. Please wait a minute.';
      throw new AppError('RATE_LIMITED', message, { retryAfter: Math.ceil(left / 1000) });
    }
    waiting.delete(userId);
    const answer = await ask();
    if (answer.kind !== 'unreached') return answer;
    try {
      await limit.take(TESTS.call, userId, TESTS.perMinute);
    } catch (error) {
      waiting.set(userId, performance.now() + MINUTE_MS);
      throw error;
    }
    return answer;
  }

  return {
    async tables(caller, id) {
      const { target, policy } = await connections.open(caller, id);
      const found = await counted(caller, () => outside.ask(caller.userId, 'tables', { target, policy }));
      return found.kind === 'tables' ? found.tables : refuse(found);
    },
    async schema(caller, id) {
      const { target, policy } = await connections.open(caller, id);
      const found = await counted(caller, () => outside.ask(caller.userId, 'schema', { target, policy }));
      return found.kind === 'schema' ? { tables: found.tables, left: found.left } : refuse(found);
    },
    async rows(caller, id, place) {
      const { target, policy } = await connections.open(caller, id);
      return rowsIn(
        await counted(caller, () => outside.ask(caller.userId, 'rows', { target, policy, place })),
      );
    },
    async query(caller, id, asking) {
      const { target, policy, readOnly } = await connections.open(caller, id);
      const input = { target, policy, asking, readOnly };
      return rowsIn(await counted(caller, () => outside.ask(caller.userId, 'query', input)));
    },
  };
}

type Answers = Awaited<ReturnType<Outside['ask']>>;
type Kinds = Extract<Answers, { readonly kind: string }>;
type Refused = Exclude<Kinds, QueryRows | { readonly kind: 'tables' | 'schema' }>;

function rowsIn(answer: QueryAnswer | Refused): Rows {
  if (answer.kind !== 'rows') return refuse(answer);
  const { kind: _kind, ...rows } = answer;
  return rows;
}

function refuse(answer: Exclude<QueryAnswer, QueryRows> | Refused): never {
  switch (answer.kind) {
    case 'absent':
      throw new AppError('NOT_FOUND', 'There is no such table.');
    case 'late':
      throw new AppError('TIMEOUT', 'The statement took longer than 10 seconds and was stopped.');
    case 'too-large':
      throw new AppError('UNPROCESSABLE', 'The answer needed more memory than it may take.');
    case 'unreached':
      throw new AppError('UNPROCESSABLE', answer.message, { cause: answer.cause });
    case 'error':
      throw new AppError('UNPROCESSABLE', answer.message, placeOf(answer));
    case 'refused': {
      // What cannot be read is wrong rather than forbidden.
      const code = answer.rule === 'syntax' ? 'UNPROCESSABLE' : 'FORBIDDEN';
      throw new AppError(code, answer.message, { rule: answer.rule, ...placeOf(answer) });
    }
  }
}

function placeOf({ message, position }: { readonly message: string; readonly position?: number }) {
  return { message, ...(position !== undefined && { position }) };
}
