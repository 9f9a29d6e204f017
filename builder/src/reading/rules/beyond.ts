import type { Rule } from '../rule';
import { CONTENT_RULES } from './beyond-contents';
import { OUTSIDE_RULES } from './beyond-outside';
import { PEOPLE_RULES } from './beyond-people';
import { SIGN_RULES } from './beyond-signs';
import { THING_RULES } from './beyond-things';

/** What cannot be built, by group, each with its reason. */
export const BEYOND_RULES: readonly Rule[] = [
  ...PEOPLE_RULES,
  ...OUTSIDE_RULES,
  ...CONTENT_RULES,
  ...THING_RULES,
  ...SIGN_RULES,
];
