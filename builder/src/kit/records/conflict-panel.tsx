import { conflictText } from '../data/rejection-text';
import type { Conflict } from '../data/server-protocol';
import type { Entity } from '../data/types';
import { useStore } from '../frame/store-context';

interface ConflictPanelProps {
  readonly entity: Entity;
  readonly conflicts: readonly Conflict[];
  readonly onDecide: (isMine: boolean) => void;
}

/** Says what somebody else changed while a form was filled in, and asks which of both it shall be. [DATA-04] */
export function ConflictPanel({ entity, conflicts, onDecide }: ConflictPanelProps) {
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
        <DecideButton name={isGone ? 'Keep mine: add it again' : 'Keep mine'} isMine onDecide={onDecide} />
        <DecideButton name={isGone ? 'Leave it deleted' : 'Take theirs'} onDecide={onDecide} />
      </div>
    </div>
  );
}

interface DecideButtonProps extends Pick<ConflictPanelProps, 'onDecide'> {
  readonly name: string;
  readonly isMine?: boolean;
}

function DecideButton({ name, isMine = false, onDecide }: DecideButtonProps) {
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onDecide(isMine);
      }}
    >
      {name}
    </button>
  );
}
