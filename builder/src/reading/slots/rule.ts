import type { Token } from '../../language/token';
import type { Outcome } from '../rule';
import { conditionSaid } from '../rules/constraint-conditions';
import { addCheck } from '../rules/comparison';
import { setRequired } from '../rules/constraint-required';
import { firstOf } from '../rules/fields-said';
import { wordsOf } from '../rule';
import { capitalise } from '../../words/text';
import type { World } from '../world';
import { boundSaid } from './rule-bounds';
import { compareSides, fieldBy } from './rule-compare';
import { differ } from './rule-differ';
import { atMostIn, atMostOfAll, withinPlaces } from './rule-limit';
import { takenOnce } from './rule-once';
import { isForbidden } from './rule-words';
import type { SlotReader } from './slot-reader';

/** What has to hold: how values compare, how much there may be, what may not happen twice. */

const EARLIER = /^(?:previous|last|prior|backwards|before)$/;

/** 'not lower than the last one' asks for the record before it. */
function beforeIt(tokens: readonly Token[]): Outcome | undefined {
  const [before = '', last = ''] = ['', '', ...tokens.map(({ key }) => key)].slice(-2);
  const isLast = /^(?:the|month's)?$/.test(before) && EARLIER.test(last);
  const isOne = /^(?:one|reading|value|entry)$/.test(last) && EARLIER.test(before);
  const isMonth = tokens.some(
    ({ key }, at) => key === 'last' && /^(?:month|week)$/.test(tokens[at + 1]?.key ?? ''),
  );
  return isLast || isOne || isMonth || last === 'backwards'
    ? { missing: 'a record cannot be compared with the one before it' }
    : undefined;
}

const MUST = /^(?:must|should|shall|has|have|needs|need|only)$/;

/** 'must be a Friday', 'never paid without an invoice': a condition that holds, or does not. */
function conditionHolds(tokens: readonly Token[], world: World): Outcome | undefined {
  const isMust = tokens.some(({ key }) => MUST.test(key));
  if (!isMust || isForbidden(tokens)) return undefined;
  return firstOf(world, (entity) => {
    const words = tokens.filter(({ key, tag }) => tag !== 'modal' && !/^(?:has|have|to|only)$/.test(key));
    const holds = conditionSaid(words, entity, world);
    return holds === undefined
      ? undefined
      : addCheck(entity, holds, `${capitalise(wordsOf(tokens)).slice(0, 190)}.`, undefined, world);
  });
}

const MOST_TOKENS = 60;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** 'must be a Friday': of the only day that the record has. */
function ofWeekday(tokens: readonly Token[], world: World): Outcome | undefined {
  const day = WEEKDAYS.findIndex((name) => tokens.some(({ key }) => key === name || key === `${name}s`)) + 1;
  const field = world.onlyField(['date', 'datetime']);
  if (day === 0 || !field) return undefined;
  const sign = isForbidden(tokens) ? '!=' : '=';
  const message = `${field.name} ${sign === '=' ? 'has to' : 'cannot'} be a ${capitalise(WEEKDAYS[day - 1] ?? '')}.`;
  return addCheck(world.current, `weekday(${field.id}) ${sign} ${String(day)}`, message, field, world);
}

/** 'without a seen licence it must not be saved'. */
function savedWith(tokens: readonly Token[], world: World): Outcome | undefined {
  const at = tokens.findIndex(({ key }) => key === 'without');
  const isSaved = tokens.some(({ key }) => /^(?:save|saved|saving|accepted|entered|added)$/.test(key));
  if (at < 0 || !isSaved) return undefined;
  return firstOf(world, (entity) => {
    const field = fieldBy(
      tokens.slice(at + 1, at + 5),
      entity,
      world,
      ({ computed }) => computed === undefined,
    );
    if (field?.type === 'boolean')
      return addCheck(entity, field.id, `${field.name} has to be ticked.`, field, world);
    return field && setRequired([{ entity, field }], true, world);
  });
}

const isThan = (tokens: readonly Token[]) => tokens.some(({ key }) => key === 'than' || key === 'then');
const compared = (tokens: readonly Token[], world: World) =>
  compareSides(tokens, world) ?? withinPlaces(tokens, world);

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = clause.slice(0, MOST_TOKENS);
  return (
    beforeIt(tokens) ??
    atMostIn(tokens, world) ??
    boundSaid(tokens, world) ??
    atMostOfAll(tokens, world) ??
    (isThan(tokens) ? compared(tokens, world) : undefined) ??
    takenOnce(tokens, world) ??
    compared(tokens, world) ??
    savedWith(tokens, world) ??
    differ(tokens, world) ??
    ofWeekday(tokens, world) ??
    conditionHolds(tokens, world)
  );
}

export const RULE_SLOTS: SlotReader = {
  class: 'rule',
  read,
  examples: {
    'no room twice at once': '+ rule Booking no-overlap Room',
    'one guest cannot be in two rooms at once': '+ rule Booking no-overlap Guest',
    'end after start': '+ rule Booking: End > Start',
    'guests never over 8': '+ rule Booking: Guests <= 8',
    'guests between 1 and 8 only': '~ type Booking.Guests: integer 1-8',
    'seats have to lie between 2 and 50': '~ type Room.Seats: integer 2-50',
    'guests must fit in the seats': '+ rule Booking: Guests <= Room.Seats',
    'never more guests than seats': '+ rule Booking: Guests <= Room.Seats',
    'stock: cost and selling price must differ': '+ rule Item: Cost is not Selling price',
    'stock: minimum not below 3': '+ rule Item: Minimum >= 3',
    'each customer once per due': '+ rule Order unique Customer, Due',
    'no more than 5 orders a day': '+ rule Order limit 5 Due',
    'ten bookings to a room, not one more': '+ rule Booking limit 10 Room',
    'a quantity can never be lower than the last': 'missing',
    'tasks: hours max 12': '+ rule Task: Hours <= 12',
    'nobody under 18': '+ rule Customer: Born + 18 years <= today',
    'no clashing in the same room': '+ rule Booking no-overlap Room',
    'runs: never the same shoes twice on one day': '+ rule Run unique Shoes, Date',
    'start not after end': '+ rule Booking: Start <= End',
    'more than 40 seats must be refused': '+ rule Room: Seats <= 40',
  },
};
