import { MoreIcon } from '../../frame/icons';
import { Menu } from '../../frame/menu';
import type { BoardHead } from './board-columns';
import type { MoveCard } from './use-board-move';
import type { Row } from '../../data/types';

interface MoveMenuProps {
  /** What the record is called. */
  readonly name: string;
  readonly row: Row;
  /** The id of the column that it stands in. */
  readonly place: string | null;
  readonly heads: readonly BoardHead[];
  readonly onMove: MoveCard;
}

/** A button that offers the other columns, for those who neither drag nor use the keys. */
export function MoveMenu({ name, row, place, heads, onMove }: MoveMenuProps) {
  const others = heads.filter(({ id }) => id !== place);
  return (
    <Menu label={`Move ${name}`} icon={<MoreIcon />}>
      {(close) => (
        <>
          <p className="menu-label" aria-hidden="true">
            Move to
          </p>
          {others.map((other) => (
            <button
              key={other.id ?? ''}
              type="button"
              className={`menu-item ${other.toneClass}`}
              aria-label={`Move to ${other.name}`}
              onClick={() => {
                close();
                onMove(row, other);
              }}
            >
              <span className="tone-dot" aria-hidden="true" />
              <span dir="auto">{other.name}</span>
            </button>
          ))}
        </>
      )}
    </Menu>
  );
}
