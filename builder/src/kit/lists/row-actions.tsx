import { nameOf } from '../data/entity';
import { DeleteIcon, EditIcon } from '../frame/icons';
import { hrefOf } from '../frame/router';
import type { Entity, Row } from '../data/types';

interface RowActionsProps {
  readonly entity: Entity;
  readonly row: Row;
  readonly onDelete: (row: Row) => void;
}

/** Edit and delete of one record in a list. */
export function RowActions({ entity, row, onDelete }: RowActionsProps) {
  const name = nameOf(entity, row);
  return (
    <div className="row-actions">
      <a
        className="icon-button"
        href={hrefOf(entity.path, 'edit', row.id)}
        aria-label={`Edit ${name}`}
        title="Edit"
      >
        <EditIcon />
      </a>
      <button
        type="button"
        className="icon-button icon-button-danger"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => {
          onDelete(row);
        }}
      >
        <DeleteIcon />
      </button>
    </div>
  );
}
