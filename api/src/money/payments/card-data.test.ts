import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Quote } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { startTestApi } from '../../testing/test-api';

const NUMBERS = ['4242424242424242', '4000002500003155', '4000000000000002', '5555555555554444'];
const CVC = '7193';

const tablesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

it('[BIL-03] a card is in no row of the database and no line of the log, but for its last four digits', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const api = await startTestApi({ logger: { level: 'trace', stream } });
  const { token } = await api.register();
  for (const number of [...NUMBERS, '4242424242424241']) {
    const { quoteId } = (await api.post('/payments/quote', { item: 'credits:1000' }, token)).json<Quote>();
    const answer = await api.post(
      '/payments',
      { quoteId, card: { number, expiry: '12/39', cvc: CVC } },
      token,
    );
    expect(answer.body).not.toContain(number);
  }
  const found = await api.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const tables = tablesSchema.parse(found).rows;
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payments', 'payment_events', 'invoices']),
  );
  let text = lines.join('');
  for (const { name } of tables) {
    text += JSON.stringify(
      await api.db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`),
    );
  }
  expect(text).toContain('4242');
  for (const number of NUMBERS) expect([number, text.includes(number)]).toEqual([number, false]);
  expect(text).not.toContain(`"cvc`);
  await api.close();
});
