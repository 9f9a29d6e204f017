import type { Operation } from '../../operations/operation';
import { applied } from '../../operations/operations-testing';
import { World } from '../world';
import { outcomeOf } from './fields-said';

const rule = (most: string): Operation => ({
  ...{ kind: 'addPart', part: 'rule', owner: 'e2' },
  draft: { kind: 'limit', message: 'Too many.', most, within: ['f4'] },
});

describe('what operations come to', () => {
  it('[READ-05] a rule that is there is not made again, and the others are', () => {
    const world = new World(applied(rule('3')).model);
    expect(outcomeOf(world, [rule('3')])).toEqual({ already: 'this rule is there already' });
    expect(outcomeOf(world, [rule('3'), rule('4'), rule('4')])).toEqual({ operations: [rule('4')] });
    expect(outcomeOf(world, [])).toEqual({ already: 'that is so already' });
  });
});
