import { FIELD_EDITS } from './field-edits';
import { ORDER_EDITS } from './field-order';
import { OPTION_EDITS } from './option-edits';
import { RECORD_EDITS } from './record-edits';
import { SETTING_EDITS } from './setting-edits';
import type { SlotReadings } from './slots';

/** What is changed of the records, their fields and their options. */
export const EDITS: SlotReadings = {
  ...FIELD_EDITS,
  ...ORDER_EDITS,
  ...OPTION_EDITS,
  ...RECORD_EDITS,
  ...SETTING_EDITS,
};
