import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { Banner, Button, Dialog, Stack } from '@tessera/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { ColumnFields, MoreColumnFields } from '../../lib/design/column-fields';
import { columnErrors, formOf, NEW_COLUMN, type ColumnForm } from '../../lib/design/column-form';
import { addColumn, changeColumn } from '../../lib/design/column-operations';
import type { DesignAction } from '../../lib/design/design-draft';

export interface ColumnDialogProps {
  model: ApplicationModel;
  entity: Entity;
  /** The column that is changed; none for a new one. */
  field?: Field | undefined;
  /** What a new column is at first: a link to a table. */
  start?: Partial<ColumnForm> | undefined;
  /** Gives why it cannot be done. */
  onPerform: (action: DesignAction) => string | undefined;
  onClose: () => void;
}

/** Adds a column or a link, or changes one. */
export function ColumnDialog({ model, entity, field, start, onPerform, onClose }: ColumnDialogProps) {
  const id = useId();
  const [form, setForm] = useState<ColumnForm>({ ...(field ? formOf(field) : NEW_COLUMN), ...start });
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const errors = isSent ? columnErrors(entity, form, model, field) : {};
  const isLink = start?.type === 'reference';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setSent(true);
    setProblem(undefined);
    if (Object.keys(columnErrors(entity, form, model, field)).length > 0) return;
    const action = field ? changeColumn(model, entity, field, form) : addColumn(model, entity, form);
    const why = action.length === 0 ? undefined : onPerform(action);
    if (why === undefined) onClose();
    else setProblem(why);
  }
  const fields = { idPrefix: id, form, errors, tables: model.entities, field, onChange: setForm };
  const verb = field ? 'Change column' : isLink ? 'Add link' : 'Add column';
  return (
    <Dialog
      isOpen
      size="small"
      title={field ? `Change ${field.name}` : `${verb} to ${entity.plural}`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={`${id}-form`}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {problem === undefined ? null : <Banner tone="bad" role="alert" title={problem} />}
          <ColumnFields {...fields} />
          <MoreColumnFields {...fields} />
        </Stack>
      </form>
    </Dialog>
  );
}
