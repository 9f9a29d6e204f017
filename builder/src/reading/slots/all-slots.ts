import { COMPUTED } from './computed';
import { LINK } from './link';
import { BADGE_SLOTS } from './badge';
import { FILTER_SLOTS } from './filter';
import { RULE_SLOTS } from './rule';
import { FIELD_SLOTS } from './field';
import { WITHOUT_SLOTS } from './without';
import { DEFAULT_SLOTS } from './default';
import { REQUIRED_SLOTS } from './required';
import { UNIQUE_SLOTS } from './unique';
import { FORMAT } from './format';
import { NAME } from './name';
import { ACTION } from './action';
import { IMPOSSIBLE } from './impossible';
import { LOOK } from './look';
import { METRIC_SLOTS } from './metric';
import type { SlotReader } from './slot-reader';
import { SORT } from './sort';
import { VIEW } from './view';

/** One reader for each class of wishes that has one. */
export const SLOT_READERS: readonly SlotReader[] = [
  METRIC_SLOTS,
  RULE_SLOTS,
  FIELD_SLOTS,
  WITHOUT_SLOTS,
  DEFAULT_SLOTS,
  REQUIRED_SLOTS,
  UNIQUE_SLOTS,
  BADGE_SLOTS,
  FILTER_SLOTS,
  LINK,
  FORMAT,
  NAME,
  ACTION,
  LOOK,
  SORT,
  VIEW,
  COMPUTED,
  IMPOSSIBLE,
];
