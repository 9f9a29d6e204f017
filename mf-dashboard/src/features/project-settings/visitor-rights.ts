import { accessOf, inSentence, isPersonal, listOf } from '@tessera/builder/access';
import type { Entity, TableAccess, VisitorRights } from '@tessera/shared/contracts';
import { RIGHTS } from '../../lib/visitor-rights';
import { isOwnOnly, onlyOtherOwn, type OwnDraft } from './sign-in-draft';

const of = (read: boolean, add: boolean, rest: boolean): VisitorRights => ({
  read,
  add,
  change: rest,
  remove: rest,
});

/** What can be chosen for all tables at once. */
export const CHOICES: readonly { readonly label: string; readonly rights: VisitorRights }[] = [
  { label: 'Nothing', rights: of(false, false, false) },
  { label: 'Look only', rights: of(true, false, false) },
  { label: 'Add only', rights: of(false, true, false) },
  { label: 'Everything', rights: of(true, true, true) },
];

/** What was chosen and is not saved, by the id of the table. */
export type RightsDraft = Readonly<Record<string, VisitorRights>>;

const isSame = (one: VisitorRights, other: VisitorRights) =>
  RIGHTS.every(({ right }) => one[right] === other[right]);

/** What visitors may do with a table as it is chosen. */
export function rightsOf(entity: Entity, draft: RightsDraft): VisitorRights {
  return draft[entity.id] ?? accessOf(entity).visitors;
}

/** The draft without what is so already, and without tables that are gone. */
export function onlyChanges(entities: readonly Entity[], draft: RightsDraft): RightsDraft {
  const changed = entities.flatMap((entity) => {
    const rights = draft[entity.id];
    return rights && !isSame(rights, accessOf(entity).visitors) ? [[entity.id, rights] as const] : [];
  });
  return Object.fromEntries(changed);
}

/** One table with what is to hold of it. */
export interface ChangedTable {
  readonly entity: Entity;
  readonly access: TableAccess;
}

/** The tables of which something else is to hold: what visitors may, and whether editors see only their own. */
export function changedTables(
  entities: readonly Entity[],
  draft: RightsDraft,
  own: OwnDraft,
): readonly ChangedTable[] {
  const changed = { ...onlyChanges(entities, draft), ...onlyOtherOwn(entities, own) };
  return entities.flatMap((entity) =>
    entity.id in changed ? [{ entity, access: accessAs(entity, draft, own) }] : [],
  );
}

function accessAs(entity: Entity, draft: RightsDraft, own: OwnDraft): TableAccess {
  return { visitors: rightsOf(entity, draft), ...(isOwnOnly(entity, own) && { own: true }) };
}

/** As many columns are named beside a table; the rest are counted. */
const NAMED = 3;

/** 'has email and phone', beside a table that has personal columns. */
export function personalMark({ fields }: Entity): string | undefined {
  const names = fields.filter(isPersonal).map(({ name }) => inSentence(name));
  if (names.length === 0) return undefined;
  const named =
    names.length > NAMED ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} more`] : names;
  return `has ${listOf(named)}`;
}

/** 'Visitors may read tasks': what a checkbox is called for whoever does not see where it stands. */
export function nameOfRight({ plural }: Entity, label: string): string {
  return `Visitors may ${label.toLowerCase()} ${inSentence(plural)}`;
}
