import { missingOf, toldOfChecks } from './draft-words';

const named = (id: string) => ({ id, title: id });

it('[MODEL-15] says of checks what was observed, and of none that it passed unseen', () => {
  const none = { passed: 0, failed: [], untried: [], waiting: 0 };
  expect(toldOfChecks({ ...none, passed: 14 })).toBe('14 checks passing');
  expect(toldOfChecks({ ...none, passed: 1 })).toBe('1 check passing');
  expect(
    toldOfChecks({
      passed: 3,
      failed: [{ ...named('a'), isNew: false }],
      untried: [named('b')],
      waiting: 2,
    }),
  ).toBe('3 checks passing · 1 failing · 1 could not be tried · 2 not tried yet');
  expect(toldOfChecks({ ...none, broken: 'root is gone' })).toBe('It does not start: root is gone');
});

it('[MODEL-16] names what is missing first, then what is different, and nothing that was built', () => {
  const coverage = [
    { phrase: 'a', state: 'built' as const },
    { phrase: 'b', state: 'different' as const },
    { phrase: 'c', state: 'missing' as const },
  ];
  expect(missingOf(coverage).map(({ phrase }) => phrase)).toEqual(['c', 'b']);
});
