import type { Rule } from './rule';
import { ACCESS_RULES } from './rules/access';
import { ACTION_RULES } from './rules/actions';
import { BACKGROUND_RULES } from './rules/background';
import { BADGE_RULES } from './rules/badges';
import { BEYOND_RULES } from './rules/beyond';
import { COMPUTED_RULES } from './rules/computed';
import { CONSTRAINT_RULES } from './rules/constraints';
import { DEFAULT_RULES } from './rules/defaults';
import { EDIT_FIELD_RULES } from './rules/edit-fields';
import { EDIT_OPTION_RULES } from './rules/edit-options';
import { EDIT_TABLE_RULES } from './rules/edit-tables';
import { EXCLUSION_RULES } from './rules/exclusions';
import { FILTER_RULES } from './rules/filters';
import { LOOK_RULES } from './rules/look';
import { METRIC_RULES } from './rules/metrics';
import { NAME_RULES } from './rules/names';
import { PLAIN_RULES } from './rules/plain';
import { PROMISE_RULES } from './rules/promises';
import { RELATION_RULES } from './rules/relations';
import { SORT_RULES } from './rules/sort';
import { VIEW_RULES } from './rules/views';

/** Wishes that are said of an application, in a first prompt as in chat. Their order says nothing. */
export const WISH_RULES: readonly Rule[] = [
  ...ACTION_RULES,
  ...BACKGROUND_RULES,
  ...BADGE_RULES,
  ...BEYOND_RULES,
  ...COMPUTED_RULES,
  ...CONSTRAINT_RULES,
  ...DEFAULT_RULES,
  ...EXCLUSION_RULES,
  ...FILTER_RULES,
  ...LOOK_RULES,
  ...METRIC_RULES,
  ...NAME_RULES,
  ...PROMISE_RULES,
  ...RELATION_RULES,
  ...SORT_RULES,
  ...VIEW_RULES,
];

/** Changes of what is there, said only in chat. */
export const EDIT_RULES: readonly Rule[] = [
  ...ACCESS_RULES,
  ...EDIT_FIELD_RULES,
  ...EDIT_OPTION_RULES,
  ...EDIT_TABLE_RULES,
  ...PLAIN_RULES,
];

export const ALL_RULES: readonly Rule[] = [...WISH_RULES, ...EDIT_RULES];
