import type { FailedCheck } from '@tessera/shared/contracts';
import { failingGroups } from './failing-groups';

const failing = (id: string, overrides: Partial<FailedCheck> = {}): FailedCheck => ({
  id,
  title: id,
  isNew: false,
  ...overrides,
});

it('[MODEL-15] names the hand edit since which checks fail, of those that failed before', () => {
  const failed = [
    failing('old', { since: { path: 'src/App.tsx', others: 0 } }),
    failing('unknown'),
    failing('new', { isNew: true, since: { path: 'src/main.tsx', others: 0 } }),
    failing('older', { since: { path: 'src/theme.css', others: 2 } }),
  ];
  expect(failingGroups(failed).map(({ since, checks }) => [since, checks.map(({ id }) => id)])).toEqual([
    [undefined, ['new', 'unknown']],
    ['1 check still failing since src/App.tsx changed', ['old']],
    ['1 check still failing since src/theme.css and 2 other files changed', ['older']],
  ]);
});
