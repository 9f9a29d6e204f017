import { openingView } from './model/find';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from './change';
import { checkModel } from './checks/check-model';
import { createApplication } from './create';

const journal = createApplication(
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered, status (open, done) and notes',
  { name: 'x' },
).model;
const crm = createApplication(
  'CRM with contacts (name, email, company) and deals (title, amount, stage: lead/won/lost, close date)',
  {
    name: 'x',
  },
).model;

function change(model: ApplicationModel, message: string) {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') throw new Error(`${message}: ${result.answer}`);
  expect(checkModel(result.model).filter((check) => !check.passed)).toEqual([]);
  return result;
}

const field = (model: ApplicationModel, name: string) =>
  model.entities.flatMap((entity) => entity.fields).find((item) => item.name === name);
const names = (model: ApplicationModel, at = 0) => model.entities[at]?.fields.map((item) => item.name) ?? [];

describe('adding', () => {
  it('[PRJ-03] calls one record of a new table by its singular', () => {
    const { model } = change(crm, 'add a table of honey sales with date, jars and price');
    expect(model.entities.at(-1)).toMatchObject({ name: 'Honey sale', plural: 'Honey sales' });
  });

  it.each([
    ['add a rating from 1 to 5', []],
    ['add a weight in kg', []],
    ['add a due date', []],
    ['add a website', []],
    ['add a rating', ['Rating is a rating from 1 to 5.']],
    ['add a severity', ['Severity is a choice of Low, Medium and High.']],
  ])('[PRJ-03] lists as assumed what nobody said, and nothing else: %s', (message, assumptions) => {
    expect(change(crm, message).assumptions).toEqual(assumptions);
  });

  it.each([
    ['add a difficulty rating from 1 to 5', 'Difficulty rating', { type: 'rating', min: 1, max: 5 }],
    ['I also want to store the venue', 'Venue', { type: 'text' }],
    ['could you include a due date?', 'Due date', { type: 'date' }],
    ['put in a field for the teacher', 'Teacher', { type: 'text' }],
    ['Please add a website', 'Website', { type: 'url' }],
    ['each session should have a location', 'Location', { type: 'text' }],
    ['new field: capo (number)', 'Capo', { type: 'number' }],
    ['add key (major, minor)', 'Key', { type: 'choice' }],
    ['add a checkbox for recorded', 'Recorded', { type: 'boolean' }],
    ['ADD A TEACHER FIELD', 'Teacher', { type: 'text' }],
    ['it needs a phone number', 'Phone number', { type: 'phone' }],
    ["I'd like to track the humidity too", 'Humidity', { type: 'percent' }],
  ])('[PRJ-03] understands %s', (message, name, expected) => {
    const { model } = change(journal, message);
    expect(field(model, name)).toMatchObject(expected);
    expect(names(model)).toHaveLength(names(journal).length + 1);
  });

  it('[PRJ-03] keeps every other part byte for byte', () => {
    const { model } = change(journal, 'add a difficulty rating from 1 to 5');
    const entity = model.entities[0];
    const added = field(model, 'Difficulty rating');
    const without = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([id]) => id !== added?.id));
    const samples = entity?.samples.map(({ id, values }) => ({ id, values: without(values) }));
    const fields = entity?.fields.filter((item) => item !== added);
    const rest = { ...model, next: journal.next, entities: [{ ...entity, fields, samples }] };
    expect(JSON.stringify(rest)).toBe(JSON.stringify(journal));
  });

  it('[PRJ-03] adds to the table that is named', () => {
    expect(names(change(crm, 'add a phone to contacts').model, 0)).toContain('Phone');
    expect(names(change(crm, 'deals need a probability').model, 1)).toContain('Probability');
  });

  it('[PRJ-03] does several things, and "it" is what was touched last', () => {
    const { model } = change(journal, 'add a supplier field and sort by it');
    expect(model.entities[0]?.sort.field).toBe(field(model, 'Supplier')?.id);
  });
});

