import { memo, useMemo } from 'react';
import { nameOf } from '../data/entity';
import { hrefOf } from '../frame/router';
import { recordLinkId } from '../records/delete-record';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RecordBadges } from './record-badges';
import { RecordFacts } from './record-facts';
import { RowActions } from './row-actions';
import { TilePattern } from './tile-pattern';
import { usePreparedSearch } from './use-prepared-search';
import { useWindow } from './use-window';
import type { Entity, Field, ImageField, Row } from '../data/types';

interface GalleryOptions extends ViewOptions {
  readonly image: ImageField;
  /** What stands below a picture besides the name, in order. */
  readonly columns: readonly Field[];
}

/** Pictures with their names. */
export function galleryView({ image, columns, ...options }: GalleryOptions): ListView {
  return {
    ...options,
    kind: 'gallery',
    columns,
    Component: (props) => <Gallery {...props} image={image} columns={columns} />,
  };
}

interface GalleryProps extends ListViewProps {
  readonly image: ImageField;
  readonly columns: readonly Field[];
}

/** The records as pictures in a grid. */
function Gallery({ entity, image, columns, rows, onDelete }: GalleryProps) {
  const { isPartial, range, before, after } = useWindow(rows.length);
  usePreparedSearch(entity, rows);
  const facts = useMemo(
    () => columns.filter((field) => field !== entity.label && field !== image),
    [columns, entity, image],
  );
  return (
    <ul className="gallery" aria-label={entity.plural}>
      {isPartial && <li ref={before} className="space" hidden={range.from === 0} aria-hidden="true" />}
      {rows.slice(range.from, range.to).map((row, place) => (
        <GalleryCard
          key={row.id}
          entity={entity}
          image={image}
          facts={facts}
          row={row}
          place={range.from + place + 1}
          of={isPartial ? rows.length : undefined}
          onDelete={onDelete}
        />
      ))}
      {isPartial && <li ref={after} className="space" hidden={range.to === rows.length} aria-hidden="true" />}
    </ul>
  );
}

interface GalleryCardProps {
  readonly entity: Entity;
  readonly image: ImageField;
  readonly facts: readonly Field[];
  readonly row: Row;
  readonly place: number;
  /** How many there are, where not all cards are on the page: then each says which of them it is. */
  readonly of: number | undefined;
  readonly onDelete: (row: Row) => void;
}

/** Drawn anew only when something of it changes, not with every card that comes in. */
const GalleryCard = memo(function GalleryCard(props: GalleryCardProps) {
  const { entity, image, facts, row, place, of, onDelete } = props;
  const address = row.values[image.key];
  return (
    <li className="gallery-card" aria-posinset={of === undefined ? undefined : place} aria-setsize={of}>
      <div className="gallery-picture">
        {typeof address === 'string' && address !== '' ? (
          // The name below says what it is.
          <img src={address} alt="" loading="lazy" decoding="async" />
        ) : (
          <TilePattern seed={row.id} />
        )}
      </div>
      <div className="gallery-text">
        <a
          className="row-link gallery-name"
          id={recordLinkId(row.id)}
          href={hrefOf(entity.path, 'detail', row.id)}
          dir="auto"
        >
          {nameOf(entity, row)}
        </a>
        <RecordBadges entity={entity} row={row} />
        <RecordFacts entity={entity} fields={facts} row={row} />
      </div>
      <RowActions entity={entity} row={row} onDelete={onDelete} />
    </li>
  );
});
