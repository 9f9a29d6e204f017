import type { Coverage } from '@tessera/shared/contracts';
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
    expect(settle('waiting')).toBe('untried');
    expect(settleCoverage([{ ...search, behaviours: ['e1.other'] }], [])[0]?.state).toBe('missing');
  });

  const settleAs = (part: Partial<Coverage>, ...results: BehaviourResult[]) =>
    settleCoverage([{ phrase: 'it', state: 'built', ...part }], results)[0];

  it('[MODEL-16] says plainly what there was no time to try', () => {
    expect(settleAs({ nodes: ['f5'] }, result('f5.computed', 'waiting', 'f5'))).toEqual({
      phrase: 'it',
      state: 'untried',
      nodes: ['f5'],
    });
    const records = { behaviours: ['e1.add', 'e1.edit', 'e1.delete'] };
    expect(
      settleAs(
        records,
        result('e1.add', 'passed'),
        result('e1.edit', 'waiting'),
        result('e1.delete', 'waiting'),
      ),
    ).toEqual({ phrase: 'it', state: 'untried', ...records });
  });

  it('[MODEL-16] takes what is kept for built when one of its checks passed and none failed', () => {
    const add = result('e1.add', 'passed', 'e1', 'f1');
    expect(settleAs({ nodes: ['f1'] }, add, result('f1.required', 'waiting', 'f1'))?.state).toBe('built');
    expect(settleAs({ nodes: ['title'] }, add)?.state).toBe('built');
    expect(settleAs({ nodes: ['f5'] }, result('f5.computed', 'untried', 'f5'))?.state).toBe('missing');
  });

  it('[MODEL-16] says what was missing to show all of a promise', () => {
    const untried = { ...result('e2.search', 'untried'), message: 'Nights hold no words to search for.' };
    expect(
      settleAs({ behaviours: ['e1.search', 'e2.search'] }, result('e1.search', 'passed'), untried),
    ).toEqual({ phrase: 'it', state: 'different', why: 'Nights hold no words to search for.' });
  });

  it('[MODEL-16] leaves what was never called built as it is', () => {
    const missing = { phrase: 'a map', state: 'missing', why: 'Maps are not built yet' } as const;
    expect(settleCoverage([missing], [])).toEqual([missing]);
  });
});
