import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { AppError } from '../core/app-error';
import { handleErrors } from '../http/error-handler';
import { findFreePort } from '../testing/server-process';
import { explainDatabaseFailure } from './database-failure';
import { openServer } from './server';

/** As the system, PostgreSQL and the driver say it. */
const system = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' });
const postgres = (code: string) => Object.assign(new Error(code), { code, severity: 'FATAL' });

describe('explainDatabaseFailure', () => {
  it.each([
    system('ECONNREFUSED'),
    system('EAI_AGAIN'),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    postgres('08006'),
    postgres('57P01'),
    postgres('57P03'),
    postgres('53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('[SAFE-13] takes "%s" for a database that is away', (error) => {
    expect(explainDatabaseFailure(error)).toMatchObject({ code: 'UNAVAILABLE', extra: { retryAfter: 2 } });
  });

  it.each([
    postgres('23505'),
    postgres('42P01'),
    // A client that hung up, and another service that cannot be reached.
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    new TypeError('fetch failed', { cause: system('ECONNREFUSED') }),
    new AppError('UNAVAILABLE', 'Something else'),
    'ECONNREFUSED',
    undefined,
  ])('[SAFE-13] takes "%s" for something else', (error) => {
    expect(explainDatabaseFailure(error)).toBeUndefined();
  });

  it('[SAFE-13] makes 503 of a database where nobody listens: JSON to a call, plain text to an application’s visitor', async () => {
    const { db, close } = openServer(`postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`);
    const app = Fastify();
    handleErrors(app, explainDatabaseFailure);
    app.get('/api/statement', () => db.execute(sql`select 1`));
    app.get('/api/transaction', () => db.transaction((tx) => tx.execute(sql`select 1`)));
    app.get('/~site/app/', () => db.execute(sql`select 1`));
    for (const url of ['/api/statement', '/api/transaction', '/~site/app/']) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
      const isOfSite = url === '/~site/app/';
      expect(answer.headers['content-type']).toBe(
        isOfSite ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      );
      expect(answer.body).toMatch(
        isOfSite
          ? /^The server cannot reach .+\n$/
          : /^{"error":"The server cannot reach .+","code":"UNAVAILABLE"/,
      );
    }
    await app.close();
    await close();
  });
});
