import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Operation } from '../../operations/operation';
import type { ConditionSaid } from '../meaning/about';
import { whichRecords } from '../meaning/which-records';
import type { Outcome, Rule, Said } from '../rule';
import { World } from '../world';
import { kindSaid } from './edit-said';
import { partsOf } from './fields-said';
import { filterWhere } from './filter-made';
import { CERTAIN, ORDER, REASON } from './plain-names';

/** 'a quick filter for orders of this month', 'a filter for visits today and another for visits over 100'. */

const ASKS = wordList(
  "i we you me us it there should would could can may 'd like love want need have get use add make create give put set up build let to be",
  'able a an another one more some new extra quick saved handy useful little simple way ways separate own also please just then now and so ,',
);
const LEADS = /^(?:before|after|for|in|on|at|when|while|because|as|since|to|during|every|until)$/;

/** Nothing is said in front but that a filter is asked for, and before what: 'before the season starts I need a …'. */
export function isAsking(tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(({ key }) => !ASKS.has(key)) + 1;
  return from === 0 || (LEADS.test(tokens[0]?.key ?? '') && from < tokens.length);
}

const AGAIN = /^(?:another|one|a|an|also|filter|for|second|of|and)$/;

/** 'visits today and another for visits over 100': each of them by itself. */
function each(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.key ?? '';
    const isCut = /^(?:and|,|plus)$/.test(token.key) && /^(?:another|one|a|also|for)$/.test(next);
    if (isCut) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts.map((part, index) => {
    const from = index === 0 ? 0 : part.findIndex(({ key }) => !AGAIN.test(key));
    return part.slice(Math.max(from, 0));
  });
}

type Make = (said: ConditionSaid, world: World) => Outcome | undefined;

/** What is made of each part, the next ones of the same records where none are named. */
function made(parts: readonly (readonly Token[])[], world: World, make: Make): Outcome | undefined {
  const operations: Operation[] = [];
  let already: Outcome | undefined;
  let now = world;
  for (const part of parts) {
    const said = whichRecords(part, now);
    const outcome = said && make(said, now);
    if (!outcome) return undefined;
    if ('operations' in outcome) operations.push(...outcome.operations);
    else already = outcome;
    now = new World(world.model, { ...world.touched, entity: said.entity.id });
  }
  return operations.length > 0 ? { operations } : already;
}

/** Each that is named: 'visits today and another for visits over 100'. */
export const forEach = (tokens: readonly Token[], world: World, make: Make): Outcome | undefined =>
  made(each(tokens), world, make);

function filters(said: Said, world: World): Outcome | undefined {
  if (!isAsking(said.tokens('lead'))) return undefined;
  const what = said.tokens('what');
  const make: Make = (found, now) => filterWhere(found, now, { isPlain: true });
  // 'filters for novels and crime books' are several.
  const several = said.clause.some(({ key }) => key === 'filters') ? partsOf(what) : [];
  return (several.length > 1 ? made(several, world, make) : undefined) ?? forEach(what, world, make);
}

/** 'show all orders again': what the list opens with is taken away. */
function allAgain(said: Said, world: World): Outcome | undefined {
  const named = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  const isNameless = /^(?:of )?(?:them|it|the records|records|entries)?$/.test(
    said.text('table').toLowerCase(),
  );
  if (said.has('table') && !named && !isNameless) return undefined;
  const standing = world.model.entities.filter(
    ({ id, defaultFilter }) => defaultFilter !== undefined && (!named || named.id === id),
  );
  const [only, more] = standing;
  const id = more ? undefined : only?.defaultFilter;
  if (named && standing.length === 0) return { already: `All ${named.plural.toLowerCase()} are shown` };
  return id === undefined ? undefined : { operations: [{ kind: 'removePart', part: 'filter', id }] };
}

/** 'remove the filter for unpaid orders', 'I no longer need the filter for overdue loans'. */
function removed(said: Said, world: World): Outcome | undefined {
  const found = whichRecords(said.tokens('what'), world);
  const filter = found?.entity.filters.find(({ where }) => where === found.code);
  return filter && { operations: [{ kind: 'removePart', part: 'filter', id: filter.id }] };
}

const REMOVE =
  "(remove | delete | drop | get rid of | scrap | take away | take out | lose | do n't need | no longer need | do not need)";

export const PLAIN_FILTERS: readonly Rule[] = [
  {
    name: 'a filter for the records that are named',
    class: 'filter',
    certainty: CERTAIN,
    when: [
      `<lead?> (filter | filters) (for | of | showing | that shows | that show | with | ,)* <what> ${REASON}`,
    ],
    read: filters,
    examples: {
      'add a filter for orders that are sent but not paid yet':
        '+ filter Order: Status is "Sent" and not Paid',
      'i want to filter for customers without an email': '+ filter Customer: Email is empty',
      'a filter that shows only the packed ones': '+ filter Order: Status is "Packed"',
      'could you make me a filter with just the orders due in the next 30 days':
        '+ filter Order: Due >= today and Due <= today + 30 days',
      'tasks: be able to filter for tasks whose deadline has passed': '+ filter Task: Deadline < today',
      'a filter for customers with no orders': '+ filter Customer: count(Orders) = 0',
      'filter the unpaid ones': '+ filter Order: not Paid',
      'quick filter for orders due this week':
        '+ filter Order: Due >= today - (weekday(today) - 1) and Due < today + (8 - weekday(today))',
      'let me filter rooms with more than 10 seats': '+ filter Room: Seats > 10',
      'before the fair starts I need a filter for packed orders over 200':
        '+ filter Order: Status is "Packed" and Total > 200',
      'a filter for unpaid orders and another for sent ones':
        '+ filter Order: not Paid\n+ filter Order: Status is "Sent"',
    },
    counter: ['filter by city', 'remove the filter for unpaid orders', 'filter the coffee'],
  },
  {
    name: 'all records are shown again',
    class: 'filter',
    certainty: CERTAIN,
    when: [
      `${ORDER} (show | see | list | display | want to see | bring back) (me | us)? (all | every | everything)+ (of the | of | the | my | our)* <table?> (again | as before | once more) ${REASON}`,
      `${ORDER} (stop | no longer) (filter | filtering) (the)? <table?> ${REASON}`,
      `${ORDER} (remove | take off | turn off | switch off | drop | clear | lift | reset | undo) the (standing | default)? filter ${REASON}`,
    ],
    read: allAgain,
    examples: { 'show all orders again': 'already' },
    counter: ['show all fields again', 'show all unpaid orders again'],
  },
  {
    name: 'no filter for the records that are named',
    class: 'filter',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${REMOVE} (the | that | our | my)* filter (for | of | on | with | showing)+ <what> ${REASON}`,
    ],
    read: removed,
    examples: { 'parcels: remove the filter for parcels that are not sent': '- filter Parcel: not Sent' },
    counter: ['remove the filter for unpaid orders'],
  },
];
