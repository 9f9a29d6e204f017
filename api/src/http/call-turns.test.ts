import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';
import { CallTurns } from './call-turns';

const never = () => false;

describe('turns of calls', () => {
  it('[SAFE-02] let an account have four in hand, and others begin beside it', async () => {
    const turns = new CallTurns();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const call = (account: string) =>
      turns.run(account, never, () => {
        begun.push(account);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const calls = [...Array.from({ length: 6 }, () => call('mallory')), call('ada')];
    await Promise.resolve();
    expect(begun).toEqual(['mallory', 'mallory', 'mallory', 'mallory', 'ada']);
    while (ends.length > 0 || begun.length < 7) {
      ends.shift()?.();
      await Promise.resolve();
    }
    await Promise.all(calls);
  });

  it('[SAFE-02] refuse an account that asks for too much at once, and nobody else', async () => {
    const turns = new CallTurns();
    let end = () => undefined as void;
    const held = new Promise<void>((resolve) => (end = resolve));
    const calls = Array.from({ length: 204 }, () => turns.run('mallory', never, () => held));
    await expect(turns.run('mallory', never, () => held)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await turns.run('ada', never, () => Promise.resolve('answer'))).toBe('answer');
    end();
    await Promise.all(calls);
    expect(await turns.run('mallory', never, () => Promise.resolve('answer'))).toBe('answer');
  });

  it('[SAFE-02] go on to the next call when one waits for long, and each gives back its own alone', async () => {
    const turns = new CallTurns();
    let end = () => undefined as void;
    const slow = new Promise<void>((resolve) => (end = resolve));
    const held = Array.from({ length: 8 }, () => turns.run('ada', never, () => slow));
    expect(await turns.run('ada', never, () => Promise.resolve('answer'))).toBe('answer');
    end();
    await Promise.all(held);
    const begun = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
    const calls = Array.from({ length: 9 }, () => turns.run('ada', never, begun));
    await Promise.resolve();
    expect(begun).toHaveBeenCalledTimes(4);
    await Promise.all(calls);
  });

  it('[SAFE-01] let two large bodies of an account be read at a time, and refuse those who have left', async () => {
    const turns = new CallTurns();
    const ends: (() => void)[] = [];
    const read = (account: string) => turns.readLargeBody(account, never, (end) => ends.push(end));
    const bodies = Array.from({ length: 22 }, () => read('mallory'));
    await expect(read('mallory')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await read('ada');
    expect(ends).toHaveLength(3);
    while (ends.length > 0) {
      ends.shift()?.();
      await Promise.resolve();
    }
    await Promise.all(bodies);
    await expect(turns.readLargeBody('ada', () => true, jest.fn())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('are given back by what fails, and skip who has left', async () => {
    const turns = new CallTurns();
    const work = jest.fn(() => Promise.reject(new Error('no')));
    for (let time = 0; time < 10; time += 1)
      await expect(turns.run('ada', never, work)).rejects.toThrow('no');
    await expect(turns.run('ada', () => true, work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(work).toHaveBeenCalledTimes(10);
  });
});

describe('calls of one account', () => {
  let api: TestApi;
  let mallory: TestUser;
  let ada: TestUser;

  beforeAll(async () => {
    api = await startTestApi();
    mallory = await api.register();
    ada = await api.register();
  });
  afterAll(() => api.close());

  it('[SAFE-02] do not keep a neighbour waiting behind them, however many come at once', async () => {
    const answered: string[] = [];
    const ask = async (name: string, user: TestUser) => {
      const { statusCode } = await api.get('/usage', user.token);
      answered.push(`${name} ${statusCode}`);
    };
    await Promise.all([...Array.from({ length: 60 }, () => ask('mallory', mallory)), ask('ada', ada)]);
    // On a busy machine some calls outlast their turn and the next begin early: behind all 60 stands who waits for them.
    expect(answered.indexOf('ada 200')).toBeLessThan(30);
    expect(answered.filter((answer) => answer === 'mallory 200')).toHaveLength(60);
  });

  it('end with a session that ended while they waited', async () => {
    const gone = await api.register();
    const calls = Array.from({ length: 12 }, () => api.get('/usage', gone.token));
    const out = api.post('/auth/logout', {}, gone.token);
    const late = api.get('/usage', gone.token);
    await out;
    expect((await Promise.all([...calls, late])).map(({ statusCode }) => statusCode).at(-1)).toBe(401);
  });
});
