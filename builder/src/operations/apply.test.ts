import { createApplication } from '../create';
import { readFieldPhrase } from '../words/field-phrase';
import { applyOperation } from './apply';
import type { Operation } from './operation';

const { model } = createApplication('a practice journal with song, minutes, status (open, done) and notes', {
  name: 'x',
});
const [song, minutes, status] = model.entities[0]?.fields ?? [];

function draft(text: string) {
  const read = readFieldPhrase(text);
  if (!read) throw new Error(text);
  return read;
}

function apply(operation: Operation, from = model) {
  const outcome = applyOperation(from, operation);
  if (!outcome.done) throw new Error(outcome.why);
  return outcome;
}

describe('operations on a model', () => {
  it('[PRJ-03] never uses an id twice, also after a removal', () => {
    const added = apply({ kind: 'addField', entity: 'e1', draft: draft('venue') }).model;
    const id = added.entities[0]?.fields.find((field) => field.name === 'Venue')?.id ?? '';
    const removed = apply({ kind: 'removeField', field: id }, added).model;
    const again = apply({ kind: 'addField', entity: 'e1', draft: draft('venue') }, removed).model;
    expect(again.entities[0]?.fields.find((field) => field.name === 'Venue')?.id).not.toBe(id);
    expect(again.next.field).toBe(model.next.field + 2);
  });

  it('[PRJ-03] puts a new field before the long text that closes the form', () => {
    const added = apply({ kind: 'addField', entity: 'e1', draft: draft('venue') }).model;
    expect(added.entities[0]?.fields.map((field) => field.name)).toEqual([
      'Song',
      'Minutes',
      'Status',
      'Venue',
      'Notes',
    ]);
  });

  it('[PRJ-03] leaves the model it was given alone', () => {
    const before = JSON.stringify(model);
    apply({ kind: 'removeField', field: song?.id ?? '' });
    apply({ kind: 'addOption', field: status?.id ?? '', label: 'Waiting' });
    expect(JSON.stringify(model)).toBe(before);
  });

  it('[PRJ-03] keeps the ids of options that stay', () => {
    const changed = apply({ kind: 'setOptions', field: status?.id ?? '', options: ['Done', 'Later'] }).model;
    const options = changed.entities[0]?.fields[2]?.options;
    expect(options?.[0]).toEqual(status?.options?.[1]);
    expect(options?.[1]?.id).toBe(`o${String(model.next.option)}`);
  });

  it.each<[string, Operation]>([
    ['a field that is not there', { kind: 'removeField', field: 'f99' }],
    ['a table that is not there', { kind: 'addField', entity: 'e9', draft: draft('venue') }],
    ['a choice without options', { kind: 'retypeField', field: 'f1', type: 'choice', limits: {} }],
    ['bounds that cross', { kind: 'setLimits', field: minutes?.id ?? '', limits: { min: 9, max: 1 } }],
    ['the last table', { kind: 'removeEntity', entity: 'e1' }],
  ])('[PRJ-03] refuses %s with a reason', (_, operation) => {
    const outcome = applyOperation(model, operation);
    expect(outcome).toMatchObject({ done: false, why: expect.stringMatching(/\w{4}/) as string });
  });
});
