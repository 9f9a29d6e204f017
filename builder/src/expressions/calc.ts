import * as arithmetic from '../kit/calc/arithmetic';
import * as compare from '../kit/calc/compare';
import * as dates from '../kit/calc/dates';
import * as lists from '../kit/calc/lists';
import * as money from '../kit/calc/money';
import * as numbers from '../kit/calc/numbers';
import * as text from '../kit/calc/text';

/** The functions that expressions call, with the module of the kit where each is. */
const MODULES = {
  arithmetic: pick(arithmetic, ['plus', 'minus', 'times', 'dividedBy', 'negative', 'distance']),
  compare: pick(compare, [
    'isLess',
    'isAtMost',
    'isMore',
    'isAtLeast',
    'isSame',
    'isOther',
    'isEmpty',
    'smallestOf',
    'largestOf',
  ]),
  dates: pick(dates, [
    'today',
    'now',
    'addDays',
    'addMonths',
    'addMinutes',
    'daysBetween',
    'minutesBetween',
    'dateOf',
    'timeOf',
    'yearOf',
    'monthOf',
    'dayOfMonth',
    'weekdayOf',
  ]),
  lists: pick(lists, [
    'sum',
    'average',
    'smallest',
    'largest',
    'includes',
    'includesRecord',
    'idsOf',
    'listOf',
  ]),
  money: pick(money, [
    'amountOf',
    'roundAmount',
    'ratio',
    'isSameAmount',
    'isOtherAmount',
    'sumAmounts',
    'averageAmount',
  ]),
  numbers: pick(numbers, ['fraction', 'percentage', 'roundNumber', 'roundUp', 'roundDown', 'hoursOf']),
  text: pick(text, ['joinText', 'upperCase', 'lowerCase', 'lengthOf', 'containsText', 'lacksText', 'hasTag']),
};

type Modules = typeof MODULES;
export type CalcName = { [Module in keyof Modules]: keyof Modules[Module] }[keyof Modules];

type CalcFunction = (...parts: readonly unknown[]) => unknown;

interface CalcEntry {
  /** Below `src`. */
  readonly module: string;
  readonly run: CalcFunction;
}

const ENTRIES: ReadonlyMap<string, CalcEntry> = new Map(
  Object.entries(MODULES).flatMap(([module, functions]) =>
    // The steps give each function what it takes; its types say so to people who call it by hand.
    Object.entries(functions).map(([name, run]) => [
      name,
      { module: `kit/calc/${module}`, run: run as CalcFunction },
    ]),
  ),
);

/** Every name that compiled code may import. */
export const CALC_NAMES: readonly string[] = [...ENTRIES.keys(), 'allRecords'];

export function calcEntry(name: CalcName): CalcEntry {
  const entry = ENTRIES.get(name);
  if (!entry) throw new Error(`There is no calculation called ${name}.`);
  return entry;
}

function pick<Module extends object, Name extends keyof Module>(
  module: Module,
  names: readonly Name[],
): Pick<Module, Name> {
  return Object.fromEntries(names.map((name) => [name, module[name]])) as Pick<Module, Name>;
}
