import type { ApplicationModel } from '@tessera/shared/contracts';
import { accessInWords, accessOf } from '../model/access';
import { entityOf } from '../model/edit-model';
import { capitalise } from '../words/text';
import { modelWith } from './apply';

export interface KeptPrivate {
  readonly model: ApplicationModel;
  /** Of each table that stayed closed: 'visitors may only add customers'. */
  readonly changes: readonly string[];
  /** The same as sentences. */
  readonly notes: readonly string[];
}

/**
 * A table with something personal in it is closed to visitors as is usual, and would open with the last such field: because that is
 * removed, or has another name or type. After a change it stays as closed as it was, and its access says so; whoever wants it open
 * says that (DATA-02).
 */
export function keepPrivate(before: ApplicationModel, after: ApplicationModel): KeptPrivate {
  let model = after;
  const changes: string[] = [];
  for (const entity of after.entities) {
    const old = entityOf(before, entity.id);
    if (!old || old.access || entity.access) continue;
    if (accessOf(old).visitors.read || !accessOf(entity).visitors.read) continue;
    const access = accessOf(old);
    model = modelWith(model, { kind: 'setAccess', entity: entity.id, access }) ?? model;
    changes.push(accessInWords({ ...entity, access }));
  }
  return { model, changes, notes: changes.map((change) => `${capitalise(change)}.`) };
}
