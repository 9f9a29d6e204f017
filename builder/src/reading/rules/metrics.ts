import type { Metric } from '@tessera/shared/contracts';
import { figuresOutcome } from '../figures/read-figures';
import type { Rule, Said } from '../rule';
import type { World } from '../world';
import { METRIC_CHART_RULES } from './metric-charts';

/** Numbers over the records: totals, counts, averages, the largest and the smallest, alone or for each of something. */

/** A figure by one of these operations that is not drawn on purpose: charts have rules of their own. */
const figure =
  (...ops: readonly Metric['op'][]) =>
  (said: Said, world: World) =>
    figuresOutcome(said.clause, world, ({ op, isChart }) => !isChart && op !== undefined && ops.includes(op));

/** The words of a figure say what it is; what they are about may be long. */
const WEIGHT = 0.6;

export const METRIC_RULES: readonly Rule[] = [
  {
    name: 'a total',
    class: 'metric',
    weight: WEIGHT,
    when: [
      '<before?> $figure-total <behind?>',
      '<before?> add <what> up <behind?>',
      '<before?> $figure-total <what> $figure-each <group>',
    ],
    read: figure('sum'),
    examples: {
      'total per month': '+ metric sum Order.Total per month',
      'show me the total of all orders': '+ metric sum Order.Total',
      'add up the quantity': '+ metric sum Order.Quantity',
      'add it all up for me': '+ metric sum Order.Total',
      'the sum of the totals for each customer': '+ metric sum Order.Total by Customer',
      'at the top it should just say how much is still unpaid altogether':
        '+ metric sum Order.Total where not Paid',
      'i want to see the total quantity by status': '+ metric sum Order.Quantity by Status',
      'tasks: total hours for each person': '+ metric sum Task.Hours by Assigned to',
      'runs: how much distance did I run each week': '+ metric sum Run.Distance per week',
      'runs: the duration of all runs added up': '+ metric sum Run.Duration',
      'how much each customer owes us': '+ metric sum Order.Total by Customer where not Paid',
      'runs: what did the shoes cost altogether, total': '+ metric sum Shoe.Cost',
    },
    counter: [
      'rename total to sum',
      'total is quantity times unit price',
      'sort by total, highest first',
      'make the total required',
    ],
  },
  {
    name: 'how many there are',
    class: 'metric',
    weight: WEIGHT,
    when: ['<before?> $figure-count <behind?>', '<before?> $figure-count <what> $figure-each <group>'],
    read: figure('count'),
    examples: {
      'how many guests per room': '+ metric sum Booking.Guests by Room',
      'how many orders per month': '+ metric count Order per month',
      'number of customers in each city': '+ metric count Customer by City',
      'count the bookings for each room': '+ metric count Booking by Room',
      'I need to know how many orders are not paid': '+ metric count Order where not Paid',
      'number of open orders': '+ metric count Order where Status is "Open"',
      'how many orders there are of each status': '+ metric count Order by Status',
      'a count of the paid orders and the total quantity':
        '+ metric count Order where Paid\n+ metric sum Order.Quantity',
      'tasks: how many are done': '+ metric count Task where Done',
    },
    counter: ['a number for each order', 'add a field number of floors to rooms'],
  },
  {
    name: 'an average',
    class: 'metric',
    weight: WEIGHT,
    when: ['<before?> $figure-average <behind?>', '<before?> $figure-average <what> $figure-each <group>'],
    read: figure('average'),
    examples: {
      'average total per customer': '+ metric average Order.Total by Customer',
      'runs: the average mood per week please': '+ metric average Run.Mood per week',
      'runs: show me what distance I run on average': '+ metric average Run.Distance',
      'tasks: average hours by priority as a number': '+ metric average Task.Hours by Priority',
    },
    counter: ['average-looking design'],
  },
  {
    name: 'the largest or smallest',
    class: 'metric',
    weight: WEIGHT,
    when: ['<before?> $figure-extreme <behind?>'],
    read: (said, world) =>
      // 'the most expensive on top' is an order of the list.
      /\b(?:first|last|on top|at the top|at the bottom)\b/.test(said.clause.map(({ key }) => key).join(' '))
        ? undefined
        : figure('largest', 'smallest')(said, world),
    examples: {
      'runs: my longest run': '+ metric largest Run.Distance',
      'show me the highest total for each month': '+ metric largest Order.Total per month',
      'the lowest price of a room': '+ metric smallest Room.Price',
      'the biggest order': '+ metric largest Order.Total',
    },
    counter: ['highest total first', 'most expensive at the top'],
  },
  ...METRIC_CHART_RULES,
];
