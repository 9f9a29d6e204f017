import type { FieldErrors, FieldName } from './new-project-draft';

/** In the order of the form. */
const FIELDS: readonly FieldName[] = [
  'projectName',
  'description',
  'prompt',
  'templateId',
  'repository',
  'branch',
  'files',
];

/** The DOM id of a field. */
export const idOf = (field: FieldName) => `new-project-${field}`;

/** What is wrong with the fields, for the summary above them. */
export const listOf = (errors: FieldErrors) =>
  FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
