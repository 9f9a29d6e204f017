import type { ApplicationModel, Entity, ModelEdit, TableAccess } from '@tessera/shared/contracts';
import { accessInWords, fieldsInWords, isSameAccess, newlyReadable } from '../model/access';
import { entityOf } from '../model/edit-model';
import type { Operation } from '../operations/operation';
import { refused, type Refused } from '../operations/outcome';
import { listOf } from '../words/text';

type AccessEdit = Extract<ModelEdit, { kind: 'access' }>;

interface Wanted {
  readonly entity: Entity;
  readonly access: TableAccess | null;
}

/**
 * What 'Visitors may' comes to: an operation for each table that says something else then (DATA-02). Refused where personal fields
 * would become readable and nobody confirmed it, so that no client can leave the question out.
 */
export function accessOperations(
  model: ApplicationModel,
  { tables, confirmed }: AccessEdit,
): readonly Operation[] | Refused {
  const wanted = tables.flatMap<Wanted>(({ entity: id, access }) => {
    const entity = entityOf(model, id);
    return entity ? [{ entity, access }] : [];
  });
  if (wanted.length < tables.length) return refused('a table is not in the application any more');
  const changed = wanted.filter(({ entity, access }) => !isSameAccess(entity.access, access ?? undefined));
  if (changed.length === 0)
    return refused(`${listOf(wanted.map(({ entity }) => accessInWords(entity)))} already`);
  const personal = changed.flatMap(({ entity, access }) => {
    const fields = newlyReadable(entity, access);
    return fields.length === 0 ? [] : [fieldsInWords(fields, entity)];
  });
  if (personal.length > 0 && confirmed !== true)
    return refused(`this makes ${listOf(personal)} readable for everyone, so it has to be confirmed`);
  return changed.map(({ entity: { id }, access }) => ({ kind: 'setAccess', entity: id, access }));
}
