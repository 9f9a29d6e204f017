import type { DraftField } from './connection-draft';

/** The id of a field's control, which the list of what is wrong leads to. */
export const idOf = (field: DraftField) => `connection-${field}`;
