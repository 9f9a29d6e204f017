import { CallTurns } from './call-turns.rules';
import { DatabaseConduct } from './conduct.rules';
import { whyStop, type Standing } from './patience.rules';

interface Call {
  readonly database: string;
  readonly name: string;
}

const call = (database: string, name = database): Call => ({ database, name });
const MINUTE = 60_000;

describe('turns of databases', () => {
  it('[DATA-06] go to the one that used the least time lately, one call of each at a time', () => {
    const turns = new CallTurns<Call>();
    for (const name of ['first', 'second', 'third']) turns.add(call('hostile', name));
    const first = turns.take(0);
    expect(first?.name).toBe('first');
    turns.add(call('innocent'));
    expect(turns.hasOthers('hostile')).toBe(true);
    if (first) turns.finish(first, 900, 900);
    const next = turns.take(900);
    expect(next?.name).toBe('innocent');
    turns.add(call('innocent', 'again'));
    // Its own next call waits for the one in hand.
    expect(turns.take(900)?.name).toBe('second');
    if (next) turns.finish(next, 5, 905);
    expect(turns.take(905)?.name).toBe('again');
  });

  it('[DATA-06] forget what was used long ago', () => {
    const turns = new CallTurns<Call>();
    const take = (database: string, ms: number, at: number) => {
      turns.add(call(database));
      const taken = turns.take(at);
      if (taken) turns.finish(taken, ms, at);
    };
    take('one', 1000, 0);
    take('other', 100, 10 * MINUTE);
    turns.add(call('other'));
    turns.add(call('one'));
    expect(turns.take(10 * MINUTE)?.database).toBe('one');
  });

  it('[DATA-06] have places left for those who have few waiting', () => {
    const turns = new CallTurns<Call>();
    const added = (database: string) => {
      for (let count = 0; ; count += 1) if (!turns.add(call(database))) return count;
    };
    expect(['a', 'b', 'c', 'd', 'e'].map(added)).toEqual([200, 200, 200, 200, 200]);
    expect([added('f'), added('a')]).toEqual([20, 0]);
    expect(turns.takeAllOf('a')).toHaveLength(200);
    expect(turns.hasWaiting('a')).toBe(false);
    expect(turns.empty()).toHaveLength(820);
  });

  it('[DATA-06] come first for a call that has to be done again', () => {
    const turns = new CallTurns<Call>();
    for (const name of ['first', 'second']) turns.add(call('one', name));
    const first = turns.take(0);
    if (!first) throw new Error('There is none');
    turns.finish(first, 10, 10);
    turns.putBack(first);
    expect(turns.take(10)?.name).toBe('first');
  });
});

describe('the conduct of databases', () => {
  it('[DATA-06] costs a rest of one minute, and twice as long each time, up to 32, until it is forgotten', () => {
    const conduct = new DatabaseConduct();
    let now = 0;
    const rests = Array.from({ length: 7 }, () => {
      conduct.rest('hostile', now);
      const rest = conduct.restOf('hostile', now);
      now += rest;
      return rest / MINUTE;
    });
    expect(rests).toEqual([1, 2, 4, 8, 16, 32, 32]);
    expect([conduct.restOf('hostile', now), conduct.isHeavy('hostile', now)]).toEqual([0, true]);
    expect(conduct.restOf('innocent', 0)).toBe(0);
    now += 30 * MINUTE;
    expect(conduct.isHeavy('hostile', now)).toBe(false);
    conduct.rest('hostile', now);
    expect(conduct.restOf('hostile', now)).toBe(MINUTE);
  });

  it('[DATA-06] is remembered for half an hour after others were held up', () => {
    const conduct = new DatabaseConduct();
    conduct.markHeavy('one', 0);
    expect([conduct.isHeavy('one', 29 * MINUTE), conduct.isHeavy('one', 30 * MINUTE)]).toEqual([true, false]);
  });
});

describe('the patience with calls', () => {
  const call = { deadlineMs: 10_000, lightMs: 1000, waitedMs: 0 };
  const standing = { calls: [call], workedMs: 0, isCold: false, isHoldingUp: false };
  const stuck = { ...call, waitedMs: 30_001 };

  it.each<[Partial<Standing>, ReturnType<typeof whyStop>]>([
    [{}, undefined],
    [{ workedMs: 9999 }, undefined],
    [{ workedMs: 10_000 }, 'late'],
    [{ workedMs: 10_000, isCold: true }, undefined],
    // Work for which nobody waits may go on.
    [{ workedMs: 1000, isHoldingUp: true }, 'heavy'],
    [{ workedMs: 999, isHoldingUp: true }, undefined],
    // The first one makes the engine ready.
    [{ workedMs: 2499, isHoldingUp: true, isCold: true }, undefined],
    [{ workedMs: 2500, isHoldingUp: true, isCold: true }, 'heavy'],
    // A busy machine gives little work; one that stands still gives none.
    [{ calls: [stuck], workedMs: 500 }, undefined],
    [{ calls: [stuck], workedMs: 10 }, 'stuck'],
    [{ calls: [{ ...call, waitedMs: 100_001 }], workedMs: 500 }, 'late'],
    // Nobody knows whose work it is.
    [{ calls: [call, call], workedMs: 1000, isHoldingUp: true }, 'beside'],
    [{ calls: [call, stuck] }, 'beside'],
    [{ calls: [call, call], workedMs: 20_000 }, undefined],
  ])('[DATA-06] ends by work, and by who waits: %j is %s', (more, reason) => {
    expect(whyStop({ ...standing, ...more })).toBe(reason);
  });
});
