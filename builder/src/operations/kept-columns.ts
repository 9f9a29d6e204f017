import type { ApplicationModel, Entity, View } from '@tessera/shared/contracts';
import { columnsOf } from '../emit/columns';
import { entityOf, withEntity } from '../model/edit-model';

/** Views that show fields of their records: those that name none show the most telling ones. */
const WITH_FIELDS = new Set<View['kind']>(['table', 'list', 'cards', 'board', 'gallery']);

/** Whether a view shows the columns that its records have by themselves. */
export const hasOwnColumns = (view: View): boolean =>
  WITH_FIELDS.has(view.kind) && (!('fields' in view) || view.fields === undefined);

const idsOf = (entity: Entity) => columnsOf(entity).map(({ id }) => id);

/**
 * What somebody saw in a list stays there when it holds another kind of value: where a field would make room for another one by its
 * new type, the views name the columns that they had. `was`: the records before.
 */
export function withColumnsKept(model: ApplicationModel, was: Entity, field: string): ApplicationModel {
  const is = entityOf(model, was.id);
  const before = idsOf(was);
  if (!is || !before.includes(field) || idsOf(is).includes(field)) return model;
  const fields = before.filter((id) => id !== was.labelField);
  const views = is.views.map((view) => (hasOwnColumns(view) ? { ...view, fields } : view));
  return withEntity(model, { ...is, views });
}
