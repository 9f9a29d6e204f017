import { wordTable } from '../language/word-table';
import { BEHAVIOUR_WORDS } from './vocabulary-behaviour';
import { REMARK_WORDS } from './vocabulary-remarks';

/** Words that do the same in a clause, for patterns to name: `$show` is any of them, in any form. */
const LISTS = wordTable<string>({
  /** Somebody who wants something. */
  who: 'i, we, you, one, they, people, users, everybody, everyone, staff, guys',
  want: "want, need, would like, like, 'd like, 'd love, want to, need to, would like to, have to, must, should, be able to, can",
  show: `
    show, show me, see, display, view, list, have, give me, give, let me see, want to see, want, need, get, look
    at, draw, plot, add, put, include, tell me, tell
  `,
  each: 'each, every, per, by, for each, for every, a, an, across, grouped by, split by, broken down by, sorted by',
  period: 'day, week, month, quarter, year',
  sum: 'total, sum, add up, altogether, sum of, total of, overall, how much, total amount of',
  average: 'average, mean, avg, average of, on average',
  most: 'largest, highest, biggest, most, maximum, max, top, best, longest, latest',
  least: 'smallest, lowest, least, minimum, min, shortest, cheapest, earliest',
  count: 'how many, number of, count, count of, the number of',
  chart:
    'chart, graph, bar chart, line chart, pie chart, pie, donut, plot, diagram, bars, statistic, statistics, stats',
  not: "not, n't, never, no, don't, cannot, can't",
  remove:
    'remove, delete, drop, get rid of, take out, take off, take away, kick out, lose, scrap, throw out, ditch, cut, hide, erase, kill, do without',
  add: 'add, include, put in, put on, create, make, insert, give, need, want, have, would like, also add, append, introduce, we need, there should be',
  rename: 'rename, call, name, relabel, retitle, change the name of, label',
  change: 'change, turn, make, convert, switch, set, let be, should be, transform',
  table: 'table, list, record, section, kind of record, entity, sheet, tab',
  field: 'field, column, property, attribute, box, entry field, input, line',
  ...REMARK_WORDS,
  ...BEHAVIOUR_WORDS,
  // Figures and charts (rules/metrics.ts).
  'figure-total':
    'total, sum, how much, add up, added up, adding up, add together, tot up, sum up, grand total',
  'figure-count':
    'how many, number of, count, counted, how often, headcount, head count, tally, no of, number',
  'figure-average': 'average, mean, avg, on average, in average, averaged',
  'figure-extreme': `
      largest, biggest, highest, maximum, max, longest, most expensive, dearest, heaviest, greatest, furthest,
      farthest, tallest, priciest, smallest, lowest, minimum, min, shortest, cheapest, lightest, least expensive
    `,
  'figure-each': `
      per, by, for each, for every, each, every, of each, in each, from each, grouped by, split by, broken down
      by, a day, a week, a month, a year, across, monthly, weekly, daily, yearly
    `,
  'figure-chart': `
      chart, graph, bar chart, line chart, pie chart, pie, donut, doughnut, plot, diagram, bars, bar graph, line
      graph, curve, histogram, a line, visualise, visualize, visualisation, visualization, graphically
    `,
  'figure-overall': 'altogether, in total, overall, all together, together, in all',
  'figure-money':
    'spend, spent, pay, paid, earn, earned, owe, owed, make, made, take, took, cost, owing, outstanding, charge, charged, unpaid, sold, raised, donated',
  'sort-way': `
      first, on top, on the top, at the top, at the very top, at the start, at the beginning, at top, up top, to
      the top, last, at the bottom, at the very bottom, at the end, to the bottom, on the bottom, descending,
      ascending, alphabetical, alphabetically, chronologically, chronological, a to z, a-z, z to a, backwards,
      from high to low, from low to high, up first, at the front
    `,
  'sort-lead': 'please, can, you, turn, put, sort, order, list, show, it, them, in, the',
  'sort-turned':
    'reverse, reversed, flip, turn around, the other way round, the other way around, in reverse, upside down',
  'sort-end': `
      first, on top, on the top, at the very top, at the start, at the very bottom, at the top, at top, up top,
      to the top, last, at the bottom, at the end, to the bottom, on the bottom, at the front
    `,
  'view-board': `
      kanban board, kanban style, kanban, board view, board, boards, pipeline view, pipeline, swimlanes, swim
      lanes, lanes, in columns, as columns, columns, column per, drag, drag and drop, dragged, cards on a board
    `,
  'view-calendar': `
      calendar view, calendar, calender, calendars, month view, monthly view, week view, weekly view, planner
      view, day planner, agenda, agenda view, diary view, wall calendar
    `,
  'view-gallery': `
      picture gallery, photo gallery, image gallery, gallery view, gallery, galleries, photo wall, picture wall,
      wall of photos, wall of pictures, wall of the photos, wall of the pictures, photo grid, picture grid, grid
      of pictures, grid of photos, thumbnails, as pictures, as photos, scroll through the pictures, scroll
      through the photos, look through the pictures, look through the photos, browse the pictures, browse the
      photos, flick through the photos, flick through the pictures, by picture, picture view, photo view,
      pictures on the front, photos on the front, big pictures, big photos, contact sheet, mood board, moodboard
    `,
  'view-timeline':
    'gantt chart, gantt diagram, gantt view, gantt, timeline view, timeline, time line, timelines, time bar',
  'view-table':
    'table view, spreadsheet view, spreadsheet, plain table, normal table, simple table, table, in rows, rows and columns, grid view',
  'view-list': 'list view, plain list, simple list, normal list, as a list, as list, in a list',
  'view-cards':
    'card view, cards view, card layout, as cards, in cards, as card, cards, tiles, as tiles, tile view, index cards, card each, card for each',
  'view-plain': 'table, spreadsheet, list, cards, card, tiles, tile, grid, rows',
  'figure-wish': `
      i, we, want, need, would like, would love, like, love, have, see, show, show me, give me, add, include,
      get, can, could, to, also, please, let me see, make, create, there should be
    `,
  'figure-page':
    'dashboard, statistic, statistics, stats, figures, key figures, kpis, numbers at a glance, charts, some charts, analytics, report, reports, insights',
});

const phrases = (list: string): readonly (readonly string[])[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    // The longest first, so that 'want to see' is never read as 'want'.
    .sort((a, b) => b.length - a.length);

export const VOCABULARY = wordTable<readonly (readonly string[])[]>(
  Object.fromEntries(Object.entries(LISTS).map(([name, list]) => [name, phrases(list)])),
);
