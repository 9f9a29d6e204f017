import { memo, useMemo } from 'react';
import { BriefFacts } from './brief-facts';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RecordBadges } from './record-badges';
import { RecordLink } from './record-link';
import { RowActions } from './row-actions';
import { TilePattern } from './tile-pattern';
import { WindowedList } from './windowed-list';
import type { Field, ImageField, Row } from '../data/types';

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

const ATTRIBUTES = { className: 'gallery-card' };

/** The records as pictures in a grid. */
function Gallery({ entity, image, columns, rows, onDelete }: GalleryProps) {
  const facts = useMemo(
    () => columns.filter((field) => field !== entity.label && field !== image),
    [columns, entity, image],
  );
  return (
    <WindowedList items={rows} className="gallery" aria-label={entity.plural} attributesOf={() => ATTRIBUTES}>
      {(row) => <GalleryCard entity={entity} image={image} facts={facts} row={row} onDelete={onDelete} />}
    </WindowedList>
  );
}

interface GalleryCardProps extends Pick<GalleryProps, 'entity' | 'image' | 'onDelete'> {
  readonly facts: readonly Field[];
  readonly row: Row;
}

/** Drawn anew only when something of it changes, not with every letter of a search. */
const GalleryCard = memo(function GalleryCard({ entity, image, facts, row, onDelete }: GalleryCardProps) {
  const address = row.values[image.key];
  return (
    <>
      <div className="gallery-picture">
        {typeof address === 'string' && address !== '' ? (
          // The name below says what it is.
          <img src={address} alt="" loading="lazy" decoding="async" />
        ) : (
          <TilePattern seed={row.id} />
        )}
      </div>
      <div className="gallery-text">
        <RecordLink entity={entity} row={row} className="gallery-name" />
        <RecordBadges entity={entity} row={row} />
        <BriefFacts entity={entity} fields={facts} row={row} />
      </div>
      <RowActions entity={entity} row={row} onDelete={onDelete} />
    </>
  );
});
