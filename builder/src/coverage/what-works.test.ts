import type { BehaviourResult } from '../behaviours/perform-all';
import { whatWorks } from './what-works';

const result = (id: string, state: BehaviourResult['state'] = 'passed'): BehaviourResult => ({
  id,
  title: id,
  nodes: [],
  state,
  ms: 1,
});

const all = ['e1', 'e2'].flatMap((entity) =>
  ['add', 'edit', 'delete', 'search', 'kept'].map((end) => result(`${entity}.${end}`)),
);

describe('what is said to work', () => {
  it('[MODEL-16] is said when the checks showed it in every table', () => {
    expect(whatWorks(all)).toBe(
      ' Adding, editing, searching, deleting and undo were tried in it and work, and what you enter is kept.',
    );
  });

  it.each(['failed', 'untried'] as const)('[MODEL-16] is not said when one of them is %s', (state) => {
    expect(whatWorks([...all.slice(1), result('e1.add', state)])).toBe('');
  });

  it('[MODEL-16] is not said where nothing was tried', () => {
    expect(whatWorks([])).toBe('');
    expect(whatWorks([result('v1.opens')])).toBe('');
  });
});
