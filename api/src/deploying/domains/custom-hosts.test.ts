import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { systemClock } from '../../core/clock';
import { say, until } from '../../testing/build-project';
import { addCredits, deployFor, deploymentInput } from '../../testing/deploy-project';
import { SITES_DOMAIN, startDomainsApi, type DomainsApi, type LiveApp } from '../../testing/deployed-domains';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { siteNames } from '../tables/deployments.table';
import { siteDomains } from '../tables/site-domains.table';
import { CustomHostsMemory } from './custom-hosts.service';

jest.setTimeout(120_000);

/** How often the servers here look by themselves. */
const intervals = { probes: 60_000, domains: 300, customHosts: 200 };

let test: DomainsApi;
let app: LiveApp;
let domain: string;

beforeAll(async () => {
  test = await startDomainsApi({ intervals });
});
beforeEach(async () => {
  app = await test.deploy();
  domain = test.fresh();
});
afterAll(() => test.close());

const visit = (host: string, url = '/') => test.api.inject({ url, headers: { host } });
const send = (host: string, url: string, origin: string, headers: object = {}) =>
  test.api.inject({
    method: 'POST',
    url,
    headers: {
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    },
    payload: '{}',
  });
const ask = async (name: string, host = '10.0.0.7:3000') =>
  (await test.api.inject({ url: `/api/domains/ask?domain=${encodeURIComponent(name)}`, headers: { host } }))
    .statusCode;

