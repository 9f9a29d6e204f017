import { formatDuration } from '../../kit/data/durations';
import { NUMBERS } from '../meaning/measures';
import { wordTable } from '../../language/word-table';
import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import { amountAt } from '../meaning/amount';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { fieldsSaid, outcomeOf, tableSaid } from './fields-said';

/** 'from 1 to 10', 'at least 18', 'not negative', 'max 5': between what a number has to be. */

/** The minutes of what a length of time is said in. */
export const MINUTES = wordTable<number>({ minute: 1, hour: 60, day: 1440 });

/** The number that words say, as the field keeps it; a unit may stand behind it. */
export function numberSaid(tokens: readonly Token[], field: Field): number | undefined {
  const words = tokens.filter(({ key }) => !/^(?:about|exactly|around|the|of|years|old)$/.test(key));
  const amount = amountAt(words);
  if (!amount) return undefined;
  const rest = words.slice(amount.size);
  if (rest.length > 2 || rest.some(({ tag }) => tag !== 'noun' && tag !== 'plural' && tag !== 'mark'))
    return undefined;
  if (field.type === 'duration')
    return amount.unit ? amount.value * (MINUTES[amount.unit] ?? 1440) : amount.value;
  return amount.value;
}

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
}

/** More than 5 is at least 6 where the number is whole. */
function limitsOf({ type }: Field, { min, max, above, below }: Bounds): Pick<Bounds, 'min' | 'max'> {
  const isWhole = type === 'integer' || type === 'rating';
  const next = (value: number | undefined, step: number) =>
    isWhole && value !== undefined ? value + step : undefined;
  const [least, most] = [min ?? next(above, 1), max ?? next(below, -1)];
  return { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) };
}

const hasLimits = (field: Field, { min, max }: Bounds): boolean =>
  (min === undefined || min === field.min) && (max === undefined || max === field.max);

/** Limits of the field where it is typed in and they say it; else it is checked. */
export function bounded({ entity, field }: FieldPlace, bounds: Bounds): Operation | undefined {
  const limits = limitsOf(field, bounds);
  const isLimited = field.computed === undefined && Object.keys(limits).length > 0;
  if (!isLimited)
    return { kind: 'addPart', part: 'rule', owner: entity.id, draft: checkOf(entity, field, bounds) };
  return hasLimits(field, limits) ? undefined : { kind: 'setLimits', field: field.id, limits };
}

function checkOf(_: Entity, field: Field, { min, max, above, below }: Bounds) {
  const bounds: readonly (readonly [number | undefined, string, string])[] = [
    [min, '>=', 'has to be at least'],
    [max, '<=', 'may be at most'],
    [above, '>', 'has to be more than'],
    [below, '<', 'has to be less than'],
  ];
  const parts = bounds.filter(([value]) => value !== undefined);
  const isLength = field.type === 'duration';
  const code = (value = 0) => (isLength ? `${String(value)} minutes` : String(value));
  const words = (value = 0) => (isLength ? formatDuration(value) : String(value));
  const holds = parts.map(([value, sign]) => `${field.id} ${sign} ${code(value)}`).join(' and ');
  const said = parts.map(([value, , text]) => `${text} ${words(value)}`).join(' and ');
  return { kind: 'check', message: `${field.name} ${said}.`, holds, field: field.id } as const;
}

function bound(
  said: Said,
  world: World,
  boundsOf: (field: Field) => Bounds | undefined,
): Outcome | undefined {
  const within = tableSaid(said, world);
  const places = within && fieldsSaid(said.tokens('fields'), world, within);
  if (!places || places.some(({ field }) => !NUMBERS.has(field.type))) return undefined;
  // 'points 0 to 20' is said of what is typed in.
  const isRule = said.clause.some(
    ({ tag }) => tag === 'modal' || tag === 'not' || tag === 'have' || tag === 'adverb',
  );
  if (!isRule && places.some(({ field }) => field.computed !== undefined)) return undefined;
  const all = places.map(({ field }) => boundsOf(field));
  if (all.some((bounds) => bounds === undefined)) return undefined;
  const operations = places.map((place, index) => bounded(place, all[index] ?? {}));
  return outcomeOf(
    world,
    operations.filter((operation) => operation !== undefined),
    'it already has these limits',
  );
}

