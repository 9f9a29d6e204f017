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
      'only I can edit': 'operations',
      'nobody but me may delete anything': 'operations',
      'make everything private': 'operations',
      'let visitors add and change records but not delete them': 'operations',
      'everyone sees only what they added': 'operations',
    },
    counter: ['only show open tasks', 'hide the done column', 'a private lesson has a price'],
  },
];
