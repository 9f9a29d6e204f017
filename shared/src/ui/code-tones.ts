import type { ColorName } from './palette';

/** The tones of code where it is read: readable on paper, and on the ground of lines that came or went. */
export const codeTones = {
  keyword: 'brand',
  string: 'ok',
  number: 'warn',
  comment: 'muted',
  type: 'info',
  attribute: 'gold',
  function: 'gold',
  invalid: 'bad',
} as const satisfies Readonly<Record<string, ColorName>>;

/** How much of the state's colour lies under a changed word, over the quiet ground of its line. */
export const WORD_GROUND = 0.2;
/** How much of its own tone a piece of code keeps there; the rest is the colour of text. */
export const WORD_TONE = 0.4;
