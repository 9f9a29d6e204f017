import type { ChoiceOption, Entity, Field, Sample } from '@tessera/shared/contracts';
import { nameKey } from '../../words/text';
import { dayKindOf, isDay } from '../days';
import { itemAt } from '../stable-hash';
import { isState, toneOf } from '../tones';

/** Where a sample stands: behind us or ahead, so that its state and its days say the same. */
export interface Turn {
  readonly isDone: boolean;
  /** Days from today on which it is due, or was. */
  readonly day: number;
}

const BEHIND = [-3, -9, -1, -16, -6, -24, -12, -2];
const AHEAD = [2, 0, 5, 9, 1, 14, 20, 7];

const DONE_NAME =
  /\b(?:done|completed?|finished|paid|returned|delivered|collected|bought|packed|closed|resolved|sent|attended|watched|visited|read|taken|picked up|learned|answered|built|thanked|sold)\b/;

export const isDoneMark = ({ type, name }: Field) => type === 'boolean' && DONE_NAME.test(nameKey(name));

const isClosing = ({ label, tone = toneOf(label) }: ChoiceOption) => tone === 'good' || tone === 'bad';

/** Every option has its turn, in order. */
export function optionAt({ options = [] }: Field, place: number): ChoiceOption | undefined {
  return itemAt(options, place);
}

/** So many days from today, where a sample holds a day that is counted so. */
export function daysIn(value: Sample['values'][string] | undefined): number | undefined {
  const [, days] = typeof value === 'string' ? (/^([+-]\d+)(?:T|$)/.exec(value) ?? []) : [];
  return days === undefined ? undefined : Number(days);
}

/** Whether what a sample holds already says that it is over; undefined where it says nothing of it. */
function isKnownOver({ fields }: Entity, kept: Sample['values']): boolean | undefined {
  for (const field of fields) {
    const value = kept[field.id];
    const option = isState(field) && field.options?.find(({ id }) => id === value);
    if (option) return isClosing(option);
    if (isDoneMark(field) && value !== undefined) return value === true;
  }
  return undefined;
}

/** Whether what a record stands for is over: by its state, by a mark; every other one where nothing says so. */
function isOver({ fields }: Entity, place: number): boolean {
  const typed = fields.filter(({ computed }) => computed === undefined);
  const state = typed.find(isState);
  const option = state && optionAt(state, place);
  if (option) return isClosing(option);
  return typed.some(isDoneMark) ? place % 3 === 0 : place % 2 === 1;
}

/** The day on which a sample is due by what it holds already. */
function dueDayIn(entity: Entity, kept: Sample['values']): number | undefined {
  const due = entity.fields.find((field) => isDay(field) && dayKindOf(entity, field) === 'ahead');
  return due && daysIn(kept[due.id]);
}

/**
 * The turn of a sample: by what it holds already, else by its place. Some of those that are open are late: of those that are
 * made, the third.
 */
export function turnOf(entity: Entity, index: number, attempt: number, kept: Sample['values'] = {}): Turn {
  const place = index + attempt;
  const due = dueDayIn(entity, kept);
  const isLate = place % 5 === 2;
  const isPast = due === undefined ? isOver(entity, place) : due < 0 && !isLate;
  const isDone = isKnownOver(entity, kept) ?? isPast;
  const days = isDone || isLate ? BEHIND : AHEAD;
  return { isDone, day: due ?? (itemAt(days, index) ?? 0) + attempt * 11 };
}

/** The option of a state that agrees with the turn, each in its turn. */
export function stateAt(field: Field, place: number, { isDone }: Turn): ChoiceOption | undefined {
  const option = optionAt(field, place);
  if (!option || isClosing(option) === isDone) return option;
  const fitting = field.options?.filter((one) => isClosing(one) === isDone) ?? [];
  return itemAt(fitting, place) ?? option;
}
