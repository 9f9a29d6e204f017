import type { Token } from '../language/token';
import type { Operation } from '../operations/operation';
import { WISH_RULES } from './all-rules';
import { bare, matchRules, type Outcome } from './rule';
import { SLOT_READERS } from './slots/all-slots';
import type { WishClass } from './slots/slot-reader';
import type { World } from './world';

/** Reads a wish whose class is known. */

const toldOf = (operation: Operation) =>
  'part' in operation ? `${operation.kind} ${operation.part}` : operation.kind;

/** What the wishes of a class come to, where they come to operations. */
const COMES_TO: Readonly<Record<WishClass, RegExp>> = {
  computed: /^(?:setComputed|addField)/,
  metric: /^(?:addPart metric|addField|setComputed)/,
  view: /^(?:addPart view|changePart view|setDefaultView|setView)/,
  sort: /^setSort/,
  filter: /^(?:addPart filter|setDefaultFilter|changePart view)/,
  badge: /^addPart badge/,
  rule: /^(?:addPart rule|setLimits|setUnique|setRequired)/,
  required: /^setRequired/,
  unique: /^(?:setUnique|addPart rule)/,
  default: /^setDefault/,
  action: /^addPart action/,
  look: /^(?:setMode|setLook|setAccent|setTone|setEntityIcon)/,
  name: /^setTitle/,
  format: /^(?:setCurrency|setWeekStart|setLimits)/,
  link: /^(?:relate|setReference|retypeField|addField|setMany)/,
  without: /^(?:removeField|removePart|removeEntity)/,
  field:
    /^(?:addOption|setOptions|retypeField|setLimits|setRequired|addField|setDefault|setHelp|setUnique|setMany)/,
  impossible: /^never/,
};

/** Whether an outcome is one that a class of wishes comes to. */
export function fits(outcome: Outcome, wish: WishClass): boolean {
  if ('operations' in outcome)
    return outcome.operations.some((operation) => COMES_TO[wish].test(toldOf(operation)));
  if ('without' in outcome) return wish === 'without';
  if ('missing' in outcome) return wish === 'impossible';
  return !('nothing' in outcome);
}

/** What a clause of a class comes to: by the rule that says it best, else by what fills its slots. */
export function readWish(clause: readonly Token[], wish: WishClass, world: World): Outcome | undefined {
  for (const { rule, said } of matchRules(WISH_RULES, clause)) {
    const outcome = rule.read(said, world);
    if (outcome && fits(outcome, wish)) return outcome;
  }
  return SLOT_READERS.find((reader) => reader.class === wish)?.read(bare(clause), world);
}
