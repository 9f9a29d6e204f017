import { inTrialOrder } from '../behaviours/trial-order';
import { create } from '../create-testing';
import { askedBehaviours } from './asked-behaviours';

const { model, coverage } = create(
  'Books (title, author, status (open, done)), loans (book, borrower, due date) and members (name, email); a kanban board; search',
);

describe('askedBehaviours', () => {
  it('[MODEL-16] has something that shows each phrase that is to be called built', () => {
    expect(new Set(askedBehaviours(model, coverage))).toEqual(
      new Set(['e1.add', 'e2.add', 'e3.add', 'e1.search', 'e2.search', 'e3.search', 'v16.shows', 'v16.move']),
    );
  });

  it('[MODEL-16] is what is tried before anything else', () => {
    const asked = new Set(askedBehaviours(model, coverage));
    const first = inTrialOrder(model, { asked }).slice(0, asked.size);
    expect(new Set(first.map(({ id }) => id))).toEqual(asked);
  });

  it('[MODEL-16] asks for nothing that was not built anyway', () => {
    expect(askedBehaviours(model, [{ phrase: 'a map', state: 'missing', nodes: ['e1'] }])).toEqual([]);
  });
});
