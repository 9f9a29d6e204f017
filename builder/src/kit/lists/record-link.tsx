import { nameOf } from '../data/entity';
import type { Entity, Row } from '../data/types';
import { hrefOf } from '../frame/router';
import { recordLinkId } from '../records/delete-record';

interface RecordLinkProps {
  readonly entity: Entity;
  readonly row: Row;
  /** How it looks in this list. */
  readonly className?: string;
  /** The id of what says what can be done with it. */
  readonly 'aria-describedby'?: string | undefined;
  readonly draggable?: boolean;
}

/** A record's name in a list. It opens the record, and is where the focus comes back to. */
export function RecordLink({ entity, row, className, ...attributes }: RecordLinkProps) {
  return (
    <a
      {...attributes}
      className={className === undefined ? 'row-link' : `row-link ${className}`}
      id={recordLinkId(row.id)}
      href={hrefOf(entity.path, 'detail', row.id)}
      dir="auto"
    >
      {nameOf(entity, row)}
    </a>
  );
}
