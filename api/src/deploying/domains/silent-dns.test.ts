import { eq } from 'drizzle-orm';
import { addSeconds } from '../../core/clock';
import { until } from '../../testing/build-project';
import { SITES_DOMAIN, startDomainsApi, type DomainsApi, type LiveApp } from '../../testing/deployed-domains';
import { siteDomains } from '../tables/site-domains.table';
import { createDnsLookup } from './dns-lookup.client';
import { createDomainCheck } from './domain-check.service';
import { createDomainRounds } from './domain-rounds.service';

jest.setTimeout(90_000);

/** The resolver itself gives up after some seconds. */
const ENDLESS = { tryMs: 600_000, tries: 1, lookupMs: 600_000 };
const SHORT = { tryMs: 100, tries: 1, lookupMs: 200 };

let test: DomainsApi;
let app: LiveApp;
/** How much later it is for the checks of a test. Seconds. */
let later = 0;
const clock = () => addSeconds(new Date(), later);

beforeAll(async () => {
  test = await startDomainsApi({ intervals: { probes: 60_000, domains: 50, customHosts: 60_000 } });
  app = await test.deploy();
});
beforeEach(async () => {
  later = 0;
  await test.api.db.delete(siteDomains);
});
afterAll(() => test.close());

const checks = (patience: typeof SHORT) =>
  createDomainCheck({
    db: test.api.db,
    clock,
    dns: createDnsLookup([test.dns.address], patience),
    addressOf: (appName) => `http://${appName}.${SITES_DOMAIN}`,
    onChange: () => Promise.resolve(),
  });
const rowOf = async (id: string) => {
  const [row] = await test.api.db.select().from(siteDomains).where(eq(siteDomains.id, id));
  if (!row) throw new Error('It is gone');
  return row;
};
/** Adds domains whose name servers say nothing. */
async function addSilent(count: number) {
  const added: { readonly id: string; readonly domain: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const domain = test.fresh();
    test.dns.break(domain, 'silent');
    added.push(await app.add(domain));
  }
  test.dns.asked.length = 0;
  return added;
}
const isAsked = (domain: string) => test.dns.asked.includes(`TXT _tessera.${domain}`);

describe('name servers that say nothing', () => {
  it('[SAFE-12] hold no round that is told to end, which begins no other batch and keeps nothing', async () => {
    const added = await addSilent(9);
    const stopping = new AbortController();
    const round = createDomainRounds(test.api.db, clock, checks(ENDLESS))(stopping.signal);
    await until(() => added.filter(({ domain }) => isAsked(domain)).length === 8);
    stopping.abort();
    await round;
    expect(added.filter(({ domain }) => isAsked(domain))).toHaveLength(8);
    for (const { id } of added) expect(await rowOf(id)).toMatchObject({ checkedAt: null });
    // And what is told to end before it begins asks nobody.
    test.dns.asked.length = 0;
    await checks(ENDLESS).check(added[0]?.id ?? '', stopping.signal);
    expect(test.dns.asked).toEqual([]);
  });

  it('[DEP-08] hold no round for ever: after its time no batch begins', async () => {
    await addSilent(9);
    const looked: string[] = [];
    const check = (id: string) => {
      looked.push(id);
      return Promise.resolve();
    };
    await createDomainRounds(test.api.db, clock, { check }, 0)();
    expect(looked).toHaveLength(0);
    await createDomainRounds(test.api.db, clock, { check })();
    expect(looked).toHaveLength(9);
  });

  it('[DEP-08] are asked more seldom each time, until they answer', async () => {
    const [one] = await addSilent(1);
    const { id = '', domain = '' } = one ?? {};
    const next = async () => {
      await checks(SHORT).check(id);
      const { nextCheckAt, checkedAt } = await rowOf(id);
      return nextCheckAt && checkedAt && (nextCheckAt.getTime() - checkedAt.getTime()) / 60_000;
    };
    const minutes: unknown[] = [];
    for (let time = 0; time < 7; time += 1) minutes.push(await next());
    expect(minutes).toEqual([2, 4, 8, 16, 32, 60, 60]);
    test.dns.break(domain, undefined);
    expect(await next()).toBe(1);
  });

  it('[DEP-08] are asked after those that answer, however many they are', async () => {
    const silent = await addSilent(8);
    for (const { id } of silent) await checks(SHORT).check(id);
    // They have been due for longer.
    await test.api.db.update(siteDomains).set({ nextCheckAt: addSeconds(new Date(), -60) });
    const { id, domain } = await app.add(test.fresh());
    later = 3600;
    test.dns.asked.length = 0;
    const stopping = new AbortController();
    const round = createDomainRounds(test.api.db, clock, checks(ENDLESS))(stopping.signal);
    await until(async () => (await rowOf(id)).checkedAt !== null);
    stopping.abort();
    await round;
    expect(isAsked(domain)).toBe(true);
    // It was in the first batch of eight.
    expect(silent.filter((one) => isAsked(one.domain))).toHaveLength(7);
  });

  it('[SAFE-12] do not hold a server that stops', async () => {
    // Nobody adds as many domains in an hour as these tests need.
    app = await test.deploy();
    const added = await addSilent(9);
    const { app: server, db } = test.api;
    await server.listen({ port: 0, host: '127.0.0.1' });
    await until(() => added.filter(({ domain }) => isAsked(domain)).length === 8);
    await server.close();
    const rows = await db.select().from(siteDomains);
    const kept = added.map(({ id }) => rows.find((row) => row.id === id)?.checkedAt);
    expect(kept).toEqual(added.map(() => null));
  });
});
