import { PatientTurns } from './patient-turns.rules';

const SLOW_MS = 25_000;
let now = 0;

function start() {
  now = 0;
  const turns = new PatientTurns<{ readonly account: string }>(() => now);
  return {
    turns,
    ask: (account: string, count = 1) => Array.from({ length: count }, () => turns.add({ account })).at(-1),
    /** Takes all that may begin. */
    begin() {
      const taken: { readonly account: string }[] = [];
      for (let next = turns.take(); next; next = turns.take()) taken.push(next);
      return taken;
    },
  };
}
const whose = (items: readonly { readonly account: string }[]) =>
  items.map(({ account }) => account).join(' ');

it('[SAFE-02] two questions of an account are asked at a time, and four wait', () => {
  const { ask, begin } = start();
  expect(ask('ada', 2)).toBe('added');
  expect(whose(begin())).toBe('ada ada');
  expect(ask('ada', 4)).toBe('added');
  expect([ask('ada'), ask('ben')]).toEqual(['account full', 'added']);
  expect(whose(begin())).toBe('ben');
});

it('[SAFE-02] accounts take turns, whoever asked for more before', () => {
  const { ask, begin } = start();
  ask('ada', 4);
  ask('ben', 1);
  ask('cleo', 1);
  expect(whose(begin())).toBe('ada ben cleo ada');
});

it('[SAFE-02] slow databases of several accounts leave places for those that answer', () => {
  const { turns, ask, begin } = start();
  const slow = ['one', 'two', 'three', 'four'];
  for (const account of slow) ask(account, 4);
  const first = begin();
  expect(whose(first)).toBe('one two three four');
  ask('ada', 2);
  // One at a time: the other places are for more people like her.
  const [own] = begin();
  expect(own?.account).toBe('ada');
  now += 100;
  if (own) turns.finish(own);
  expect(whose(begin())).toBe('ada');
  now += SLOW_MS;
  for (const item of first) turns.finish(item);
  // Their next ones take what is for all, less what Ada has of it, and nothing of what is kept.
  expect(begin()).toHaveLength(3);
  ask('ben', 2);
  expect(whose(begin())).toBe('ben');
});

it('[SAFE-02] who was slow a while ago is quick again', () => {
  const { turns, ask, begin } = start();
  ask('ada');
  const [slow] = begin();
  now += SLOW_MS;
  if (slow) turns.finish(slow);
  for (const account of ['one', 'two']) ask(account, 2);
  begin();
  ask('ada');
  expect(begin()).toEqual([]);
  now += 5 * 60_000;
  expect(whose(begin())).toBe('ada');
});

it('[SAFE-02] accounts that have many waiting leave room for one of everybody else', () => {
  const { ask } = start();
  for (let count = 0; count < 13; count += 1) ask(`slow-${String(count)}`, 4);
  expect([ask('ada'), ask('ada')]).toEqual(['added', 'account full']);
  for (let count = 0; count < 49; count += 1) ask(`more-${String(count)}`);
  expect(ask('ben')).toBe('full');
});

it('all that waits is taken out at the end', () => {
  const { turns, ask, begin } = start();
  ask('ada', 3);
  begin();
  expect(whose(turns.empty())).toBe('ada');
  expect(turns.take()).toBeUndefined();
});
