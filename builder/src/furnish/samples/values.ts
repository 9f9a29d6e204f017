import type { FieldType } from '@tessera/shared/contracts';
import { decimalsOf } from '../../kit/data/format';
import { nameKey } from '../../words/text';
import { itemAt, stableHash } from '../stable-hash';
import { isState } from '../tones';
import { dateFor, momentFor, timeFor } from './moments';
import { numberFor, ratingFor } from './numbers';
import type { SampleValue, Spot } from './spot';
import { emailFor, longTextFor, personFor, phoneFor, textFor, urlFor } from './texts';
import { isDoneMark, optionAt, stateAt } from './turn';

const TAGS = [
  ['favourite'],
  ['new', 'to check'],
  ['seasonal'],
  ['favourite', 'shared'],
  ['to check'],
  ['archive'],
  ['new'],
  ['shared'],
];
const COLOURS = ['#2f6f5e', '#c4593b', '#2d5b8a', '#d9a441', '#7a4b8c', '#8aa04f', '#b23a5b', '#4f5d6b'];

function choiceFor({ field, index, attempt, turn }: Spot): SampleValue | undefined {
  const { options = [] } = field;
  if (isState(field)) return stateAt(field, index + attempt, turn)?.id;
  // Other choices run the other way round, so that not all of one state are of one category.
  const place = stableHash(field.name) + index * (options.length - 1) + attempt;
  const option = optionAt(field, place);
  if (!option || field.many !== true) return option?.id;
  const next = index % 2 === 0 ? undefined : optionAt(field, place + 1);
  const chosen = new Set([option.id, next?.id]);
  return options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

function referenceFor({ entity, field, index, attempt, ids }: Spot): SampleValue | undefined {
  const targets = ids.get(field.reference?.entity ?? '') ?? [];
  const place = index * 3 + attempt + (stableHash(field.name) % 5);
  const target = itemAt(targets, place);
  if (target === undefined) return undefined;
  if (field.many === true) return [...new Set([target, itemAt(targets, place + 2) ?? target])];
  if (field.reference?.entity !== entity.id) return target;
  // A tree: the first few stand by themselves, others below them.
  return field.required ? itemAt(targets, index + 1) : index < 3 ? undefined : itemAt(targets, index % 3);
}

function booleanFor({ field, index, attempt, turn }: Spot): boolean {
  if (isDoneMark(field)) return turn.isDone;
  if (/\b(?:active|available|enabled|attending|confirmed|open)\b/.test(nameKey(field.name)))
    return index % 4 !== 3;
  return (index + attempt + stableHash(field.name)) % 2 === 0;
}

function amountFor(spot: Spot): string {
  return numberFor(spot).toFixed(decimalsOf(spot.model.format.currency));
}

/** A word that a picture is drawn from. */
function imageFor(spot: Spot): string {
  const label = spot.entity.fields.find(({ id }) => id === spot.entity.labelField);
  const name = label?.type === 'text' && textFor({ ...spot, field: label });
  return `${nameKey(name || spot.entity.name)} ${String(spot.index + 1)}`;
}

type Maker = (spot: Spot) => SampleValue | undefined;

const MAKERS: Readonly<Record<FieldType, Maker>> = {
  text: textFor,
  longtext: longTextFor,
  integer: numberFor,
  number: numberFor,
  percent: numberFor,
  duration: numberFor,
  money: amountFor,
  rating: ratingFor,
  date: dateFor,
  datetime: momentFor,
  time: timeFor,
  boolean: booleanFor,
  choice: choiceFor,
  tags: ({ index, attempt }) => itemAt(TAGS, index + attempt),
  email: emailFor,
  url: urlFor,
  phone: phoneFor,
  color: ({ index, attempt }) => itemAt(COLOURS, index + attempt),
  image: imageFor,
  person: personFor,
  reference: referenceFor,
};

/** What a sample holds in a field; nothing where a record like it would be empty there. */
export function valueFor(spot: Spot): SampleValue | undefined {
  return MAKERS[spot.field.type](spot);
}
