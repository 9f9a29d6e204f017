import { wordList } from '../../language/word-list';
import type { Shape } from '../figures/chart-words';
import { phrases } from '../figures/phrases';
import type { Op } from '../figures/words';

/** The words of figures that say something only where a figure is known to be wished for. */

const pairs = <T>(rows: readonly (readonly [value: T, words: string])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

/** A lone word of a drawing: 'line of my weight'. */
export const DRAWN: ReadonlyMap<string, Shape | 'any'> = pairs<Shape | 'any'>([
  ['line', 'line curve trend trendline sparkline'],
  ['bar', 'bar bars columns column histogram pareto'],
  ['donut', 'pie donut doughnut ring'],
  ['any', 'chart graph graf graff grapf plot diagram stacked'],
]);

/** In front of a period they say when it begins, which no chart can tell. */
export const KINDS_OF_YEAR = wordList('tax calendar financial fiscal school academic whole full');
/** Stretches of time that are counted by the nearest period. */
export const LIKE_PERIODS: ReadonlyMap<string, string> = pairs([
  ['year', 'season winter summer autumn spring yr annum'],
  ['day', 'night evening morning afternoon nite'],
  ['week', 'wk weekend'],
  ['month', 'mth mnth monht'],
]);
export const SPELLED: ReadonlyMap<string, string> = new Map([
  ['pr', 'per'],
  ['totel', 'total'],
  ['avrage', 'average'],
  ['avarage', 'average'],
  ['togehter', 'together'],
  ['vs.', 'vs'],
  ['versus', 'vs'],
  ['summe', 'sum'],
  ['tally', 'count'],
  ['headcount', 'count'],
  ['hrs', 'hours'],
  ['hr', 'hours'],
  ['mins', 'minutes'],
  ['mintues', 'minutes'],
  ['litrs', 'litres'],
  ['kms', 'km'],
  ['consumtion', 'consumption'],
]);

export const SHARES = phrases(
  'how many percent, what percent, percentage, percent, share, proportion, ratio, rate, as a percentage, %',
);
/** What records are when all went well: 'success rate'. */
export const GOOD =
  /^(?:success|successful|succeeded|passed|pass|won|win|made|made it|ok|okay|yes|accepted|said yes|escaped|approved|deal|released|fixed|hit|result|solved|working|works|survived|homed|sold|done)\b/i;
export const SUCCESS = wordList('success successful hit win strike conversion acceptance');

/** 'who does most', 'top reasons': of each how many, and the tallest bar tells. */
export const MOST = wordList(
  'most top commonest best favourite favorite busiest popular worst least frequent best-selling bestselling loyal often oftenest biggest strongest usual',
);
export const WHO = wordList('who whoever whom');
export const WHICH = wordList('which what');
export const EXTREMES: ReadonlyMap<string, readonly [op: Op, names: RegExp]> = new Map([
  ['deepest', ['largest', /depth|deep/i]],
  ['heaviest', ['largest', /weight|kilo|kg|heavy|gram/i]],
  ['lightest', ['smallest', /weight|kilo|kg|heavy|gram/i]],
  ['biggest', ['largest', /weight|kilo|kg|size|length|cm|height/i]],
  ['tallest', ['largest', /height|tall/i]],
  ['fastest', ['largest', /speed|pace/i]],
  ['hottest', ['largest', /temp/i]],
  ['warmest', ['largest', /temp/i]],
  ['coldest', ['smallest', /temp|min/i]],
  ['best', ['largest', /score|rating|points|result|kg|weight|distance|produced|eggs|height/i]],
  ['pr', ['largest', /kg|weight|distance|reps/i]],
  ['pb', ['largest', /kg|weight|distance|reps/i]],
  ['peak', ['largest', /count|number|present|quantity|power|level/i]],
]);

/** People by what they do: whoever a record names. */
export const PERSON = wordList(
  'person people who guy everybody everyone member volunteer player kid child children twin friend head colleague',
  'employee worker staff driver customer client student pupil flatmate housemate family sibling each name',
);
export const PERSON_NAMES =
  /\b(?:who|whom|whose|person|player|kid|child|winner|leader|staff|driver|employee|tutor|teacher|customer|client|author|pupil|student|owner|member|volunteer|speaker|donor|reader|nurse|initials|name|by|v)\b/i;

/** Words that say in which state records are: which ones count, so that they may not be passed over. */
export const STATES = wordList(
  'open missing waiting out left free due owed owe owes owing outstanding unpaid overdue late unsold broken pending available empty unsettled working',
);
export const NOT_PAID = wordList('owed owe owes owing outstanding unpaid unsettled missing');
/** What one word names that fields call otherwise. */
export const ALSO: ReadonlyMap<string, RegExp> = new Map([
  ['weight', /heavy|\bkg\b|kilo|gram/i],
  ['kilo', /heavy|\bkg\b|weight/i],
  ['mileage', /distance|\bkm\b|miles/i],
  ['mile', /distance|miles/i],
  ['kilometre', /distance|\bkm\b/i],
  ['km', /distance|\bkm\b/i],
  ['attendance', /\bcame\b|present|attended|visitors|people/i],
  ['distance', /\bkm\b|miles/i],
  ['takings', /cash|sales|revenue/i],
  ['star', /\bstars?\b|how useful|rating/i],
  ['m3', /volume/i],
  ['litre', /volume|\bml\b/i],
  ['honey', /\bkg\b|kilo/i],
]);
/** What has to be worked out, and is not what the record happens to hold. */
export const WORKED_OUT = wordList('profit balance margin volume');
/** What cannot be told from what records hold. */
export const BEYOND: readonly (readonly [words: ReadonlySet<string>, why: string])[] = [
  [wordList('different distinct unique'), 'How many different values there are cannot be counted'],
  [wordList('weighted'), 'An average cannot be weighted'],
  [
    wordList('weekday hour-of-day'),
    'Figures are told apart by day, week, month, quarter or year, and not by the day of the week',
  ],
];

/** How long something takes, where only its two ends are known. */
export const LASTING = wordList(
  'hour hours minute minutes time long duration days nights downtime length nap cycle mttr sleep hrs mins wait span',
);
/** What is neither a name nor a condition, in the clauses of figures. */
export const EMPTY = wordList(
  `draw believe believes him them pays pay paid jar light carry it'll spare excel somebody hall entrance solicitor screen
  want see know show give get need so far then big number letters screen page top bottom down up please report annual need needs hopefully lovely
  believe asked keep being state displayed readable back room settle settling december fair happy year-end end each every too well same instead
  figure figures counts count sums sum day-to-day progress developed develops development change changes changed went goes go going overall ever
  different kind kinds sort sorts type types separately individually single actually grand running simple quick little bit live current currently
  recorded logged entered listed written done made come comes came take takes took taken used turn turns happen happened served added add gets got
  people us them our my her his their its whole hole lot everything all wants want want's grand line one two three four five ten whats what's
  at in of for on with to into from by per and or versus vs & + i i've ive we it that this those these the a an is are was were be been has have had do does did
  me you he she they there here where when how much many what which who if as also only just not-so any no-so can could would should will`,
);
