import { nameOf } from '../data/entity';
import type { Entity, Row } from '../data/types';
import { DeleteIcon, EditIcon, MoreIcon } from '../frame/icons';
import { Menu } from '../frame/menu';
import { hrefOf } from '../frame/router';
import { useRights } from '../frame/store-context';
import { ActionButton, useActionsFor } from './quick-actions';
import { useSelection } from './selection';

interface RowActionsProps {
  readonly entity: Entity;
  readonly row: Row;
  readonly onDelete: (row: Row) => void;
}

/** As many actions stand in a row itself, where it is wide; the menu has all of them. */
const MOST_IN_ROW = 2;

/** What can be done to one record of a list; a box to choose it by while several are being chosen. */
export function RowActions({ entity, row, onDelete }: RowActionsProps) {
  const selection = useSelection();
  const name = nameOf(entity, row);
  const actions = useActionsFor(entity, row);
  const { change, remove } = useRights(entity);
  if (selection) {
    return (
      <label className="row-choice">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selection.ids.has(row.id)}
          onChange={() => {
            selection.toggle(row.id);
          }}
        />
      </label>
    );
  }
  return (
    <div className="row-actions">
      {actions.slice(0, MOST_IN_ROW).map((action) => (
        <ActionButton
          key={action.id}
          entity={entity}
          row={row}
          action={action}
          className="button button-small row-action"
          isListed
        />
      ))}
      {actions.length > 0 && (
        <div className={actions.length > MOST_IN_ROW ? undefined : 'narrow-only'}>
          <Menu label={`More for ${name}`} icon={<MoreIcon />}>
            {(close) =>
              actions.map((action) => (
                <ActionButton
                  key={action.id}
                  entity={entity}
                  row={row}
                  action={action}
                  className="menu-item"
                  onDone={close}
                />
              ))
            }
          </Menu>
        </div>
      )}
      {change && (
        <a
          className="icon-button"
          href={hrefOf(entity.path, 'edit', row.id)}
          aria-label={`Edit ${name}`}
          title="Edit"
        >
          <EditIcon />
        </a>
      )}
      {remove && (
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
      )}
    </div>
  );
}
