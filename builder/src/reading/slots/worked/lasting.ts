import type { Field } from '@tessera/shared/contracts';
import { spanOf } from '../../meaning/moments-between';
import type { Trial } from './trial';
import { isMoment } from './trial';
import { says, type Worked } from './words';

/** From when to when something lasts, where the fields are not yet moments either. */

const START = new RegExp(
  '\\b(?:' +
    'start|started|from|begin|began|beginning|begins|came|in|reported|arrived?|check.?in|take.?off|off block|on hire|first|bed|asleep|' +
    'dropped|received|lent|aos|call|alarm|liberated|bought|stopped|went off|taken|found|seen|out|opening|tabled|came in|loaded)\\b',
  'i',
);
const END = new RegExp(
  '\\b(?:' +
    'end|ended|until|till|to|stop|stops|back|returned?|left|leaving|leave|went|finish\\w*|fixed|repaired|settled|freed|up|ran|' +
    'again|landing|on block|off hire|last|los|closed|filled|sold|picked|woke|clocked|died|departure|check.?out|closing|kindled|fed|unloaded|disposed)\\b',
  'i',
);

interface Span {
  readonly start: Field;
  readonly end: Field;
}

function spanIn(trial: Trial, isShort: boolean): Span | undefined {
  const typed = spanOf(trial.entity);
  const isRough =
    isShort && typed?.start.type === 'date' && trial.moment().some(({ type }) => type === 'time');
  if ((typed && !isRough) || !trial.isFree) return isRough ? undefined : typed;
  const fields = trial.fields.filter(
    (field) => isMoment(field) || ['text', 'boolean', 'longtext'].includes(field.type),
  );
  const ends = fields.filter(({ name }) => END.test(name));
  const starts = fields.filter(({ name }) => START.test(name));
  const end = ends.findLast((field) => field !== starts[0]);
  const start = starts.find((field) => field !== end);
  return start && end && fields.indexOf(start) < fields.indexOf(end) ? { start, end } : undefined;
}

const SHORT = 'hour hours minute minutes min mins flight s seconds time block';

/** Both ends as the fields are by now. */
function endsNow({ entity }: Trial, { start, end }: Span): Span | undefined {
  const [a, b] = [start, end].map(({ id }) => entity.fields.find((field) => field.id === id));
  return a && b && { start: a, end: b };
}

/** Both of one type; days become days with a time where hours are asked for. */
function settled(trial: Trial, span: Span, isShort: boolean): Span | undefined {
  if (trial.as(span.start, 'moment') === undefined || trial.as(span.end, 'moment') === undefined)
    return undefined;
  const now = endsNow(trial, span);
  if (!now) return undefined;
  const isMixed = now.start.type !== now.end.type;
  const isTimed = isShort && (isMixed || now.start.type === 'date');
  const type = isTimed ? 'datetime' : now.end.type;
  return trial.become(now.start, type) && trial.become(now.end, type) ? endsNow(trial, now) : undefined;
}

/** How long a record lasts: a number of days where it is one of days, else a duration. */
export function lasting(trial: Trial, worked: Worked): string | undefined {
  const isShort = says(worked, SHORT) && !says(worked, 'days weeks nights');
  const found = spanIn(trial, isShort);
  const span = found && settled(trial, found, isShort);
  if (!span) return undefined;
  const { start, end } = span;
  const isDays = says(worked, 'day days night nights week weeks') && start.type === 'datetime';
  const code = isDays ? `date(${end.id}) - date(${start.id})` : `${end.id} - ${start.id}`;
  return says(worked, 'weeks') ? `(${code}) / 7` : code;
}

const BEGUN =
  /\b(?:start|started|since|began|made|bought|purchased|came|arrived|joined|reported|applied|planted|lent|installed|found|opened|advertised|dropped|received|taken|born|bottled|blocked|laid|inoculated|on hire|lay)\b/i;
const OVER =
  /\b(?:returned?|end|ended|left|sold|died|back|gone|outcome|off hire|rehomed|closed|filled|solved)\b/i;

/** How many days one of what is counted has. */
const LONGER = [
  ['weeks', 7],
  ['months', 30.4375],
  ['years', 365.25],
] as const;

/** 'days so far', 'how many days it's been ageing': since it began, until today. */
export function untilToday(trial: Trial, worked: Worked): string | undefined {
  const typed = trial.moment().filter(({ type }) => type !== 'time');
  const [only, more] = typed;
  const start = trial.named(BEGUN, 'moment') ?? (more ? undefined : only);
  const id = trial.as(start, 'moment');
  if (id === undefined || !start) return undefined;
  const field = trial.entity.fields.find((one) => one.id === id);
  const begun = field?.type === 'datetime' ? `date(${id})` : id;
  const end = typed.find((one) => one.id !== id && one.type === field?.type && OVER.test(one.name));
  const days =
    end && field?.type === 'date'
      ? `if ${end.id} is empty then today - ${begun} else ${end.id} - ${begun}`
      : `today - ${begun}`;
  const by = LONGER.find(([word]) => says(worked, word))?.[1];
  return by === undefined ? days : `rounddown((${days}) / ${String(by)})`;
}
