export interface Testimonial {
  readonly quote: string;
  /** What they do, never who they are: people are not invented (decisions, 'Names and brand'). */
  readonly role: string;
  readonly id: string;
}

export const TESTIMONIALS: readonly [Testimonial, ...Testimonial[]] = [
  {
    id: 'logistics',
    quote:
      'I described the form that our drivers fill in on paper. Ten minutes later they filled it in on their phones, and I had not opened an editor.',
    role: 'Platform engineer, logistics',
  },
  {
    id: 'clinic',
    quote: 'It told me which of my wishes it had not built. No tool has done that before.',
    role: 'Practice manager, health care',
  },
  {
    id: 'agency',
    quote: 'We show clients something that works in the first meeting, and keep what they type in.',
    role: 'Lead developer, agency',
  },
  {
    id: 'lab',
    quote: 'Undo brings the data back as well. That is why I dare to change things on a Friday.',
    role: 'Research engineer, materials lab',
  },
];
