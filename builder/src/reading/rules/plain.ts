import type { Rule } from '../rule';
import { PLAIN_ADDS } from './plain-adds';
import { PLAIN_BADGES } from './plain-badges';
import { PLAIN_BEYOND } from './plain-beyond';
import { PLAIN_BUTTONS } from './plain-buttons';
import { PLAIN_CHOICES } from './plain-choices';
import { PLAIN_COUNTS } from './plain-counts';
import { PLAIN_DEFAULTS } from './plain-defaults';
import { PLAIN_DISUSED } from './plain-disused';
import { PLAIN_FIGURES } from './plain-figures';
import { PLAIN_FILTERS } from './plain-filters';
import { PLAIN_KINDS } from './plain-kinds';
import { PLAIN_LIMITS } from './plain-limits';
import { PLAIN_LINKS } from './plain-links';
import { PLAIN_MOVES } from './plain-moves';
import { PLAIN_NEEDED } from './plain-needed';
import { PLAIN_NEEDS } from './plain-needs';
import { PLAIN_OPTIONS } from './plain-options';
import { PLAIN_OWN_TABLES } from './plain-own-tables';
import { PLAIN_PAIRS } from './plain-pairs';
import { PLAIN_PLACES } from './plain-places';
import { PLAIN_REMOVALS } from './plain-removals';
import { PLAIN_RENAMES } from './plain-renames';
import { PLAIN_REQUIRED } from './plain-required';
import { PLAIN_TABLES } from './plain-tables';
import { PLAIN_TITLES } from './plain-titles';
import { PLAIN_TWICE } from './plain-twice';
import { PLAIN_TYPES } from './plain-types';
import { PLAIN_VALUES } from './plain-values';
import { PLAIN_VIEWS } from './plain-views';
import { PLAIN_WORKED } from './plain-worked';

/** Short orders that name what they are about by what it is called: they are read without anything that was learned. */
export const PLAIN_RULES: readonly Rule[] = [
  ...PLAIN_ADDS,
  ...PLAIN_BADGES,
  ...PLAIN_BEYOND,
  ...PLAIN_BUTTONS,
  ...PLAIN_CHOICES,
  ...PLAIN_COUNTS,
  ...PLAIN_DEFAULTS,
  ...PLAIN_DISUSED,
  ...PLAIN_FIGURES,
  ...PLAIN_FILTERS,
  ...PLAIN_KINDS,
  ...PLAIN_LIMITS,
  ...PLAIN_LINKS,
  ...PLAIN_MOVES,
  ...PLAIN_NEEDED,
  ...PLAIN_NEEDS,
  ...PLAIN_OPTIONS,
  ...PLAIN_OWN_TABLES,
  ...PLAIN_PAIRS,
  ...PLAIN_PLACES,
  ...PLAIN_REMOVALS,
  ...PLAIN_RENAMES,
  ...PLAIN_REQUIRED,
  ...PLAIN_TABLES,
  ...PLAIN_TITLES,
  ...PLAIN_TWICE,
  ...PLAIN_TYPES,
  ...PLAIN_VALUES,
  ...PLAIN_VIEWS,
  ...PLAIN_WORKED,
];
