import { eq } from 'drizzle-orm';
import { addSeconds } from '../../core/clock';
import { SITES_DOMAIN, startDomainsApi, type DomainsApi, type LiveApp } from '../../testing/deployed-domains';
import { siteDomains } from '../tables/site-domains.table';
import { createDnsLookup } from './dns-lookup.client';
import { createDomainCheck } from './domain-check.service';
import { createDomainRounds } from './domain-rounds.service';

jest.setTimeout(90_000);

let test: DomainsApi;
let app: LiveApp;
/** How much later it is for the checks of a test. Seconds. */
let later = 0;
const clock = () => addSeconds(new Date(), later);

beforeAll(async () => {
  test = await startDomainsApi();
});
beforeEach(async () => {
  later = 0;
  app = await test.deploy();
});
afterAll(() => test.close());

/** A text that has this in it. */
const saying = (words: string | RegExp): unknown => expect.stringMatching(words);

const HOUR = 3600;
const DAY = 24 * HOUR;

const only = async (of = app) => {
  const [one] = await of.list();
  if (!one) throw new Error('It has no domain');
  return one;
};
const rowOf = async (id: string) => {
  const [row] = await test.api.db.select().from(siteDomains).where(eq(siteDomains.id, id));
  if (!row) throw new Error('It is gone');
  return row;
};
/** As another process looks, with the clock of this test. */
const checks = (patience = { tryMs: 200, tries: 2, lookupMs: 1000 }) =>
  createDomainCheck({
    db: test.api.db,
    clock,
    dns: createDnsLookup([test.dns.address], patience),
    addressOf: (appName) => `http://${appName}.${SITES_DOMAIN}`,
    onChange: () => Promise.resolve(),
  });
const lookAt = (id: string) => checks().check(id);
/** Nothing of other tests is due. */
const onlyThis = () => test.api.db.update(siteDomains).set({ nextCheckAt: null });

