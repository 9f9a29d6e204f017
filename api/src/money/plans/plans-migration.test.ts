import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { transactEmbedded } from '../../db/embedded';
import { readMigrations, runMigrations } from '../../db/migrator';
import { findAppRoot } from '../../testing/test-database';

jest.setTimeout(60_000);

const isBefore = ({ name }: { readonly name: string }) => name < '0110';
let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());

it('[BIL-02] accounts from before get months of UTC in any time zone, and items that can be paid again', async () => {
  const transact = transactEmbedded(client);
  const all = await readMigrations(findAppRoot());
  await runMigrations(transact, all.filter(isBefore));
  const [userId, quoteId, paymentId] = [randomUUID(), randomUUID(), randomUUID()];
  // In Kolkata this is February 1 already, whose month ends on March 1 there.
  const opened = '2026-01-31T20:00:00Z';
  await client.query(
    `insert into users (id, email, first_name, last_name, plan, created_at, updated_at, verified_at)
     values ($1, 'ada@example.com', 'Ada', 'Byron', 'Starter', $2, $2, $2)`,
    [userId, opened],
  );
  await client.query(
    `insert into payment_quotes (id, user_id, item, lines, amount, credits, created_at, expires_at)
     values ($1, $2, 'credits-5000', '[]', 349900, 5000, $3, $3)`,
    [quoteId, userId, opened],
  );
  await client.query(
    `insert into payments (id, user_id, quote_id, idempotency_key, provider, status, amount, credits, at)
     values ($1, $2, $3, 'key', 'test', 'failed', 349900, 5000, $4)`,
    [paymentId, userId, quoteId, opened],
  );
  await client.exec("set time zone 'Asia/Kolkata'");
  await runMigrations(transact, all);
  const { rows: due } = await client.query<{ at: Date }>('select next_grant_at as at from subscriptions');
  expect(due.map(({ at }) => at.toISOString())).toEqual(['2026-02-28T20:00:00.000Z']);
  const { rows: items } = await client.query(
    'select item from payments union all select item from payment_quotes',
  );
  expect(items).toEqual([{ item: 'credits:5000' }, { item: 'credits:5000' }]);
});
