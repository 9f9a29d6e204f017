import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { buildEntity, buildField, buildModel } from '../emit/build-model';
import { codeNames } from '../emit/expression-code';
import { nameModel } from '../emit/names';
import type { CodeNames } from './names';

/** A studio that sends invoices: every type of field, links of every kind. */

const link = (entity: string, inverse: string): Partial<Field> => ({
  type: 'reference',
  reference: { entity, inverse, onDelete: 'clear' },
});

const customers = buildEntity({
  id: 'e1',
  name: 'Customer',
  plural: 'Customers',
  fields: [
    buildField(1, { name: 'Name' }),
    buildField(2, { name: 'Discount', type: 'percent' }),
    buildField(3, { name: 'Since', type: 'date' }),
    buildField(4, { name: 'Regular', type: 'boolean' }),
    buildField(5, { name: 'Tags', type: 'tags' }),
  ],
});

const invoices = buildEntity({
  id: 'e2',
  name: 'Invoice',
  plural: 'Invoices',
  fields: [
    buildField(10, { name: 'Number' }),
    buildField(11, { name: 'Customer', ...link('e1', 'Invoices') }),
    buildField(12, {
      name: 'Status',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Draft' },
        { id: 'o2', label: 'Sent' },
        { id: 'o3', label: 'Paid' },
        { id: 'o4', label: 'Not sent' },
      ],
    }),
    buildField(13, { name: 'Issued', type: 'date' }),
    buildField(14, { name: 'Due', type: 'date' }),
    buildField(15, { name: 'Paid at', type: 'datetime' }),
    buildField(16, { name: 'Starts', type: 'time' }),
    buildField(17, { name: 'Ends', type: 'time' }),
    buildField(18, { name: 'Worked', type: 'duration' }),
    buildField(19, { name: 'Rate', type: 'money' }),
    buildField(20, { name: 'Copies', type: 'integer' }),
    buildField(21, {
      name: 'Labels',
      type: 'choice',
      many: true,
      options: [
        { id: 'o5', label: 'Urgent' },
        { id: 'o6', label: 'Abroad' },
      ],
    }),
    buildField(22, { name: 'Helpers', ...link('e1', 'Helped with'), many: true }),
    buildField(23, { name: 'Note', type: 'longtext' }),
    buildField(24, { name: 'Total', type: 'money', computed: 'sum(f36 in e3.f31)' }),
    buildField(25, { name: 'Picture', type: 'image' }),
  ],
});

const lines = buildEntity({
  id: 'e3',
  name: 'Line',
  plural: 'Lines',
  fields: [
    buildField(30, { name: 'Text' }),
    buildField(31, { name: 'Invoice', ...link('e2', 'Lines') }),
    buildField(32, { name: 'Quantity', type: 'number' }),
    buildField(33, { name: 'Unit price', type: 'money' }),
    buildField(34, { name: 'Tax', type: 'percent' }),
    buildField(35, { name: 'Billable', type: 'boolean' }),
    buildField(36, { name: 'Total', type: 'money', computed: 'f32 * f33' }),
    buildField(37, { name: 'Unit', type: 'text' }),
  ],
});

const tasks = buildEntity({
  id: 'e4',
  name: 'Task',
  plural: 'Tasks',
  fields: [
    buildField(40, { name: 'Title' }),
    buildField(41, { name: 'Parent', ...link('e4', 'Subtasks') }),
    buildField(42, { name: 'Done', type: 'boolean' }),
    buildField(43, { name: 'Effort', type: 'duration' }),
    buildField(44, { name: 'Invoice', ...link('e2', 'Tasks') }),
    buildField(45, {
      name: 'Priority',
      type: 'choice',
      options: [
        { id: 'o10', label: 'High' },
        { id: 'o11', label: 'Draft' },
      ],
    }),
    buildField(46, { name: 'Stars', type: 'rating', min: 1, max: 5 }),
  ],
});

export const studio: ApplicationModel = buildModel({
  title: 'Studio',
  entities: [customers, invoices, lines, tasks],
});

/** Names as the emitter gives them. */
export function codeNamesOf(model: ApplicationModel): CodeNames {
  return codeNames(nameModel(model));
}
