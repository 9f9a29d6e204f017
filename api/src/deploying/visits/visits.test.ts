import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { siteVisitors, siteVisits } from '../tables/site-visits.table';
import { forgetVisitors } from './visits.repository';
import { createVisits, type Visit, type Visits } from './visits.service';

let api: TestApi;
let ada: TestUser;
let projectId: string;
let visits: Visits;
let now: Date;

const log = { warn: () => undefined, error: () => undefined };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});
beforeEach(async () => {
  const created = await api.post('/project', { projectName: `App ${randomUUID().slice(0, 8)}` }, ada.token);
  projectId = created.json<{ project: { id: string } }>().project.id;
  now = new Date('2026-05-14T23:00:00Z');
  visits = createVisits({ db: api.db, clock: () => now, log });
});
afterEach(() => visits.close());
afterAll(() => api.close());

const visit = (network: string, browser = FIREFOX, change: Partial<Visit> = {}): void => {
  visits.note({ projectId, appName: 'plants', bytes: 100, page: { network, browser }, ...change });
};
const rows = async () =>
  (await api.db.select().from(siteVisits)).filter((row) => row.projectId === projectId);

describe('visits of a deployed application', () => {
  it('[SCR-26] are counted by view and by browser, over all servers and without cookies', async () => {
    const second = createVisits({ db: api.db, clock: () => now, log });
    visit('10.0.0.1');
    visit('10.0.0.1');
    visit('10.0.0.2');
    await visits.flush();
    second.note({ projectId, appName: 'plants', bytes: 1, page: { network: '10.0.0.2', browser: FIREFOX } });
    await second.close();
    expect(await rows()).toEqual([
      { projectId, appName: 'plants', day: '2026-05-14', views: 4, visitors: 2, bytes: 301 },
    ]);
  });

  it('leave out robots and programs, and count files by their bytes alone', async () => {
    visit('10.0.0.1', ROBOT);
    visit('10.0.0.1', '');
    visits.note({ projectId, appName: 'plants', bytes: 5000 });
    await visits.flush();
    expect(await rows()).toMatchObject([{ views: 0, visitors: 0, bytes: 5200 }]);
  });

  it('begin anew with the day of UTC, and forget who it was', async () => {
    visit('10.0.0.1');
    now = new Date('2026-05-15T00:30:00Z');
    visit('10.0.0.1');
    await visits.flush();
    expect(await rows()).toHaveLength(2);
    const kept = JSON.stringify(await api.db.select().from(siteVisitors));
    expect(kept).not.toMatch(/10\.0\.0\.1|Firefox/);
    await forgetVisitors(api.db, '2026-05-15');
    expect((await api.db.select().from(siteVisitors)).map(({ day }) => day)).not.toContain('2026-05-14');
    expect(await rows()).toHaveLength(2);
  });

  it('of a project that is gone take no other numbers with them', async () => {
    visit('10.0.0.1');
    visits.note({ projectId: randomUUID(), appName: 'gone', bytes: 1 });
    await visits.flush();
    expect(await rows()).toHaveLength(1);
  });
});
