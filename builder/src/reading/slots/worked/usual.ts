import type { Field } from '@tessera/shared/contracts';
import { amountAt } from '../../meaning/amount';
import type { Trial } from './trial';
import { difference, share } from './differences';
import { lasting, untilToday } from './lasting';
import { free, stillToPay } from './left-over';
import { part, product, ratio, several, total } from './products';
import { says, type Way, type Worked } from './words';

/** What is worked out the same way wherever it is asked for: an age, a pace, a profit, what is left. */

const BORN = /\b(?:born|birth|birthday|birthdate|dob|d\.o\.b|hatched)\b/i;
const BEGUN =
  /\b(?:planted|made|built|bought|fertilised|started|start|joined|founded|laid|bottled|brewed|opened)\b/i;

/** Where other records have a day of birth, the only day of this one is none. */
const isBornElsewhere = (trial: Trial) =>
  trial.world.model.entities.some(
    ({ id, fields }) => id !== trial.id && fields.some(({ name }) => BORN.test(name)),
  );

/** The day that an age is counted from. */
function bornOn(trial: Trial, end: Field | undefined): Field | undefined {
  const named = trial.named(BORN, 'moment') ?? trial.named(BEGUN, 'moment');
  if (named) return named;
  const [only, more] = trial.moment().filter((field) => field.type !== 'time' && field !== end);
  return more || isBornElsewhere(trial) ? undefined : only;
}

const age: Way = (trial, worked) => {
  if (!says(worked, 'age old turning') && !(says(worked, 'years') && says(worked, 'membership member')))
    return undefined;
  const end = says(worked, 'death') ? trial.named(/\b(?:death|died|deceased on)\b/i, 'moment') : undefined;
  const id = trial.as(bornOn(trial, end), 'moment');
  const until = end ? trial.as(end, 'moment') : 'today';
  if (id === undefined || until === undefined) return undefined;
  if (says(worked, 'turning')) return `year(today) - year(${id})`;
  if (says(worked, 'days')) return `${until} - ${id}`;
  const by = says(worked, 'months') ? 30.4375 : says(worked, 'weeks') ? 7 : 365.25;
  return `rounddown((${until} - ${id}) / ${String(by)})`;
};

const TIME_NAME = /\b(?:time|duration|minutes?|mins?|hours?|seconds)\b/i;
const FAR_NAME = /\b(?:km|kms|miles?|distance|metres|meters|mileage)\b/i;

/** How long it took: a time of day of such a name is a duration that was mistaken. */
function timeTaken(trial: Trial): Field | undefined {
  const field =
    trial.numbers('duration')[0] ??
    trial.named(TIME_NAME, 'number') ??
    trial.fields.find(({ name, type }) => type === 'time' && TIME_NAME.test(name));
  if (field?.type === 'time') trial.become(field, 'duration');
  const id = trial.as(field, 'number');
  return trial.entity.fields.find((now) => now.id === id);
}

/** A plain number of a time is one of minutes, unless it says hours. */
function speed(far: string, { id, type, name, unit = '' }: Field): string {
  if (type === 'duration') return `${far} / hours(${id})`;
  return /\bh(?:ours?|rs?)?\b/i.test(`${name} ${unit}`) ? `${far} / ${id}` : `${far} / ${id} * 60`;
}

const pace: Way = (trial, worked) => {
  const isSpeed = says(worked, 'speed');
  if (!isSpeed && !says(worked, 'pace')) return undefined;
  const far = trial.as(trial.named(FAR_NAME, 'number'), 'number');
  const time = timeTaken(trial);
  if (far === undefined || !time || far === time.id) return undefined;
  return isSpeed ? speed(far, time) : `${time.id} / ${far}`;
};

const SOLD =
  /\b(?:sold|sale|selling|worth|value|val|takings|income|hammer|asking|revenue|received|got|price)\b/i;
const PAID = /\b(?:paid|cost|costs|bought|buying|purchase|gave|fee|spent|expenses|wholesale)\b/i;

const profit: Way = (trial, worked) => {
  if (!says(worked, 'profit margin gain markup earnings made') || says(worked, '- minus less'))
    return undefined;
  const cost = trial.named(PAID, 'number');
  const sold =
    trial.named(/\b(?:sold|sale|selling|worth|val|value)\b/i, 'number', [cost?.id]) ??
    trial.named(SOLD, 'number', [cost?.id]);
  const [a, b] = [trial.as(sold, 'number'), trial.as(cost, 'number')];
  if (a === undefined || b === undefined) return undefined;
  return says(worked, 'percent % percentage') ? `(${a} - ${b}) / ${b}` : `${a} - ${b}`;
};

