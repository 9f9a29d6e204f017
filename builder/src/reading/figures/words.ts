import { wordTable } from '../../language/word-table';
import type { FieldType, Metric } from '@tessera/shared/contracts';
import { phrases, type Phrases } from './phrases';

/** The words that figures and charts are asked for in. */

export type Op = Metric['op'];
export type Period = NonNullable<NonNullable<Metric['by']>['period']>;

/** Where a figure is to stand, and how it is wished for: says nothing of what it works out. */
export const SHOWN = phrases(`
  at the top, at the very top, on the top, on top, up top, up there, at the bottom, at the very bottom, at the end,
  on the dashboard, on a dashboard, on my dashboard, in a dashboard, in the dashboard, on the front page, on the home page, on the main page,
  on the first page, on the start page, on the overview, on an overview, on an overview page, on the overview page, on a page, on one page,
  at a glance, in one look, somewhere, as a number, as numbers, as figures, as a figure, as one number, in one number, in numbers,
  as a big number, in big, in big letters, as a summary, in a summary, in black and white, underneath, for me, for us,
  would be nice, would be good, would be great, would be lovely, would be handy, would be useful, would be helpful, would be interesting,
  would be amazing, would be cool, would be perfect, would be brilliant, would do, will do, is fine, or so, or something, if possible,
  that would be nice, it would be nice, it would be good, it would be great, d be nice, d be good, d be great, d be lovely, d be handy
`);

export const OVERALL = phrases(`
  altogether, in total, overall, all together, in all, combined, put together, all told, as a whole, taken together, all in all, together,
  all added up, summed up, when added up
`);

/** The longest first of all operations: 'total number of' counts, 'total' adds up. */
export const OPERATIONS: readonly (readonly [Phrases, Op])[] = [
  [phrases('average number of, average amount of'), 'average'],
  [
    phrases(
      'how many times, how often, total number of, the number of, number of, no of, count of, count up, head count, headcount',
    ),
    'count',
  ],
  [phrases('how many, count, counted, tally'), 'count'],
  [phrases('average of, averages of, on average, in average, average, avg, mean, averaged'), 'average'],
  [
    phrases(
      'largest, biggest, highest, maximum, max, longest, most expensive, dearest, heaviest, greatest, furthest, farthest, tallest, priciest, record',
    ),
    'largest',
  ],
  [
    phrases('smallest, lowest, minimum, min, shortest, cheapest, lightest, least expensive, nearest'),
    'smallest',
  ],
  [
    phrases(
      `total amount of money, total amount of, total up, add up, added up, adding up, add together, tot up, sum up, sum total of,
       grand total of, grand total, total of, sum of, how much money, how much of, how much, total, sum, summed`,
    ),
    'sum',
  ],
];

/** The kind of quantity that a word of an extreme is about: the longest run is one of kilometres or of minutes. */
export const EXTREME_OF = wordTable<'money' | 'length' | 'weight'>({
  'most expensive': 'money',
  dearest: 'money',
  priciest: 'money',
  cheapest: 'money',
  'least expensive': 'money',
  longest: 'length',
  shortest: 'length',
  furthest: 'length',
  farthest: 'length',
  heaviest: 'weight',
  lightest: 'weight',
});

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];

const ADVERBS: Readonly<Record<Period, string>> = {
  day: 'daily, day to day, each night, per night, every night',
  week: 'weekly, week to week',
  month: 'monthly, month to month, over time, over the months',
  quarter: 'quarterly',
  year: 'yearly, annually, annual, per annum, over the years, each season',
};

const inAnyWay = (period: Period) =>
  [
    ...[
      'per',
      'each',
      'every',
      'by',
      'a',
      'by the',
      'for each',
      'for every',
      'in each',
      'in every',
      'of each',
      'of every',
      'on each',
    ],
    ...[
      'per calendar',
      'each and every',
      'grouped by',
      'split by',
      'broken down by',
      'from each',
      'within a',
      'in a',
      'for a',
      'in one',
    ],
  ].map((lead) => `${lead} ${period}`);

export const PERIOD_PHRASES: ReadonlyMap<Period, Phrases> = new Map(
  PERIODS.map((period) => [
    period,
    phrases(
      [...inAnyWay(period), `${period} by ${period}`, `${period} after ${period}`, ADVERBS[period]].join(
        ', ',
      ),
    ),
  ]),
);

