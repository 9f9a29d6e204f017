import type { Rule } from '../rule';
import { BOUND_RULES } from './constraint-bounds';
import { COMPARISON_RULES } from './constraint-checks';
import { CONDITION_RULES } from './constraint-conditions';
import { LIMIT_RULES } from './constraint-limits';
import { OVERLAP_RULES } from './constraint-overlap';
import { PAIR_RULES } from './constraint-pairs';
import { REQUIRED_RULES } from './constraint-required';
import { UNIQUE_RULES } from './constraint-unique';

export const CONSTRAINT_RULES: readonly Rule[] = [
  ...REQUIRED_RULES,
  ...UNIQUE_RULES,
  ...OVERLAP_RULES,
  ...PAIR_RULES,
  ...LIMIT_RULES,
  ...BOUND_RULES,
  ...COMPARISON_RULES,
  ...CONDITION_RULES,
];