const SHARE = /\b(?:commission|discount|cut|share|fee rate|rebate|reduction)\b/i;

/** 'what the artist gets after commission', 'what they owe' with a discount. */
const afterShare: Way = (trial, worked) => {
  if (!says(worked, 'after owe commission discount discounted net')) return undefined;
  const share = trial.fields.find(
    ({ name, type }) => SHARE.test(name) && /^(?:percent|money|number|integer|text)$/.test(type),
  );
  const [price, more] = trial
    .numbers('money')
    .filter((field) => field !== share && !/\breserve\b/i.test(field.name));
  const whole = more ? trial.named(/\b(?:price|hammer|amount|total)\b/i, 'number', [share?.id]) : price;
  if (!share || !whole || !trial.isFree) return undefined;
  return trial.become(share, 'percent') ? `${whole.id} * (1 - ${share.id})` : undefined;
};

const SPAN = 'days nights hours long duration length downtime minutes took lasted flight stay';
const OPEN =
  'since ago so ageing aging waiting open standing stock membership away lying yard cage been care with still far';

const isTimeAsked = (worked: Worked): boolean =>
  says(worked, 'time') &&
  (worked.tokens.length <= 2 || says(worked, 'took from between two')) &&
  !says(worked, 'corrected');

/** Hours that are there already, and no moments that they could be worked out from. */
const hasOnlyHours = (trial: Trial): boolean =>
  trial.numbers().some(({ name }) => /\bhours\b/i.test(name)) && trial.moment().length === 0;

const lastingOrSince: Way = (trial, worked) => {
  if (says(worked, 'price cost fee charge total loss pay') && !says(worked, 'long took')) return undefined;
  const isLong = isTimeAsked(worked) || says(worked, SPAN) || says(worked, 'weeks years evacuation');
  if (!isLong || says(worked, 'until till to left next')) return undefined;
  if (says(worked, 'worked hours') && hasOnlyHours(trial)) return undefined;
  const isOpen = says(worked, OPEN) && says(worked, 'days weeks months years long since far');
  return (isOpen ? untilToday(trial, worked) : undefined) ?? lasting(trial, worked);
};

/** 'hours over 8', 'hours minus eight': what was worked beyond so many. */
export const beyond: Way = (trial, worked) => {
  const at = worked.tokens.findIndex(({ key }) => /^(?:over|beyond|above|minus|past)$/.test(key));
  const amount = at > 0 ? amountAt(worked.tokens, at + 1) : undefined;
  if (!amount || at + 1 + amount.size < worked.tokens.length || !says(worked, 'hours hour time'))
    return undefined;
  const [hours, more] = trial.numbers().filter(({ name }) => /\bhours\b/i.test(name));
  if (hours && !more) return `${hours.id} - ${String(amount.value)}`;
  const span = lasting(trial, worked);
  return span && `hours(${span}) - ${String(amount.value)}`;
};

const DUE = /\b(?:due|deadline|end|ends|date|day|by|exam|until|expir\w*|ready)\b/i;

const until: Way = (trial, worked) => {
  if (!says(worked, 'until till countdown') || !says(worked, 'days countdown weeks long')) return undefined;
  const days = trial.moment().filter(({ type }) => type !== 'time');
  const at = worked.tokens.findIndex(({ key }) => key === 'until' || key === 'till');
  const named = at >= 0 ? trial.find(worked.tokens.slice(at + 1), 'moment') : undefined;
  const [only, more] = days;
  const field = named ?? (more ? trial.named(DUE, 'moment') : only);
  if (!field || field.type === 'time') return undefined;
  // 'days until repair' of what was reported lasts from one to the other.
  if (more && at >= 0) return lasting(trial, worked);
  const id = trial.as(field, 'moment');
  return id === undefined ? undefined : `${field.type === 'datetime' ? `date(${id})` : id} - today`;
};

export const USUAL: readonly Way[] = [
  age,
  pace,
  product,
  part,
  ratio,
  until,
  free,
  afterShare,
  profit,
  stillToPay,
  several,
  difference,
  share,
  lastingOrSince,
  total,
];