export const GROUP_MARKS = phrases(`
  per, by, for each, for every, each, every, of each, of every, in each, in every, from each, from every, with each, with every, to each,
  at each, at every, each of the, per each, by each, across, across all, grouped by, group by, split by, split up by, broken down by,
  divided by, separated by, sorted by, according to, depending on, against, for all the, for each of the, among the, between the, between,
  for the different, by the, counted by, summed by, for each and every, vs, everybody, everyone, for everybody, for everyone
`);
/** What stands on the other record is a field of it that is worked out, and no figure. */
export const ON_EACH = phrases(
  'on each, on every, on the, next to each, next to every, next to the, beside each, beside every, beside the',
);

export const WHERE_MARKS = phrases(
  'where, that, which, who, whose, when, if, with, without, only, of those, only for, only if, but only, for which',
);

export const MONEY_WORDS: ReadonlySet<string> = new Set(
  `spend spent spending pay paid payment cost costs earn earned earning earnings make made money owe owed owing take took takings revenue turnover
  income expense expenses value worth amount euro euros dollar dollars pound pounds quid cash sales bring brought brings charge charged bill billed
  invoice invoiced fee fees budget outstanding due receivable collect raise raised donate donated price`.split(
    /\s+/,
  ),
);
export const TIME_WORDS: ReadonlySet<string> = new Set(
  'time hour hours minute minutes long duration'.split(' '),
);
export const LENGTH_NAMES = /distance|length|duration|time|hours|minutes|kilomet|miles|\bkm\b|height|depth/i;
export const WEIGHT_NAMES = /weight|kilos?|\bkg\b|pounds|tons?|tonnes/i;

/** 'still owed', 'left to pay': of what is not paid. */
export const OWED: ReadonlySet<string> = new Set(
  'owe owed owing outstanding unpaid open unsettled'.split(' '),
);
export const OWED_PHRASES = phrases(`
  still have to pay, still have to, still need to pay, still need to, have yet to, yet to pay, left to pay, still to pay, still to come in,
  to be paid, still to be paid, still due, still open, still owe, still owed, people owe, owe me, owe us, still unpaid, not paid yet,
  not yet paid, still missing
`);
export const PAID =
  /^(?:is |was |been |fully |all |already )*(?:paid|settled|received|reimbursed|refunded|paid (?:back|out|off|for|up|yet)|payed|money received|payment received|cleared)\??$/i;

/** 'how many kilometres' adds up the field that is counted in them. */
export const UNITS = wordTable<RegExp>({
  kilometre: /^km$/i,
  kilometer: /^km$/i,
  km: /^km$/i,
  kms: /^km$/i,
  mile: /^mi(?:les?)?$/i,
  metre: /^m$/i,
  meter: /^m$/i,
  kilo: /^kg$/i,
  kilogram: /^kg$/i,
  kg: /^kg$/i,
  gram: /^g$/i,
  ton: /^t$/i,
  tonne: /^t$/i,
  pound: /^lbs?$/i,
  litre: /^l$/i,
  liter: /^l$/i,
  kwh: /^kwh$/i,
  minute: /^min/i,
  hour: /^h/i,
  degree: /^°/,
  calorie: /^k?cal$/i,
  step: /^steps?$/i,
  page: /^pages?$/i,
});

export const ADDABLE: readonly FieldType[] = ['money', 'number', 'integer', 'duration', 'percent', 'rating'];

/** Words in which a wish is wrapped up, and which name nothing. */
export const LIGHT: ReadonlySet<string> = new Set(
  `want need like love see show give know get got have has had be is are was were will would could can should do did does done let please
  add display include calculate compute work out figure keep tell make put create build find
  number numbers figures amount amounts total totals sum sums size all everything thing things lot whole it them they there stuff one ones
  nice good great lovely handy useful interesting interested helpful cool curious little small simple big quick short some kind
  just also really maybe perhaps still now so far already then up together money value at glance overview summary look sight view
  how much many what me my our us we you he she i the a an of in on for from to with and or this that these those as into
  happen go come bring take spend earn say said tell told help run use used write record log enter count page entry entries record records row rows
  item items list total different various single own wish hope idea right plus roughly about per most 's 'd 've 'm d ve m ll
  actually currently ever yet only time times second third first-of-all finally secondly person statistic statistics stat stats comparison compare
  please thanks able again look automatically always exactly across between each every`.split(/\s+/),
);