describe('a domain of an application', () => {
  it('[DEP-08] answers with it from the moment when it is proved, and nothing before', async () => {
    const added = await app.add(domain);
    expect((await visit(domain)).statusCode).toBe(421);
    test.prove(domain, added);
    await app.check(added.id);
    const page = await visit(`${domain.toUpperCase()}:3000`, '/deep/page');
    expect(page.statusCode).toBe(200);
    // Nothing of the product is there.
    expect((await visit(domain, '/api/health')).payload).not.toContain('"ok"');
    expect((await visit(domain, '/~site/another/')).payload).toBe((await visit(domain)).payload);
    expect((await visit(`www.${domain}`)).statusCode).toBe(421);
    await test.api.call('DELETE', `/deployments/${app.live.id}/domains/${added.id}`, {
      token: app.user.token,
    });
    expect((await visit(domain)).statusCode).toBe(421);
  });

  it('[SAFE-05] is the origin that its page may load from and call, by the port of the sites and no other', async () => {
    await app.connect(domain);
    const policyAt = async (host: string) => String((await visit(host)).headers['content-security-policy']);
    expect(await policyAt(domain)).toContain(`script-src http://${domain} `);
    for (const host of [`${domain}:3921`, `${domain}.:3921`])
      expect(await policyAt(host)).toContain(`script-src http://${domain} `);
    const below = `${app.live.appName}.${SITES_DOMAIN}`;
    expect(await policyAt(below)).toContain(`script-src http://${below} `);
    expect(await policyAt(below)).not.toContain(domain);
  });

  it('[SAFE-05] lets its own page call, and no page of another domain or address', async () => {
    await app.connect(domain);
    const other = await test.deploy();
    const foreign = test.fresh();
    await other.connect(foreign);
    const below = `${app.live.appName}.${SITES_DOMAIN}`;
    // What is no step, and no service of its: only the application is told that.
    for (const [url, own] of [
      ['/_data/steps', 400],
      ['/_services/shop/x', 404],
    ] as const) {
      const answers = [
        await send(domain, url, `http://${domain}`),
        await send(below, url, `http://${below}`),
        await send(`${domain}:3921`, url, `http://${domain}:3921`),
        await send(domain, url, `http://${foreign}`),
        await send(domain, url, `http://${below}`),
        await send(domain, url, `https://${domain}`),
        await send(below, url, `http://${domain}`),
        await send(domain, url, `http://${domain}`, { 'sec-fetch-site': 'cross-site' }),
        await send(`${other.live.appName}.${SITES_DOMAIN}`, url, `http://${foreign}`),
      ];
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([
        url,
        [own, own, 403, 403, 403, 403, 403, 403, 403],
      ]);
    }
  });

  it('[DEP-08] says to people what it is without an application: not connected yet, or not available', async () => {
    const page = async () => {
      const headers = { host: domain, accept: 'text/html,*/*;q=0.8' };
      const { statusCode, payload } = await test.api.inject({ url: '/', headers });
      return { statusCode, payload };
    };
    const before = await page();
    expect(before.statusCode).toBe(421);
    expect(before.payload).toContain(`${domain} leads here, but no app is connected to it.`);
    expect((await visit(domain)).payload).toBe('This server does not serve this host.');
    await app.connect(domain);
    await test.api.post(`/deployments/${app.live.id}/stop`, {}, app.user.token);
    const stopped = await page();
    expect(stopped.statusCode).toBe(404);
    expect(stopped.payload).toContain(`${domain} is not available right now.`);
    expect(stopped.payload).not.toContain('Tessera');
    expect(stopped.payload).not.toContain(app.live.appName);
  });

  it('[DEP-08] goes along when the application moves to another name', async () => {
    const { id } = await app.connect(domain);
    const waiting = await app.add(test.fresh());
    const appName = `moved-${randomUUID().slice(0, 8)}`;
    const { token } = app.user;
    await test.api.call('PUT', `/deployments/${app.live.id}`, { token, body: { appName } });
    expect((await visit(domain)).statusCode).toBe(200);
    expect((await app.list()).map((one) => one.id)).toEqual([id, waiting.id]);
    // Its CNAME still has the name before.
    const [moved] = await app.list();
    expect(moved).toMatchObject({ state: 'elsewhere' });
    expect(moved?.records[1]).toMatchObject({ value: `${appName}.${SITES_DOMAIN}`, isFound: false });
    expect((await test.another()).find(domain)).toBe(appName);
    // Back over a name that has the same domain meanwhile: the proved one stays.
    const back = await test.api.call('PUT', `/deployments/${app.live.id}`, {
      token,
      body: { appName: app.live.appName },
    });
    expect(back.statusCode).toBe(200);
    expect((await app.list())[0]).toMatchObject({ id, state: 'connected' });
  });

  it('[DEP-08] stays where it is when both names would have too many together', async () => {
    const second = await deployFor(test.api, app.user, app.built, `app-${randomUUID().slice(0, 8)}`);
    const other = `/deployments/${second.id}/domains`;
    for (let count = 0; count < 6; count += 1) {
      await app.add(test.fresh());
      await test.api.post(other, { domain: test.fresh() }, app.user.token);
    }
    const moved = await test.api.call('PUT', `/deployments/${app.live.id}`, {
      token: app.user.token,
      body: { appName: second.appName },
    });
    expect([moved.statusCode, moved.json()]).toEqual([
      409,
      expect.objectContaining({ fields: { appName: expect.stringContaining('10') as string } }),
    ]);
    expect(await app.list()).toHaveLength(6);
  });

  it('[SAFE-05] ends with the name, and goes to nobody who has that next', async () => {
    const added = await app.connect(domain);
    await test.api.call('DELETE', `/deployments/${app.live.id}`, { token: app.user.token });
    expect((await visit(domain)).statusCode).toBe(421);
    const other = await test.deploy();
    await test.api.db
      .update(siteNames)
      .set({ projectId: other.built.project.id, ownerId: other.user.user.id, endedAt: null })
      .where(eq(siteNames.appName, app.live.appName));
    expect((await test.another()).find(domain)).toBeUndefined();
    expect(await test.api.db.select().from(siteDomains).where(eq(siteDomains.id, added.id))).toHaveLength(1);
  });

  it('[DEP-08] rests with its project, comes back with it, and is gone with it', async () => {
    const { id } = await app.connect(domain);
    const { built, user } = app;
    await test.api.call('DELETE', `/project/${built.project.id}`, { token: user.token });
    expect((await test.another()).find(domain)).toBeUndefined();
    await test.api.post(`/project/${built.project.id}/restore`, {}, user.token);
    expect((await test.another()).find(domain)).toBe(app.live.appName);
    await test.api.db.execute(sql`delete from projects where id = ${built.project.id}`);
    expect(await test.api.db.select().from(siteDomains).where(eq(siteDomains.id, id))).toEqual([]);
  });

  it('[DEP-08] stays when another version is deployed under the name', async () => {
    await app.connect(domain);
    await say(test.api, app.user, app.built.project.id, 'change the title to Riffs');
    await addCredits(test.api, app.user, 2000);
    const input = deploymentInput(app.built, app.live.appName);
    const { id } = (await test.api.post('/deployments', input, app.user.token)).json<{ id: string }>();
    const isLive = async () =>
      (await test.api.get(`/deployments/${id}`, app.user.token)).json<{ status: string }>();
    await until(async () => (await isLive()).status === 'live');
    expect((await visit(domain)).payload).toContain('Riffs');
    const { items } = (await test.api.get(`/deployments/${id}/domains`, app.user.token)).json<{
      items: object[];
    }>();
    expect(items).toMatchObject([{ domain, state: 'connected' }]);
  });
});

