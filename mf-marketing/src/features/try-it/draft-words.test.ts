import { missingOf } from './draft-words';

it('[MODEL-16] names what is missing first, then what is different, and nothing that was built', () => {
  const coverage = [
    { phrase: 'a', state: 'built' as const },
    { phrase: 'b', state: 'different' as const },
    { phrase: 'c', state: 'missing' as const },
  ];
  expect(missingOf(coverage).map(({ phrase }) => phrase)).toEqual(['c', 'b']);
});
