import { changeApplication } from '../../change';
import { createApplication } from '../../create';
import { keepSpoken, takeSpoken } from './spoken';

const { model } = createApplication('Track guitar practice with song, minutes and teacher', {
  name: 'Guitar',
});

it('[READ-05] what was spoken of comes back from JSON as it was', () => {
  const { touched } = changeApplication(model, 'add a text field Mood');

  expect(takeSpoken(JSON.parse(JSON.stringify(keepSpoken(touched))))).toEqual(touched);
});

it.each([[null], ['text'], [[]], [{ entity: 7, fields: 'f1', did: { operations: [1], undo: [] } }]])(
  '[READ-05] %j, which no message left, is nothing that was spoken of',
  (kept) => {
    expect(takeSpoken(kept)).toEqual({});
  },
);

it('[READ-05] leaves out what a very long message did', () => {
  const rename = { kind: 'renameField', field: 'f1', name: 'x'.repeat(30_000) } as const;

  expect(keepSpoken({ entity: 'e1', did: { operations: [rename], undo: [] } })).toEqual({ entity: 'e1' });
});
