import type { Entity, Field, TableAccess, VisitorRights } from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { capitalise, listOf } from '../words/text';
import { isPersonal } from './personal-fields';

const EVERYTHING: VisitorRights = { read: true, add: true, change: true, remove: true };
const ADD_ONLY: VisitorRights = { read: false, add: true, change: false, remove: false };

/** What holds where a table says nothing: visitors may do everything, but only add where something personal is kept. */
function usualAccess({ fields }: Pick<Entity, 'fields'>): TableAccess {
  return { visitors: fields.some(isPersonal) ? ADD_ONLY : EVERYTHING };
}

/** Who may do what with the records of a table (DATA-02, DATA-03). */
export function accessOf(entity: Entity): TableAccess {
  return entity.access ?? usualAccess(entity);
}

const VERBS: readonly (readonly [keyof VisitorRights, string])[] = [
  ['read', 'read'],
  ['add', 'add'],
  ['change', 'change'],
  ['remove', 'delete'],
];

/** 'visitors may read and add tasks; editors see and change only what they added'. */
export function accessInWords(entity: Entity): string {
  return sayAccess(entity, inSentence(entity.plural));
}

/** The same of several tables, a sentence for those that say the same: 'Visitors may only read tasks and customers'. */
export function accessesInWords(entities: readonly Entity[]): string {
  const alike = new Map<string, Entity[]>();
  for (const entity of entities) {
    const words = sayAccess(entity, '');
    alike.set(words, [...(alike.get(words) ?? []), entity]);
  }
  return [...alike.values()]
    .flatMap((group) => {
      const plurals = group.map(({ plural }) => inSentence(plural));
      return group.slice(0, 1).map((entity) => capitalise(sayAccess(entity, listOf(plurals))));
    })
    .join('. ');
}

function sayAccess(entity: Entity, plural: string): string {
  const { visitors, own } = accessOf(entity);
  const verbs = VERBS.flatMap(([right, verb]) => (visitors[right] ? [verb] : []));
  const may = verbs.length === 0 ? `not see ${plural}` : `${onlyOne(verbs)}${listOf(verbs)} ${plural}`;
  const ofEditors = own === true ? '; editors see and change only what they added' : '';
  return `visitors may ${may}${ofEditors}${entity.access ? '' : ', as is usual'}`;
}

const onlyOne = (verbs: readonly string[]) => (verbs.length === 1 ? 'only ' : '');

/** Whether two settings of a table say the same; none of its own is another one than what is usual. */
export function isSameAccess(one: TableAccess | undefined, other: TableAccess | undefined): boolean {
  if (!one || !other) return one === other;
  return one.own === other.own && VERBS.every(([right]) => one.visitors[right] === other.visitors[right]);
}

/** 'email and phone of customers'. */
export function fieldsInWords(
  fields: readonly Pick<Field, 'name'>[],
  { plural }: Pick<Entity, 'plural'>,
): string {
  return `${listOf(fields.map(({ name }) => inSentence(name)))} of ${inSentence(plural)}`;
}
