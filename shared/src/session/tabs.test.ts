import type { SessionPorts } from './session-ports';
import { buildTabs, buildTokens, setUp, setUpStored, storedSession, user } from './session-testing';

describe('a new tab', () => {
  const NEWEST = 'tessera.signed-in';

  it('[SES-11] asks nobody where nobody is signed in', async () => {
    const { session, ports } = setUp();
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.tabs.isAnyOpen).not.toHaveBeenCalled();
  });

  it('[SES-11] takes the session over from a tab that is open, and checks it', async () => {
    const open = setUp();
    open.session.establish(buildTokens());
    const { session, ports } = setUp({
      legacyStorage: open.ports.legacyStorage,
      tabs: buildTabs({
        isAnyOpen: () => Promise.resolve(true),
        ask: () => Promise.resolve({ ...storedSession, token: 'handed' }),
      }),
    });
    await session.start();
    expect(ports.readUser).toHaveBeenCalledWith('handed');
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(ports.storage.getItem('tessera.session')).toContain('handed');
    expect(ports.refresh).not.toHaveBeenCalled();
    expect(ports.tabs.announce).toHaveBeenCalledTimes(1);
  });

  it('[SES-11] hands over what it has, and nothing once it is signed out or behind', async () => {
    const onAsked = jest.fn<undefined, Parameters<SessionPorts['tabs']['onAsked']>>();
    const { session, ports } = setUp({ tabs: buildTabs({ onAsked }) });
    await session.start();
    const answer = onAsked.mock.calls[0]?.[0];
    expect(answer?.()).toBeUndefined();
    session.establish(buildTokens());
    expect(answer?.()).toMatchObject({ token: 'access-1' });
    ports.legacyStorage.setItem(NEWEST, '1700000950000');
    expect(answer?.()).toBeUndefined();
    session.signOut();
    expect(answer?.()).toBeUndefined();
    expect(ports.legacyStorage.getItem(NEWEST)).toBeNull();
  });

  it('[SES-11] is signed out, and forgets, when all tabs were closed', async () => {
    const { session, ports } = setUp();
    ports.legacyStorage.setItem(NEWEST, '1700000060000');
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.tabs.ask).not.toHaveBeenCalled();
    expect(ports.legacyStorage.getItem(NEWEST)).toBeNull();
  });

  it('[SES-11] says so when the tab that is signed in is asleep, and asks it again', async () => {
    const ask = jest.fn<ReturnType<SessionPorts['tabs']['ask']>, []>(() => Promise.resolve(undefined));
    const { session, ports, hope } = setUp({
      tabs: buildTabs({ isAnyOpen: () => Promise.resolve(true), ask }),
    });
    ports.legacyStorage.setItem(NEWEST, '1700000060000');
    await session.start();
    expect(session.getState()).toEqual({ status: 'unreachable', cause: 'tab' });
    ask.mockResolvedValue(storedSession);
    hope();
    await session.retry();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });

  it('[SES-11] is the session of whoever signs in in it while it asks', async () => {
    let answer: (session: typeof storedSession) => void = () => undefined;
    const { session, ports } = setUp({
      tabs: buildTabs({
        isAnyOpen: () => Promise.resolve(true),
        ask: () => new Promise((resolve) => (answer = resolve)),
      }),
    });
    ports.legacyStorage.setItem(NEWEST, '1700000060000');
    const started = session.start();
    await Promise.resolve();
    session.establish(buildTokens({ token: 'own' }));
    answer(storedSession);
    await started;
    expect(session.getAccessToken()).toBe('own');
  });
});

describe('a tab that was asleep while another renewed the session', () => {
  function setUpBehind(tabs: Partial<SessionPorts['tabs']>, expiresAt = 1) {
    const all = setUpStored({ tabs: buildTabs(tabs) }, { ...storedSession, expiresAt });
    all.ports.legacyStorage.setItem('tessera.signed-in', '1700000900000');
    return all;
  }
  const newer = {
    ...storedSession,
    token: 'access-9',
    refreshToken: 'refresh-9',
    expiresAt: 1_700_000_900_000,
  };

  it('[SES-11] asks for the newer tokens when it is loaded again, and spends none of its own', async () => {
    const { session, ports } = setUpBehind({
      isAnyOpen: () => Promise.resolve(true),
      ask: () => Promise.resolve(newer),
    });
    await session.start();
    expect(session.getAccessToken()).toBe('access-9');
    expect(ports.refresh).not.toHaveBeenCalled();
  });

  it('[SES-11] asks before it renews its own, and spends none while a sleeping tab has newer ones', async () => {
    const ask = jest.fn<ReturnType<SessionPorts['tabs']['ask']>, []>(() => Promise.resolve(undefined));
    const { session, ports } = setUpBehind({ isAnyOpen: () => Promise.resolve(true), ask });
    await session.start();
    expect(ports.refresh).not.toHaveBeenCalled();
    expect(session.getState()).toMatchObject({ status: 'signedIn', unconfirmedBy: 'tab' });
    ask.mockResolvedValue(newer);
    await session.retry();
    expect(session.getAccessToken()).toBe('access-9');
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(ports.refresh).not.toHaveBeenCalled();
  });

  it('[SES-11] spends its own when the tab with the newer ones is closed', async () => {
    const { session, ports } = setUpBehind({});
    await session.start();
    expect(ports.refresh).toHaveBeenCalledWith('refresh-1');
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });
});

describe('what somebody leaves in a tab', () => {
  const DRAFT = 'tessera.prompt:apphome';
  const bobs = buildTokens({
    token: 'of-bob',
    user: { ...user, id: 'b5f1c3a0-0000-4000-8000-000000000002' },
  });

  function setUpWithDrafts() {
    const all = setUp();
    const { storage } = all.ports;
    storage.setItem(DRAFT, 'typed');
    storage.setItem('mf-deploy.deploy-draft', 'typed');
    const isKept = () => [DRAFT, 'mf-deploy.deploy-draft'].map((name) => storage.getItem(name) !== null);
    return { ...all, isKept };
  }

  it('[SAFE-09] stays for who signs in, also again, and when the session ends by itself', () => {
    const { session, isKept, hear } = setUpWithDrafts();
    session.establish(buildTokens());
    hear({ type: 'auth-expired' });
    session.establish(buildTokens());
    expect(isKept()).toEqual([true, true]);
  });

  it('[SAFE-09] is not there for somebody else, whichever way they come', () => {
    const byHand = setUpWithDrafts();
    byHand.session.establish(buildTokens());
    byHand.hear({ type: 'auth-expired' });
    byHand.session.establish(bobs);
    expect(byHand.isKept()).toEqual([false, false]);
    expect(byHand.ports.storage.getItem('tessera.session')).toContain('of-bob');
  });

  it('[SES-07] goes with signing out', async () => {
    const { session, isKept } = setUpWithDrafts();
    await session.start();
    session.establish(buildTokens());
    expect(isKept()).toEqual([true, true]);
    session.signOut();
    expect(isKept()).toEqual([false, false]);
  });
});
