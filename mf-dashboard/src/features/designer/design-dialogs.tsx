import { plural } from '@tessera/builder/design';
import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { lazyWithRetry } from '@tessera/shared/remote';
import { Suspense } from 'react';
import { NameDialog } from '../../lib/code-desk/name-dialog';
import type { ColumnForm } from '../../lib/design/column-form';
import type { DesignAction } from '../../lib/design/design-draft';
import { whyNotTable } from '../../lib/design/design-names';
import { tableNames, tidy } from '../../lib/design/table-names';
import { ColumnDialog } from './column-dialog';

const ImportSqlDialog = lazyWithRetry(async () => (await import('./import-sql-dialog')).ImportSqlDialog);

/** What is asked over the designer; ids, for the model may change below. */
export type DesignDialog =
  | { readonly kind: 'addTable' }
  | { readonly kind: 'importSql' }
  | { readonly kind: 'renameTable'; readonly entity: string }
  | {
      readonly kind: 'column';
      readonly entity: string;
      readonly field?: string | undefined;
      readonly start?: Partial<ColumnForm> | undefined;
    };

export interface DesignDialogsProps {
  model: ApplicationModel;
  dialog: DesignDialog | undefined;
  onPerform: (action: DesignAction) => string | undefined;
  onClose: () => void;
}

export function DesignDialogs({ model, dialog, onPerform, onClose }: DesignDialogsProps) {
  if (dialog?.kind === 'addTable') return <AddTable {...{ model, onPerform, onClose }} />;
  if (dialog?.kind === 'importSql')
    return (
      <Suspense fallback={null}>
        <ImportSqlDialog {...{ model, onPerform, onClose }} />
      </Suspense>
    );
  const entity = model.entities.find(({ id }) => id === dialog?.entity);
  if (!dialog || !entity) return null;
  if (dialog.kind === 'renameTable') return <RenameTable {...{ model, entity, onPerform, onClose }} />;
  const field: Field | undefined = entity.fields.find(({ id }) => id === dialog.field);
  return (
    <ColumnDialog
      key={`${entity.id} ${field?.id ?? ''}`}
      {...{ model, entity, field, onPerform, onClose }}
      start={dialog.start}
    />
  );
}

type OneDialogProps = Omit<DesignDialogsProps, 'dialog'>;

function AddTable({ model, onPerform, onClose }: OneDialogProps) {
  return (
    <NameDialog
      title="Add table"
      label="What one record is called"
      start=""
      verb="Add table"
      refuse={(said) => whyNotTable(model, tableNames(said).name)}
      onDone={(said) => {
        const fields = [{ name: 'Name', type: 'text', required: true } as const];
        onPerform([{ kind: 'addEntity', draft: { ...tableNames(said), fields } }]);
      }}
      onClose={onClose}
    />
  );
}

function RenameTable({ model, entity, onPerform, onClose }: OneDialogProps & { entity: Entity }) {
  return (
    <NameDialog
      title={`Rename ${entity.plural}`}
      label="What one record is called"
      start={entity.name}
      verb="Rename"
      refuse={(said) => whyNotTable(model, tidy(said), entity.id)}
      onDone={(said) => {
        const name = tidy(said);
        if (name !== entity.name)
          onPerform([{ kind: 'renameEntity', entity: entity.id, name, plural: plural(name) }]);
      }}
      onClose={onClose}
    />
  );
}
