import { unitOf } from '../../words/units';

/** What somebody measures or judges, by the name of a field: figures of a likely size, steps of a scale. */

type Numbers = readonly number[];

/** Scales and units that are no word of every day; the first that fits is believed. */
const SCALES: readonly (readonly [name: RegExp, numbers: Numbers])[] = [
  [/\b(?:scovilles?|shu)\b/, [2500, 50000, 8000, 1200, 100000, 5000, 30000, 350000]],
  [/\bph\b/, [6.8, 7.2, 5.5, 7, 6.2, 8.1, 4.9, 6.5]],
  [/\b(?:abv|alcohol)\b/, [5.2, 4.8, 6.5, 12.5, 8, 40, 5, 4.2]],
  [/\bibus?\b|\bbitterness\b/, [35, 22, 60, 18, 45, 12, 70, 28]],
  [/\b(?:psi|bar pressure|tyre pressure|tire pressure)\b/, [32, 35, 30, 36, 28, 34, 40, 33]],
  [/\brpm\b/, [1200, 800, 2400, 3000, 1500, 600, 1800, 2100]],
  [/\b(?:watts?|wattage)\b/, [60, 40, 100, 25, 1200, 800, 75, 150]],
  [/\b(?:volts?|voltage)\b/, [12, 230, 24, 5, 110, 9, 48, 12]],
  [/\b(?:amperes?|amperage)\b/, [10, 16, 6, 32, 13, 5, 20, 8]],
  [/\b(?:lumens?|lux)\b/, [800, 450, 1600, 250, 1100, 600, 2000, 350]],
  [/\b(?:decibels?|loudness)\b/, [62, 48, 75, 55, 81, 40, 68, 58]],
  [/\b(?:hertz|hz|frequency hz)\b/, [440, 50, 880, 220, 60, 330, 1000, 262]],
  [/\b(?:iso)\b/, [200, 400, 100, 800, 1600, 3200, 100, 400]],
  [/\b(?:carats?)\b/, [0.5, 1.2, 0.75, 2, 1, 0.3, 1.5, 0.9]],
  [/\b(?:magnitude|richter)\b/, [3.4, 4.1, 2.8, 5.2, 3.9, 2.1, 4.6, 3.1]],
  [/\b(?:horsepower|hp|bhp)\b/, [120, 95, 180, 75, 150, 210, 110, 136]],
  [/\b(?:humidity)\b/, [45, 60, 38, 72, 55, 50, 65, 41]],
  [/\b(?:megapixels?|mp)\b/, [24, 12, 45, 20, 33, 16, 26, 61]],
  [/\b(?:thread count|denier)\b/, [400, 200, 300, 600, 250, 500, 180, 350]],
  [/\b(?:brix)\b/, [14, 18, 22, 11, 24, 16, 20, 12]],
];

/** The figures of a scale that a name is, or ends in; `name` as a key. */
export const scaleNumbers = (name: string): Numbers | undefined =>
  SCALES.find(([known]) => known.test(name))?.[1];

const LEVELS = ['Medium', 'Low', 'High', 'Very high', 'Low', 'Medium', 'High', 'Medium'];
const STEPS = ['4', '5', '3', '4', '2', '5', '3', '4'];
const JUDGED: readonly (readonly [name: RegExp, texts: readonly string[]])[] = [
  [/\b(?:ratings?|scores?|marks?|stars|points|grade|rank)$/, STEPS],
  [/\b(?:levels?|intensity|strength|difficulty|severity|urgency|confidence|likelihood)$/, LEVELS],
  [/\b(?!business|wellness|illness|witness|fitness|harness)\p{L}{3,}ness$/u, LEVELS],
  [
    /\b(?:quality|condition)$/,
    ['Good', 'Very good', 'Fair', 'Like new', 'Good', 'Worn', 'Fair', 'Very good'],
  ],
  [
    /\b(?:frequency|how often|interval|cadence)$/,
    ['Weekly', 'Daily', 'Monthly', 'Twice a week', 'Yearly', 'Weekly', 'Every two weeks', 'Monthly'],
  ],
  [
    /\b(?:since|when|deadline|period|season|month|term|date)$/,
    ['March', 'Early summer', 'October', 'Spring', 'June', 'Late autumn', 'January', 'August'],
  ],
];

/** Quantities that have a unit of every day. */
const SIZED: readonly (readonly [name: RegExp, unit: string, numbers: Numbers])[] = [
  [/\b(?:weight|mass|payload)$/, 'kg', [12, 4.5, 30, 8, 18, 2.5, 60, 22]],
  [
    /\b(?:length|width|height|depth|diameter|thickness|circumference|wingspan|dimension)$/,
    'cm',
    [32, 45, 28, 61, 38, 74, 52, 40],
  ],
  [/\b(?:distance|radius)$/, 'km', [5.2, 8, 12.4, 3.6, 21.1, 6.5, 10, 4.8]],
  [/\b(?:volume|capacity)$/, 'l', [1, 0.75, 2, 1.5, 0.5, 3, 1, 5]],
  [/\b(?:temperature|temp)$/, '°C', [19, 21.5, 18, 23, 20.5, 16, 22, 24.5]],
  [/\b(?:dose|dosage)$/, 'mg', [20, 5, 50, 10, 100, 25, 40, 75]],
  [/\b(?:speed|pace)$/, 'km/h', [24, 18, 31, 27, 21, 29, 16, 33]],
  [/\b(?:duration|cooking time|prep time|running time)$/, 'min', [45, 30, 60, 25, 90, 40, 20, 75]],
  [/\b(?:floor area|floor space)$/, 'm²', [64, 82, 47, 110, 55, 73, 95, 38]],
  [/\b(?:percentage|percent|share|ratio|yield)$/, '%', [40, 75, 10, 60, 90, 25, 50, 15]],
];
const COUNTED =
  /\b(?:quantity|qty|amount|count|units?|measures?|measurement|total|number of \p{L}+|how many.*)$/u;
const COUNTS: Numbers = [12, 3, 24, 7, 1, 18, 5, 40];
/** Of what is called by its unit: 'grams', 'litres'. */
const PLAIN: Numbers = [12, 30, 8, 24, 45, 16, 60, 20];

const asTexts = (numbers: Numbers, unit = ''): string[] =>
  numbers.map((number) => `${String(number)}${unit === '' ? '' : ` ${unit}`}`);

/** What stands in a text that holds what is measured or judged, by its name as a key; undefined for any other. */
export function measuredTexts(name: string): readonly string[] | undefined {
  const scale = scaleNumbers(name);
  if (scale) return asTexts(scale);
  const [, texts] = JUDGED.find(([known]) => known.test(name)) ?? [];
  if (texts) return texts;
  const [, unit, numbers] = SIZED.find(([known]) => known.test(name)) ?? [];
  if (numbers) return asTexts(numbers, unit);
  if (COUNTED.test(name)) return asTexts(COUNTS);
  return unitOf(name) === undefined ? undefined : asTexts(PLAIN);
}
