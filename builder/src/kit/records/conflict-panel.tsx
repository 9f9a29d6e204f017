import { conflictText } from '../data/rejection-text';
import type { Conflict } from '../data/server-protocol';
import type { Entity } from '../data/types';
import { useStore } from '../frame/store-context';

interface ConflictPanelProps {
  readonly entity: Entity;
  readonly conflicts: readonly Conflict[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Says what somebody else changed while a form was filled in, and asks which of both it shall be. [DATA-04] */
export function ConflictPanel({ entity, conflicts, onMine, onTheirs }: ConflictPanelProps) {
  const { names } = useStore().rows();
  const isGone = conflicts.some(({ key }) => key === null);
  return (
    <div className="conflict" role="alert">
      {conflicts.map((conflict) => (
        <p key={conflict.key} dir="auto">
          {conflictText(entity, conflict, names)}
        </p>
      ))}
      <div className="conflict-actions">
        <button type="button" className="button" onClick={onMine}>
          {isGone ? 'Keep mine: add it again' : 'Keep mine'}
        </button>
        <button type="button" className="button" onClick={onTheirs}>
          {isGone ? 'Leave it deleted' : 'Take theirs'}
        </button>
      </div>
    </div>
  );
}
