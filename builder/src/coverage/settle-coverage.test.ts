import type { BehaviourResult } from '../behaviours/perform-all';
import { settleCoverage } from './settle-coverage';

const result = (id: string, state: BehaviourResult['state'], ...nodes: string[]): BehaviourResult => ({
  id,
  title: id,
  nodes,
  state,
  ms: 1,
  ...(state === 'failed' && { message: 'Total shows 30, expected 42.' }),
});

describe('settleCoverage', () => {
  it('[MODEL-16] takes a phrase back when a check of what carries it fails', () => {
    const settled = settleCoverage(
      [
        { phrase: 'total', state: 'built', nodes: ['f5'] },
        { phrase: 'customer', state: 'built', nodes: ['f1'] },
      ],
      [result('f5.computed', 'failed', 'f5'), result('e1.add', 'passed', 'e1', 'f1')],
    );
    expect(settled).toEqual([
      { phrase: 'total', state: 'missing', why: 'A check of it failed: Total shows 30, expected 42.' },
      { phrase: 'customer', state: 'built', nodes: ['f1'] },
    ]);
  });

  it('[MODEL-16] calls a promise built only when a check that performs it passed', () => {
    const search = { phrase: 'search', state: 'built', behaviours: ['e1.search'] } as const;
    const settle = (state: BehaviourResult['state']) =>
      settleCoverage([{ ...search, behaviours: [...search.behaviours] }], [result('e1.search', state)])[0]
        ?.state;
    expect(settle('passed')).toBe('built');
    expect(settle('untried')).toBe('missing');
    expect(settle('failed')).toBe('missing');
    expect(settle('waiting')).toBe('missing');
    expect(settleCoverage([{ ...search, behaviours: ['e1.other'] }], [])[0]?.state).toBe('missing');
  });

  it('[MODEL-16] leaves what was never called built as it is', () => {
    const missing = { phrase: 'a map', state: 'missing', why: 'Maps are not built yet' } as const;
    expect(settleCoverage([missing], [])).toEqual([missing]);
  });
});
