import type { Entity, Row } from '../data/types';

/** The words that stand beside a record while their conditions hold. */
export function RecordBadges({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const shown = entity.badges.filter((badge) => badge.when(row.live));
  if (shown.length === 0) return null;
  return (
    <span className="record-badges">
      {shown.map(({ id, text, tone }) => (
        <span key={id} className={`flag tone-${tone}`} data-part={id}>
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  );
}
