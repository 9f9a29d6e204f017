import { randomUUID } from 'node:crypto';
import { appsDatabase, type AppsDatabase } from '../../testing/apps-database';
import type { Engines } from './engine.schema';
import { createServerEngines } from './server-engine.child';

jest.setTimeout(60_000);

const { TEST_DATABASE_URL: serverUrl } = process.env;
/** Only a PostgreSQL server can be shared. */
const describeOnServer = serverUrl === undefined ? describe.skip : describe;

describeOnServer('the databases of applications of several servers', () => {
  let apps: AppsDatabase;
  const opened: Engines[] = [];
  beforeEach(() => {
    apps = appsDatabase(serverUrl);
  });
  afterEach(async () => {
    for (const engines of opened.splice(0)) await engines.close();
    await apps.drop();
  });

  it('[DATA-01] are made by all that start at once, each of them one time', async () => {
    const settings = { kind: 'server', url: apps.url ?? '', createFrom: serverUrl ?? '' } as const;
    const started = await Promise.allSettled(Array.from({ length: 24 }, () => createServerEngines(settings)));
    for (const one of started) if (one.status === 'fulfilled') opened.push(one.value);
    expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    const place = { database: randomUUID(), environment: 'production' } as const;
    const engines = await Promise.all(opened.map((one) => one.open(place, true)));
    expect(engines.every((engine) => engine !== undefined)).toBe(true);
    expect(await opened[0]?.list()).toEqual([place.database]);
  });
});
