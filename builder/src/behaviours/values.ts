import type { Field } from '@tessera/shared/contracts';
import type { Value } from '../kit/data/types';
import { addDays, timeAt } from './days';

/** Values that fit a field, counted through: the same number gives the same value, another number mostly another one. */

const WORDS = ['Amber', 'Birch', 'Cedar', 'Dahlia', 'Elder', 'Fern', 'Ginger', 'Hazel', 'Iris', 'Juniper'];
const COLORS = ['#b3541e', '#1e6db3', '#2e8b57', '#8b2e6d'];

/** One point, for fields that hold pictures. */
export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export interface Circumstances {
  /** The day on which the application runs. */
  readonly today: string;
  /** The ids of the records that a link may point at. */
  readonly targets: (entityId: string) => readonly string[];
}

/** A value for a field that the page can show and take; null where nothing fits. */
export function valueOf(field: Field, number: number, circumstances: Circumstances): Value {
  const make = MAKERS[field.type];
  return make(field, number, circumstances);
}

type Make = (field: Field, number: number, circumstances: Circumstances) => Value;

const wordOf = (number: number) =>
  `${WORDS[number % WORDS.length] ?? ''}${number < WORDS.length ? '' : ` ${String(Math.floor(number / WORDS.length))}`}`;
const text: Make = ({ name }, number) => `${wordOf(number)} ${name.toLowerCase().slice(0, 20)}`.trim();
const within: Make = ({ min, max }, number) => {
  const low = Math.ceil(min ?? Math.min(1, max ?? 1));
  const high = Math.floor(max ?? low + 1000);
  return high < low ? (min ?? 0) : low + (number % (high - low + 1));
};
const day = (number: number, { today }: Circumstances) => addDays(today, number % 300);
const clock = (number: number) => timeAt(9 * 60 + (number % 16) * 30);

const MAKERS: Readonly<Record<Field['type'], Make>> = {
  text,
  longtext: text,
  person: (_, number) => `${wordOf(number)} Example`,
  email: (_, number) => `${wordOf(number).toLowerCase().replace(' ', '.')}@example.com`,
  url: (_, number) => `https://example.com/${wordOf(number).toLowerCase().replace(' ', '-')}`,
  phone: (_, number) => `+44 20 7946 ${String(1000 + (number % 9000))}`,
  integer: within,
  number: within,
  percent: (field, number, circumstances) =>
    within({ ...field, min: field.min ?? 0, max: field.max ?? 100 }, number * 5, circumstances),
  money: (field, number, circumstances) => String(within(field, number * 10, circumstances)),
  duration: (field, number, circumstances) =>
    within({ ...field, min: field.min ?? 15, max: field.max ?? 600 }, number * 15, circumstances),
  rating: (field, number, circumstances) =>
    within({ ...field, min: field.min ?? 1, max: field.max ?? 5 }, number, circumstances),
  date: (_, number, circumstances) => day(number, circumstances),
  time: (_, number) => clock(number),
  datetime: (_, number, circumstances) => `${day(number, circumstances)}T${clock(number)}`,
  boolean: (_, number) => number % 2 === 0,
  choice: ({ options = [], many }, number) => {
    const option = options[number % Math.max(options.length, 1)]?.id ?? null;
    return many === true && option !== null ? [option] : option;
  },
  tags: (_, number) => [wordOf(number).toLowerCase()],
  color: (_, number) => COLORS[number % COLORS.length] ?? null,
  image: () => PICTURE,
  reference: ({ reference, many }, number, { targets }) => {
    const ids = targets(reference?.entity ?? '');
    const id = ids[number % Math.max(ids.length, 1)] ?? null;
    return many === true && id !== null ? [id] : id;
  },
};
