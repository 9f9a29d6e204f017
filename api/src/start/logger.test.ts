import { ConfigurationError } from '../config/environment';
import { DiskFullError } from '../core/disk-full';
import { DataFolderLockedError } from '../db/data-folder-lock';
import Fastify from 'fastify';
import { describeError, loggerOptions } from './logger';
import { explainStartFailure } from './start-failure';

const settings = {
  port: 3000,
  host: '203.0.113.9',
  dataDir: 'data',
  databaseUrl: 'postgres://user:secret@db.example:5432/x',
};

describe('describeError', () => {
  it('keeps what a query was and leaves its parameters out', () => {
    const cause = new Error('duplicate key');
    const error = Object.assign(new Error('Failed query: insert ... params: ada@example.com', { cause }), {
      query: 'insert into users values ($1)',
      params: ['ada@example.com'],
    });
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain('ada@example.com');
    expect(described).toMatchObject({
      message: 'Failed query: insert into users values ($1)',
      cause: { message: 'duplicate key' },
    });
  });
});

describe('a cause that is no error', () => {
  it('is told by its fields, without secrets, and a text by itself', () => {
    const cause = { code: 'ECONNRESET', syscall: 'read', token: 's3cret', nested: { password: 's3cret' } };
    const described = describeError(new Error('The call failed', { cause }));
    expect(described.cause).toMatchObject({
      type: 'object',
      message: "{ code: 'ECONNRESET', syscall: 'read', nested: [Object] }",
    });
    expect(JSON.stringify(described)).not.toContain('s3cret');
    expect(describeError(new Error('x', { cause: 'the plug was pulled' })).cause?.message).toBe(
      'the plug was pulled',
    );
    expect(describeError(null).message).toBe('null');
  });
});

describe('loggerOptions', () => {
  it('[SAFE-13] says once that the database is away, however many ask, and everything else each time', () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { log } = Fastify({ logger: loggerOptions({ logLevel: 'warn' }) });
    const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' });
    for (let count = 0; count < 50; count += 1) log.error({ err: away }, 'Looking for jobs failed');
    for (let count = 0; count < 2; count += 1) log.error({ err: new Error('x') }, 'request failed');
    const lines = written.mock.calls.map(([line]) => (JSON.parse(String(line)) as { msg: string }).msg);
    written.mockRestore();
    expect(lines).toEqual(['Looking for jobs failed', 'request failed', 'request failed']);
  });
});

describe('what is logged', () => {
  it('tells addresses without their query, also in sentences of the framework', () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { log } = Fastify({ logger: loggerOptions({ logLevel: 'warn' }) });
    log.warn(
      new Error('late'),
      'Reply was already sent in the "/api/auth/exports?key=Ovoq-sh6Y" (GET) route?',
    );
    const line = String(written.mock.calls[0]?.[0]);
    written.mockRestore();
    expect(line).not.toContain('Ovoq');
    expect(line).toContain('/api/auth/exports?');
  });
});

describe('explainStartFailure', () => {
  it.each([
    [{ code: 'EADDRINUSE' }, 'Port 3000 is in use.'],
    [{ code: 'EACCES' }, 'The data folder data cannot be written (EACCES).'],
    [{ code: 'ECONNREFUSED' }, 'The database at db.example:5432 does not answer (ECONNREFUSED).'],
    [{ code: 'EADDRNOTAVAIL' }, 'This machine has no address 203.0.113.9 to listen on (EADDRNOTAVAIL).'],
    [
      Object.assign(new Error('x'), { code: 'EACCES', syscall: 'listen' }),
      'Port 3000 cannot be listened on (EACCES).',
    ],
    [new DataFolderLockedError('Another'), 'Another'],
    [new Error('Failed query', { cause: new DiskFullError('The disk of data is full') }), 'The disk of data'],
    [{ code: 'ENOSPC' }, 'The disk of data is full. Make room, or set DATA_DIR'],
    [{ code: '53100' }, 'The disk of the database at db.example:5432 is full.'],
    [new ConfigurationError('PORT must'), 'PORT must'],
  ])('says in a sentence what %p means', (error, sentence) => {
    expect(explainStartFailure(error, settings)).toContain(sentence);
  });

  it('leaves bugs to be shown as such', () => {
    expect(explainStartFailure(new TypeError('x'), settings)).toBeUndefined();
  });
});
