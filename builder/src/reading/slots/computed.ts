import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import type { Value } from '../meaning/typed';
import { figuresOutcome } from '../figures/read-figures';
import type { Operation } from '../../operations/operation';
import type { Outcome } from '../rule';
import { computedField } from '../rules/computed-made';
import type { World } from '../world';
import type { SlotReader } from './slot-reader';
import { after } from './linked/in-turn';
import { valuesOver, type ValueOver } from './worked/value-over';
import { placesFor, says, takeApart, withoutTail, type Worked } from './worked/words';

/** Fields that are worked out: the calculation is looked for in the clause, what it is called in front of it. */

const PLACES = wordList('per for on of each every a an the to next in by beside all whole');
const NO_NAME = wordList(
  'times so and , : has shows came signed gave earned',
  'how what when which who it they we i me he she is are be was were has have had do does did get gets of us two both it',
);

/** What was said in front of the records that it is shown on, else what comes behind them. */
function besideHome({ tokens, home }: Worked): readonly Token[] {
  let at = home?.start ?? 0;
  while (at > 0 && PLACES.has(tokens[at - 1]?.key ?? '')) at -= 1;
  if (at > 0) return tokens.slice(0, at);
  return home ? tokens.slice(home.end) : tokens;
}

/** 'number of free seats' is called 'free seats'. */
function withoutCount(words: readonly Token[]): readonly Token[] {
  const [first, second] = words;
  const isCounted =
    first?.key === 'number' && second?.key === 'of' && words.some(({ key }) => key === 'free');
  return isCounted || second?.key === 'up' ? words.slice(2) : words;
}

/** What it is called: what was said in front of the calculation, else the words themselves where they are a noun. */
function nameOf(worked: Worked): readonly Token[] {
  const named = worked.name.length > 0 ? worked.name : withoutTail(withoutCount(besideHome(worked)));
  // 'number of nights' is a name, though 'of' in others is none.
  const telling = named[0]?.key === 'number' && named[1]?.key === 'of' ? named.slice(2) : named;
  const isName =
    named.length <= 5 &&
    telling.every(({ key, tag }) => !NO_NAME.has(key) && !/^(?:pronoun|question|modal|mark)$/.test(tag));
  // 'the invoice adds up its lines' names the lines and not the sum.
  const isKind =
    worked.kinds.some(
      ({ start, end }) =>
        worked.tokens.slice(start, end).length === telling.length && worked.tokens[start] === telling[0],
    ) && says(worked, 'adds up');
  return isName && !isKind ? named : [];
}

const SHARE = '% percent percentage rate attainment';

function typed(value: Value, worked: Worked): Value {
  const isShare = says(worked, SHARE) && value.code.includes('/') && /^(?:number|integer)$/.test(value.type);
  return isShare ? { ...value, type: 'percent' } : value;
}

/** What a calculation is called whose words are no name. */
function fallback(worked: Worked): readonly Token[] {
  if (says(worked, 'age old turning')) return tokenise('age');
  if (says(worked, 'area') && !says(worked, 'times x × *')) return tokenise('area');
  if (says(worked, 'commission')) return tokenise('commission');
  return says(worked, 'average mean') ? tokenise('average') : [];
}

function made({ value: found, entity, world, operations }: ValueOver, worked: Worked): Outcome | undefined {
  const place = { entity, value: typed(found, worked) };
  const name = nameOf(worked);
  const outcome =
    computedField(name.length > 0 ? name : fallback(worked), place, world) ??
    computedField(fallback(worked), place, world);
  if (!outcome || !('operations' in outcome)) return outcome;
  return { operations: [...operations, ...outcome.operations] };
}

/** 'since the reading before' needs another record of the same kind. */
const BEFORE = 'before previous earlier';
const ofAnother = (worked: Worked) =>
  says(worked, BEFORE) && says(worked, 'since') && says(worked, 'consumption usage used reading');

function readOne(worked: Worked, world: World): Outcome | undefined {
  const places = placesFor(worked, world);
  // As the fields are; then with texts that become numbers and days; then with links that are still missing.
  for (const pass of [0, 1, 2])
    for (const entity of places)
      for (const value of valuesOver(worked, entity, world, pass)) {
        const outcome = made(value, worked);
        if (outcome) return outcome;
      }
  return undefined;
}

