export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface CreditExample {
  readonly task: string;
  readonly credits: string;
}

/** Credits per message by the size of the task (PRC-04). */
export const CREDIT_EXAMPLES: readonly CreditExample[] = [
  { task: 'Change a label or a colour', credits: '0.10' },
  { task: 'Add a field to a form', credits: '1' },
  { task: 'Add a page with a list and a filter', credits: '1.5' },
  { task: 'Change how several pages work', credits: '5' },
  { task: 'Make a whole application from one description', credits: '10' },
];

export const QUESTIONS: readonly Question[] = [
  {
    question: 'When do credits go down?',
    answer:
      'Only when a paid model does the work and the work succeeds. The built-in assistant costs nothing, and a message that fails costs nothing.',
  },
  {
    question: 'What does deploying cost?',
    answer:
      'One deployment takes 1,000 credits and needs a balance above that. A deployment that fails gives them back.',
  },
  {
    question: 'Can I buy credits without a plan?',
    answer:
      'Yes. Credits can be added at any time on top of what a plan gives, and they work with every plan.',
  },
  {
    question: 'Can I change the plan later?',
    answer: 'Not yet. Until then your plan stays as it is, and you can buy credits at any time.',
  },
];
