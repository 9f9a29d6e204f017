import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { errorReports } from '../tables/error-reports.table';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { rateLimit: 100 } });
});
afterAll(() => api.close());

const REPORT = {
  message: 'x is not a function',
  stack: 'Error: x\n  at y',
  componentStack: null,
  timestamp: '2026-03-01T12:00:00.000Z',
  userAgent: 'Chromium',
  url: 'http://localhost:3000/apphome',
  userId: null,
  sessionId: 's1',
  buildVersion: '1.0.4',
};

describe('POST /errors/report', () => {
  it('[API-04] stores what the browser reports', async () => {
    const answer = await api.post('/errors/report', REPORT);
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json<{ id: string }>();
    const rows = await api.db.select().from(errorReports);
    expect(rows).toEqual([expect.objectContaining({ ...REPORT, id, timestamp: new Date(REPORT.timestamp) })]);
  });

  it("[ERR-05, API-04] keeps a section's failure so that its card's reference finds it", async () => {
    const failure = {
      reference: '1f2e3d4c',
      remote: 'mf-deploy',
      remoteVersion: '1.2.3',
      phase: 'expose',
      reason: 'integrity',
    };
    const answer = await api.post('/errors/report', { ...REPORT, ...failure });
    expect(answer.statusCode).toBe(202);
    const found = await api.db.select().from(errorReports).where(eq(errorReports.reference, '1f2e3d4c'));
    expect(found).toEqual([expect.objectContaining(failure)]);

    const long = await api.post('/errors/report', { ...REPORT, remote: 'x'.repeat(65) });
    expect(long.statusCode).toBe(400);
    expect(long.json()).toHaveProperty('fields.remote');
  });

  it('names a bad field, and refuses a report that is too large', async () => {
    expect((await api.post('/errors/report', { ...REPORT, message: '' })).json()).toHaveProperty(
      'fields.message',
    );
    for (const message of ['a\0b', '\ud800']) {
      const answer = await api.post('/errors/report', { ...REPORT, message });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('fields.message');
    }
    const large = await api.post('/errors/report', { ...REPORT, stack: 'x'.repeat(70_000) });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'TOO_LARGE' });
  });

  it('limits how many an address sends; what is refused does not count', async () => {
    const send = (payload: object) =>
      api.inject({
        method: 'POST',
        url: '/api/errors/report',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        payload,
        remoteAddress: '203.0.113.9',
      });
    expect((await send({ ...REPORT, message: '' })).statusCode).toBe(400);
    for (let count = 0; count < 5; count += 1) expect((await send(REPORT)).statusCode).toBe(202);
    const limited = await send(REPORT);
    expect(limited.statusCode).toBe(429);
    expect(limited.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});
