import { randomUUID } from 'node:crypto';
import { draftSchema } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { DRAFT_PROMPT, openVisitor, untilMade } from '../../testing/visitor';
import { builds } from '../tables/builds.table';
import { drafts } from '../tables/drafts.table';

jest.setTimeout(180_000);

const HOUR_MS = 3_600_000;

let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, quotas: { drafts: 0, liveDrafts: 8 } });
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(drafts));

describe('a draft', () => {
  it('[MODEL-16] is made of a sentence by anybody, with its checks performed and what it did not get', async () => {
    const browser = openVisitor(api);
    const begun = await browser.begin(`${DRAFT_PROMPT}, and send an SMS every Monday`);
    expect(begun.statusCode).toBe(201);
    const draft = draftSchema.parse(begun.json());
    expect(draft).toMatchObject({ status: 'making', application: null, error: null });
    expect(draft.steps.map(({ title }) => title)[0]).toBe('Understanding');
    const ready = await untilMade(browser.mine);
    expect(ready.steps.every(({ state }) => state === 'done')).toBe(true);
    // A machine that is busy leaves some of them for later, and says so.
    const { passed = 0, waiting = 0 } = ready.application?.checks ?? {};
    expect(passed + waiting).toBeGreaterThan(5);
    expect(ready.application?.checks?.failed).toEqual([]);
    const states = ready.application?.coverage.map(({ state }) => state);
    expect(states).toContain('built');
    expect(states).toContain('missing');
  });

  it('[SAFE-16] belongs to its browser by a cookie that no script reads and that is in no address', async () => {
    const browser = openVisitor(api);
    const begun = await browser.begin();
    const [cookie] = begun.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
    expect(begun.payload).not.toContain(cookie?.value ?? '-');
    const [row] = await api.db.select().from(drafts);
    expect(JSON.stringify(row)).not.toContain(cookie?.value ?? '-');
    const other = openVisitor(api);
    expect(await other.mine()).toBeNull();
    // What another site's page sends along has no such header.
    const headers = { cookie: `${cookie?.name ?? ''}=${cookie?.value ?? ''}` };
    const forged = await api.inject({ method: 'GET', url: '/api/drafts/mine', headers });
    expect(forged.json()).toMatchObject({ draft: null });
    await untilMade(browser.mine);
  });

  it('runs on a host of its own until another takes its place; a build that went is made again', async () => {
    const browser = openVisitor(api);
    await browser.make();
    const read = async () => (await browser.call('GET', '/drafts/mine/preview')).json<{ url: string }>().url;
    const { host } = new URL(await read());
    expect(host).toMatch(/^draft-[a-z2-7]{28}\.preview\./);
    const show = () => api.inject({ method: 'GET', url: '/', headers: { host } });
    expect((await show()).payload).toContain('<div id="root">');
    // As an hour later, when nobody has looked at it.
    await api.db.delete(builds);
    expect((await show()).statusCode).toBe(404);
    expect(new URL(await read()).host).toBe(host);
    expect((await show()).statusCode).toBe(200);
    await browser.make('A list of books with title and author');
    expect((await show()).statusCode).toBe(404);
    const refused = await openVisitor(api).call('GET', '/drafts/mine/preview');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('makes way for the next one of its browser, and stays where that is refused', async () => {
    const browser = openVisitor(api);
    const first = await browser.make();
    expect((await browser.begin('x')).statusCode).toBe(400);
    expect((await browser.mine())?.id).toBe(first.id);
    const second = await browser.make('A list of books with title and author');
    expect((await browser.mine())?.id).toBe(second.id);
    expect(second.id).not.toBe(first.id);
    expect(await api.db.select().from(drafts)).toHaveLength(1);
  });

  it('is over after a day: it is not shown, does not run, and cannot be kept', async () => {
    const browser = openVisitor(api);
    const { id } = await browser.make();
    const { url } = (await browser.call('GET', '/drafts/mine/preview')).json<{ url: string }>();
    const later = now;
    now = new Date(now.getTime() + 24 * HOUR_MS);
    try {
      expect(await browser.mine()).toBeNull();
      const { host } = new URL(url);
      expect((await api.inject({ method: 'GET', url: '/', headers: { host } })).statusCode).toBe(404);
      const bob = await api.register();
      expect((await browser.keep(id, bob)).statusCode).toBe(403);
    } finally {
      now = later;
    }
  });

  it('that its server left behind is said to have been interrupted', async () => {
    const browser = openVisitor(api);
    const { id } = await browser.make();
    await api.db.update(drafts).set({ status: 'making', step: 'write' }).where(eq(drafts.id, id));
    const later = now;
    now = new Date(now.getTime() + 180_000);
    const lost = await browser.mine();
    now = later;
    expect(lost).toMatchObject({ status: 'failed', error: expect.stringContaining('interrupted') as string });
    expect(lost?.steps.find(({ id: step }) => step === 'write')?.state).toBe('failed');
  });

  it.each([
    ['nothing', {}, 'Say what you need'],
    ['one letter', { prompt: ' a ' }, 'Say a little more about what you need'],
    ['more than 8,000 letters', { prompt: 'x'.repeat(8001) }, 'The prompt must be at most 8,000 characters'],
  ])('[SAFE-01] is not begun with %s', async (_, body, message) => {
    const answer = await openVisitor(api).call('POST', '/drafts', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', fields: { prompt: message } });
  });

  it('[SAFE-01] takes no body above 64 KiB, and nothing but JSON', async () => {
    const browser = openVisitor(api);
    expect((await browser.begin('x'.repeat(70_000))).statusCode).toBe(413);
    const headers = { 'content-type': 'application/xml' };
    expect((await browser.call('POST', '/drafts', { body: Buffer.from('x'), headers })).statusCode).toBe(415);
  });
});

describe('the limits of drafts', () => {
  it('[SAFE-03] an hour of one network is bounded, the /64 of an IPv6 address counting as one', async () => {
    const small = await startTestApi({ clock: () => now, quotas: { drafts: 2 } });
    try {
      for (const host of ['1', 'ffff:1']) {
        expect((await openVisitor(small, `2001:db8:1:2::${host}`).begin()).statusCode).toBe(201);
      }
      const refused = await openVisitor(small, '2001:db8:1:2::9').begin();
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('3600');
      expect(refused.json()).toMatchObject({
        code: 'RATE_LIMITED',
        error:
          '2 drafts were begun from your network in an hour, which is the limit. Try again in 60 minutes.',
        quota: 'drafts',
      });
      expect((await openVisitor(small, '2001:db8:1:3::1').begin()).statusCode).toBe(201);
    } finally {
      await small.close();
    }
  });

  it('[SAFE-03] there are so many that nobody kept, whoever they belong to; a replaced one makes room', async () => {
    const row = (number: number) => ({
      id: randomUUID(),
      tokenHash: `other ${number}`,
      prompt: DRAFT_PROMPT,
      status: 'failed' as const,
      label: `label${number}`,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    });
    const browser = openVisitor(api);
    await browser.make();
    await api.db.insert(drafts).values([1, 2, 3, 4, 5, 6, 7].map(row));
    const refused = await openVisitor(api).begin();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    await browser.make('A list of books with title and author');
    await api.db.update(drafts).set({ expiresAt: now }).where(eq(drafts.tokenHash, 'other 1'));
    expect((await openVisitor(api).begin()).statusCode).toBe(201);
  });

  it('[SAFE-02] no more than twenty wait to be made, and those that nobody works on do not count', async () => {
    const roomy = await startTestApi({ clock: () => now, quotas: { drafts: 0, liveDrafts: 0 } });
    try {
      const row = (number: number) => ({
        id: randomUUID(),
        tokenHash: `waiting ${number}`,
        prompt: DRAFT_PROMPT,
        status: 'making' as const,
        label: `waiting${number}`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + HOUR_MS),
      });
      await roomy.db.insert(drafts).values(Array.from({ length: 20 }, (_, number) => row(number)));
      const refused = await openVisitor(roomy).begin();
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('10');
      await roomy.db.update(drafts).set({ createdAt: new Date(now.getTime() - 300_000) });
      expect((await openVisitor(roomy).begin()).statusCode).toBe(201);
    } finally {
      await roomy.close();
    }
  });

  it('an operator switches drafts off: none is begun, and the page is told', async () => {
    const off = await startTestApi({ environment: { allowsDrafts: false } });
    try {
      const browser = openVisitor(off);
      expect((await browser.begin()).statusCode).toBe(404);
      expect((await browser.call('GET', '/drafts/mine')).json()).toEqual({ isOffered: false, draft: null });
    } finally {
      await off.close();
    }
  });
});
