import type { FieldDraft } from './field-draft';
import { JOURNEY_WORDS } from './lists/record-words';
import { pattern } from './pattern';

const BEGINS = /^(?:started|begun|opened|started on|start|start date|date started|began)$/i;
const ENDS = /^(?:finished|ended|completed|closed|done)$/i;
const JOURNEY = pattern('i')`${JOURNEY_WORDS}`;

interface Siblings {
  /** The names of the dates, in small letters. */
  readonly dates: ReadonlySet<string>;
  readonly hasBegin: boolean;
  /** 'car, customer, from, to' is a span of time, unless it is a journey. */
  readonly isSpan: boolean;
  readonly hasUnit: boolean;
  /** The day has a field of its own, so 'from' and 'check-in' are times of it. */
  readonly isOneDay: boolean;
  readonly hasOpinions: boolean;
  /** Until when has a field of its own, so 'returned' is whether. */
  readonly isSpanSaid: boolean;
  /** On a day from one place to another. */
  readonly isJourney: boolean;
  /** When it was done has a field of its own, so 'done by' is a person. */
  readonly hasDone: boolean;
}

function siblingsOf(fields: readonly FieldDraft[]): Siblings {
  const dates = new Set(
    fields.filter((field) => field.type === 'date').map((field) => field.name.toLowerCase()),
  );
  const open = new Set(
    fields.filter((field) => !field.isTypeStated).map((field) => field.name.toLowerCase()),
  );
  return {
    dates,
    hasBegin: [...dates].some((name) => BEGINS.test(name)),
    isSpan:
      dates.size === 0 &&
      open.has('from') &&
      open.has('to') &&
      !fields.some((field) => JOURNEY.test(field.name)),
    isOneDay: (dates.has('date') || dates.has('day')) && !fields.some((field) => JOURNEY.test(field.name)),
    isSpanSaid: ['to', 'until', 'till', 'due', 'due back', 'due date', 'return by', 'end date'].some((name) =>
      open.has(name),
    ),
    isJourney: (dates.has('date') || dates.has('day')) && fields.some((field) => JOURNEY.test(field.name)),
    hasOpinions: open.has('liked') && open.has('disliked'),
    hasDone: [...dates].some((name) =>
      /^(?:date|last done|done on|date done|completed on|finished on|performed on)$/.test(name),
    ),
    hasUnit: fields.some((field) => /^(?:unit|units|unit of measure)$/i.test(field.name)),
  };
}

/** 'started, finished' are two dates; 'sow from, sow until' and 'from, until' too. */
function isDate(name: string, type: FieldDraft['type'], { dates, hasBegin, isSpan }: Siblings): boolean {
  if (type === 'boolean') return hasBegin && ENDS.test(name);
  if (type !== 'text') return false;
  const isFrom =
    /(?:^| )from$/.test(name) && ['until', 'till'].some((end) => dates.has(name.replace(/from$/, end)));
  const isTo = / to$/.test(name) && dates.has(name.replace(/ to$/, ' from'));
  return isFrom || isTo || (isSpan && (name === 'from' || name === 'to'));
}

const DAYTIME =
  /^(?:from|to|until|till|check[- ]?in|check[- ]?out|start|end|in|out|clock[- ]in|clock[- ]out)$/;
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^from$/, /^(?:to|until|till)$/],
  [/^(?:check|clock)[- ]?in$/, /^(?:check|clock)[- ]?out$/],
  [/^start$/, /^end$/],
  [/^in$/, /^out$/],
];

/** 'from' says a time only together with 'to'. */
function hasPair(name: string, fields: readonly FieldDraft[]): boolean {
  const has = (pattern: RegExp) =>
    fields.some((field) => !field.isTypeStated && pattern.test(field.name.toLowerCase()));
  return PAIRS.some(([begin, end]) => (begin.test(name) && has(end)) || (end.test(name) && has(begin)));
}

/** 'done by' is a person when the day has a field, 'check-in' a time, 'liked' beside 'disliked' what was liked. */
function typeBeside(
  name: string,
  fields: readonly FieldDraft[],
  { hasDone, isOneDay, hasOpinions, isJourney, isSpanSaid }: Siblings,
): FieldDraft['type'] | undefined {
  if (hasDone && /^(?:done|completed|finished) by$/.test(name)) return 'text';
  if (isOneDay && DAYTIME.test(name) && hasPair(name, fields)) return 'time';
  if (isSpanSaid && name === 'returned') return 'boolean';
  if (hasOpinions && /^(?:dis)?liked$/.test(name)) return 'longtext';
  return isJourney && /^(?:from|to)$/.test(name) ? 'text' : undefined;
}

/** Types that a name alone does not settle, but the fields beside it do. Answers the same fields in the same order. */
export function inferFromSiblings(fields: readonly FieldDraft[]): FieldDraft[] {
  const siblings = siblingsOf(fields);
  return fields.map((field) => {
    if (field.isTypeStated) return field;
    const name = field.name.toLowerCase();
    const type = typeBeside(name, fields, siblings);
    if (type) return { ...field, type };
    if (isDate(name, field.type, siblings)) return { ...field, type: 'date' };
    // 'amount, unit': the amount is a number of that unit.
    const isAmount = siblings.hasUnit && name === 'amount' && ['money', 'text'].includes(field.type);
    return isAmount && !field.currency ? { ...field, type: 'number', min: 0 } : field;
  });
}