describe('the proof of a domain', () => {
  it('[DEP-08] is a TXT record, among others and in pieces', async () => {
    const domain = test.fresh();
    const short = domain.replace('.example.com', '');
    const added = await app.add(domain);
    expect(added).toMatchObject({ domain, state: 'waiting', problem: null, checkedAt: null, endsAt: null });
    const target = `${app.live.appName}.${SITES_DOMAIN}`;
    const [record] = added.records;
    expect(added.records).toEqual([
      {
        type: 'TXT',
        name: `_tessera.${domain}`,
        shortName: `_tessera.${short}`,
        value: saying(/^tessera-verify=.{32}$/),
        isFound: false,
      },
      { type: 'CNAME', name: domain, shortName: short, value: target, isFound: false },
    ]);
    expect(await app.check(added.id)).toMatchObject({
      state: 'waiting',
      problem: saying('not there yet'),
    });
    test.dns.set(`_tessera.${domain}`, { TXT: [['tessera-verify=another']] });
    expect(await app.check(added.id)).toMatchObject({
      state: 'waiting',
      problem: saying('another value'),
    });
    const value = record?.value ?? '';
    const TXT = [['v=spf1 -all'], [value.slice(0, 20), value.slice(20)], ['tessera-verify=another']];
    test.dns.set(`_tessera.${domain}`, { TXT });
    const proved = await app.check(added.id);
    expect(proved).toMatchObject({
      state: 'elsewhere',
      problem: saying('Verified. Now add the other record'),
    });
    expect(proved.records.map(({ isFound }) => isFound)).toEqual([true, false]);
    test.dns.set(domain, { CNAME: `Edge.${domain}` });
    test.dns.set(`edge.${domain}`, { CNAME: target });
    const connected = await app.check(added.id);
    expect(connected).toMatchObject({ state: 'connected', problem: null });
    expect(connected.records.map(({ isFound }) => isFound)).toEqual([true, true]);
  });

  it('[DEP-08] with addresses for a registered name, each of which has to be ours', async () => {
    test.dns.set(`${app.live.appName}.${SITES_DOMAIN}`, { A: ['192.0.2.1'], AAAA: ['2001:db8::1'] });
    const domain = `${app.live.appName}.com`;
    const added = await app.add(domain);
    expect(added.records.slice(1)).toEqual([
      { type: 'A', name: domain, shortName: '@', value: '192.0.2.1', isFound: false },
      { type: 'AAAA', name: domain, shortName: '@', value: '2001:db8::1', isFound: false },
    ]);
    test.prove(domain, added);
    test.dns.set(domain, { A: ['192.0.2.1', '198.51.100.7'] });
    expect(await app.check(added.id)).toMatchObject({
      state: 'elsewhere',
      problem: saying('also points to 198.51.100.7. Remove that record'),
    });
    test.dns.set(domain, { A: ['192.0.2.1'] });
    const connected = await app.check(added.id);
    expect(connected.state).toBe('connected');
    expect(connected.records.map(({ type, isFound }) => [type, isFound])).toEqual([
      ['TXT', true],
      ['A', true],
      ['AAAA', false],
    ]);
  });

  it('[DEP-08] with a CNAME on somebody’s own machine, whose names are in no DNS', async () => {
    const refuse = () => Promise.reject(new Error('It was asked'));
    const local = createDomainCheck({
      db: test.api.db,
      clock,
      dns: { texts: refuse, way: refuse },
      addressOf: (appName) => `http://${appName}.localhost:3000`,
      onChange: () => Promise.resolve(),
    });
    expect(await local.siteAddresses('shop')).toEqual([]);
    // Where nothing is known of ours, nothing else can be said of a registered name either.
    const added = await app.add(`${app.live.appName}.net`);
    expect(added.records[1]).toMatchObject({ type: 'CNAME', value: `${app.live.appName}.${SITES_DOMAIN}` });
  });

  it('[DEP-08] of a name in another script', async () => {
    const added = await app.add(`bücher-${app.live.appName}.example`);
    expect(added.domain).toBe(`bücher-${app.live.appName}.example`);
    expect(added.url).toMatch(/^http:\/\/xn--[a-z0-9-]+\.example$/);
    const ascii = new URL(added.url).hostname;
    test.prove(ascii, added);
    expect(await app.check(added.id)).toMatchObject({ state: 'elsewhere' });
    expect((await test.another()).find(ascii)).toBe(app.live.appName);
  });

  it('[DEP-08] that is gone is missing for three days, and back again when it is back', async () => {
    const domain = test.fresh();
    const { id } = await app.connect(domain);
    const added = await only();
    test.prove(domain);
    await lookAt(id);
    const missing = await only();
    expect(missing).toMatchObject({ state: 'missing', problem: saying('Put it back') });
    const { lostAt } = await rowOf(id);
    expect(missing.endsAt).toBe(addSeconds(lostAt ?? new Date(), 3 * DAY).toISOString());
    expect((await test.another()).find(domain)).toBe(app.live.appName);
    later = 3 * DAY - HOUR;
    await lookAt(id);
    expect((await only()).state).toBe('missing');
    test.prove(domain, added);
    await lookAt(id);
    expect(await only()).toMatchObject({ state: 'connected', endsAt: null });
    test.prove(domain);
    await lookAt(id);
    later += 3 * DAY + 1;
    // Also where nobody answers by then: it was gone before.
    test.dns.break(domain, 'servfail');
    await lookAt(id);
    test.dns.break(domain, undefined);
    expect(await only()).toMatchObject({ state: 'waiting', endsAt: null });
    expect((await test.another()).find(domain)).toBeUndefined();
  });

  it('[DEP-08] does not answer beyond its end, also where nobody looked', async () => {
    const domain = test.fresh();
    const { id } = await app.connect(domain);
    await test.api.db
      .update(siteDomains)
      .set({ lostAt: addSeconds(new Date(), -3 * DAY - 1) })
      .where(eq(siteDomains.id, id));
    expect((await test.another()).find(domain)).toBeUndefined();
  });

  it('[DEP-08] is not gone because nobody answered, and the page is told that', async () => {
    const domain = test.fresh();
    const waiting = await app.add(domain);
    test.dns.break(domain, 'servfail');
    expect(await app.check(waiting.id)).toMatchObject({
      state: 'waiting',
      problem: saying('did not answer'),
    });
    test.dns.break(domain, undefined);
    test.prove(domain, waiting);
    test.dns.set(domain, { CNAME: `${app.live.appName}.${SITES_DOMAIN}` });
    expect(await app.check(waiting.id)).toMatchObject({ state: 'connected', problem: null });
    test.dns.break(domain, 'servfail');
    expect(await app.check(waiting.id)).toMatchObject({
      state: 'connected',
      problem: saying('did not answer'),
    });
    test.dns.break(domain, 'silent');
    await lookAt(waiting.id);
    test.dns.break(domain, undefined);
    expect(await only()).toMatchObject({
      state: 'connected',
      problem: saying('did not answer'),
    });
    expect((await rowOf(waiting.id)).lostAt).toBeNull();
  });
});

