import { randomUUID } from 'node:crypto';
import { peopleOfPageSchema, type SignIn } from '@tessera/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { personCookieOf, putOnList, signInAt, withSignIn } from '../../testing/application-people';
import { countStatements } from '../../testing/count-statements';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import { createSealer } from '../../secrets/sealer';
import { followData } from '../../testing/data-events';
import { siteOf, startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { addRoom, roomBooking, stepOf } from '../../testing/room-booking';
import { createGuestLimits } from '../../identity';
import { deleteExpiredPeopleRows } from '../people/application-people.service';
import { createPeopleSessions } from '../people/sessions.service';
import { createSigningIn } from '../people/sign-in.service';
import { applicationCodes, applicationSessions } from '../tables/people.table';

const INVITED: SignIn = { who: 'invited', newcomers: 'viewer' };
const OPEN: SignIn = { who: 'open', newcomers: 'editor' };
const PERSON = 'tessera_person';

let server: DataHost;
let invited: DataSite;
let open: DataSite;
/** Moves on between tests, so that no limit of one is met by another. */
let hours = 0;
const clock = () => new Date(Date.now() + hours * 3_600_000);

beforeAll(async () => {
  server = await startDataHost({ clock, rateLimit: 1000 });
  invited = await server.live(withSignIn(roomBooking, INVITED));
  open = await server.live(withSignIn(roomBooking, OPEN));
});
beforeEach(() => {
  hours += 25;
});
afterAll(() => server.close());

const someone = () => `${randomUUID().slice(0, 8)}@example.com`;
const ask = (site: DataSite, email: string) => site.call('POST', '/sign-in', { email });
const tryCode = (site: DataSite, email: string, code: string) =>
  site.call('POST', '/sign-in/code', { email, code });
const from = (remoteAddress: string, path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/_data${path}`,
    headers: { host: open.host },
    payload,
    remoteAddress,
  });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function onList(role: 'editor' | 'viewer' = 'editor') {
  const email = someone();
  await putOnList(server, invited, { email, role });
  return email;
}

async function peopleSeen(site: DataSite, cookie = '') {
  const answer = await site.call('GET', '', undefined, { cookie });
  return peopleOfPageSchema.parse(answer.json<{ people: unknown }>().people);
}

describe('POST /_data/sign-in', () => {
  it('[DATA-03] mails a code that says which application, and who did not ask', async () => {
    const email = someone();
    const answer = await ask(open, ` ${email.toUpperCase()} `);
    expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    const mail = server.mails.mails.findLast(({ to }) => to === email);
    // Anybody may have it sent to anybody: its subject has no words of the owner.
    expect(mail?.subject).not.toContain(roomBooking.title);
    expect(mail?.text).toContain(roomBooking.title);
    expect(mail?.text).toContain(`http://${open.host}`);
    expect(mail?.text).toMatch(/ignore this mail[^]*Tessera/);
  });

  it('[DATA-03] [SAFE-15] is no way to write to everybody, nor to one mailbox by many names', async () => {
    const limits = createGuestLimits(server.database.db, clock, 1000);
    const application = randomUUID();
    for (let count = 0; count < 200; count += 1) expect(await limits.takeNewcomer(application)).toBe(true);
    expect(await limits.takeNewcomer(application)).toBe(false);
    expect(await limits.takeNewcomer(randomUUID())).toBe(true);

    const name = randomUUID().slice(0, 8);
    let mails = 0;
    for (let count = 0; count < 100; count += 1) {
      const address = `${name}+${String(count)}@example.com`;
      const asked = { email: address, network: `192.0.2.${String(count)}`, isKnown: false };
      if (await limits.takeCode({ ...asked, application: randomUUID() })) mails += 1;
    }
    expect(mails).toBe(90);
  });

  it('[DATA-03] answers strangers and people on the list alike, and mails only these', async () => {
    const [known, stranger] = [await onList(), someone()];
    const seen = [];
    for (const email of [known, stranger]) {
      const statements = countStatements(server.database);
      const { statusCode, payload, headers } = await ask(invited, email);
      const { date: _date, 'ratelimit-remaining': _left, ...rest } = headers;
      // And as much is done.
      seen.push({ statusCode, payload, rest, statements: statements() });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.statements.length).toBeGreaterThan(3);
    const to = server.mails.mails.map((mail) => mail.to);
    expect([to.includes(known), to.includes(stranger)]).toEqual([true, false]);
  });

  it('[DATA-03] answers 404 where nobody signs in, 400 to what is no address, 403 to another site', async () => {
    const closed = await server.live(roomBooking);
    expect((await ask(closed, someone())).statusCode).toBe(404);
    expect((await tryCode(closed, someone(), '123456')).statusCode).toBe(404);
    expect((await ask(open, 'nobody')).json()).toMatchObject({
      fields: { email: 'This is not an email address' },
    });
    expect((await tryCode(open, someone(), '12')).json()).toMatchObject({
      fields: { code: 'The code has six digits' },
    });
    const foreign = { origin: `http://${invited.host}`, 'sec-fetch-site': 'same-site' };
    for (const path of ['/sign-in', '/sign-in/code', '/sign-out']) {
      expect((await open.call('POST', path, { email: someone() }, foreign)).statusCode).toBe(403);
    }
  });

  it('[DATA-03] answers 429 to the seventh code of an address, whether or not it is on the list', async () => {
    for (const email of [await onList(), someone()]) {
      for (let count = 0; count < 5; count += 1) await ask(invited, email);
      expect((await ask(invited, email)).statusCode).toBe(202);
      const late = await ask(invited, email);
      expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    }
  });
});

