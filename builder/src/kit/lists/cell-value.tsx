import { nameOf } from '../data/entity';
import { isTyped } from '../data/field-groups';
import type { BooleanField, Entity, Field, Row } from '../data/types';
import { FieldValue } from '../fields/field-value';
import { CheckIcon } from '../frame/icons';
import { useRights, useStore } from '../frame/store-context';
import { focusSoon, recordLinkId } from '../records/delete-record';
import { useOutcome } from '../records/use-outcome';

interface CellValueProps {
  readonly entity: Entity;
  readonly row: Row;
  readonly field: Field;
}

/** Whether the field is a yes or no that people change: it is there to be pressed also while it is a no. */
export function isToggled(field: Field): field is BooleanField {
  return field.type === 'boolean' && isTyped(field);
}

/** One value of a record in a list. A yes or no is changed where it stands. */
export function CellValue({ entity, row, field }: CellValueProps) {
  if (isToggled(field)) return <Toggle entity={entity} row={row} field={field} />;
  return <FieldValue field={field} value={row.values[field.key]} name={nameOf(entity, row)} />;
}

interface ToggleProps extends CellValueProps {
  readonly field: BooleanField;
}

function Toggle({ entity, row, field }: ToggleProps) {
  const store = useStore();
  const report = useOutcome();
  const { change } = useRights(entity);
  const isOn = row.values[field.key] === true;
  const name = nameOf(entity, row);
  if (!change) return <FieldValue field={field} value={isOn} name={name} />;
  return (
    <button
      type="button"
      role="switch"
      className="toggle"
      aria-checked={isOn}
      aria-label={`${field.name}: ${name}`}
      title={isOn ? `${field.name}: yes` : `${field.name}: no`}
      onClick={() => {
        const outcome = store.toggle(entity, row, field);
        const isKept = report(outcome, `${field.name} is now ${isOn ? 'no' : 'yes'} for “${name}”.`);
        // A filter may have taken the row away, and the focus with it.
        if (isKept) keepFocus(row);
      }}
    >
      <span className="toggle-box">{isOn && <CheckIcon />}</span>
    </button>
  );
}

function keepFocus(row: Row): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusSoon(recordLinkId(row.id));
  }, 0);
}
