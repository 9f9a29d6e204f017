import type { ApplicationModel, Sample } from '@tessera/shared/contracts';
import { ordersModel } from '../model/orders-model-testing';
import { retypeField } from './field-operations';
import { removeNodes } from './removal';

/** What changes of a model with many sample records cost: how often its nodes are gone through, whatever the machine. */

interface Counted {
  readonly model: ApplicationModel;
  /** How often somebody asked for all nodes: each time, what a figure is called is asked for. */
  readonly looks: () => number;
}

/** The shop with so many orders, and with a figure that counts how often it is asked for its name. */
function shopWith(count: number): Counted {
  let looks = 0;
  const samples = Array.from({ length: count }, (_, at): Sample => {
    return { id: `s${String(1000 + at)}`, values: { f3: `Order ${String(at)}` } };
  });
  const entities = ordersModel.entities.map((entity) =>
    entity.id === 'e2' ? { ...entity, samples } : entity,
  );
  const metrics = ordersModel.metrics.map((metric) =>
    Object.defineProperty({ ...metric }, 'name', {
      enumerable: true,
      get: () => {
        looks += 1;
        return metric.name;
      },
    }),
  );
  return { model: { ...ordersModel, entities, metrics }, looks: () => looks };
}

type Change = (model: ApplicationModel) => { readonly done: boolean };

const longText = (field: string) => (model: ApplicationModel) =>
  retypeField(model, { kind: 'retypeField', field, type: 'longtext', limits: {} });

const CHANGES: readonly (readonly [string, Change])[] = [
  ['a field of another type', longText('f3')],
  ['a field of another type that views need', longText('f9')],
  ['a removal', (model) => removeNodes(model, ['v3'])],
];

it.each(CHANGES)('[PRJ-03] %s goes through the nodes no more often for more samples', (_, change) => {
  const [few, many] = [shopWith(10), shopWith(400)];
  expect([change(few.model), change(many.model)]).toMatchObject([{ done: true }, { done: true }]);
  expect(many.looks()).toBe(few.looks());
});

it('[PRJ-03] a field of another type that no view needs looks for nothing that goes', () => {
  const { model, looks } = shopWith(400);
  expect(longText('f3')(model).done).toBe(true);
  expect(looks()).toBe(0);
});
