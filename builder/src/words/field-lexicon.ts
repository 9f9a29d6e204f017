import type { FieldType } from '@tessera/shared/contracts';
import { LEVEL } from './lists/field-names/choices';
import { LINK, PHONE } from './lists/field-names/contacts';
import { DATE, DATE_TIME, TIME } from './lists/field-names/dates';
import { COLOUR } from './lists/field-names/colours';
import { CENTIMETRES, DURATION, GRAMS, HOURS, KILOGRAMS, MINUTES } from './lists/field-names/measures';
import { MONEY } from './lists/field-names/money';
import { COUNT, MEASURE, PERCENT, RATING, YEAR } from './lists/field-names/numbers';
import { PICTURE } from './lists/field-names/pictures';
import { TAGS } from './lists/field-names/tags';
import { LONG_TEXT, TEXT } from './lists/field-names/text';
import { WHOLE_NAMES } from './lists/field-names/whole-names';
import { YES_NO } from './lists/field-names/yes-no';

/** What a name says about its field before anybody states a type. */
export interface TypeGuess {
  readonly type: FieldType;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
}

type Row = readonly [guess: TypeGuess, names: readonly string[]];

/** Names (whole, or the end of a longer name) by the type they stand for. Longer names win over shorter ones. */
const ROWS: readonly Row[] = [
  [{ type: 'longtext' }, LONG_TEXT],
  [{ type: 'money' }, MONEY],
  [{ type: 'date' }, DATE],
  [{ type: 'time' }, TIME],
  [{ type: 'datetime' }, DATE_TIME],
  [{ type: 'boolean' }, YES_NO],
  [{ type: 'choice', options: ['Low', 'Medium', 'High'] }, LEVEL],
  [{ type: 'choice', options: ['Easy', 'Medium', 'Hard'] }, ['difficulty', 'difficulty level']],
  [
    { type: 'choice', options: ['Beginner', 'Intermediate', 'Advanced'] },
    ['experience level', 'proficiency', 'skill level'],
  ],
  [{ type: 'choice', options: ['Planned', 'In progress', 'Done'] }, ['phase', 'stage', 'state', 'status']],
  [{ type: 'choice', options: ['Great', 'Good', 'Okay', 'Low', 'Bad'] }, ['mood']],
  [{ type: 'choice', options: ['New', 'Good', 'Worn', 'Damaged'] }, ['condition']],
  [
    { type: 'choice', options: ['Cash', 'Card', 'Bank transfer'] },
    ['method of payment', 'payment method', 'payment type'],
  ],
  [
    { type: 'choice', options: ['Sunny', 'Cloudy', 'Rain', 'Snow', 'Windy'] },
    ['weather', 'weather conditions'],
  ],
  [{ type: 'choice', options: ['Spring', 'Summer', 'Autumn', 'Winter'] }, ['season']],
  [
    {
      type: 'choice',
      options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    },
    ['day of the week', 'day of week', 'weekday'],
  ],
  [
    { type: 'choice', options: ['Daily', 'Weekly', 'Monthly', 'Yearly'] },
    ['billing cycle', 'billing period', 'cadence', 'frequency', 'how often', 'interval', 'recurrence'],
  ],
  [{ type: 'choice', options: ['Breakfast', 'Lunch', 'Dinner', 'Snack'] }, ['meal of day', 'meal type']],
  [{ type: 'choice', options: ['Small', 'Medium', 'Large'] }, ['shirt size', 't-shirt size']],
  [
    { type: 'choice', options: ['Full sun', 'Partial shade', 'Shade'] },
    ['light', 'light needs', 'light requirement', 'light requirements', 'sun exposure', 'sunlight'],
  ],
  [{ type: 'rating', min: 1, max: 5 }, RATING],
  [
    { type: 'rating', min: 1, max: 10 },
    ['craving', 'effort', 'intensity', 'pain', 'pain level', 'perceived effort', 'rpe', 'stress'],
  ],
  [
    { type: 'email' },
    ['contact email', 'e-mail', 'e-mail address', 'email', 'email address', 'mail', 'work email'],
  ],
  [{ type: 'phone' }, PHONE],
  [{ type: 'url' }, LINK],
  [{ type: 'percent' }, PERCENT],
  [{ type: 'integer', min: 0 }, COUNT],
  [{ type: 'integer' }, YEAR],
  [{ type: 'duration' }, DURATION],
  [{ type: 'integer', unit: 'min', min: 0 }, MINUTES],
  [{ type: 'number', unit: 'h', min: 0 }, HOURS],
  [{ type: 'integer', unit: 'mmHg', min: 0 }, ['diastolic', 'systolic']],
  [{ type: 'integer', unit: 's', min: 0 }, ['seconds', 'secs']],
  [
    { type: 'integer', unit: 'bpm', min: 0 },
    [
      'average heart rate',
      'bpm',
      'heart rate',
      'max heart rate',
      'pulse',
      'resting heart rate',
      'resting pulse',
      'tempo',
    ],
  ],
  [
    { type: 'integer', unit: 'kcal', min: 0 },
    ['calories', 'calories burned', 'calories burnt', 'energy burned', 'kcal'],
  ],
  [{ type: 'number', unit: 'g', min: 0 }, GRAMS],
  [{ type: 'number', unit: 'kg', min: 0 }, KILOGRAMS],
  [
    { type: 'number', unit: 'km', min: 0 },
    [
      'distance',
      'distance covered',
      'distance run',
      'distance traveled',
      'distance travelled',
      'kilometers',
      'kilometres',
    ],
  ],
  [{ type: 'number', unit: 'mi', min: 0 }, ['miles', 'miles driven', 'miles run']],
  [{ type: 'number', unit: 'cm', min: 0 }, CENTIMETRES],
  [{ type: 'number', min: 0 }, MEASURE],
  [
    { type: 'number', unit: '°C' },
    ['body temperature', 'brew temperature', 'oven temperature', 'temp', 'temperature', 'water temperature'],
  ],
  [
    { type: 'number', unit: 'km/h', min: 0 },
    ['average speed', 'max speed', 'speed', 'top speed', 'wind speed'],
  ],
  [
    { type: 'integer', unit: 'm', min: 0 },
    ['altitude', 'ascent', 'climb', 'descent', 'dive depth', 'elevation', 'elevation gain', 'max depth'],
  ],
  [
    { type: 'number', unit: 'm²', min: 0 },
    [
      'area',
      'floor area',
      'floor space',
      'living area',
      'sqm',
      'square footage',
      'square meters',
      'square metres',
    ],
  ],
  [{ type: 'text' }, TEXT],
  [{ type: 'color' }, COLOUR],
  [{ type: 'image' }, PICTURE],
  [{ type: 'tags' }, TAGS],
];

const COUNTED: ReadonlySet<FieldType> = new Set(['integer', 'number']);

function index(): ReadonlyMap<string, TypeGuess> {
  const result = new Map<string, TypeGuess>();
  for (const [guess, names] of ROWS) {
    for (const name of names) result.set(name, guess);
  }
  return result;
}

export const FIELD_LEXICON = index();

/** Names that are known as a whole only: 'rate' is money, and a 'frame rate' is none. */
export const WHOLE_NAME_TYPES: ReadonlyMap<string, TypeGuess> = new Map(
  (Object.keys(WHOLE_NAMES) as FieldType[]).flatMap((type) =>
    (WHOLE_NAMES[type] ?? []).map(
      (name) => [name, { type, ...(COUNTED.has(type) ? { min: 0 } : {}) }] as const,
    ),
  ),
);
