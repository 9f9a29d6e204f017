import type { Entity, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Figure } from '../figures/figure';
import { dayOf, usualGroup } from '../figures/groups';
import { mainAmount } from '../figures/measure';
import { figuresOutcome } from '../figures/read-figures';
import { showFigures } from '../figures/show-figures';
import type { Rule, Said } from '../rule';
import { METRIC_MORE_RULES } from './metric-more';
import type { World } from '../world';

/** Charts, what is owed or spent in other words, and whole dashboards. */

const chart = (said: Said, world: World) => figuresOutcome(said.clause, world, ({ isChart }) => isChart);

/** 'what I spent on food': no word says that it is added up. */
const inMoney = (said: Said, world: World) =>
  figuresOutcome(
    said.clause,
    world,
    ({ op, isChart }) => op === undefined && !isChart,
    ({ op }) => op !== 'count',
  );

const isComma = ({ key }: Token) => key === ',';

/** Longer ones tell something else: 'the ones not played for over a year'. */
const isShort = (measure: readonly Token[]) =>
  measure.length > 0 && measure.length <= 5 && !measure.some(isComma);

const PLAIN: readonly FieldType[] = [
  'text',
  'integer',
  'number',
  'money',
  'date',
  'datetime',
  'time',
  'duration',
  'percent',
];

/** 'runs by result', 'hours per week': only where it is told apart by something. */
const told = (said: Said, world: World) =>
  figuresOutcome(
    said.clause,
    world,
    ({ op, isChart, groups, periods, measure }) =>
      op === undefined &&
      !isChart &&
      groups.length + periods.length > 0 &&
      isShort(measure) &&
      !groups.flat().some(isComma),
    // 'orders by number' puts them in order.
    ({ entity, field, by }) =>
      field !== undefined ||
      by?.period !== undefined ||
      !entity.fields.some(({ id, type }) => id === by?.field && PLAIN.includes(type)),
  );

/** How many, how much in all, by state and over time. */
function usualFigures(entity: Entity): Figure[] {
  const field = mainAmount(entity.fields, ['money', 'duration']);
  const [state, day] = [usualGroup(entity), dayOf(entity)];
  const sum = field && { entity, op: 'sum' as const, field, value: field.id };
  return [
    { entity, op: 'count' },
    ...(sum ? [sum] : []),
    ...(state ? [{ entity, op: 'count' as const, by: state }] : []),
    ...(day && state?.field !== day.id
      ? [{ ...(sum ?? { entity, op: 'count' as const }), by: { field: day.id, period: 'month' as const } }]
      : []),
  ];
}

function dashboard(said: Said, world: World) {
  const entity = said.has('table') ? world.entity(said.tokens('table')) : world.current;
  if (!entity) return undefined;
  const operations = showFigures(world.model, usualFigures(entity));
  return operations.length > 0 ? { operations } : { already: 'These figures are there already' };
}

const WEIGHT = 0.6;

export const METRIC_CHART_RULES: readonly Rule[] = [
  {
    name: 'a chart',
    class: 'metric',
    weight: WEIGHT + 0.1,
    when: [
      '<before?> $figure-chart <behind?>',
      '<before?> $figure-chart <what> $figure-each <group>',
      '<what> (as|in) (a|an)? $figure-chart <behind?>',
    ],
    read: chart,
    examples: {
      'a chart of orders per month': '+ metric count Order per month',
      'could I have a pie chart with the orders by status': '+ metric count Order by Status',
      'total per customer as bars': '+ metric sum Order.Total by Customer',
      "I'd love a little chart that shows me how many orders we had each month":
        '+ metric count Order per month',
      'chart: number of bookings by room': '+ metric count Booking by Room',
      'runs: graph of the average mood per week': '+ metric average Run.Mood per week',
      'runs: distance per week as a line chart': '+ metric sum Run.Distance per week',
      'runs: a graph of my distance': '+ metric sum Run.Distance per month',
      'a graph showing how much money comes in every week': '+ metric sum Order.Total per week',
      'tasks: a bar chart of hours by person so I can see who does most':
        '+ metric sum Task.Hours by Assigned to',
      'how many orders are in each status, some kind of chart': '+ metric count Order by Status',
      'pie of customers by city': '+ metric count Customer by City',
      'a diagram of the rooms per month': 'missing',
    },
    counter: ['remove the chart', 'chart the course', 'a board by status'],
  },
  {
    name: 'what is owed or spent',
    class: 'metric',
    weight: 0.1,
    when: [
      '<before?> (what|whatever) <middle?> $figure-money <behind?>',
      '<before?> what <middle?> (still|be|left) <behind>',
      '<before?> what <what> $figure-overall <behind?>',
    ],
    read: inMoney,
    examples: {
      "show me what's still owed": '+ metric sum Order.Total where not Paid',
      'what we took each month': '+ metric sum Order.Total per month',
      'i want to see what each customer paid': '+ metric sum Order.Total by Customer where Paid',
    },
    counter: ['what a mess'],
  },
  {
    name: 'told apart by something',
    class: 'metric',
    weight: -0.25,
    when: [
      '<what> (per|by|grouped by|split by|broken down by|across) <group>',
      '<what> (a|each|every|per) (day|week|month|quarter|year)',
      '<before?> (daily|weekly|monthly|quarterly|yearly|annual) <what>',
    ],
    read: told,
    examples: {
      'orders by status': '+ metric count Order by Status',
      'runs: distance per week': '+ metric sum Run.Distance per week',
      'monthly revenue': '+ metric sum Order.Total per month',
    },
    counter: [
      'sort orders by status',
      'list the customers by name',
      'orders by number',
      'a note for each order',
    ],
  },
  {
    name: 'a page of figures',
    class: 'metric',
    weight: 0.2,
    when: [
      `
        $figure-wish* (some|a|an|the|few|nice|little|simple|basic|overview|good|bit|of|summary|page|with)*
        $figure-page (page|screen|view)? ((of|for|about|on|over|with) <table:np>)?
      `,
    ],
    read: dashboard,
    examples: {
      'a dashboard please':
        '+ metric count Order\n+ metric sum Order.Total\n+ metric count Order by Status\n+ metric sum Order.Total per month',
      'I would like some statistics about the customers': '+ metric count Customer',
    },
    counter: ['a dashboard that emails me'],
  },
  ...METRIC_MORE_RULES,
];
