import type { ApplicationModel, Reference } from '@tessera/shared/contracts';
import { buildEntity, buildField, buildModel } from '../emit/build-model';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';
import type { KeptRecord } from './keeper';

const toCustomer: Reference = { entity: 'e1', inverse: 'Orders', onDelete: 'refuse' };

/** Customers and their orders, from which nothing is worked out, so that each part may go. */
export const keptModel: ApplicationModel = buildModel({
  entities: [
    buildEntity({
      id: 'e1',
      name: 'Customer',
      plural: 'Customers',
      fields: [buildField(1, { name: 'Name', unique: true })],
    }),
    buildEntity({
      id: 'e2',
      name: 'Order',
      plural: 'Orders',
      fields: [
        buildField(3, { name: 'Number' }),
        buildField(4, { name: 'Customer', type: 'reference', reference: toCustomer }),
        buildField(8, {
          name: 'Status',
          type: 'choice',
          options: [
            { id: 'o1', label: 'Open' },
            { id: 'o2', label: 'Paid' },
            { id: 'o3', label: 'Late' },
          ],
        }),
        buildField(9, { name: 'Due', type: 'date' }),
        buildField(11, { name: 'Shelf' }),
      ],
    }),
  ],
  next: { entity: 3, field: 12, option: 4, node: 100 },
});

/** The model after some operations. Throws the reason of a refusal. */
export function changed(model: ApplicationModel, ...operations: readonly Operation[]): ApplicationModel {
  return operations.reduce((current, operation) => {
    const outcome = applyOperation(current, operation);
    if (!outcome.done) throw new Error(outcome.why);
    return outcome.model;
  }, model);
}

export function keyOf(model: ApplicationModel, id: string): string {
  const field = model.entities.flatMap(({ fields }) => fields).find((one) => one.id === id);
  if (!field) throw new Error(`There is no ${id}.`);
  return field.key;
}

const at = '2026-03-09T08:00:00.000Z';

export function keptRecord(
  id: string,
  values: KeptRecord['values'],
  more: Partial<KeptRecord> = {},
): KeptRecord {
  return { id, createdAt: at, updatedAt: at, rev: 1, ...more, values };
}
