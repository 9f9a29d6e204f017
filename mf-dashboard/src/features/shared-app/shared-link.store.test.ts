import { uuid } from '@tessera/shared/testing';
import { createSharedLink, LOOK_MS, type SharedApp, type SharedLinkPorts } from './shared-link.store';

const START = Date.parse('2026-11-20T10:00:00.000Z');

const buildApp = (overrides: Partial<SharedApp> = {}): SharedApp => ({
  id: uuid(1),
  title: 'Plants',
  url: 'http://label.preview.localhost',
  expiresAt: null,
  ...overrides,
});

function setUp(answers: readonly (SharedApp | Error)[], hasToken = true) {
  let now = START;
  const left = [...answers];
  const timers: { run: () => void; at: number }[] = [];
  const asked: boolean[] = [];
  const ports: SharedLinkPorts = {
    open: (again) => {
      asked.push(again);
      const answer = left.shift();
      return answer instanceof Error || !answer
        ? Promise.reject(answer ?? new Error('no answer'))
        : Promise.resolve(answer);
    },
    isEnded: (error) => error instanceof Error && error.message === 'ended',
    describe: (error) => (error instanceof Error ? error.message : ''),
    now: () => now,
    schedule: (run, milliseconds) => {
      const timer = { run, at: now + milliseconds };
      timers.push(timer);
      return () => {
        timers.splice(timers.indexOf(timer), 1);
      };
    },
  };
  const link = createSharedLink(hasToken, ports);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const { run } of timers.filter(({ at }) => at <= now)) run();
  };
  return { link, pass, asked, state: link.store.getState };
}

const ENDED = new Error('ended');
const AWAY = new Error('You are offline');

describe('a link that somebody was sent', () => {
  it('[SCR-05] without a token opens nothing, and asks nobody', async () => {
    const { link, asked, state } = setUp([], false);
    await link.open();
    expect(state()).toEqual({ step: 'ended' });
    expect(asked).toEqual([]);
  });

  it('[SCR-05] ends in the open page at the time it was given', async () => {
    const expiresAt = new Date(START + 60_000).toISOString();
    const { link, pass, state } = setUp([buildApp({ expiresAt })]);
    await link.open();
    pass(59_999);
    expect(state().step).toBe('open');
    pass(1);
    expect(state()).toEqual({ step: 'ended' });
  });

  it('[SCR-05] is looked at again by whoever comes back, who is not counted twice', async () => {
    const { link, pass, asked, state } = setUp([buildApp(), buildApp(), ENDED]);
    await link.open();
    await link.look();
    expect(asked).toEqual([false]);
    pass(LOOK_MS);
    await link.look();
    expect(asked).toEqual([false, true]);
    expect(state()).toMatchObject({ step: 'open', visit: 1 });
    pass(LOOK_MS);
    await link.look();
    expect(state()).toEqual({ step: 'ended' });
  });

  it('[SCR-05] stays open when nobody answers, since that says nothing of it', async () => {
    const { link, pass, state } = setUp([buildApp(), AWAY]);
    await link.open();
    pass(LOOK_MS);
    await link.look();
    expect(state().step).toBe('open');
  });

  it('[SCR-05] is tried again after a failure, and begins a new visit', async () => {
    const { link, state } = setUp([AWAY, buildApp(), buildApp()]);
    await link.open();
    expect(state()).toEqual({ step: 'failed', message: 'You are offline' });
    await link.open();
    expect(state()).toMatchObject({ step: 'open', visit: 1 });
    await link.open();
    expect(state()).toMatchObject({ step: 'open', visit: 2 });
  });
});
