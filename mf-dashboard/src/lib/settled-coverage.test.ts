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

  it('is built once all of them passed, and not where the application does not start', () => {
    expect(statesAt(checks({}))).toEqual(['built', 'missing']);
    expect(statesAt(checks({ broken: 'App is not defined' }))).toEqual(['different', 'missing']);
  });

  it('is built where something else could not be tried', () => {
    const untried = [{ id: 'e2.search', title: 'Nights can be searched' }];
    expect(statesAt(checks({ untried }))).toEqual(['built', 'missing']);
    const part: Coverage = { phrase: 'nights', state: 'untried', behaviours: ['e2.search'] };
    expect(settledCoverage([part], checks({ untried }))[0]?.state).toBe('different');
  });

  it('is held against its own checks where they are known, and says which one did not pass', () => {
    const failed = [{ id: 'e1.sort', title: 'Books can be sorted', isNew: false }];
    const settle = (part: Partial<Coverage>) =>
      settledCoverage([{ phrase: 'a diary', state: 'untried', ...part }], checks({ failed }))[0];

    expect(settle({ behaviours: ['e1.add'] })?.state).toBe('built');
    expect(settle({ behaviours: ['e1.add', 'e1.sort'] })?.why).toBe(
      'A check of it did not pass: Books can be sorted',
    );
    expect(settle({})?.why).toBe('Not every check of this version passes');
  });
});
