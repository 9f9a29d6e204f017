import type { TableAccess, Entity, VisitorRights } from '@tessera/shared/contracts';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { isPersonal } from './personal-fields';

const EVERYTHING: VisitorRights = { read: true, add: true, change: true, remove: true };
const ADD_ONLY: VisitorRights = { read: false, add: true, change: false, remove: false };

/** What holds where a table says nothing: visitors may do everything, but only add where something personal is kept. */
export function usualAccess({ fields }: Pick<Entity, 'fields'>): TableAccess {
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
  const { visitors, own } = accessOf(entity);
  const verbs = VERBS.flatMap(([right, verb]) => (visitors[right] ? [verb] : []));
  const plural = inSentence(entity.plural);
  const may = verbs.length === 0 ? `not see ${plural}` : `${onlyAdd(verbs)}${listOf(verbs)} ${plural}`;
  const ofEditors = own === true ? '; editors see and change only what they added' : '';
  return `visitors may ${may}${ofEditors}${entity.access ? '' : ', as is usual'}`;
}

const onlyAdd = (verbs: readonly string[]) => (verbs.length === 1 ? 'only ' : '');
