import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SITES_DOMAIN, startDomainsApi, type DomainsApi, type LiveApp } from '../../testing/deployed-domains';
import { siteNames } from '../tables/deployments.table';
import { siteDomains } from '../tables/site-domains.table';

jest.setTimeout(60_000);

let test: DomainsApi;
let app: LiveApp;

beforeAll(async () => {
  test = await startDomainsApi();
});
beforeEach(async () => {
  app = await test.deploy();
});
afterAll(() => test.close());

const path = (rest = '') => `/deployments/${app.live.id}/domains${rest}`;
const add = (domain: string, token?: string) => test.api.post(path(), { domain }, token);
const remove = (id: string, token?: string) =>
  test.api.call('DELETE', path(`/${id}`), token === undefined ? {} : { token });

describe('GET /deployments/{id}/domains', () => {
  it('[API-06] answers 400, 401 and 403', async () => {
    const { token } = app.user;
    expect((await test.api.get('/deployments/x/domains', token)).statusCode).toBe(400);
    expect((await test.api.get(path())).statusCode).toBe(401);
    expect((await test.api.get(path(), (await test.api.register()).token)).statusCode).toBe(403);
    expect((await test.api.get(`/deployments/${randomUUID()}/domains`, token)).statusCode).toBe(403);
    expect((await test.api.get(path(), token)).json()).toEqual({ items: [], limit: 10 });
  });

  it('answers 404 where the project was deleted, as every other call about it does', async () => {
    const added = await app.add(test.fresh());
    await test.api.call('DELETE', `/project/${app.built.project.id}`, { token: app.user.token });
    const answers = [
      await test.api.get(path(), app.user.token),
      await add(test.fresh(), app.user.token),
      await test.api.post(path(`/${added.id}/check`), {}, app.user.token),
      await remove(added.id, app.user.token),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('POST /deployments/{id}/domains', () => {
  it('[API-06] answers 400 at the field, 401 and 403', async () => {
    for (const domain of [
      '',
      'shop',
      'https://shop.example.com',
      '10.0.0.1',
      '0x7f.1',
      'co.uk',
      `a.${SITES_DOMAIN}`,
    ]) {
      const answer = await add(domain, app.user.token);
      expect([domain, answer.statusCode]).toEqual([domain, 400]);
      const { code, fields } = answer.json<{ code: string; fields: object }>();
      expect([code, Object.keys(fields)]).toEqual(['BAD_REQUEST', ['domain']]);
    }
    expect((await add(test.fresh())).statusCode).toBe(401);
    expect((await add(test.fresh(), (await test.api.register()).token)).statusCode).toBe(403);
  });

  it('[DEP-08] takes a domain once, ten of an application at most, and any that another one waits for', async () => {
    const domain = test.fresh();
    expect((await add(domain, app.user.token)).statusCode).toBe(201);
    const again = await add(domain.toUpperCase(), app.user.token);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        code: 'CONFLICT',
        error: 'This app has this domain already.',
        fields: { domain: 'This app has this domain already.' },
      },
    ]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(test.fresh(), app.user.token)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    expect(await app.list()).toHaveLength(10);
    const other = await test.deploy();
    expect(await other.add(domain)).toMatchObject({ domain, state: 'waiting' });
  });

  it('answers 409 where the name is not the deployment’s any more', async () => {
    await test.api.db
      .update(siteNames)
      .set({ endedAt: new Date() })
      .where(eq(siteNames.appName, app.live.appName));
    expect((await add(test.fresh(), app.user.token)).statusCode).toBe(409);
  });

  it('[SAFE-08] answers 429 after 30 a day', async () => {
    for (let count = 0; count < 30; count += 1) {
      const { id } = await app.add(test.fresh());
      await remove(id, app.user.token);
    }
    const answer = await add(test.fresh(), app.user.token);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
  });
});

describe('POST /deployments/{id}/domains/{domainId}/check', () => {
  it('[API-06] answers 400, 401 and 403, and 429 after 20 in ten minutes', async () => {
    const { id } = await app.add(test.fresh());
    const check = (which: string, token?: string) => test.api.post(path(`/${which}/check`), {}, token);
    expect((await check('x', app.user.token)).statusCode).toBe(400);
    expect((await check(id)).statusCode).toBe(401);
    expect((await check(id, (await test.api.register()).token)).statusCode).toBe(403);
    expect((await check(randomUUID(), app.user.token)).statusCode).toBe(403);
    const other = await test.deploy();
    const theirs = await other.add(test.fresh());
    expect((await check(theirs.id, app.user.token)).statusCode).toBe(403);
    for (let count = 0; count < 20; count += 1)
      expect((await check(id, app.user.token)).statusCode).toBe(200);
    const answer = await check(id, app.user.token);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
  });
});

describe('DELETE /deployments/{id}/domains/{domainId}', () => {
  it('[API-06] answers 400, 401 and 403, and 204 once', async () => {
    const { id } = await app.add(test.fresh());
    expect((await remove('x', app.user.token)).statusCode).toBe(400);
    expect((await remove(id)).statusCode).toBe(401);
    expect((await remove(id, (await test.api.register()).token)).statusCode).toBe(403);
    expect((await remove(id, app.user.token)).statusCode).toBe(204);
    expect((await remove(id, app.user.token)).statusCode).toBe(403);
    expect(await app.list()).toEqual([]);
  });
});

describe('the copy of a person’s data', () => {
  it('[DEP-08] has the domains and nothing that proves them', async () => {
    const domain = test.fresh();
    const { records } = await app.connect(domain);
    const token = records[0]?.value.replace('tessera-verify=', '') ?? '';
    const link = await test.api.post(`/auth/user/${app.user.user.id}/export`, undefined, app.user.token);
    const { pathname, search } = new URL(link.json<{ url: string }>().url);
    const copy = (await test.api.inject({ url: pathname + search })).payload;
    expect(copy).toContain(domain);
    expect(token).toHaveLength(32);
    expect(copy).not.toContain(token);
  });
});

describe('the record that proves a domain', () => {
  it('[DEP-08] counts in quotation marks; what is wrong with any other record is said', async () => {
    const domain = test.fresh();
    const added = await app.add(domain);
    const value = added.records[0]?.value ?? '';
    const problemWith = async (name: string, text: string) => {
      test.dns.set(name, { TXT: [[text]] });
      const { problem } = await app.check(added.id);
      test.dns.set(name, undefined);
      return problem;
    };
    const name = `_tessera.${domain}`;
    expect(await problemWith(name, value.replace('tessera-verify=', ''))).toContain('another value');
    expect(await problemWith(`${name}.example.com`, value)).toBe(
      `The record is at ${name}.example.com: your DNS provider adds your domain by itself. Enter only ${name.replace('.example.com', '')} as its name.`,
    );
    test.dns.set(name, { TXT: [[`"${value}"`]] });
    expect((await app.check(added.id)).state).toBe('elsewhere');
  });

  it('[SAFE-02] keeps only so much of what a name server says', async () => {
    const domain = test.fresh();
    const { id } = await app.add(domain);
    test.dns.set(domain, { A: Array.from({ length: 60 }, (_, index) => `192.0.2.${String(index)}`) });
    await app.check(id);
    const [row] = await test.api.db.select().from(siteDomains).where(eq(siteDomains.id, id));
    expect(row?.found).toMatchObject({ addresses: { length: 32 } });
  });
});
