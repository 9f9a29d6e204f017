import type { ApplicationModel } from '@tessera/shared/contracts';
import { accessOf } from '../model/access';
import { entityOf } from '../model/edit-model';
import type { Rights } from '../kit/data/server-protocol';
import type { KeptRecord, Who } from './keeper';

const EVERYTHING: Rights = { read: true, add: true, change: true, remove: true };
const NOTHING: Rights = { read: false, add: false, change: false, remove: false };
const READING: Rights = { ...NOTHING, read: true };

/**
 * What somebody may do with the records of a table: what the model says of visitors, and what the role says of people (DATA-02,
 * DATA-03). Nothing where there is no such table.
 */
export function rightsOf(model: ApplicationModel, entityId: string, who: Who): Rights {
  const entity = entityOf(model, entityId);
  if (!entity) return NOTHING;
  if (who.kind === 'owner') return EVERYTHING;
  if (who.kind === 'visitor') return accessOf(entity).visitors;
  return who.role === 'viewer' ? READING : EVERYTHING;
}

/** Whether somebody sees and changes only the records that they added (DATA-03). */
export function hasOnlyOwn(model: ApplicationModel, entityId: string, who: Who): boolean {
  const entity = entityOf(model, entityId);
  return who.kind === 'person' && who.role === 'editor' && entity?.access?.own === true;
}

/** Whether somebody may read this record (DATA-02, DATA-03). */
export function mayRead(model: ApplicationModel, entityId: string, record: KeptRecord, who: Who): boolean {
  if (!rightsOf(model, entityId, who).read) return false;
  return !hasOnlyOwn(model, entityId, who) || (who.kind === 'person' && record.addedBy === who.id);
}

/** Whether somebody sees every record there is, so that what is worked out for them is what is worked out for all. */
export function seesAll(model: ApplicationModel, who: Who): boolean {
  return model.entities.every(({ id }) => rightsOf(model, id, who).read && !hasOnlyOwn(model, id, who));
}
