import { isDateField, isPlainField } from '../data/field-groups';
import { formatValue } from '../data/format';
import type { Field, Value } from '../data/types';
import { OptionBadges, Picture, Rating, Tags, YesNo } from './drawn-values';
import { LinkedNames } from './linked-names';
import { PlainValue } from './plain-value';
import { Swatch } from './swatch';

interface FieldValueProps {
  readonly field: Field;
  readonly value: Value | undefined;
  /** Shows long text in full, with its line breaks, and pictures large. */
  readonly isFull?: boolean;
  /** What the record is called: what a picture shows. */
  readonly name?: string;
}

/** Shows one value the way its type asks for; an empty one as a quiet dash. */
export function FieldValue({ field, value = null, isFull = false, name = field.name }: FieldValueProps) {
  if (field.type === 'boolean') return <YesNo isYes={value === true} isFull={isFull} />;
  if (isNothing(value)) return <Empty />;
  switch (field.type) {
    case 'reference':
      return <LinkedNames field={field} value={value} empty={<Empty />} />;
    case 'image':
      return <Picture address={String(value)} name={name} isFull={isFull} />;
    case 'tags':
      return <Tags tags={listOf(value)} />;
    default:
      return <TextValue field={field} value={value} isFull={isFull} />;
  }
}

interface TextValueProps {
  readonly field: Field;
  readonly value: Value;
  readonly isFull: boolean;
}

/** The types that can be said in words, and are drawn a little. */
function TextValue({ field, value, isFull }: TextValueProps) {
  const text = formatValue(field, value);
  if (text === '') return <Empty />;
  if (isPlainField(field)) return <PlainValue type={field.type} text={text} isFull={isFull} />;
  if (isDateField(field)) return <time dateTime={String(value)}>{text}</time>;
  switch (field.type) {
    case 'choice':
      return <OptionBadges field={field} ids={listOf(value)} />;
    case 'rating':
      return <Rating field={field} value={Number(value)} text={text} />;
    case 'color':
      return (
        <span className="color-value">
          <Swatch color={text} />
          <bdi>{text}</bdi>
        </span>
      );
    default:
      return <bdi>{text}</bdi>;
  }
}

function isNothing(value: Value): boolean {
  return value === null || value === '' || (typeof value === 'object' && value.length === 0);
}

function listOf(value: Value): readonly string[] {
  return typeof value === 'object' && value !== null ? value : [String(value)];
}

function Empty() {
  return (
    <span className="empty-value">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">empty</span>
    </span>
  );
}
