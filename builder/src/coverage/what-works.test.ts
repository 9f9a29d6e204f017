import type { BehaviourResult } from '../behaviours/perform-all';
import { whatWorks } from './what-works';

const result = (id: string, state: BehaviourResult['state'] = 'passed'): BehaviourResult => ({
  id,
  title: id,
  nodes: [],
  state,
  ms: 1,
});

describe('what is said to work', () => {
  it('[MODEL-16] is what the checks showed', () => {
    const all = ['add', 'edit', 'delete', 'search', 'kept'].map((end) => result(`e1.${end}`));
    expect(whatWorks(all)).toBe(
      ' You can add, edit, search and delete with undo, and what you enter is kept: each was tried in the running application.',
    );
  });

  it('[MODEL-16] leaves out what failed or was not tried in one of the tables', () => {
    const results = [
      result('e1.add'),
      result('e2.add'),
      result('e1.edit'),
      result('e2.edit', 'failed'),
      result('e1.search', 'untried'),
    ];
    expect(whatWorks(results)).toBe(' You can add: each was tried in the running application.');
  });

  it('[MODEL-16] says nothing where nothing was tried', () => {
    expect(whatWorks([])).toBe('');
    expect(whatWorks([result('v1.opens')])).toBe('');
  });
});
