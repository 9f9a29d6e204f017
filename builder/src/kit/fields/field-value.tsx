import { isEmail, toWebAddress } from '../data/checks';
import { isDateField, isPlainField } from '../data/field-groups';
import { formatValue } from '../data/format';
import { CheckIcon } from '../frame/icons';
import type { Field, PlainField, RatingField, Value } from '../data/types';

const MOST_DOTS = 10;
/** From here on nobody counts dots at a glance, so the number stands beside them. */
const MANY_DOTS = 6;

interface FieldValueProps {
  readonly field: Field;
  readonly value: Value | undefined;
  /** Shows long text in full, with its line breaks. */
  readonly isFull?: boolean;
}

/** Shows one value the way its type asks for; an empty one as a quiet dash. */
export function FieldValue({ field, value = null, isFull = false }: FieldValueProps) {
  if (field.type === 'boolean') return <YesNo isYes={value === true} isFull={isFull} />;
  const text = formatValue(field, value);
  if (text === '') return <Empty />;
  if (isPlainField(field)) return <PlainValue type={field.type} text={text} isFull={isFull} />;
  if (isDateField(field)) return <time dateTime={String(value)}>{text}</time>;
  if (field.type === 'choice') return <ChoiceBadge field={field} value={value} text={text} />;
  if (field.type === 'rating') return <Rating field={field} value={Number(value)} text={text} />;
  return <bdi>{text}</bdi>;
}

interface PlainValueProps {
  readonly type: PlainField['type'];
  readonly text: string;
  readonly isFull: boolean;
}

function PlainValue({ type, text, isFull }: PlainValueProps) {
  switch (type) {
    case 'url':
      return <WebLink address={text} />;
    case 'email':
      return isEmail(text) ? (
        <a href={`mailto:${text}`} title={text}>
          {text}
        </a>
      ) : (
        <bdi>{text}</bdi>
      );
    case 'phone':
      return <a href={`tel:${text.replace(/[^\d+]/gu, '')}`}>{text}</a>;
    case 'longtext':
      return (
        <span className={isFull ? 'long-text' : 'clipped'} dir="auto">
          {text}
        </span>
      );
    case 'text':
    case 'person':
      return <bdi>{text}</bdi>;
  }
}

function Empty() {
  return (
    <span className="empty-value">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">empty</span>
    </span>
  );
}

interface YesNoProps {
  readonly isYes: boolean;
  readonly isFull: boolean;
}

/** A tick in a list; the word as well where there is room for it. */
function YesNo({ isYes, isFull }: YesNoProps) {
  return (
    <span className={isYes ? 'yes' : 'empty-value'}>
      {isYes && <CheckIcon />}
      {!isYes && !isFull && <span aria-hidden="true">–</span>}
      <span className={isFull ? undefined : 'visually-hidden'}>{isYes ? 'Yes' : 'No'}</span>
    </span>
  );
}

interface ChoiceBadgeProps {
  readonly field: { readonly options: readonly { readonly id: string }[] };
  readonly value: Value;
  readonly text: string;
}

/** The place of the option decides the tint, so that the same option looks the same everywhere. */
function ChoiceBadge({ field, value, text }: ChoiceBadgeProps) {
  const place = field.options.findIndex((option) => option.id === value);
  return (
    <span className={`badge badge-${String(place % 6)}`}>
      <bdi>{text}</bdi>
    </span>
  );
}

interface RatingProps {
  readonly field: RatingField;
  readonly value: number;
  readonly text: string;
}

function Rating({ field, value, text }: RatingProps) {
  if (field.min < 0 || field.max > MOST_DOTS) return <span>{text.replace(' of ', ' / ')}</span>;
  return (
    <span className="rating" title={text}>
      <span className="visually-hidden">{text}</span>
      {Array.from({ length: field.max }, (_, place) => (
        <span key={place} className={place < value ? 'dot dot-filled' : 'dot'} aria-hidden="true" />
      ))}
      {field.max >= MANY_DOTS && (
        <span className="rating-number" aria-hidden="true">
          {value}
        </span>
      )}
    </span>
  );
}

function WebLink({ address }: { readonly address: string }) {
  const href = toWebAddress(address);
  if (href === null) return <bdi>{address}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={href}>
      {href.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '')}
    </a>
  );
}