it('[DATA-03] tells the code to whoever runs the server where no mail goes, of those alone who may sign in', async () => {
  const told: string[] = [];
  const { db } = server.database;
  const limits = createGuestLimits(db, clock, 1000);
  const signingIn = createSigningIn({
    ...{ db, clock, mailer: undefined, sessions: createPeopleSessions(db, clock) },
    sealer: createSealer(Buffer.alloc(32, 1)),
    ports: { limits, tellOperator: (words) => told.push(words) },
  });
  const { place } = (await server.data.databases.liveOf(invited.projectId)) ?? {};
  const application = { title: 'Rooms', address: `http://${invited.host}` };
  const asking = { database: place?.database ?? '', signIn: INVITED, network: '192.0.2.1' };
  const email = await onList();
  for (const one of [email, someone()]) await signingIn.ask({ ...asking, email: one }, application);
  expect(told).toEqual([expect.stringContaining(email)]);
  const code = /is (\d{6})\./.exec(told[0] ?? '')?.[1] ?? '';
  const { person } = await signingIn.redeem({ ...asking, email, code });
  expect(person).toMatchObject({ email, role: 'editor' });
});

describe('POST /_data/sign-in/code', () => {
  it('[DATA-03] answers 429 to a network that guesses too much, whatever the address', async () => {
    const tries = Array.from({ length: 60 }, () =>
      from('192.0.2.9', '/sign-in/code', { email: someone(), code: '123456' }),
    );
    const answers = await Promise.all(tries);
    const late = answers.filter(({ statusCode }) => statusCode === 429);
    expect(late).toHaveLength(10);
    expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('[DATA-03] signs in by a cookie of this host alone, which no script reads', async () => {
    const email = await onList('viewer');
    await ask(invited, email);
    const answer = await tryCode(invited, email, server.mails.codeTo(email));
    expect(answer.json()).toEqual({ person: { id: expect.any(String) as string, email, role: 'viewer' } });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      ...{ name: PERSON, path: '/_data', httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 3600 },
    });
    expect(cookie?.domain).toBeUndefined();
    const seen = await peopleSeen(invited, personCookieOf(answer));
    expect(seen).toEqual({ signIn: 'invited', person: answer.json<{ person: unknown }>().person });
    expect(await peopleSeen(invited)).toEqual({ signIn: 'invited', person: null });
  });

  it('[DATA-03] answers 401 to every code that does not count, in the same words', async () => {
    const email = await onList();
    const none = await tryCode(invited, someone(), '123456');
    await ask(invited, email);
    const code = server.mails.codeTo(email);
    const answers = [await tryCode(invited, email, wrongOf(code))];
    expect((await tryCode(invited, email, code)).statusCode).toBe(200);
    answers.push(await tryCode(invited, email, code));
    await ask(invited, email);
    const old = server.mails.codeTo(email);
    hours += 1;
    answers.push(await tryCode(invited, email, old));
    expect(answers.map(({ statusCode, payload }) => [statusCode, payload])).toEqual(
      answers.map(() => [401, none.payload]),
    );
    expect(none.json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      fields: { code: expect.any(String) as string },
    });
  });

  it('[DATA-03] voids a code that was guessed at too often, and counts those of one network apart', async () => {
    const email = someone();
    await from('203.0.113.7', '/sign-in', { email });
    const code = server.mails.codeTo(email);
    for (let count = 0; count < 25; count += 1) {
      await from('198.51.100.1', '/sign-in/code', { email, code: wrongOf(code) });
    }
    // Those of another network used up theirs.
    expect((await from('198.51.100.1', '/sign-in/code', { email, code })).statusCode).toBe(401);
    for (let count = 0; count < 4; count += 1) {
      await from('203.0.113.7', '/sign-in/code', { email, code: wrongOf(code) });
    }
    expect((await from('203.0.113.7', '/sign-in/code', { email, code })).statusCode).toBe(200);

    await from('203.0.113.7', '/sign-in', { email });
    const voided = server.mails.codeTo(email);
    for (let count = 0; count < 5; count += 1) {
      await from('203.0.113.7', '/sign-in/code', { email, code: wrongOf(voided) });
    }
    expect((await from('203.0.113.7', '/sign-in/code', { email, code: voided })).statusCode).toBe(401);
  });

  it('[DATA-03] makes whoever comes to an open application what newcomers are, and no second person of them', async () => {
    const email = someone();
    const first = await signInAt(server, open, email);
    const second = await signInAt(server, open, email);
    expect(second.id).toBe(first.id);
    expect(await peopleSeen(open, first.cookie)).toMatchObject({
      signIn: 'open',
      person: { role: 'editor' },
    });
  });
});