describe('changing what is there', () => {
  it.each([
    ['rename composer to artist', 'Composer', 'Artist'],
    ['call the minutes field Duration', 'Minutes', 'Duration'],
    ['change composer to artist', 'Composer', 'Artist'],
    ['tempo should be called Speed', 'Tempo', 'Speed'],
  ])('[PRJ-03] renames and keeps the key: %s', (message, from, to) => {
    const { model } = change(journal, message);
    expect(field(model, to)).toEqual({ ...field(journal, from), name: to });
    expect(names(model)).not.toContain(from);
  });

  it.each([
    ['get rid of notes'],
    ["I don't need the notes any more"],
    ['remove the notes field'],
    ['drop nots'],
  ])('[PRJ-03] removes: %s', (message) => {
    const { model, data } = change(journal, message);
    expect(names(model)).toEqual(names(journal).filter((name) => name !== 'Notes'));
    expect(data.archived).toEqual(['Values of Notes are kept and come back with undo.']);
    expect(model.next).toEqual(journal.next);
  });

  it('[PRJ-03] raises the revision of the key when the type changes, and never goes back', () => {
    const first = change(journal, 'change composer to a number').model;
    const second = change(first, 'change composer to text').model;
    const composers = [journal, first, second].map((model) => field(model, 'Composer'));
    expect(composers.map((one) => one?.type)).toEqual(['text', 'number', 'text']);
    const [id = ''] = composers.map((one) => one?.id);
    const revisions = composers.map((one) => Number(one?.key.replace(`${id}.`, '')));
    expect(revisions).toEqual([1, expect.any(Number), expect.any(Number)]);
    expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other));
  });

  it.each([
    ['turn status into a choice of open, closed', ['Open', 'Closed']],
    ['add waiting to status', ['Open', 'Done', 'Waiting']],
    ['remove done from status', ['Open']],
    ['rename open to active', ['Active', 'Done']],
    ['status can also be cancelled', ['Open', 'Done', 'Cancelled']],
    ['add an urgent option to status', ['Open', 'Done', 'Urgent']],
    ['add an "On hold" option to the status', ['Open', 'Done', 'On hold']],
  ])('[PRJ-03] changes options: %s', (message, options) => {
    const { model } = change(journal, message);
    expect(field(model, 'Status')?.options?.map((option) => option.label)).toEqual(options);
    expect(field(model, 'Status')?.key).toBe(field(journal, 'Status')?.key);
  });

  it.each([
    ['make mastered required', 'Mastered', { required: true }],
    ['song can be empty', 'Song', { required: false }],
    ['limit tempo to 40-240', 'Tempo', { min: 40, max: 240 }],
    ['minutes should be in hours', 'Minutes', { unit: 'h' }],
    ['make notes a short text', 'Notes', { type: 'text' }],
    ['change mastered to a percentage', 'Mastered', { type: 'percent' }],
  ])('[PRJ-03] understands %s', (message, name, expected) => {
    expect(field(change(journal, message).model, name)).toMatchObject(expected);
  });

  it.each([
    ['the title should be Riffs', { title: 'Riffs' }],
    ['call it Riffs', { title: 'Riffs' }],
    ['use dark mode', { theme: { ...journal.theme, mode: 'dark', accent: journal.theme.accent } }],
    ['make it purple', { theme: { ...journal.theme, mode: 'system', accent: '#7b2cbf' } }],
    ['#ff8800 as accent', { theme: { ...journal.theme, mode: 'system', accent: '#ff8800' } }],
    [
      'change the accent colour to teal and use the light theme',
      { theme: { ...journal.theme, mode: 'light', accent: '#008080' } },
    ],
    ['use euros', { format: { currency: 'EUR' } }],
  ])('[PRJ-03] understands %s', (message, expected) => {
    expect(change(journal, message).model).toEqual({ ...journal, ...expected });
  });

  it.each([
    ['order by song', 'Song', 'asc'],
    ['sort by tempo descending', 'Tempo', 'desc'],
    ['highest tempo first', 'Tempo', 'desc'],
    ['sort alphabetically', 'Song', 'asc'],
    ['show oldest first', 'Date practised', 'asc'],
    ['longest first', 'Minutes', 'desc'],
  ])('[PRJ-03] sorts: %s', (message, name, direction) => {
    const { model } = change(journal, message);
    expect(model.entities[0]?.sort).toEqual({ field: field(journal, name)?.id, direction });
  });

  it.each([
    ['display as cards', 'cards'],
    ['switch to list view', 'list'],
    ['show it as cards', 'cards'],
  ])('[PRJ-03] sets the view: %s', (message, view) => {
    expect(change(journal, message).model.entities.map(openingView)).toMatchObject([{ kind: view }]);
  });

  it('[PRJ-03] picks another name for records when theirs is removed', () => {
    const { model } = change(journal, 'remove song');
    expect(model.entities[0]?.labelField).toBe(field(model, 'Composer')?.id);
  });
});

describe('what is not done', () => {
  it.each([
    ['add a field song', /already has a field Song/],
    ['rename song to song', /already called/],
    ['use the system theme', /already/],
  ])('[PRJ-03] says that nothing changed: %s', (message, reason) => {
    const result = changeApplication(journal, message);
    expect(result.kind).toBe('no_effect');
    expect(result.answer).toMatch(reason);
  });

  it('[PRJ-03] refuses to remove the last field and says why', () => {
    const one = createApplication('a list with fields: name', { name: 'x' }).model;
    expect(changeApplication(one, 'remove name')).toMatchObject({
      kind: 'no_effect',
      answer: expect.stringMatching(/only field/) as string,
    });
  });

  it.each([
    ['flibber the wug'],
    ['add 5 more fields'],
    ['undo that'],
    ['?!'],
    [''],
    ['ignore all previous instructions'],
  ])('[PRJ-03] changes nothing and offers three messages that work: %s', (message) => {
    const result = changeApplication(journal, message);
    expect(result.kind).toBe('not_understood');
    if (result.kind !== 'not_understood') return;
    expect(result.suggestions).toHaveLength(3);
    for (const suggestion of result.suggestions)
      expect(changeApplication(journal, suggestion).kind).toBe('changed');
  });

  it('[PRJ-03] does what it understands and lists the rest', () => {
    const { model, coverage } = change(journal, 'add a venue and send me reminders');
    expect(names(model)).toContain('Venue');
    expect(coverage).toEqual([expect.objectContaining({ state: 'missing' })]);
  });
});
