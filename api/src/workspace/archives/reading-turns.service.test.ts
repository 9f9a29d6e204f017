import { createReadingTurns } from './reading-turns.service';

/** Work that ends when it is told to. */
function holdable() {
  let open = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  return {
    work: async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise<void>((resolve) => ends.push(resolve));
      open -= 1;
    },
    endNext: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
    seen: () => ({ open, most }),
  };
}

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

describe('turns of reading repositories', () => {
  it('gives two at a time, and one to an account', async () => {
    const turns = createReadingTurns();
    const held = holdable();
    const all = ['ada', 'ada', 'bob', 'eve'].map((account) => turns.run(account, held.work));
    await new Promise(setImmediate);
    expect(held.seen()).toEqual({ open: 2, most: 2 });
    for (let at = 0; at < 4; at += 1) await held.endNext();
    await Promise.all(all);
    expect(held.seen()).toEqual({ open: 0, most: 2 });
  });

  it('refuses an account that has three waiting, and takes it again afterwards', async () => {
    const turns = createReadingTurns();
    const held = holdable();
    const all = Array.from({ length: 4 }, () => turns.run('ada', held.work));
    expect(await failure(turns.run('ada', held.work))).toMatchObject({
      code: 'RATE_LIMITED',
      extra: { retryAfter: 10 },
    });
    for (let at = 0; at < 4; at += 1) await held.endNext();
    await Promise.all(all);
    expect(await turns.run('ada', () => Promise.resolve('again'))).toBe('again');
  });

  it('goes on after a failure and after somebody who gave up', async () => {
    const turns = createReadingTurns({ atATime: 1, patience: 20 });
    const held = holdable();
    const first = turns.run('ada', held.work);
    expect(await failure(turns.run('bob', held.work))).toMatchObject({ code: 'RATE_LIMITED' });
    await held.endNext();
    await first;
    expect(await failure(turns.run('bob', () => Promise.reject(new Error('no'))))).toEqual(new Error('no'));
    expect(await turns.run('bob', () => Promise.resolve(1))).toBe(1);
  });
});