function between(said: Said, world: World): Outcome | undefined {
  return bound(said, world, (field) => {
    const [min, max] = [numberSaid(said.tokens('min'), field), numberSaid(said.tokens('max'), field)];
    return min === undefined || max === undefined || min >= max ? undefined : { min, max };
  });
}

const one = (kind: keyof Bounds) => (said: Said, world: World) =>
  bound(said, world, (field) => {
    const value = numberSaid(said.tokens('bound'), field);
    return value === undefined ? undefined : { [kind]: value };
  });

const BE =
  '(should|must|have to|need to|shall|can|may|will|is to|are to|be|is|are|go|goes|run|runs|range|ranges|only|always|just|of course|say|lie|lies|stay|allowed|has to|needs to|cannot|score|scores|count|counts)*';
const WHERE = '((for|on|in|of) (a|an|the|each|every|all)* <table:np>)? $firmly*';

export const BOUND_RULES: readonly Rule[] = [
  {
    name: 'between two numbers',
    class: 'rule',
    when: [
      `$ensure? <fields> ${BE} (on a scale)? (from|between) <min> (to|and|-|–|up to|till|through) <max> ${WHERE}`,
      `$ensure? <fields> ${BE} (on a scale of|from)? (only)? <min:number> (-|–|to) <max:number> ${WHERE}`,
      `$ensure? <fields> $must be <min:number> (-|–|to) <max:number> ${WHERE}`,
      `(limit|restrict|keep|constrain) <fields> (to)? (between|from)? (values)? <min:number> (-|–|to|and) <max:number> ${WHERE}`,
      `<fields> (min|minimum|at least) <min> (,|and|-)* (max|maximum|at most) <max>`,
      `<fields> $must be (at least|no less than) <min> (and|,|but)* (at most|no more than) <max> ${WHERE}`,
    ],
    weight: 0.1,
    read: between,
    examples: {
      'quantity from 1 to 10': '~ type Order.Quantity: integer 1-10',
      'the quantity must be between 1 and 100': '~ type Order.Quantity: integer 1-100',
      'quantity has to be 1 - 12': '~ type Order.Quantity: integer 1-12',
      'points go from 0 to 500': '~ type Customer.Points: integer 0-500',
      'keep the seats between two and twenty': '~ type Room.Seats: integer 2-20',
      'stock: minimum is from 0 to 50 for each item': '~ type Item.Minimum: integer 0-50',
    },
    counter: [
      'show orders between 1 and 10 May',
      'change the status from open to sent',
      'the total from 1 to 10 in red',
    ],
  },
  {
    name: 'at least a number',
    class: 'rule',
    when: [
      `$ensure? <fields> ($must be|be|is|of|:)* $firmly* (at least|no less than|not less than|minimum|min|a minimum of|not below|not under|never below|never under|never less than|not lower than|min .) <bound> ${WHERE}`,
      `$ensure? <fields> ($maynot be|$maynot go|$maynot drop|$maynot fall|$maynot get|never goes|never|not)+ $firmly* (be)? (below|under|less than|lower than|smaller than|fewer than|beneath) <bound> ${WHERE}`,
      `$ensure? <fields> $must be <bound> (or|and) (more|over|above|up|higher|older|greater|bigger) ${WHERE}`,
      `(the)? (minimum|min|smallest|lowest|least) (value)? (for|of)? <fields> (is|be|should be|must be|:|=)+ <bound> ${WHERE}`,
      `(the)? (minimum|min|smallest|lowest|least) (value)? (for|of)? <fields> <bound:number> ${WHERE}`,
      `(no|nothing) <fields> (below|under|less than|smaller than|lower than) <bound>`,
      `<fields> (starts|start) at <bound>`,
    ],
    weight: -0.02,
    read: one('min'),
    examples: {
      'the minimum quantity is 3': '+ rule Order: Quantity >= 3',
    },
    counter: ['show items below 5', 'flag anything under 10', 'at least 5 orders'],
  },
  {
    name: 'never negative',
    class: 'rule',
    when: [
      `
        $ensure? <fields> ($maynot be|$maynot get|$maynot become|$maynot go|must not be|be never|be not|never|not|
        no|never goes|never gets|cannot ever be|is not to be)+ $firmly* (be|go)?
        (negative|minus|below zero|under zero|less than nothing|in the red|less than zero|into minus|
        below nothing|into the red|into negative) ${WHERE}
      `,
      `(no|never) (a)? negative <fields> ${WHERE}`,
      `$ensure? <fields> $must be (zero|0|nothing) or (more|above|higher|greater|over) ${WHERE}`,
      `$ensure? <fields> $must be non-negative`,
      `negative <fields> (be|is|are|should be)? (not allowed|impossible|forbidden|not possible)`,
    ],
    weight: 0.25,
    read: (said, world) => bound(said, world, () => ({ min: 0 })),
    examples: {
      'no negative prices for rooms': '+ rule Room: Price >= 0',
    },
    counter: ['show negative totals in red'],
  },
  {
    name: 'at most a number',
    class: 'rule',
    when: [
      `
        $ensure? <fields> ($must be|be|is|can be|may be|of|:)* $firmly*
        (at most|no more than|not more than|maximum|max|a maximum of|not above|not over|never above|never over|
        never more than|up to|max .|not higher than|capped at|limited to) <bound> ${WHERE}
      `,
      `$ensure? <fields> ($maynot be|$maynot go|$maynot get|never goes|never|not)+ $firmly* (be)? (above|over|more than|higher than|bigger than|larger than|greater than|beyond|past|longer than) <bound> ${WHERE}`,
      `$ensure? <fields> ($maynot|never) (exceed|pass|go past|surpass|top) <bound> ${WHERE}`,
      `$ensure? <fields> $must be <bound> (or|and) (less|under|below|lower|fewer|smaller|younger) ${WHERE}`,
      `(the)? (maximum|max|largest|highest|most) (value)? (for|of)? <fields> (is|be|should be|must be|:|=)+ <bound> ${WHERE}`,
      `(the)? (maximum|max|largest|highest|most) (value)? (for|of)? <fields> <bound:number> ${WHERE}`,
      `(limit|cap|restrict) <fields> (to|at) (at most|max|a maximum of)? <bound> ${WHERE}`,
      `(no|nothing) <fields> (above|over|more than|bigger than|higher than) <bound>`,
      `<fields> (be|is)? out of <bound>`,
    ],
    weight: -0.02,
    read: one('max'),
    examples: {
      'cap the quantity at 10': '+ rule Order: Quantity <= 10',
      'the maximum number of guests is 6': '+ rule Booking: Guests <= 6',
    },
    counter: ['show at most 5 orders', 'orders over 200 in red', 'no more than 12 orders per customer'],
  },
  {
    name: 'more than a number',
    class: 'rule',
    when: [
      `$ensure? <fields> $must be $firmly* (more than|over|above|greater than|bigger than|higher than|larger than) <bound> ${WHERE}`,
      `$ensure? <fields> $must be $firmly* positive ${WHERE}`,
      `$ensure? <fields> $maynot be (zero|0) ${WHERE}`,
    ],
    weight: -0.02,
    read: (said, world) =>
      said.has('bound') ? one('above')(said, world) : bound(said, world, () => ({ above: 0 })),
    examples: {
      'the quantity must be more than 2': '+ rule Order: Quantity >= 3',
      'the unit price has to be over 0': '+ rule Order: Unit price > 0',
      'quantity must be positive': '+ rule Order: Quantity >= 1',
      'tasks: hours have to be greater than zero': '+ rule Task: Hours > 0',
      'runs: the duration must be positive': '+ rule Run: Duration > 0 minutes',
    },
    counter: ['the end must be after the start'],
  },
  {
    name: 'less than a number',
    class: 'rule',
    when: [
      `$ensure? <fields> $must be $firmly* (less than|under|below|lower than|smaller than|fewer than) <bound> ${WHERE}`,
    ],
    weight: -0.02,
    read: one('below'),
    examples: {
      'the quantity must be less than 10': '+ rule Order: Quantity <= 9',
      'the unit price has to be under 100': '+ rule Order: Unit price < 100',
    },
  },
];