describe('a domain that two applications want', () => {
  it('[SAFE-05] stays with the first while its record is there, and goes over at once when it is not', async () => {
    const domain = test.fresh();
    const first = await app.connect(domain);
    const other = await test.deploy();
    const second = await other.add(domain);
    test.prove(domain, first, second);
    const taken = await other.check(second.id);
    expect(taken).toMatchObject({ state: 'taken', problem: saying('Another app') });
    // Nothing says whose.
    for (const secret of [app.live.appName, app.user.user.email, app.live.id, first.id])
      expect(JSON.stringify(taken)).not.toContain(secret);
    expect((await test.another()).find(domain)).toBe(app.live.appName);
    test.dns.break(domain, 'servfail');
    expect(await other.check(second.id)).toMatchObject({ state: 'taken' });
    test.dns.break(domain, undefined);
    test.prove(domain, second);
    expect((await other.check(second.id)).state).toBe('elsewhere');
    expect((await only()).state).toBe('waiting');
    expect((await test.another()).find(domain)).toBe(other.live.appName);
    // And back.
    test.prove(domain, first);
    expect((await app.check(first.id)).state).toBe('connected');
    expect((await only(other)).state).toBe('waiting');
  });

  it('[SAFE-05] is proved once, however many look at the same time', async () => {
    const domain = test.fresh();
    const other = await test.deploy();
    const [one, two] = [await app.add(domain), await other.add(domain)];
    test.prove(domain, one, two);
    await Promise.all([one, two, one, two].map(({ id }) => lookAt(id)));
    const states = [(await only()).state, (await only(other)).state];
    expect(states.toSorted()).toEqual(['elsewhere', 'taken']);
  });

  it('[SAFE-05] is not kept by one whose name has ended', async () => {
    const domain = test.fresh();
    const first = await app.connect(domain);
    await test.api.call('DELETE', `/deployments/${app.live.id}`, { token: app.user.token });
    const other = await test.deploy(app.user);
    const second = await other.add(domain);
    test.prove(domain, first, second);
    expect((await other.check(second.id)).state).toBe('elsewhere');
    expect((await test.another()).find(domain)).toBe(other.live.appName);
  });
});

describe('rounds', () => {
  it('[DEP-08] look at what waits often, then seldom, and not for ever', async () => {
    const domain = test.fresh();
    const { id } = await app.add(domain);
    const { waitingSince } = await rowOf(id);
    const next = async (age: number) => {
      later = age;
      await lookAt(id);
      const { nextCheckAt, checkedAt } = await rowOf(id);
      return nextCheckAt && checkedAt && (nextCheckAt.getTime() - checkedAt.getTime()) / 1000;
    };
    expect(await next(60)).toBe(60);
    expect(await next(2 * HOUR)).toBe(600);
    expect(await next(2 * DAY)).toBe(6 * HOUR);
    expect(await next(15 * DAY)).toBeNull();
    const value = (await only()).records.find(({ type }) => type === 'TXT')?.value ?? '';
    test.dns.set(`_tessera.${domain}`, { TXT: [[value]] });
    // Whoever asks is answered, and has the other record looked for as often.
    expect(await next(15 * DAY)).toBe(60);
    test.dns.set(domain, { A: ['198.51.100.7'] });
    expect(await next(15 * DAY + 60)).toBe(HOUR);
    expect((await rowOf(id)).waitingSince).toEqual(waitingSince);
  });

  it('[DEP-08] look at each that is due once, however many processes there are', async () => {
    const domains = Array.from({ length: 9 }, () => test.fresh());
    await onlyThis();
    for (const domain of domains) await app.add(domain);
    test.dns.asked.length = 0;
    const processes = [1, 2, 3].map(() => createDomainRounds(test.api.db, clock, checks()));
    await Promise.all(processes.map((round) => round()));
    const proofs = () =>
      test.dns.asked.filter((question) => /^TXT (?!.*example\.com\.example\.com$)/.test(question));
    expect(proofs().toSorted()).toEqual(domains.map((domain) => `TXT _tessera.${domain}`).toSorted());
    await Promise.all(processes.map((round) => round()));
    expect(proofs()).toHaveLength(9);
    later = 61;
    await processes[0]?.();
    expect(proofs()).toHaveLength(18);
  });

  it('look at the others as well when one of them fails', async () => {
    await onlyThis();
    const [one, two] = [await app.add(test.fresh()), await app.add(test.fresh())];
    const looked: string[] = [];
    const round = createDomainRounds(test.api.db, clock, {
      check(id) {
        looked.push(id);
        return id === one.id ? Promise.reject(new Error('The database is away')) : Promise.resolve();
      },
    });
    await expect(round()).rejects.toThrow('The database is away');
    expect(looked.toSorted()).toEqual([one.id, two.id].toSorted());
  });
});
