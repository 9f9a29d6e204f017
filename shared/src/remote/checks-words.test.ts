import type { FailedCheck, VersionChecks } from '../contracts';
import { brokenSentence, checksLine } from './checks-words';

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
    ['1 check passing', { passed: 1 }],
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

  it('is one sentence where the application does not start', () => {
    const broken = 'boom';
    expect(brokenSentence(buildChecks())).toBeUndefined();
    expect(
      brokenSentence(buildChecks({ broken, failed: [failing('a', { isNew: true, since: EDIT })] })),
    ).toBe('The application does not start: boom');
    expect(brokenSentence(buildChecks({ broken, failed: [failing('a', { since: EDIT })] }))).toBe(
      'The application does not start: boom. Checks have failed since src/App.tsx changed.',
    );
    const since = { ...EDIT, others: 2 };
    expect(brokenSentence(buildChecks({ broken, failed: [failing('a', { since })] }))).toBe(
      'The application does not start: boom. Checks have failed since src/App.tsx and 2 other files changed.',
    );
  });
});
