import { listProjects } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { CheckboxField, SelectField } from '@tessera/shared/ui';
import { idOf } from './connection-fields';
import type { ConnectionForm, ConnectionState } from './connection.store';

/** Of a project that is chosen and not listed. */
const LABELS = {
  loading: 'Loading…',
  failed: 'The project chosen before',
  ready: 'A project that is not yours any more',
} as const;

interface PurposeFieldsProps {
  form: ConnectionForm;
  state: ConnectionState;
}

/** What the connection may be used for. */
export function PurposeFields({ form, state: { draft, errors } }: PurposeFieldsProps) {
  const { api } = useShell();
  const projects = useResource('projects', (signal) => api.call(listProjects, { query: {} }, { signal }));
  const listed = projects.status === 'ready' ? projects.data : [];
  const isListed = draft.projectId === '' || listed.some(({ id }) => id === draft.projectId);
  // Chosen before, it stays chosen while the others are on their way, or do not come.
  const chosen = isListed ? [] : [{ value: draft.projectId, label: LABELS[projects.status] }];
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
        hint={
          projects.status === 'failed'
            ? 'Your projects could not be loaded.'
            : 'It is shown in the settings of the project. The app itself does not use it.'
        }
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
