import { randomUUID } from 'node:crypto';
import {
  CONNECTIONS_MAX,
  type CallInput,
  type ConnectionTest,
  type createConnection,
  type DatabaseConnection,
  type testConnection,
} from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import type { CallLimit } from '../../identity';
import type { Sealer } from '../../secrets/sealer';
import type { Outside } from '../outside/outside.client';
import type { Reaching, ReachPolicy } from '../outside/outside-tasks.schema';
import { isSameWay, passwordContext, sharePassword } from './connection.rules';
import { presentConnection } from './connection.view';
import * as repository from './connections.repository';
import type { ConnectionRow } from './connections.repository';
import type { OwnProjects } from './projects.port';

/** Causes that an account may learn in a minute: each test may look at somebody else's network. */
export const TESTS = { call: 'connection-tests', perMinute: 20 };

export type ConnectionSettings = CallInput<typeof createConnection>['body'];
export type WayToTest = CallInput<typeof testConnection>['body'];

/** PostgreSQL databases of people's own (SCR-13). Each throws FORBIDDEN for another's connection and for none. */
export interface ConnectionsService {
  list(caller: Caller): Promise<DatabaseConnection[]>;
  /**
   * The same key makes one. Throws BAD_REQUEST at the name where another has it, QUOTA_FULL, KEY_REUSED, and FORBIDDEN for a project
   * that is not the caller's.
   */
  create(caller: Caller, settings: ConnectionSettings, key: string): Promise<DatabaseConnection>;
  /** Throws as well BAD_REQUEST at the password where the one that is kept is for another server. */
  update(caller: Caller, id: string, settings: ConnectionSettings): Promise<DatabaseConnection>;
  remove(caller: Caller, id: string): Promise<void>;
  /** Throws RATE_LIMITED, TIMEOUT, and what `update` throws. A database that cannot be reached is an answer. */
  test(caller: Caller, way: WayToTest): Promise<ConnectionTest>;
  /** With what one gets there. Never answered, never logged. */
  open(caller: Caller, id: string): Promise<Reaching & { readonly readOnly: boolean }>;
}

export interface ConnectionsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly limit: Pick<CallLimit, 'take'>;
  readonly outside: Outside;
  readonly policy: ReachPolicy;
  readonly projects: OwnProjects;
}

export function createConnectionsService(settings: ConnectionsSettings): ConnectionsService {
  const { db, clock, sealer, limit, outside, policy, projects } = settings;

  async function requireOwn(caller: Caller, id: string): Promise<ConnectionRow> {
    const row = await repository.findConnection(db, id);
    if (row?.userId !== caller.userId) throw notYours('connection');
    return row;
  }

  const seal = (password: string, id: string, way: ConnectionSettings) =>
    password === '' ? null : sealer.seal(password, passwordContext(id, way));
  const passwordOf = (row: ConnectionRow) =>
    row.sealedPassword === null ? '' : sealer.open(row.sealedPassword, passwordContext(row.id, row));

  return {
    list: async (caller) => (await repository.listConnections(db, caller.userId)).map(presentConnection),
    async create(caller, { password = '', ...input }, key) {
      const requestHash = hashRequest({ ...input, hasPassword: password !== '' });
      const findMade = async () => {
        const made = await repository.findByKey(db, caller.userId, key);
        return made && presentConnection(requireSameRequest(made, requestHash));
      };
      const made = await findMade();
      if (made) return made;
      if (input.projectId !== null) await projects.require(caller, input.projectId);
      const [id, now] = [randomUUID(), clock()];
      const sealedPassword = seal(password, id, input);
      const row = { ...input, id, userId: caller.userId, sealedPassword, lastTest: null, requestHash };
      const whole = { ...row, idempotencyKey: key, createdAt: now, updatedAt: now };
      return insertOne(db, whole, findMade);
    },
    async update(caller, id, { password, ...input }) {
      const row = await requireOwn(caller, id);
      // One that was thrown away meanwhile may stay where it is.
      if (input.projectId !== null && input.projectId !== row.projectId) {
        await projects.require(caller, input.projectId);
      }
      if (password === undefined) requireSameServer(row, input);
      const sealedPassword = password === undefined ? row.sealedPassword : seal(password, id, input);
      const isSame = isSameWay(row, input) && (password === undefined || password === passwordOf(row));
      const lastTest = isSame ? row.lastTest : null;
      const changed = { ...row, ...input, sealedPassword, lastTest, updatedAt: clock() };
      const saved = await repository.replaceConnection(db, changed).catch(explainName);
      if (!saved) throw notYours('connection');
      return presentConnection(saved);
    },
    async remove(caller, id) {
      await requireOwn(caller, id);
      await repository.deleteConnection(db, id);
    },
    async test(caller, { id, password: given, ...way }) {
      const row = id === undefined ? undefined : await requireOwn(caller, id);
      if (row && given === undefined) requireSameServer(row, way);
      await limit.take(TESTS.call, caller.userId, TESTS.perMinute);
      const kept = row && sharePassword(row, way) ? passwordOf(row) : '';
      const password = given ?? kept;
      const steps = await outside.ask(caller.userId, 'test', { target: { ...way, password }, policy });
      if ('kind' in steps) throw new AppError('TIMEOUT', 'The test took too long and was stopped.');
      const passed = steps.every(({ state }) => state === 'passed');
      const test: ConnectionTest = { passed, steps, testedAt: clock().toISOString() };
      if (row && isSameWay(row, way) && password === kept) await repository.keepTest(db, row, test);
      return test;
    },
    async open(caller, id) {
      const row = await requireOwn(caller, id);
      const { host, port, database, user, ssl, certificate, readOnly } = row;
      const target = { host, port, database, user, ssl, certificate, password: passwordOf(row) };
      return { target, policy, readOnly };
    },
  };
}

async function insertOne(
  db: Database,
  row: ConnectionRow,
  findMade: () => Promise<DatabaseConnection | undefined>,
): Promise<DatabaseConnection> {
  try {
    await db.transaction(async (tx) => {
      if ((await repository.countLocked(tx, row.userId)) >= CONNECTIONS_MAX) {
        const message = `At most ${String(CONNECTIONS_MAX)} connections are kept. Remove one first.`;
        throw new AppError('QUOTA_FULL', message);
      }
      await repository.insertConnection(tx, row);
    });
    return presentConnection(row);
  } catch (error) {
    // Two calls at once with one key: the other one made it.
    return (await findMade()) ?? explainName(error);
  }
}

function explainName(error: unknown): never {
  throw isUniqueViolation(error)
    ? invalidField('name', 'You already have a connection with this name')
    : error;
}

/** A password that is kept is never sent to another server. */
function requireSameServer(row: ConnectionRow, way: Pick<WayToTest, 'host' | 'port' | 'user'>): void {
  if (row.sealedPassword === null || sharePassword(row, way)) return;
  throw invalidField('password', 'Enter the password again: the host, port or user has changed');
}
