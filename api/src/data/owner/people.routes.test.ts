import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { listDatabasePeople, openAsOwner, peopleOfPageSchema } from '@tessera/shared/contracts';
import { like, sql } from 'drizzle-orm';
import { personCookieOf, signInAt } from '../../testing/application-people';
import { followData } from '../../testing/data-events';
import { siteOf, type DataSite } from '../../testing/data-host';
import { makeLiveDatabase, type LiveDatabase } from '../../testing/live-database';
import { createMailSink } from '../../testing/mail-sink';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { applicationNetworks } from '../tables/people.table';

jest.setTimeout(60_000);

const sink = createMailSink();
let api: TestApi;
let ada: TestUser;
let mallory: TestUser;
let live: LiveDatabase;
let site: DataSite;
let at: string;

beforeAll(async () => {
  api = await startTestApi({ mailer: sink });
  ada = await api.register({}, sink);
  mallory = await api.register({}, sink);
  live = await makeLiveDatabase(api, ada);
  at = `/databases/${live.database.id}`;
  site = siteOf(api.app, api.environment, { name: live.appName, projectId: live.project.id });
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  api.call(method, at + path, { token: ada.token, body });
const someone = () => `${randomUUID().slice(0, 8)}@example.com`;
const invite = (role: 'editor' | 'viewer', ...emails: string[]) => call('POST', '/people', { emails, role });
const list = async () => listDatabasePeople.response.parse((await call('GET', '/people')).json()).items;
const idOf = async (email: string) => (await list()).find((person) => person.email === email)?.id ?? '';

async function letPeopleIn(signIn: object | null) {
  const value = signIn === null ? null : JSON.stringify(signIn);
  await api.db.execute(
    sql`update database_environments set sign_in = ${value}::jsonb where database_id = ${live.database.id}`,
  );
}

async function personSeen(cookie: string) {
  const answer = await site.call('GET', '', undefined, { cookie });
  return peopleOfPageSchema.parse(answer.json<{ people: unknown }>().people).person;
}

describe('each call about people', () => {
  const one = `/people/${randomUUID()}`;
  const calls = [
    ['GET', '/people', undefined],
    ['POST', '/people', { emails: ['a@example.com'], role: 'viewer' }],
    ['PATCH', one, { role: 'viewer' }],
    ['DELETE', one, undefined],
    ['POST', '/entrance', {}],
  ] as const;

  it.each(calls)(
    '%s %s answers 401 to nobody, 403 to somebody else, 400 to what is no id',
    async (method, path, body) => {
      const nobody = await api.call(method, at + path, { body });
      const other = await api.call(method, at + path, { body, token: mallory.token });
      const wrong = await api.call(method, `/databases/none${path}`, { body, token: ada.token });
      expect([nobody.statusCode, other.statusCode, wrong.statusCode]).toEqual([401, 403, 400]);
      expect(wrong.json()).toMatchObject({ fields: { id: expect.any(String) as string } });
    },
  );

  it('[DATA-03] answers 404 for somebody who is not on the list', async () => {
    expect((await call('PATCH', one, { role: 'viewer' })).statusCode).toBe(404);
    expect((await call('DELETE', one)).statusCode).toBe(404);
  });
});

describe('inviting people', () => {
  it('[DATA-03] is refused while nobody can sign in to what is live', async () => {
    await letPeopleIn(null);
    expect((await invite('editor', someone())).json()).toMatchObject({ code: 'CONFLICT' });
    expect(await list()).toEqual([]);
  });

  it('[DATA-03] mails each of them once, who invited them and where to', async () => {
    await letPeopleIn({ who: 'invited', newcomers: 'viewer' });
    const [first, second] = [someone(), someone()];
    const invited = await invite('editor', first, second, first);
    expect(invited.statusCode).toBe(201);
    expect(invited.json()).toMatchObject({
      items: [first, second].map((email) => ({ email, role: 'editor', lastInAt: null })),
    });
    const again = await invite('viewer', first);
    expect(again.json()).toMatchObject({ items: [{ email: first, role: 'viewer' }] });
    const mails = sink.mails.filter(({ to }) => to === first);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`http://${site.host}`);
    expect(mails[0]?.text).toContain(`Ada Lovelace (${ada.user.email})`);
    await signInAt({ mails: sink }, site, first);
    // Who were invited together came together.
    const people = await list();
    expect(new Map(people.map(({ email, lastInAt }) => [email, lastInAt !== null]))).toEqual(
      new Map([
        [first, true],
        [second, false],
      ]),
    );
  });

  it('[DATA-03] mails nobody more than five times a day, however often they are taken from the list', async () => {
    await letPeopleIn({ who: 'invited', newcomers: 'viewer' });
    const email = someone();
    for (let count = 0; count < 7; count += 1) {
      expect((await invite('viewer', email)).statusCode).toBe(201);
      await call('DELETE', `/people/${await idOf(email)}`);
    }
    expect(sink.mails.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('names the address that is none', async () => {
    const answer = await invite('editor', someone(), 'nobody');
    expect(answer.json()).toMatchObject({ fields: { 'emails.1': 'This is not an email address' } });
    const role = await call('POST', '/people', { emails: [someone()], role: 'owner' });
    expect(role.json()).toMatchObject({ fields: { role: 'There is no such role' } });
  });
});

describe('people of an application', () => {
  it('[DATA-03] are somebody else, or out, at once when the owner says so', async () => {
    await letPeopleIn({ who: 'invited', newcomers: 'viewer' });
    const email = someone();
    await invite('editor', email);
    const eve = await signInAt({ mails: sink }, site, email);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = api.app.addresses() as AddressInfo[];
    const where = { port: address?.port ?? 0, host: site.host, cookie: eve.cookie };
    const asEditor = await followData(where);
    await call('PATCH', `/people/${await idOf(email)}`, { role: 'viewer' });
    await asEditor.next('reload');
    await asEditor.ended;
    expect(await personSeen(eve.cookie)).toMatchObject({ email, role: 'viewer' });

    const asViewer = await followData(where);
    expect((await call('DELETE', `/people/${await idOf(email)}`)).statusCode).toBe(204);
    await asViewer.next('reload');
    await asViewer.ended;
    expect(await personSeen(eve.cookie)).toBeNull();
    expect(await idOf(email)).toBe('');
  });

  it('[DATA-03] get codes where they signed in before, however many networks ask for some', async () => {
    await letPeopleIn({ who: 'open', newcomers: 'viewer' });
    const email = someone();
    const from = (remoteAddress: string, path: string, body: object) =>
      api.inject({
        ...{ method: 'POST', url: `/_data${path}`, headers: { host: site.host }, payload: body },
        remoteAddress,
      });
    const signIn = async (network: string) => {
      await from(network, '/sign-in', { email });
      return (await from(network, '/sign-in/code', { email, code: sink.codeTo(email) })).statusCode;
    };
    const mails = () => sink.mails.filter(({ to }) => to === email).length;
    expect(await signIn('203.0.113.20')).toBe(200);
    for (let count = 0; count < 30; count += 1)
      await from(`198.51.100.${String(count)}`, '/sign-in', { email });
    const mailed = mails();
    await from('203.0.113.21', '/sign-in', { email });
    expect(mails()).toBe(mailed);
    expect(await signIn('203.0.113.20')).toBe(200);
    // Gone with the person.
    await call('DELETE', `/people/${await idOf(email)}`);
    const known = like(applicationNetworks.network, '203.0.113.%');
    expect(await api.db.$count(applicationNetworks, known)).toBe(0);
  });

  it('[DATA-03] have no part in Tessera’s accounts, and the owner of one is on no list', async () => {
    await letPeopleIn({ who: 'open', newcomers: 'viewer' });
    const { id, cookie } = await signInAt({ mails: sink }, site, mallory.user.email);
    expect(id).not.toBe(mallory.user.id);
    expect((await api.call('GET', '/databases', { headers: { cookie } })).statusCode).toBe(401);
    const { address } = openAsOwner.response.parse((await call('POST', '/entrance', {})).json());
    expect(address).toMatch(new RegExp(`^http://${site.host}/_data/enter\\?code=[\\w-]{43}$`));
    const entered = await site.call(
      'GET',
      new URL(address).pathname.slice('/_data'.length) + new URL(address).search,
    );
    const seen = await personSeen(personCookieOf(entered));
    expect(seen).toEqual({ id: 'owner', email: ada.user.email, role: 'owner' });
    expect((await list()).map(({ email }) => email)).not.toContain(ada.user.email);
  });

  it('[DATA-03] cannot be invited, nor the owner let in, where nothing is live', async () => {
    const { items } = (await api.get(`/deployments?projectId=${live.project.id}`, ada.token)).json<{
      items: { id: string }[];
    }>();
    for (const { id } of items) await api.post(`/deployments/${id}/stop`, {}, ada.token);
    for (const answer of [await invite('editor', someone()), await call('POST', '/entrance', {})]) {
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        409,
        'Nothing is live. Deploy the application first.',
      ]);
    }
  });
});
