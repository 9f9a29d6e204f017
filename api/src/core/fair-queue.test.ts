import { FairQueue } from './fair-queue';

interface Item {
  readonly account: string;
  readonly name: string;
}

const LIMITS = { inHandPerAccount: 1, waitingPerAccount: 3, waiting: 5 };

function fill(queue: FairQueue<Item>, account: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => queue.add({ account, name: `${account}${index + 1}` }));
}

describe('FairQueue', () => {
  it('[SAFE-02] gives one account after the other its turn, each in its own order', () => {
    const queue = new FairQueue<Item>({ ...LIMITS, inHandPerAccount: 3 });
    fill(queue, 'ada', 3);
    fill(queue, 'bob', 2);
    const names = [1, 2, 3, 4, 5].map(() => queue.take()?.name);
    expect(names).toEqual(['ada1', 'bob1', 'ada2', 'bob2', 'ada3']);
    expect(queue.take()).toBeUndefined();
  });

  it('[SAFE-02] holds an account back while it has its share in hand', () => {
    const queue = new FairQueue<Item>(LIMITS);
    fill(queue, 'ada', 2);
    const first = queue.take();
    expect(queue.take()).toBeUndefined();
    fill(queue, 'bob', 1);
    expect(queue.take()?.name).toBe('bob1');
    if (first) queue.finish(first);
    expect(queue.take()?.name).toBe('ada2');
  });

  it('says whether the account or the whole queue is full, and has room again once something was taken', () => {
    const queue = new FairQueue<Item>(LIMITS);
    expect(fill(queue, 'ada', 4)).toEqual(['added', 'added', 'added', 'account full']);
    expect(fill(queue, 'bob', 3)).toEqual(['added', 'added', 'full']);
    queue.take();
    expect(fill(queue, 'cem', 1)).toEqual(['added']);
  });

  it('takes out everything that waits', () => {
    const queue = new FairQueue<Item>(LIMITS);
    fill(queue, 'ada', 2);
    fill(queue, 'bob', 1);
    expect(queue.empty().map(({ name }) => name)).toEqual(['ada1', 'ada2', 'bob1']);
    expect(queue.take()).toBeUndefined();
  });
});
