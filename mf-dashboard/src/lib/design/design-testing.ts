import { applicationModelSchema, type ApplicationModel, type Field } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

const table = (number: number, name: string, fields: readonly Pick<Field, 'name' | 'type'>[]) => ({
  id: `e${String(number)}`,
  name,
  plural: `${name}s`,
  labelField: `f${String(number)}0`,
  fields: fields.map((field, place) => {
    const id = `f${String(number)}${String(place)}`;
    return { ...field, id, key: `${id}.1`, required: false };
  }),
  sort: { field: `f${String(number)}0`, direction: 'asc' },
  views: [{ id: `v${String(number)}`, kind: 'table', name: 'Table' }],
  defaultView: `v${String(number)}`,
  filters: [],
  rules: [],
  badges: [],
  actions: [],
  samples: [],
});

/** Tasks with a title and whether they are done; customers with a name and an email. */
export const buildModel = (): ApplicationModel =>
  z.parse(applicationModelSchema, {
    v: 2,
    title: 'Shop',
    theme: {
      mode: 'system',
      accent: '#5b34d6',
      radius: 'soft',
      density: 'cozy',
      font: 'plain',
      navigation: 'top',
    },
    format: { currency: 'EUR' },
    entities: [
      table(1, 'Task', [
        { name: 'Title', type: 'text' },
        { name: 'Done', type: 'boolean' },
      ]),
      table(2, 'Customer', [
        { name: 'Name', type: 'text' },
        { name: 'Email', type: 'email' },
      ]),
    ],
    next: { entity: 3, field: 30, option: 1, node: 6 },
    generator: 'tessera-rules/2',
    metrics: [],
    pages: [
      { id: 'p3', name: 'Tasks', blocks: [{ id: 'k4', kind: 'records', entity: 'e1' }] },
      { id: 'p5', name: 'Customers', blocks: [{ id: 'k5', kind: 'records', entity: 'e2' }] },
    ],
  });
