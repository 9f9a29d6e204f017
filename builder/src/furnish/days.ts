import type { Entity, Field } from '@tessera/shared/contracts';
import { singular } from '../words/inflect';
import { DUE_WORDS } from '../words/lists/order';
import { pattern } from '../words/pattern';
import { nameKey } from '../words/text';

/** What a day of a record says by its name. */
type DayKind =
  | /** Something is to happen by then, or then. */ 'ahead'
  | /** It happened when the record was done with. */ 'done'
  | /** Somebody was born. */ 'birth'
  | /** It has been. */ 'past'
  | /** Behind a beginning. */ 'end'
  | /** When it is to be done again, done before or not. */ 'next';

const BIRTH = /\b(?:birth|birthday|birthdate|born|dob|founded|anniversary)\b/;
const DONE =
  /\b(?:finished|completed|closed|returned|resolved|paid|delivered|collected|picked up|solved|ended|sold|watched|read)\b/;
const END =
  /(?:^| )(?:end|ends|ending|until|till|to|check out|checkout|return date|finish|end date|end time)$|\bend\b/;
const AHEAD = pattern('')`
  ${DUE_WORDS}|\bend\b|expected|planned|promised|needed|\bby$|target|return|harvest|wedding|delivery|close[ ]date
`;
const PLAIN = /^(?:date|day|date and time|when|time)$/;
const START =
  /(?:^| )(?:start|starts|starting|begin|begins|from|check in|checkin|arrival|departure|out|start date|start time)$|\bstart\b/;
/** Records of these nouns are made before they happen. */
const UPCOMING_NOUNS = pattern('')`
  \b(?:
    appointment|booking|reservation|event|party|meeting|exam|trip|flight|shift|class|concert|gig|delivery|match
    |fixture|viewing|wedding|interview|assignment|deadline|rehearsal|talk|shoot|lesson|visit|course|absence|leave
    |schedule|release|launch|order
  )$
`;

export const isDay = ({ type }: Field) => type === 'date' || type === 'datetime';

/** Which kind of day a field of records holds. */
export function dayKindOf(entity: Entity, field: Field): DayKind {
  const name = nameKey(field.name);
  if (BIRTH.test(name)) return 'birth';
  if (END.test(name) && startOf(entity, field)) return 'end';
  if (/^next\b|\b(?:renewal|expires?|expiry|best before|use by)\b/.test(name)) return 'next';
  if (DONE.test(name)) return 'done';
  const isItself = PLAIN.test(name) || START.test(name);
  if (isItself && UPCOMING_NOUNS.test(singular(nameKey(entity.name)))) return 'ahead';
  return AHEAD.test(name) && !/^start/.test(name) ? 'ahead' : 'past';
}

/** The field in which what ends here began: of the same type, and in front of it. */
export function startOf({ fields }: Entity, end: Field): Field | undefined {
  const before = fields.slice(0, fields.indexOf(end)).filter(({ type }) => type === end.type);
  return END.test(nameKey(end.name))
    ? before.findLast(({ name }) => START.test(nameKey(name)) || /^(?:date|day|time)$/.test(nameKey(name)))
    : undefined;
}

/** The field in which what begins here ends. */
export function endOf(entity: Entity, start: Field): Field | undefined {
  return entity.fields.find((field) => startOf(entity, field) === start);
}
