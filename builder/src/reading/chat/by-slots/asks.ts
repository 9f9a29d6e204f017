import { BUTTONS } from './buttons';
import { CONDITIONS } from './conditions';
import { FORMATS } from './formats';
import { LINKS } from './links';
import { LOOKS } from './looks';
import { REMOVALS } from './removals';
import { removeRule } from './rule-removals';
import { RULES } from './rules-said';
import type { SlotReadings } from './slots';
import { undo } from './undoing';

/** What is asked of an application beside its records and fields. */
export const ASKS: SlotReadings = {
  ...LOOKS,
  ...FORMATS,
  ...REMOVALS,
  ...CONDITIONS,
  ...RULES,
  ...LINKS,
  ...BUTTONS,
  'remove-rule': removeRule,
  undo,
};
