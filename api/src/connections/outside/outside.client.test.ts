import { join } from 'node:path';
import { AppError } from '../../core/app-error';
import { pretendServer, type PretendedServer } from '../../testing/database-server';
import type { Target } from './outside-tasks.schema';
import { createOutside, type Outside } from './outside.client';

jest.setTimeout(120_000);

const POLICY = { allowsPrivate: true, own: [] };
const SLOW_ACCOUNTS = ['mallory', 'mallet'];

let outside: Outside;
let silent: PretendedServer;
let quick: PretendedServer;

beforeAll(async () => {
  outside = createOutside(join(__dirname, '../../../dist/connection-child.mjs'));
  silent = await pretendServer({ instead: () => undefined });
  quick = await pretendServer({ password: 'another' });
});
afterAll(async () => {
  outside.close();
  await silent.close();
  await quick.close();
});

const targetAt = ({ port }: PretendedServer): Target => ({
  ...{ host: '127.0.0.1', port, database: 'shop', user: 'reader', password: 'secret' },
  ssl: 'off',
  certificate: null,
});
const ask = (account: string, server: PretendedServer) =>
  outside.ask(account, 'tables', { target: targetAt(server), policy: POLICY });

it('[SAFE-02] whoever asks servers that never answer makes nobody else wait, and is told when they have enough', async () => {
  let isOver = false;
  const slow = SLOW_ACCOUNTS.flatMap((account) => Array.from({ length: 6 }, () => ask(account, silent)));
  const first = Promise.race(slow).then((answer) => {
    isOver = true;
    return answer;
  });
  await expect(ask('mallory', silent)).rejects.toThrow(
    new AppError('RATE_LIMITED', 'Your earlier requests to databases are still running. Please wait.'),
  );
  for (let count = 0; count < 3; count += 1) {
    expect(await ask('ada', quick)).toMatchObject({ kind: 'unreached', message: 'Password rejected' });
  }
  expect(isOver).toBe(false);
  expect(await first).toMatchObject({ kind: 'unreached', cause: 'too-slow' });
  outside.close();
  await Promise.allSettled(slow);
});
