import { nameOf } from '../data/entity';
import type { Action, Entity, Row } from '../data/types';
import { NamedIcon } from '../frame/icon-set';
import { useStore } from '../frame/store-context';
import { useOutcome } from '../records/use-outcome';

/** The actions that a record offers now, to whoever is there. */
export function useActionsFor(entity: Entity, row: Row): readonly Action[] {
  const { entities, rightsOf } = useStore();
  const isAllowed = ({ adds }: Action) => {
    const target = entities.find(({ id }) => id === adds);
    return target ? rightsOf(target).add : rightsOf(entity).change;
  };
  return entity.actions.filter((action) => isAllowed(action) && action.when?.(row.live) !== false);
}

interface ActionButtonProps {
  readonly entity: Entity;
  readonly row: Row;
  readonly action: Action;
  readonly className: string;
  /** In a list the name of the record is said too: there are many such buttons. */
  readonly isListed?: boolean;
  readonly onDone?: () => void;
}

/** Does one thing to a record, with undo. */
export function ActionButton({
  entity,
  row,
  action,
  className,
  isListed = false,
  onDone,
}: ActionButtonProps) {
  const store = useStore();
  const report = useOutcome();
  const name = nameOf(entity, row);
  return (
    <button
      type="button"
      className={className}
      data-part={action.id}
      aria-label={isListed ? `${action.name}: ${name}` : undefined}
      onClick={() => {
        report(store.applyAction(entity, row, action), `${action.name}: “${name}”.`);
        onDone?.();
      }}
    >
      <NamedIcon name={action.icon} />
      <span dir="auto">{action.name}</span>
    </button>
  );
}
