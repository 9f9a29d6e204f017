import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addSeconds } from '../../core/clock';
import { siteNames } from '../../deploying/tables/deployments.table';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { deployFor, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

const DAY_SECONDS = 24 * 3600;
const MARK = /^__Host-tessera_site=[0-9a-f-]{36}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

const start = new Date();
let now = start;
let api: TestApi;
let ada: TestUser;
let eve: TestUser;
let adas: BuiltProject;
let eves: BuiltProject;

beforeAll(async () => {
  api = await startTestApi({
    clock: () => now,
    environment: {
      publicUrl: 'https://tessera.example',
      // Where the calls of this test go.
      apiUrl: 'https://localhost/api',
      sitesDomain: 'apps.example',
    },
  });
  [ada, eve] = [await api.register(), await api.register()];
  for (const user of [ada, eve]) await givePlan(api, user);
  [adas, eves] = [await buildProject(api, ada), await buildProject(api, eve)];
});
beforeEach(() => {
  now = start;
});
afterAll(() => api.close());

const freshName = () => `name-${randomUUID().slice(0, 8)}`;

/** A name of Ada's that has ended long ago. */
async function restedName(): Promise<string> {
  const appName = freshName();
  const endedAt = addSeconds(start, -200 * DAY_SECONDS);
  await api.db.insert(siteNames).values({ appName, ownerId: ada.user.id, createdAt: endedAt, endedAt });
  return appName;
}

async function visit(name: string, { path = '/', cookie = '' } = {}) {
  const { headers, statusCode } = await api.inject({
    url: path,
    headers: { host: `${name}.apps.example`, cookie },
  });
  const set = headers['set-cookie'];
  const cookies = set === undefined ? [] : [set].flat();
  return { statusCode, clears: headers['clear-site-data'], cookies };
}

const KEPT = { statusCode: 200, clears: undefined, cookies: [] };

describe('a name that was somebody else’s', () => {
  it('[SAFE-05] clears what each browser kept, once', async () => {
    const name = await restedName();
    await deployFor(api, eve, eves, name);
    const first = await visit(name, { path: '/deep/page' });
    expect(first).toMatchObject({ statusCode: 200, clears: '"cache", "storage"' });
    expect(first.cookies).toEqual([expect.stringMatching(MARK)]);
    const [mark = ''] = first.cookies[0]?.split(';') ?? [];
    expect(await visit(name, { cookie: `theme=dark; ${mark}` })).toEqual(KEPT);
    // Another browser, and one in which somebody planted a mark.
    expect((await visit(name)).clears).toBeDefined();
    expect((await visit(name, { cookie: `__Host-tessera_site=${randomUUID()}` })).clears).toBeDefined();
  });

  it('[SAFE-05] ends the cookies that the browser brings, of this host alone', async () => {
    const name = await restedName();
    await deployFor(api, eve, eves, name);
    const { cookies } = await visit(name, { cookie: 'left=1; __Host-other=2; bad name=3; ü=4' });
    expect(cookies).toHaveLength(3);
    for (const left of ['left', '__Host-other']) {
      expect(cookies).toContainEqual(
        expect.stringMatching(new RegExp(`^${left}=; .*Expires=Thu, 01 Jan 1970`)),
      );
    }
    expect(cookies.join()).not.toMatch(/domain=/i);
  });

  it('[SAFE-05] clears with pages only, and a year later nothing any more', async () => {
    const name = await restedName();
    await deployFor(api, eve, eves, name);
    for (const path of ['/app.js', '/app.css', '/nope.js']) {
      expect(await visit(name, { path })).toMatchObject({ clears: undefined, cookies: [] });
    }
    now = addSeconds(start, 364 * DAY_SECONDS);
    expect((await visit(name)).clears).toBeDefined();
    now = addSeconds(start, 366 * DAY_SECONDS);
    expect(await visit(name)).toEqual(KEPT);
  });

  it('[SAFE-05] clears again for the owner after', async () => {
    const name = await restedName();
    await deployFor(api, eve, eves, name);
    const [mark = ''] = (await visit(name)).cookies[0]?.split(';') ?? [];
    const endedAt = addSeconds(start, -200 * DAY_SECONDS);
    await api.db.update(siteNames).set({ projectId: null, endedAt }).where(eq(siteNames.appName, name));
    await deployFor(api, ada, adas, name);
    expect((await visit(name, { cookie: mark })).clears).toBeDefined();
  });
});

describe('a name that was nobody else’s', () => {
  it('[SAFE-05] leaves what browsers kept, also when its owner takes it back', async () => {
    const [fresh, again] = [freshName(), await restedName()];
    await deployFor(api, ada, adas, fresh);
    await deployFor(api, ada, adas, again);
    for (const name of [fresh, again]) expect(await visit(name, { cookie: 'theme=dark' })).toEqual(KEPT);
  });
});
