import type { Database } from '../../db/database';
import { countsOf } from './record-counts.service';

const PLACE = { database: '00000000-0000-4000-8000-000000000001', environment: 'production' } as const;

/** Tessera's database as far as counts are written to it. */
function fakeDatabase() {
  const written: unknown[] = [];
  const update = () => ({
    set: (counts: unknown) => ({
      where: () => {
        written.push(counts);
        return Promise.resolve();
      },
    }),
  });
  return { written, db: { update } as unknown as Database };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what databases hold', () => {
  it('[DATA-06] is written down within a minute of a change, once for all changes meanwhile', async () => {
    const { db, written } = fakeDatabase();
    const counts = countsOf(db, () => new Date());
    for (const records of [1, 2, 3]) counts.hear({ ...PLACE, counts: { records, bytes: 10 * records } });
    // Who tells of a change without having counted says nothing of how many there are.
    counts.hear(PLACE);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([{ records: 3, bytes: 30, changedAt: expect.any(Date) as Date }]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
    counts.hear({ ...PLACE, counts: { records: 4, bytes: 40 } });
    counts.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });
});
