import type { Entity, Field } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import type { Value } from '../meaning/typed';
import { valueOf } from '../meaning/typed';
import { figuresOutcome } from '../figures/read-figures';
import type { Outcome } from '../rule';
import { computedField } from '../rules/computed-made';
import type { World } from '../world';
import type { SlotReader } from './slot-reader';
import { Trial } from './worked/trial';
import { nextDay } from './worked/next-day';
import { reckoned } from './worked/reckoned';
import { rolled } from './worked/rolled';
import { beyond, USUAL } from './worked/usual';
import { placesFor, says, takeApart, withoutTail, type Way, type Worked } from './worked/words';

/** Fields that are worked out: the calculation is looked for in the clause, what it is called in front of it. */

const byWords: Way = (trial, worked) =>
  trial.world.value(worked.value, trial.entity)?.code ?? trial.world.value(worked.tokens, trial.entity)?.code;

const bySigns: Way = (trial, worked) =>
  reckoned(worked.value, trial, worked) ?? reckoned(worked.tokens, trial, worked);

const FREE = 'free left remaining available';

/** What is said of linked records goes first where it is said on which it is shown. */
function waysFor(worked: Worked, entity: Entity): readonly Way[] {
  const isHome = worked.home?.entity.id === entity.id;
  const isSaid =
    says(worked, 'x × * minus less divided − plus + multiplied') ||
    (says(worked, 'times') && !says(worked, 'many often two both'));
  // What is said with signs and cannot be read is not guessed at.
  if (isSaid && !says(worked, 'together')) return [beyond, bySigns, nextDay];
  const own = [beyond, bySigns, nextDay, ...USUAL];
  return isHome && !says(worked, FREE)
    ? [bySigns, rolled, ...own]
    : says(worked, FREE)
      ? own
      : [...own, rolled];
}

const PLACES = wordList('per for on of each every a an the to next in by beside all whole');
const NO_NAME = wordList(
  'times so and , : has shows',
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
  const isName =
    named.length <= 5 &&
    named.every(({ key, tag }) => !NO_NAME.has(key) && !/^(?:pronoun|question|modal|mark)$/.test(tag));
  return isName ? named : [];
}

const SHARE = '% percent percentage rate attainment';

function typed(value: Value, worked: Worked): Value {
  const isShare = says(worked, SHARE) && value.code.includes('/') && /^(?:number|integer)$/.test(value.type);
  return isShare ? { ...value, type: 'percent' } : value;
}

/** 'made plus weeks' counts days; months of a field cannot be added to a day. Nothing is taken from itself. */
function mended(code: string, { model }: World): string | undefined {
  const [, twice] = /^(\S+) [-*/] (\S+)$/.exec(code) ?? [];
  if (twice !== undefined && code.startsWith(`${twice} `) && code.endsWith(` ${twice}`)) return undefined;
  const [, added] = /^(?:f\d+|largest\(.*\)) \+ (?:f\d+\.)?(f\d+)$/.exec(code) ?? [];
  const field = model.entities.flatMap(({ fields }) => fields).find(({ id }) => id === added);
  const isDay =
    /^largest/.test(code) ||
    isDate(model.entities.flatMap(({ fields }) => fields).find(({ id }) => code.startsWith(`${id} `)));
  if (!field || !isDay) return code;
  if (/\b(?:months?|years?)\b/i.test(field.name)) return undefined;
  return /\bweeks?\b/i.test(field.name) ? `${code} * 7` : code;
}

const isDate = (field: Field | undefined) => field?.type === 'date' || field?.type === 'datetime';

/** What a calculation is called whose words are no name. */
function fallback(worked: Worked): readonly Token[] {
  if (says(worked, 'age old turning')) return tokenise('age');
  return says(worked, 'average mean') ? tokenise('average') : [];
}

function made(trial: Trial, read: string, worked: Worked): Outcome | undefined {
  const code = mended(read, trial.world);
  if (code === undefined) return undefined;
  const value = valueOf(code, trial.entity, trial.world);
  if (!value || !/\b[ef]\d/.test(code)) return undefined;
  const place = { entity: trial.entity, value: typed(value, worked) };
  const name = nameOf(worked);
  const outcome =
    computedField(name.length > 0 ? name : fallback(worked), place, trial.world) ??
    computedField(fallback(worked), place, trial.world);
  if (!outcome || !('operations' in outcome)) return outcome;
  return { operations: [...trial.operations, ...outcome.operations] };
}

function tried(way: Way, entity: Entity, worked: Worked, world: World, pass: number): Outcome | undefined {
  const moments = says(worked, 'hours hour minutes mins time flight downtime long duration')
    ? 'time'
    : 'date';
  const trial = new Trial(world, entity.id, pass > 0, moments, pass > 1);
  const code = way(trial, worked);
  return code === undefined ? undefined : made(trial, code, worked);
}

/** 'since the reading before' needs another record of the same kind. */
const BEFORE = 'before previous earlier';
const ofAnother = (worked: Worked) =>
  says(worked, BEFORE) && says(worked, 'since') && says(worked, 'consumption usage used reading');

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const worked = takeApart(clause, world);
  if (worked.tokens.length === 0) return undefined;
  if (ofAnother(worked))
    return {
      missing: 'A record is worked out from itself and what it is linked to, not from the one before it',
    };
  const places = placesFor(worked, world);
  // As the fields are; then with texts that become numbers and days; then with links that are still missing.
  for (const pass of [0, 1, 2])
    for (const entity of places)
      for (const way of [...(pass > 0 ? [] : [byWords]), ...waysFor(worked, entity)]) {
        const outcome = tried(way, entity, worked, world, pass);
        if (outcome) return outcome;
      }
  return figuresOutcome(clause, world, ({ op }) => op !== undefined);
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
  },
};