describe('what a process knows of domains', () => {
  it('[DEP-08] is what another one changed, once it has read that, and stays where it cannot', async () => {
    const other = await test.another();
    const added = await app.connect(domain);
    expect(other.find(domain)).toBeUndefined();
    await other.refresh();
    expect(other.find(domain)).toBe(app.live.appName);
    await test.api.db.delete(siteDomains).where(eq(siteDomains.id, added.id));
    expect((await visit(domain)).statusCode).toBe(200);
    // Whoever asks while it is being read gets what is there by then.
    await Promise.all([other.refresh(), other.refresh(), other.refresh()]);
    expect(other.find(domain)).toBeUndefined();
  });

  it('[DEP-08] is there before it listens, and comes by itself from then on, whichever process looked', async () => {
    await app.connect(domain);
    const { database } = test.api;
    const { dnsServers, sitesDomain } = test.api.environment;
    const second = await startTestApi({ database, intervals, environment: { dnsServers, sitesDomain } });
    const at = (server: TestApi, host: string) => server.inject({ url: '/', headers: { host } });
    expect((await at(second, domain)).statusCode).toBe(200);
    for (const { app: server } of [test.api, second]) await server.listen({ port: 0, host: '127.0.0.1' });
    const later = test.fresh();
    test.prove(later, await app.add(later));
    await until(async () => (await at(test.api, later)).statusCode === 200);
    await until(async () => (await at(second, later)).statusCode === 200);
    await second.app.close();
  });

  it('[API-05] outlives a database that is away', async () => {
    await app.connect(domain);
    let isAway = false;
    const q = new Proxy(test.api.db, {
      get(target, name) {
        if (isAway) throw new Error('The database is away');
        return Reflect.get(target, name) as unknown;
      },
    });
    const hosts = new CustomHostsMemory(q, systemClock);
    await hosts.refresh();
    isAway = true;
    await expect(hosts.refresh()).rejects.toThrow('away');
    expect(hosts.find(domain)).toBe(app.live.appName);
    isAway = false;
    await hosts.refresh();
    expect(hosts.find(domain)).toBe(app.live.appName);
  });
});

describe('GET /api/domains/ask', () => {
  it('[SAFE-08] answers 200 for what is proved, leads somewhere and is live, whatever host it is asked by', async () => {
    const added = await app.add(domain);
    expect(await ask(domain)).toBe(404);
    test.prove(domain, added);
    await app.check(added.id);
    // It has a record and no address: an issuer of certificates would look for it in vain.
    expect(await ask(domain)).toBe(404);
    test.dns.set(domain, { A: ['192.0.2.7'] });
    await app.check(added.id);
    for (const host of ['10.0.0.7:3000', 'tessera:3000', 'localhost:3000'])
      expect(await ask(domain, host)).toBe(200);
    expect(await ask('localhost')).toBe(200);
    for (const name of [
      `${app.live.appName}.${SITES_DOMAIN}`,
      `code.preview.${SITES_DOMAIN}`,
      SITES_DOMAIN,
      `www.${domain}`,
      'example.org',
      'a_b',
      '',
    ])
      expect([name, await ask(name)]).toEqual([name, 404]);
    await test.api.post(`/deployments/${app.live.id}/stop`, {}, app.user.token);
    const hosts = await test.another();
    expect([hosts.find(domain), hosts.mayHaveCertificate(domain)]).toEqual([app.live.appName, false]);
  });

  it('[SAFE-16] leads nobody else’s host to https for a year', async () => {
    const secure = await startTestApi({ environment: { publicUrl: 'https://tessera.example' } });
    const headersAt = async (host: string) =>
      (await secure.inject({ url: '/api/health', headers: { host } })).headers;
    expect(await headersAt('tessera.example')).toHaveProperty('strict-transport-security');
    const elsewhere = await headersAt('whatever.example');
    expect(elsewhere).not.toHaveProperty('strict-transport-security');
    expect(elsewhere).toHaveProperty('x-content-type-options', 'nosniff');
    await secure.close();
  });

  it('[API-06] answers 400 to what is no question', async () => {
    expect((await test.api.get('/domains/ask')).statusCode).toBe(400);
    expect(await ask('a'.repeat(301))).toBe(400);
  });

  it('[DEP-08] is nobody’s business on the hosts of applications', async () => {
    const answer = await visit(`${app.live.appName}.${SITES_DOMAIN}`, '/api/domains/ask?domain=localhost');
    expect(answer.headers['content-type']).toMatch('text/html');
  });
});