describe('GET /_data/enter', () => {
  const enter = (site: DataSite, code: string) => site.call('GET', `/enter?code=${code}`);

  async function makeEntrance(site: DataSite) {
    const code = makeSecret();
    const until = new Date(clock().getTime() + 60_000).toISOString();
    await server.database.db.execute(
      sql`insert into application_entrances (code_hash, database_id, owner_email, expires_at)
        select ${hashSecret(code)}, id, 'ada@example.com', ${until}::timestamptz from databases where project_id = ${site.projectId}`,
    );
    return code;
  }

  it('[DATA-03] lets the owner in once, who may do everything', async () => {
    const code = await makeEntrance(invited);
    const looked = await server.app.inject({
      method: 'HEAD',
      url: `/_data/enter?code=${code}`,
      headers: { host: invited.host },
    });
    expect(looked.statusCode).toBe(404);
    const answer = await enter(invited, code);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await peopleSeen(invited, personCookieOf(answer))).person).toEqual({
      ...{ id: 'owner', email: 'ada@example.com', role: 'owner' },
    });
    const again = await enter(invited, code);
    expect([again.statusCode, again.cookies]).toEqual([303, []]);
  });

  it('[DATA-03] does nothing by a code that is over, of another application, or none', async () => {
    const old = await makeEntrance(invited);
    const others = await makeEntrance(open);
    const first = await enter(invited, others);
    hours += 1;
    for (const answer of [first, await enter(invited, old), await enter(invited, 'x'.repeat(500))]) {
      expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([303, '/', []]);
    }
  });
});

describe('a session', () => {
  it('[DATA-03] is worth nothing at another application, and is taken back there', async () => {
    const { cookie } = await signInAt(server, open, someone());
    const answer = await invited.call('GET', '', undefined, { cookie });
    expect(answer.json<{ people: unknown }>().people).toEqual({ signIn: 'invited', person: null });
    expect(answer.cookies).toMatchObject([{ name: PERSON, value: '', path: '/_data' }]);
    expect((await peopleSeen(open, cookie)).person).not.toBeNull();
  });

  it('[DATA-03] ends by signing out, also for what is open, and after a month', async () => {
    const email = someone();
    const ada = await signInAt(server, open, email);
    const other = await signInAt(server, open, email);
    const stream = await followData({ port: server.port, host: open.host, cookie: ada.cookie });
    const out = await ada.call('POST', '/sign-out', {});
    expect([out.statusCode, out.json(), out.cookies[0]?.value]).toEqual([200, {}, '']);
    await stream.next('reload');
    await stream.ended;
    expect((await peopleSeen(open, ada.cookie)).person).toBeNull();
    expect((await peopleSeen(open, other.cookie)).person).not.toBeNull();
    hours += 30 * 24 + 1;
    expect((await peopleSeen(open, other.cookie)).person).toBeNull();
  });

  it('[DATA-03] gives viewers and editors their rights, and goes when signing in is turned off', async () => {
    const email = await onList('viewer');
    const viewer = await signInAt(server, invited, email);
    const refused = await viewer.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    expect(refused.statusCode).toBe(403);
    const { databases } = server.data;
    await databases.migrate(invited.projectId, 'production', roomBooking, randomUUID());
    expect(await peopleSeen(invited, viewer.cookie)).toEqual({ signIn: null, person: null });
    await databases.migrate(invited.projectId, 'production', withSignIn(roomBooking, INVITED), randomUUID());
    expect((await peopleSeen(invited, viewer.cookie)).person).toMatchObject({ role: 'viewer' });
  });

  it('[DATA-03] goes on when the server starts again, and is gone with the project', async () => {
    const { cookie } = await signInAt(server, open, someone());
    await ask(open, someone());
    const { app } = await server.restart();
    const site = siteOf(app, server.environment, open);
    const { db } = server.database;
    await deleteExpiredPeopleRows(db, clock());
    expect((await peopleSeen(site, cookie)).person).not.toBeNull();
    // Those of other tests are over.
    expect(await db.$count(applicationCodes)).toBe(1);
    await server.deleteProject(open.projectId);
    const ofProject = eq(applicationSessions.tokenHash, hashSecret(cookie.split('=')[1] ?? ''));
    expect(await db.$count(applicationSessions, ofProject)).toBe(0);
    expect(await db.$count(applicationCodes)).toBe(0);
  });
});