/** 'the area and the price', 'number of boxes and how much they weigh': two fields, the second of which may need the first. */
function sidesOf(clause: readonly Token[]): readonly (readonly Token[])[] {
  const at = clause.findIndex(
    ({ key }, index) =>
      index > 0 && key === 'and' && /^(?:the|how|number|total|average)$/.test(clause[index + 1]?.key ?? ''),
  );
  const [one, other] = [clause.slice(0, at), clause.slice(at + 1)];
  const isOne = ({ key }: Token) => /^(?:between|from|by|both|together|added|difference|of)$/.test(key);
  const isCount = one.some(({ key }, index) => key === 'number' && one[index + 1]?.key === 'of');
  return at < 1 || (!isCount && one.some(isOne)) || other.some(({ key }) => key === 'together')
    ? []
    : [one, other];
}

function readBoth(clause: readonly Token[], world: World): Outcome | undefined {
  const operations: Operation[] = [];
  let now = world;
  for (const side of sidesOf(clause)) {
    const outcome = readOne(takeApart(side, now), now);
    if (!outcome || !('operations' in outcome)) return undefined;
    const next = after(now, outcome.operations);
    if (!next) return undefined;
    operations.push(...outcome.operations);
    now = next;
  }
  return operations.length > 0 ? { operations } : undefined;
}

const isAsked = ({ op }: { readonly op?: unknown }) => op !== undefined;
const SHOWS = /^(?:show|see|add|give|tell)$/;
const IN_ALL = 'all everything everyone they overall ever altogether';

/** 'add up the fees', 'the sum of the insured value': one figure of all, where nothing says whose it is. */
function isFigure(clause: readonly Token[], worked: Worked, world: World): boolean {
  if (worked.home || !says(worked, 'total sum average altogether together up') || says(worked, 'each per'))
    return false;
  const isShown = clause.slice(0, 5).some(({ key }) => SHOWS.test(key));
  const isOf = /^(?:sum|total|average)$/.test(worked.tokens[0]?.key ?? '') && worked.tokens[1]?.key === 'of';
  // 'the total of both' and 'cash plus card' are of one record.
  const isOwn = says(worked, 'minus plus times both two three x + - * ×');
  const pointsAt = new Set(world.current.fields.flatMap(({ reference }) => reference?.entity ?? []));
  const isOfParent = worked.kinds.some(({ entity }) => pointsAt.has(entity.id));
  return (isShown || isOf || says(worked, IN_ALL)) && !isOwn && !isOfParent;
}

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const worked = takeApart(clause, world);
  if (worked.tokens.length === 0) return undefined;
  if (ofAnother(worked))
    return {
      missing: 'A record is worked out from itself and what it is linked to, not from the one before it',
    };
  const figure = isFigure(clause, worked, world) ? figuresOutcome(clause, world, isAsked) : undefined;
  return (
    figure ?? readBoth(clause, world) ?? readOne(worked, world) ?? figuresOutcome(clause, world, isAsked)
  );
}

export const COMPUTED: SlotReader = {
  class: 'computed',
  read,
  examples: {
    'stock: margin': '+ field Item.Margin: money = Selling price - Cost',
    'runs: pace': '+ field Run.Pace: duration = Duration / Distance',
    'the age': '+ field Customer.Age: integer = rounddown((today - Born) / 365.25)',
    'how often each customer has ordered': '+ field Customer.Number of orders: integer',
    'orders per customer': '+ field Customer.Orders: integer',
    'runs: runs per shoe': '+ field Shoe.Runs: integer',
    'runs: km so far on each shoe': '+ field Shoe.Total distance: number',
    'how many unpaid orders each customer has': '+ field Customer.Number of orders: integer',
    'free seats': '+ field Room.Free seats: integer',
    'reminder = due plus 2 weeks': '+ field Order.Reminder: date = Due + 2 weeks',
    'tasks: hours times rate gives the wage': '+ field Task.Wage: money = Hours * Rate',
    'how long they stay': '+ field Booking.Duration: duration = End - Start',
    'tasks: countdown in days': '+ field Task.Countdown in days: integer = Deadline - today',
    'stock: cost per in stock': '+ field Item.Cost per in stock: money = Cost / In stock',
    'the guests of each room altogether': '+ field Room.Guests: integer',
    'runs: mean mood on the shoe': '+ field Shoe.Mean mood: number',
    'consumption since the reading before': 'missing',
    'number of nights': '+ field Booking.Number of nights: integer',
    'a commission of 4 % of the total': '+ field Order.Commission: money = Total * 4%',
    'runs: add up the distance': '+ metric sum Run.Distance',
    'tasks: pay=hours*rate': '+ field Task.Pay: money = Hours * Rate',
  },
};
