import type { ApplicationModel, Entity, ModelEdit, TableAccess } from '@tessera/shared/contracts';
import { accessInWords, isSameAccess } from '../model/access';
import { entityOf } from '../model/edit-model';
import { openedByChange, openedInWords, type Opened } from '../model/strangers';
import type { Operation } from '../operations/operation';
import { refused, type Refused } from '../operations/outcome';
import { listOf } from '../words/text';

type AccessEdit = Extract<ModelEdit, { kind: 'access' }>;
type SignInEdit = Extract<ModelEdit, { kind: 'sign-in' }>;

interface Wanted {
  readonly entity: Entity;
  readonly access: TableAccess | null;
}

/**
 * What 'Visitors may' comes to: an operation for each table that says something else then (DATA-02). Refused where personal fields
 * would become readable by strangers and nobody confirmed it, so that no client can leave the question out.
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
  const next = new Map(changed.map(({ entity, access }) => [entity.id, access ?? undefined]));
  const entities = model.entities.map((entity) =>
    next.has(entity.id) ? { ...entity, access: next.get(entity.id) } : entity,
  );
  const opened = openedByChange(model, { ...model, entities });
  if (opened.length > 0 && confirmed !== true) return refused(unconfirmed(opened));
  return changed.map(({ entity: { id }, access }) => ({ kind: 'setAccess', entity: id, access }));
}

/** What 'Who can sign in' comes to (DATA-03); refused in the same way where that lets strangers read what is personal. */
export function signInOperations(
  model: ApplicationModel,
  { signIn, confirmed }: SignInEdit,
): readonly Operation[] | Refused {
  const opened = openedByChange(model, { ...model, signIn });
  if (opened.length > 0 && confirmed !== true) return refused(unconfirmed(opened));
  return [{ kind: 'setSignIn', signIn }];
}

/** Why an edit is refused until somebody confirms that strangers may read what is personal. */
export const unconfirmed = (opened: readonly Opened[]) =>
  `this makes ${openedInWords(opened)}, so it has to be confirmed`;
