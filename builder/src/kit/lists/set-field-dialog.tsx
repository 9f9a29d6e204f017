import { useId, useMemo, useState } from 'react';
import { fieldsOf } from '../data/entity';
import { isTyped } from '../data/field-groups';
import type { Entity, Field, Row } from '../data/types';
import { countOf } from '../data/words';
import { EmbeddedForm } from '../fields/embedded-form';
import type { Embedding } from '../fields/embedded-form';
import { Dialog } from '../frame/dialog';
import { useSection } from '../frame/sections-context';
import { useStore } from '../frame/store-context';
import { useOutcome } from '../records/use-outcome';

interface SetFieldDialogProps {
  readonly entity: Entity;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Gives one field of several records the same value, in one step. */
export function SetFieldDialog({ entity, rows, onClose }: SetFieldDialogProps) {
  const id = useId();
  const { Form } = useSection(entity.id);
  // No two records may have the same of these.
  const fields = fieldsOf(entity).filter((field) => isTyped(field) && field.unique !== true);
  const first = fields.find((field) => field !== entity.label) ?? entity.label;
  const [field, setField] = useState<Field>(first);
  const embedding = useSetting(entity, rows, field, onClose);
  return (
    <Dialog title={`Set a field of ${countOf(rows.length, entity)}`} onClose={onClose}>
      <div className="field set-field">
        <div className="field-head">
          <label htmlFor={id}>Field</label>
        </div>
        <select
          id={id}
          className="control"
          value={field.key}
          onChange={(event) => {
            setField(fields.find(({ key }) => key === event.target.value) ?? first);
          }}
        >
          {fields.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <EmbeddedForm value={embedding}>
        <Form key={field.key} id={null} />
      </EmbeddedForm>
    </Dialog>
  );
}

function useSetting(entity: Entity, rows: readonly Row[], field: Field, onClose: () => void): Embedding {
  const store = useStore();
  const report = useOutcome();
  return useMemo(
    () => ({
      verb: `Set ${String(rows.length)}`,
      begin: {},
      isRecord: false,
      asksFor: (one: Field) => one === field,
      onSave: (values) => {
        const ids = rows.map(({ id }) => id);
        const outcome = store.change(entity, ids, { [field.key]: null, ...values });
        return () => {
          report(outcome, `${field.name} set for ${countOf(rows.length, entity)}.`);
          onClose();
        };
      },
      onClose,
    }),
    [entity, rows, field, store, report, onClose],
  );
}
