import type { Entity, Row } from '../data/types';
import { RecordBadges } from './record-badges';
import { RecordLink } from './record-link';

interface RecordHeadProps {
  readonly entity: Entity;
  readonly row: Row;
  /** How the name looks in this list. */
  readonly className?: string;
}

/** A record's name in a list with its badges beside it. */
export function RecordHead(props: RecordHeadProps) {
  const { entity, row } = props;
  return (
    <span className="record-head">
      <RecordLink {...props} />
      <RecordBadges entity={entity} row={row} />
    </span>
  );
}
