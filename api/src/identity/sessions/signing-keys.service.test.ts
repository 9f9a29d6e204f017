import type { OpenDatabase } from '../../db/database';
import { until } from '../../testing/build-project';
import { createSealer } from '../../secrets/sealer';
import { findAppRoot, openTestDatabase } from '../../testing/test-database';
import { createSigningKeys } from './signing-keys.service';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
});

afterAll(() => database.close());

describe('signing keys', () => {
  it('[SAFE-13] go on while the database is away, without a wait, and are read again when it is back', async () => {
    let isAway = false;
    let reads = 0;
    const db = new Proxy(database.db, {
      get(target, name) {
        if (name === 'select') reads += 1;
        if (isAway) throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    let now = new Date();
    const passMinutes = (count: number) => (now = new Date(now.getTime() + count * 60_000));
    const keys = await createSigningKeys({ db, sealer: createSealer(Buffer.alloc(32, 1)), clock: () => now });
    const { kid } = keys.current();
    expect(keys.refresh()).toBeUndefined();

    isAway = true;
    passMinutes(2);
    await expect(keys.refresh()).rejects.toThrow('away');
    expect(keys.refresh()).toBeUndefined();
    expect(keys.current().kid).toBe(kid);
    await expect(keys.find(kid)).resolves.toBeDefined();

    isAway = false;
    const before = reads;
    await until(() => {
      // Nobody waits for it.
      expect(keys.refresh()).toBeUndefined();
      return reads > before;
    });
    passMinutes(2);
    // The last reading went well: the next one is waited for again.
    let reading: Promise<void> | undefined;
    await until(() => {
      passMinutes(2);
      reading = keys.refresh();
      return reading !== undefined;
    });
    await reading;
  });
});
