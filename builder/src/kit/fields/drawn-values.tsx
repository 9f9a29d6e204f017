import { formatValue } from '../data/format';
import type { ChoiceField, RatingField } from '../data/types';
import { CheckIcon } from '../frame/icons';

const MOST_DOTS = 10;
/** From here on nobody counts dots at a glance, so the number stands beside them. */
const MANY_DOTS = 6;
/** How many tints there are for what has no tone of its own. */
const TINTS = 6;

interface YesNoProps {
  readonly isYes: boolean;
  readonly isFull: boolean;
}

/** A tick in a list; the word as well where there is room for it. */
export function YesNo({ isYes, isFull }: YesNoProps) {
  return (
    <span className={isYes ? 'yes' : 'empty-value'}>
      {isYes && <CheckIcon />}
      {!isYes && !isFull && <span aria-hidden="true">–</span>}
      <span className={isFull ? undefined : 'visually-hidden'}>{isYes ? 'Yes' : 'No'}</span>
    </span>
  );
}

/** An option in its tone; without one its place decides, so that the same option looks the same everywhere. */
function OptionBadge({ field, id }: { readonly field: ChoiceField; readonly id: string }) {
  const place = field.options.findIndex((option) => option.id === id);
  const tone = field.options[place]?.tone;
  return (
    <span
      className={`badge ${tone === undefined ? `badge-${String(place % TINTS)}` : `tone-${tone}`}`}
      data-part={id}
    >
      <bdi>{formatValue(field, id)}</bdi>
    </span>
  );
}

interface OptionBadgesProps {
  readonly field: ChoiceField;
  readonly ids: readonly string[];
}

/** The chosen options. */
export function OptionBadges({ field, ids }: OptionBadgesProps) {
  return (
    <span className="tags">
      {ids.map((id) => (
        <OptionBadge key={id} field={field} id={id} />
      ))}
    </span>
  );
}

/** Words of somebody's own. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <span className="tags">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          <bdi>{tag}</bdi>
        </span>
      ))}
    </span>
  );
}

interface PictureProps {
  readonly address: string;
  readonly name: string;
  readonly isFull: boolean;
}

/** A picture of a record; it says what the record is called. */
export function Picture({ address, name, isFull }: PictureProps) {
  return (
    <img
      className={isFull ? 'picture' : 'thumbnail'}
      src={address}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  );
}

const COLORS = 6;

/** Who somebody is at a glance: the first letters of the first and last name, always in the same colour. */
export function Initials({ name }: { readonly name: string }) {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  const color = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLORS;
  return (
    <span className={`initials badge-${String(color)}`} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}

interface RatingProps {
  readonly field: RatingField;
  readonly value: number;
  readonly text: string;
}

export function Rating({ field, value, text }: RatingProps) {
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
