/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { SIGN_OUT } from './record-server';
import { buildServer, changing, kept, openPage, pass, shown } from './served-testing';
import { talks } from '../kit-testing';

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

const NOTHING = { read: false, add: false, change: false, remove: false };
const code = { email: 'ada@example.com', code: '123456' };

describe('[DATA-03] a page on which somebody signs in and out', () => {
  it('shows what whoever is there may see, and forgets it at the own signing out', async () => {
    const server = buildServer();
    server.meet(null);
    server.rights = { e1: NOTHING };
    const page = await openPage(server);
    expect(shown(page)).toEqual([]);
    expect(page.getState().people).toEqual({ signIn: 'open', person: null });

    server.rights = {};
    expect(await page.ask('/sign-in/code', code)).toMatchObject({ status: 200 });
    expect(shown(page)).toEqual(['Talk 1']);
    expect(page.getState().people?.person?.email).toBe('ada@example.com');
    page.flush();
    expect(window.localStorage.getItem('tessera-served/snapshot')).toContain('Talk 1');

    server.rights = { e1: NOTHING };
    await page.ask(SIGN_OUT, {});
    expect(shown(page)).toEqual([]);
    expect(page.getState()).toMatchObject({ notice: null, people: { person: null } });
    expect(window.localStorage.getItem('tessera-served/snapshot')).toBeNull();
  });

  it('sends what somebody did before they go, and lets them stay where it cannot', async () => {
    const server = buildServer();
    server.meet('ada@example.com');
    const page = await openPage(server);
    server.isDown = true;
    page.change(talks, ['r1'], { 'f3.1': 20 });
    await expect(page.ask(SIGN_OUT, {})).rejects.toThrow();
    expect(page.getState().people?.person).not.toBeNull();

    server.isDown = false;
    await pass(1000);
    page.change(talks, ['r1'], { 'f3.1': 30 });
    await page.ask(SIGN_OUT, {});
    expect(kept(server, 'f3.1')).toEqual([30]);
  });

  it('sends nothing of somebody as somebody else, and keeps it until they are there again', async () => {
    const server = buildServer();
    server.meet('ada@example.com');
    const page = await openPage(server);
    // Another tab signs in as Bo; this one has not heard of it.
    server.meet('bo@example.com');
    page.change(talks, ['r1'], { 'f3.1': 20 });
    await pass();
    expect(server.received).toEqual([]);
    await pass(1000);
    expect(page.getState()).toMatchObject({ waiting: 0, people: { person: { email: 'bo@example.com' } } });
    expect(shown(page, 'f3.1')).toEqual([10]);
    page.change(talks, ['r1'], { 'f1.1': 'By Bo' });
    await pass();
    expect(kept(server)).toEqual(['By Bo']);

    server.meet('ada@example.com');
    server.tellReload();
    await pass();
    expect(shown(page, 'f3.1')).toEqual([20]);
    page.flush();
    await pass(2000);
    expect(kept(server, 'f3.1')).toEqual([20]);
  });

  it('says that it was signed out elsewhere, and what waits for the next signing in', async () => {
    const server = buildServer();
    server.meet('ada@example.com');
    const page = await openPage(server);
    server.isDown = true;
    page.change(talks, ['r1'], { 'f3.1': 20 });
    await pass();
    server.isDown = false;
    server.meet(null);
    server.make(changing('f1.1', 'Talk 1', 'Since then'));
    await pass(1000);
    expect(page.getState()).toMatchObject({ notice: 'signed-out', waiting: 1 });
    expect(shown(page, 'f3.1')).toEqual([10]);

    // Also a page that opens later does not send it as a visitor.
    const later = await openPage(server);
    expect(server.received).toEqual([]);
    await later.ask('/sign-in/code', code);
    await pass();
    expect(later.getState().notice).toBeNull();
  });

  it('hears news as whoever is there, and leaves what was read for somebody else aside', async () => {
    const server = buildServer();
    server.meet(null);
    const page = await openPage(server);
    const release = server.hold();
    server.tellReload();
    release();
    await page.ask('/sign-in/code', code);
    await pass();
    expect(page.getState()).toMatchObject({ notice: null, people: { person: { role: 'editor' } } });
    server.make(changing('f3.1', 10, 11));
    expect(shown(page, 'f3.1')).toEqual([11]);
  });
});
