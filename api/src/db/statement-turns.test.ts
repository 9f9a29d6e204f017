import { StatementTurns } from './statement-turns';

/** Work that ends when it is told to, and notes its name when it begins. */
function makeWork(begun: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    end,
    work: async () => {
      begun.push(name);
      await ended;
      return name;
    },
  };
}

const note = (begun: string[], name: string) => () => Promise.resolve(begun.push(name));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns at a database', () => {
  it('are one at a time', async () => {
    const turns = new StatementTurns();
    const begun: string[] = [];
    const first = makeWork(begun, 'first');
    const answer = turns.statement(first.work);
    void turns.statement(makeWork(begun, 'second').work);
    await settled();
    expect(begun).toEqual(['first']);
    first.end();
    expect(await answer).toBe('first');
    await settled();
    expect(begun).toEqual(['first', 'second']);
  });

  it('[SAFE-02] let single statements go before the transactions that wait already', async () => {
    const turns = new StatementTurns();
    const begun: string[] = [];
    const running = makeWork(begun, 'running');
    const all: Promise<unknown>[] = [turns.transaction(running.work)];
    for (const name of ['t1', 't2']) all.push(turns.transaction(note(begun, name)));
    for (const name of ['s1', 's2']) all.push(turns.statement(note(begun, name)));
    running.end();
    await Promise.all(all);
    expect(begun).toEqual(['running', 's1', 's2', 't1', 't2']);
  });

  it('[SAFE-02] let a transaction begin however many statements come meanwhile', async () => {
    const turns = new StatementTurns();
    const begun: string[] = [];
    const all: Promise<unknown>[] = [];
    const again = (left: number): Promise<unknown> =>
      turns.statement(() => {
        begun.push('s');
        if (left > 0) all.push(again(left - 1), again(0));
        return Promise.resolve();
      });
    all.push(again(50), turns.transaction(note(begun, 't')));
    // More come as long as there are any.
    for (let known = 0; known < all.length; known += 1) await all[known];
    expect(begun).toHaveLength(102);
    expect(begun.indexOf('t')).toBeLessThan(5);
  });

  it('go on after work that fails', async () => {
    const turns = new StatementTurns();
    const failed = turns.transaction(() => Promise.reject(new Error('broken')));
    const next = turns.statement(() => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
