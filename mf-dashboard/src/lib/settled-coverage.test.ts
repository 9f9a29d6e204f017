import type { Coverage, VersionChecks } from '@tessera/shared/contracts';
import { settledCoverage } from './settled-coverage';

const COVERAGE: readonly Coverage[] = [
  { phrase: 'a diary', state: 'untried' },
  { phrase: 'by mail', state: 'missing', why: 'It sends nothing' },
];
const checks = (part: Partial<VersionChecks>): VersionChecks => ({
  passed: 3,
  failed: [],
  untried: [],
  waiting: 0,
  ...part,
});
const statesAt = (known: VersionChecks | null) => settledCoverage(COVERAGE, known).map(({ state }) => state);

describe('[MODEL-16] what was asked for, as its checks stand', () => {
  it('is not tried while nothing is known, or some wait', () => {
    expect(statesAt(null)).toEqual(['untried', 'missing']);
    expect(statesAt(checks({ waiting: 1 }))).toEqual(['untried', 'missing']);
  });

  it('is built once all of them passed, and not where one did not', () => {
    expect(statesAt(checks({}))).toEqual(['built', 'missing']);
    expect(statesAt(checks({ broken: 'App is not defined' }))).toEqual(['different', 'missing']);
  });
});
