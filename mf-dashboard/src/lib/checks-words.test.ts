import type { FailedCheck, VersionChecks } from '@tessera/shared/contracts';
import { brokenSentence, checksLine, failingGroups } from './checks-words';

const buildChecks = (overrides: Partial<VersionChecks> = {}): VersionChecks => ({
  passed: 0,
  failed: [],
  untried: [],
  waiting: 0,
  ...overrides,
});

const failing = (id: string, overrides: Partial<FailedCheck> = {}): FailedCheck => ({
  id,
  title: id,
  isNew: false,
  ...overrides,
});

const EDIT = { path: 'src/App.tsx', others: 0 };

describe('[MODEL-15] what is said of the checks of a version', () => {
  it.each<[said: string, checks: Partial<VersionChecks>]>([
    ['13 checks passing', { passed: 13 }],
    ['8 checks passing · 5 not tried yet', { passed: 8, waiting: 5 }],
    ['13 checks not tried yet', { waiting: 13 }],
    ['1 check failing', { failed: [failing('a')] }],
    [
      '1,000 checks passing · 2 failing · 1 could not be tried',
      { passed: 1000, failed: [failing('a'), failing('b')], untried: [{ id: 'c', title: 'c' }] },
    ],
    ['', { failed: [failing('a')], broken: 'It breaks.' }],
    ['', {}],
  ])('is “%s”', (said, checks) => {
    expect(checksLine(buildChecks(checks))).toBe(said);
  });

  it('names the hand edit since which checks fail, of those that failed before', () => {
    const failed = [
      failing('old', { since: EDIT }),
      failing('unknown'),
      failing('new', { isNew: true, since: { path: 'src/main.tsx', others: 0 } }),
      failing('older', { since: { path: 'src/theme.css', others: 2 } }),
    ];
    expect(failingGroups(failed).map(({ since, checks }) => [since, checks.map(({ id }) => id)])).toEqual([
      [undefined, ['new', 'unknown']],
      ['1 check still failing since you edited src/App.tsx', ['old']],
      ['1 check still failing since you edited src/theme.css and 2 other files', ['older']],
    ]);
  });

  it('is one sentence where the application does not start', () => {
    const broken = 'boom';
    expect(brokenSentence(buildChecks())).toBeUndefined();
    expect(
      brokenSentence(buildChecks({ broken, failed: [failing('a', { isNew: true, since: EDIT })] })),
    ).toBe('The application does not start: boom');
    expect(brokenSentence(buildChecks({ broken, failed: [failing('a', { since: EDIT })] }))).toBe(
      'The application has not started since you edited src/App.tsx: boom',
    );
  });
});
