import { readAccess } from '../access/read-access';
import { wordsOf, type Rule } from '../rule';

/** Who may do what with the records: what a clause says of that, it says whole, so that nothing else is guessed (DATA-02, DATA-03). */
export const ACCESS_RULES: readonly Rule[] = [
  {
    name: 'who may do what',
    class: 'access',
    when: ['<all>'],
    certainty: 1.5,
    read: (said, world) => readAccess(wordsOf(said.clause), world),
    examples: {
      'on shop: only I can edit products': 'operations',
    },
    counter: ['only show open tasks', 'hide the done column', 'a private lesson has a price'],
  },
];
