import { systemClock } from '../../core/clock';
import { deleteExpiredRows } from '../../expired-rows';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { errorReports } from '../tables/error-reports.table';
import { maintain } from './maintenance.service';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('maintenance', () => {
  it('forgets what browsers reported a month ago, and nothing newer', async () => {
    const now = Date.now();
    for (const days of [0, 29, 31, 400]) {
      const at = new Date(now - days * DAY_MS);
      const id = crypto.randomUUID();
      await api.db
        .insert(errorReports)
        .values({ id, message: `${days} days`, timestamp: at, receivedAt: at });
    }
    const { quotas } = api.environment;
    await maintain(api.database, systemClock, (db, time, at) =>
      deleteExpiredRows(db, time, { quotas, now: at }),
    );
    const left = await api.db.select().from(errorReports).orderBy(errorReports.receivedAt);
    expect(left.map(({ message }) => message)).toEqual(['29 days', '0 days']);
  });

  it('is done by several servers at once, and each row goes once', async () => {
    const at = new Date(Date.now() - 400 * DAY_MS);
    const reports = Array.from({ length: 200 }, () => {
      const id = crypto.randomUUID();
      return { id, message: 'old', timestamp: at, receivedAt: at };
    });
    await api.db.insert(errorReports).values(reports);
    const { quotas } = api.environment;
    const rounds = [1, 2, 3].map(() =>
      maintain(api.database, systemClock, (db, time, now) => deleteExpiredRows(db, time, { quotas, now })),
    );
    await Promise.all(rounds);
    const left = await api.db.select().from(errorReports);
    expect(left.filter(({ message }) => message === 'old')).toEqual([]);
  });
});
