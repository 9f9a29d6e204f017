import { idsIn } from '../kit/data/cells';
import { fieldsOf } from '../kit/data/entity';
import type { Breach } from '../kit/data/rules';
import { inSentence } from '../kit/data/words';
import type { HeldRecords } from './held-records';
import type { Deed } from './step-changes';

type Put = Extract<Deed, { readonly kind: 'put' }>;

/** Links that records are given to others that are not there, nor added at the same time (DATA-02). */
export function danglingIn(held: HeldRecords, puts: readonly Put[]): readonly Breach[] {
  const added = new Set(puts.map(({ change }) => `${change.entityId} ${change.id}`));
  const isThere = (entityId: string, id: string) =>
    held.find(entityId, id) !== undefined || added.has(`${entityId} ${id}`);
  return puts.flatMap(({ change, values }) => {
    const { entity, entityId, id } = change;
    return fieldsOf(entity).flatMap((field): readonly Breach[] => {
      const sent = field.type === 'reference' ? idsIn(values[field.key]) : [];
      if (field.type !== 'reference' || sent.every((one) => isThere(field.to, one))) return [];
      // What pointed nowhere before is not the fault of who adds another link.
      const before = new Set(idsIn(held.rows().findRow(entityId, id)?.values[field.key]));
      if (sent.every((one) => isThere(field.to, one) || before.has(one))) return [];
      const target = held.entityOf(field.to)?.name ?? field.name;
      return [{ message: `This ${inSentence(target)} is not there any more.`, entityId, id, key: field.key }];
    });
  });
}
