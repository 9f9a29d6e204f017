import type { Operation } from '../../operations/operation';
import type { Outcome } from '../rule';
import type { WishClass } from '../slots/slot-reader';

/** What a wish in chat wants, as the tagger says before it is read (READ-02, READ-05). */
export const INTENTS = [
  'add-field',
  'remove-field',
  'rename-field',
  'retype-field',
  'add-option',
  'remove-option',
  'rename-option',
  'move-field',
  'require',
  'optional',
  'unique',
  'default',
  'add-record',
  'remove-record',
  'rename-record',
  'link',
  'computed',
  'add-metric',
  'remove-metric',
  'add-view',
  'remove-view',
  'sort',
  'filter',
  'badge',
  'rule',
  'remove-rule',
  'add-action',
  'remove-action',
  'dark',
  'light',
  'accent',
  'density',
  'font',
  'icon',
  'currency',
  'week',
  'title',
  'undo',
  'question',
  'thanks',
  'impossible',
  'unclear',
] as const;
export type Intent = (typeof INTENTS)[number];

const toldOf = (operation: Operation) =>
  'part' in operation ? `${operation.kind} ${operation.part}` : operation.kind;

/** The operations that an intent comes to; those that are none of them speak for another intent. */
const COMES_TO: Readonly<Partial<Record<Intent, RegExp>>> = {
  'add-field': /^(?:addField|relate)/,
  'remove-field': /^(?:removeField|unrelate)/,
  'rename-field': /^renameField/,
  'retype-field': /^(?:retypeField|setLimits|setMany|setOptions|relate|setReference)/,
  'add-option': /^(?:addOption|setOptions)/,
  'remove-option': /^removeOption/,
  'rename-option': /^renameOption/,
  'move-field': /^(?:moveField|changePart view)/,
  require: /^setRequired/,
  optional: /^setRequired/,
  unique: /^(?:setUnique|addPart rule)/,
  default: /^setDefault(?:$|,)/,
  'add-record': /^addEntity/,
  'remove-record': /^removeEntity/,
  'rename-record': /^renameEntity/,
  link: /^(?:relate|retypeField|setReference|setMany)/,
  computed: /^(?:setComputed|addField)/,
  'add-metric': /^(?:addPart (?:metric|block)|changePart (?:metric|block))/,
  'remove-metric': /^removePart (?:metric|block)/,
  'add-view': /^(?:addPart view|changePart view|setDefaultView|setView)/,
  'remove-view': /^removePart view/,
  sort: /^setSort/,
  filter: /^(?:addPart filter|setDefaultFilter|changePart view)/,
  badge: /^(?:addPart badge|setTone|changePart badge)/,
  rule: /^(?:addPart rule|setLimits)/,
  'remove-rule': /^(?:removePart rule|setLimits|setUnique|removePart badge)/,
  'add-action': /^addPart action/,
  'remove-action': /^removePart action/,
  dark: /^(?:setMode|setLook)/,
  light: /^(?:setMode|setLook)/,
  accent: /^(?:setAccent|setLook)/,
  density: /^setLook/,
  font: /^setLook/,
  icon: /^(?:setEntityIcon|setLook)/,
  currency: /^setCurrency/,
  week: /^setWeekStart/,
  title: /^setTitle/,
  undo: /^restore/,
};

/** Whether an outcome is one that a wish of this intent comes to. */
export function fitsIntent(outcome: Outcome, intent: Intent): boolean {
  if ('operations' in outcome) {
    const wanted = COMES_TO[intent];
    return wanted !== undefined && outcome.operations.some((operation) => wanted.test(toldOf(operation)));
  }
  if ('missing' in outcome) return intent === 'impossible';
  if ('nothing' in outcome || 'promise' in outcome) return intent === 'question' || intent === 'thanks';
  if ('without' in outcome) return intent === 'remove-field' || intent === 'remove-view';
  return 'ask' in outcome ? intent === 'unclear' : true;
}

/** The class of wishes of a prompt that an intent is one of. */
export const CLASS_OF: Readonly<Partial<Record<Intent, WishClass>>> = {
  unique: 'unique',
  default: 'default',
  link: 'link',
  computed: 'computed',
  'add-metric': 'metric',
  'add-view': 'view',
  sort: 'sort',
  filter: 'filter',
  badge: 'badge',
  rule: 'rule',
  require: 'required',
  'add-action': 'action',
  dark: 'look',
  light: 'look',
  accent: 'look',
  density: 'look',
  font: 'look',
  icon: 'look',
  currency: 'format',
  week: 'format',
  title: 'name',
  impossible: 'impossible',
};
