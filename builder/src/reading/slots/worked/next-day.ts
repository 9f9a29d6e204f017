import type { ChoiceOption, Field } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { amountAt, spanCode } from '../../meaning/amount';
import { isDate } from '../../meaning/dates';
import { listsOf } from '../../meaning/lists';
import { ownField } from '../../meaning/naming';
import { isNumber } from '../../meaning/measures';
import { mayBeDay, type Trial } from './trial';
import { says, type Worked } from './words';

/** 'next due six weeks after last time': the last day, and how long until the next. */

const LAST =
  /\b(?:last|done|given|mated|made|bottled|cast|laid|start|calibrated|serviced|inspect\w*|check\w*|date|inoculated|previous|collected|watered)\b/i;
const FIRST = /\b(?:last|given|mated|made|bottled|cast|calibrated|serviced|inspected|watered)\b/i;
const EVERY = /\b(?:interval|every|how often|frequency|weeks|days|months|period|valid|cycle)\b/i;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['daily', '1 day'],
  ['weekly', '1 week'],
  ['fortnightly', '2 weeks'],
  ['monthly', '1 month'],
  ['quarterly', '3 months'],
  ['half-yearly', '6 months'],
  ['yearly', '1 year'],
  ['annually', '1 year'],
  ['annual', '1 year'],
]);

function spanOfOption({ label }: ChoiceOption, all: readonly ChoiceOption[]): string | undefined {
  const named = NAMED.get(label.toLowerCase());
  const [, count, unit] = /^(\d+)\s*(day|week|month|year)?s?$/i.exec(label) ?? [];
  if (named !== undefined || count === undefined) return named;
  const last = all.map((option) => /(day|week|month|year)s?$/i.exec(option.label)?.[1]).find(Boolean);
  const by = unit ?? last;
  return by && `${count} ${by.toLowerCase()}${count === '1' ? '' : 's'}`;
}

/** 'Monthly', 'Quarterly' and 'Yearly' are so many months each. */
function byChoice(day: string, field: Field): string | undefined {
  const options = field.options ?? [];
  const spans = options.map((option) => spanOfOption(option, options));
  if (options.length === 0 || spans.some((span) => span === undefined)) return undefined;
  return options.reduceRight(
    (rest, { id }, index) =>
      rest === ''
        ? `${day} + ${spans[index] ?? ''}`
        : `if ${field.id} = ${id} then ${day} + ${spans[index] ?? ''} else ${rest}`,
    '',
  );
}

/** Another kind has the day that is named. */
const isElsewhere = (words: readonly Token[], { world, id }: Trial): boolean =>
  world.model.entities.some(
    (entity) => entity.id !== id && ownField(words, entity, world, isDate)?.name !== undefined,
  );

/** The day of the record itself: the one that is named, else the one that goes by its name, else the only one. */
function ownDay(trial: Trial, named: Field | undefined): Field | undefined {
  const own =
    (named && mayBeDay(named) ? named : undefined) ??
    trial.named(FIRST, 'moment') ??
    (trial.moment().some(isDate) ? trial.named(LAST, 'moment') : undefined);
  const [only, more] = trial.moment().filter(isDate);
  return own ?? (more ? undefined : only);
}

/** The day that it is reckoned from: one of the record, else the last of the linked ones. */
function lastDay(trial: Trial, worked: Worked): string | undefined {
  const at = worked.tokens.findIndex(({ key }) => /^(?:after|from|since|plus|\+|of)$/.test(key));
  const behind = at >= 0 ? worked.tokens.slice(at + 1) : undefined;
  const named = behind && trial.find(behind, 'moment');
  if (behind && !named && isElsewhere(behind, trial)) return lastLinked(trial, worked);
  const id = trial.as(ownDay(trial, named), 'moment');
  const field = trial.entity.fields.find((one) => one.id === id);
  if (field?.type === 'time') trial.become(field, 'date');
  return id ?? lastLinked(trial, worked);
}

function lastLinked(trial: Trial, { kinds }: Worked): string | undefined {
  const lists = listsOf(trial.entity, trial.world);
  const found = lists.find(({ entity }) => kinds.some((kind) => kind.entity.id === entity.id));
  const list = found ?? (lists.length === 1 ? lists[0] : undefined);
  const days = list?.entity.fields.filter(isDate) ?? [];
  const [day, more] = days;
  return list && day && !more ? `largest(${day.id} in ${list.code})` : undefined;
}

/** 'every so many weeks' that a field of the record says. */
function byInterval(day: string, trial: Trial): string | undefined {
  const choice = trial.fields.find(({ type, name }) => type === 'choice' && EVERY.test(name));
  if (choice) return byChoice(day, choice);
  const every =
    trial.fields.find((field) => isNumber(field) && EVERY.test(field.name)) ?? trial.named(EVERY, 'number');
  if (!every || /\b(?:month|months|year|years)\b/i.test(every.name)) return undefined;
  const id = trial.as(every, 'number');
  const sign = /\bnotice\b/i.test(every.name) ? '-' : '+';
  return id && `${day} ${sign} ${id}${/\bweeks?\b/i.test(every.name) ? ' * 7' : ''}`;
}

const NEXT =
  'after next again later from on plus since ends end over expires expiry withdrawal ready meat due';

export function nextDay(trial: Trial, worked: Worked): string | undefined {
  const { tokens } = worked;
  const closing = says(worked, 'notice')
    ? trial.named(/\b(?:end|ends|until|expir\w*|renewal)\b/i, 'moment')
    : undefined;
  if (closing && isDate(closing)) return byInterval(closing.id, trial);
  const at = tokens.findIndex((_, index) => amountAt(tokens, index)?.unit !== undefined);
  const amount = at >= 0 ? amountAt(tokens, at) : undefined;
  if (!says(worked, NEXT) || (!amount && says(worked, 'many how days hours'))) return undefined;
  const day = lastDay(trial, worked);
  if (day === undefined) return undefined;
  return amount?.unit ? `${day} + ${spanCode(amount.value, amount.unit)}` : byInterval(day, trial);
}
