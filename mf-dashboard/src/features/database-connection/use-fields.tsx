import { listProjects } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { CheckboxField, SelectField } from '@tessera/shared/ui';
import { idOf } from './connection-fields';
import type { ConnectionForm, ConnectionState } from './connection.store';

interface UseFieldsProps {
  form: ConnectionForm;
  state: ConnectionState;
}

/** What the connection may be used for. */
export function UseFields({ form, state: { draft, errors } }: UseFieldsProps) {
  const { api } = useShell();
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }));
  const listed = projects.status === 'ready' ? projects.data : [];
  const isListed = draft.projectId === '' || listed.some(({ id }) => id === draft.projectId);
  // Chosen before, it stays chosen while the others are on their way, or do not come.
  const chosen = isListed ? [] : [{ value: draft.projectId, label: 'The project chosen before' }];
  return (
    <>
      <CheckboxField
        id={idOf('readOnly')}
        label="Read-only"
        hint={
          draft.readOnly
            ? 'Nothing can be changed or deleted: PostgreSQL itself refuses it.'
            : 'SQL that you run here can add, change and delete rows.'
        }
        checked={draft.readOnly}
        error={errors.readOnly}
        onChange={({ target }) => {
          form.write({ readOnly: target.checked });
        }}
      />
      <SelectField
        id={idOf('projectId')}
        label="Use in project"
        optional
        placeholder="No project"
        value={draft.projectId}
        error={errors.projectId}
        options={[...chosen, ...listed.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ target }) => {
          form.write({ projectId: target.value });
        }}
      />
    </>
  );
}
