import type { ModelEdit } from '@tessera/shared/contracts';
import type { ModelEditPorts } from '../model-edits';

export type DesignEdit = Extract<ModelEdit, { kind: 'design' }>;

/** What whoever draws tables of a project asks of the server. */
export type DesignPorts = ModelEditPorts<DesignEdit>;
