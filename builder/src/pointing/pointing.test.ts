import type { ApplicationModel, ModelEdit } from '@tessera/shared/contracts';
import { findPointedPart, partLabel, siblingsOf } from '@tessera/shared/contracts';
import { ordersModel } from '../model/orders-model-testing';
import { entityIn, fieldIn } from '../operations/operations-testing';
import { COLOUR_NAMES } from '../words/lists/colours';
import { changeAbout } from './change-about';
import { editApplication } from './edit-application';
import { touchedBy } from './touched-by';

function edited(edit: ModelEdit) {
  const result = editApplication(ordersModel, edit);
  if (!result.done) throw new Error(result.why);
  return result;
}

function whyNot(edit: ModelEdit): string {
  const result = editApplication(ordersModel, edit);
  return result.done ? `done: ${result.said}` : result.why;
}

const labelOf = (model: ApplicationModel, id: string) => {
  const part = findPointedPart(model, id);
  return part && partLabel(part);
};

describe('[SCR-02] a part that is pointed at', () => {
  it.each([
    ['title', 'Title "Pottery"'],
    ['e2', 'Table "Order"'],
    ['f5', 'Field "Price"'],
    ['o2', 'Option "Paid"'],
    ['v3', 'View "By status"'],
    ['q1', 'Filter "Open"'],
    ['b1', 'Badge "Overdue"'],
    ['a2', 'Button "Mark paid"'],
    ['m2', 'Figure "Open orders"'],
    ['p1', 'Page "Overview"'],
    ['k3', 'Section "Next"'],
    ['f99', undefined],
    ['r1', undefined],
  ])('%s is called %s', (id, label) => {
    expect(labelOf(ordersModel, id)).toBe(label);
  });

  it('has its place among those of its kind, where it has one', () => {
    const idsBeside = (id: string) => {
      const part = findPointedPart(ordersModel, id);
      return part && siblingsOf(ordersModel, part);
    };
    expect(idsBeside('p2')).toEqual(['p1', 'p2', 'p3']);
    expect(idsBeside('o1')).toEqual(['o1', 'o2', 'o3']);
    expect(idsBeside('k4')).toEqual(['k1', 'k2', 'k3', 'k4', 'k5']);
    expect(idsBeside('title')).toBeUndefined();
    expect(idsBeside('m1')).toBeUndefined();
  });

  it('is what "it" means', () => {
    expect(touchedBy(ordersModel, 'f5')).toEqual({ entity: 'e2', field: 'f5', fields: ['f5'] });
    expect(touchedBy(ordersModel, 'o2')).toMatchObject({ entity: 'e2', field: 'f8', option: 'o2' });
    expect(touchedBy(ordersModel, 'p2')).toEqual({ entity: 'e2', node: 'p2' });
    expect(touchedBy(ordersModel, 'm1')).toEqual({ entity: 'e2', node: 'm1' });
    expect(touchedBy(ordersModel, 'title')).toEqual({});
    expect(touchedBy(ordersModel, 'f99')).toEqual({});
  });
});

describe('[SCR-02] an edit by hand', () => {
  it.each<[string, ModelEdit]>([
    ['Title changed from Pottery to Clay', { kind: 'rename', part: 'title', name: 'Clay' }],
    ['Field Price of Order renamed to Cost', { kind: 'rename', part: 'f5', name: 'Cost' }],
    ['Option Late of Status renamed to Overdue', { kind: 'rename', part: 'o3', name: 'Overdue' }],
    ['Page Overview renamed to Start', { kind: 'rename', part: 'p1', name: 'Start' }],
    ['Action Mark paid of Order renamed to Paid now', { kind: 'rename', part: 'a2', name: 'Paid now' }],
    ['Text of Overview changed', { kind: 'write', part: 'k5', text: 'Cups.' }],
    ['Option Late of Status is now shown as bad', { kind: 'tone', part: 'o3', tone: 'bad' }],
    ['Option Paid of Status is coloured by its place', { kind: 'tone', part: 'o2', tone: null }],
    ['Badge Overdue of Order changed', { kind: 'tone', part: 'b1', tone: 'warning' }],
    ['Field Price of Order moved to place 1', { kind: 'move', part: 'f5', to: 0 }],
    ['Page Customers moved to place 1', { kind: 'move', part: 'p3', to: 0 }],
    ['Accent colour is now teal', { kind: 'accent', accent: COLOUR_NAMES['teal'] ?? '' }],
    ['Accent colour is now #123456', { kind: 'accent', accent: '#123456' }],
    ['The look is now: density compact', { kind: 'density', density: 'compact' }],
  ])('says: %s', (said, edit) => {
    const result = edited(edit);
    expect(result.said).toBe(said);
    expect(result.data).toEqual({ converted: [], archived: [] });
    expect(result.model).not.toEqual(ordersModel);
  });

  it('renames a table in singular and plural, together with its page and the list of its records', () => {
    const { model } = edited({ kind: 'rename', part: 'e2', name: 'Sale', plural: 'Sales made' });
    expect(entityIn(model, 'e2')).toMatchObject({ name: 'Sale', plural: 'Sales made' });
    expect(model.pages.map(({ name }) => name)).toEqual(['Overview', 'Sales made', 'Customers']);
    expect(fieldIn(model, 'f4')?.reference?.inverse).toBe('Sales made');
  });

  it('makes the plural of a table that is given only a name', () => {
    const { model } = edited({ kind: 'rename', part: 'e1', name: 'Client' });
    expect(entityIn(model, 'e1')).toMatchObject({ name: 'Client', plural: 'Clients' });
  });

  it('moves a column within the view that names its fields, and the field keeps its place in the form', () => {
    const { model } = edited({ kind: 'move', part: 'f11', to: 1, within: 'v2' });
    const { views, fields } = entityIn(model, 'e2');
    expect(views[0]).toMatchObject({ id: 'v2', fields: ['f3', 'f11', 'f8'] });
    expect(fields).toEqual(entityIn(ordersModel, 'e2').fields);
  });

  it('moves the field itself in a view that shows all of them in their order', () => {
    const { model } = edited({ kind: 'move', part: 'f11', to: 0, within: 'v3' });
    expect(entityIn(model, 'e2').fields[0]?.id).toBe('f11');
  });

  it.each<[string, ModelEdit]>([
    ['It is not in the application any more.', { kind: 'rename', part: 'f99', name: 'Cost' }],
    ['Order already has a field Price.', { kind: 'rename', part: 'f6', name: 'price' }],
    ['The field is already called Price.', { kind: 'rename', part: 'f5', name: 'Price' }],
    ['Only a text can be written anew.', { kind: 'write', part: 'k1', text: 'Cups.' }],
    ['Only options and badges have a colour of their own.', { kind: 'tone', part: 'f5', tone: 'bad' }],
    ['A badge always has a colour of its own.', { kind: 'tone', part: 'b1', tone: null }],
    ['It has no place among others.', { kind: 'move', part: 'title', to: 1 }],
    ['Number already stands there.', { kind: 'move', part: 'f3', to: 0 }],
    ['The accent is already #5b34d6.', { kind: 'accent', accent: '#5b34d6' }],
  ])('is refused with the reason: %s', (why, edit) => {
    expect(whyNot(edit)).toBe(why);
  });
});

describe('[SCR-02] a message about what was pointed at', () => {
  const about = (part: string, message: string) =>
    changeAbout(ordersModel, message, { kind: 'part', part }, {});
  const changesOf = (part: string, message: string) => {
    const change = about(part, message);
    return change.kind === 'changed' ? change.modelChanges : change.answer;
  };

  it.each([
    ['f5', 'make it required', 'field Price of Order is now required'],
    ['f5', 'make required', 'field Price of Order is now required'],
    ['f5', 'rename it to Cost', 'field Price of Order renamed to Cost'],
    ['f5', 'rename to "unit cost"', 'field Price of Order renamed to unit cost'],
    ['f5', 'Change the name to cost.', 'field Price of Order renamed to Cost'],
    ['f5', 'move it up', 'field Price of Order moved to place 2'],
    ['f5', 'put this first', 'field Price of Order moved to place 1'],
    ['e2', 'rename it to Sale', 'table Order renamed to Sale'],
    ['e1', 'call this table Clients', 'table Customer renamed to Client'],
    ['p1', 'please rename this page to Start', 'page Overview renamed to Start'],
    ['p1', 'move it to the end', 'page Overview moved to place 3'],
    ['p1', 'change it to Start', 'page Overview renamed to Start'],
    ['title', 'change it to Clay', 'title changed from Pottery to Clay'],
    ['title', 'rename it to Clay', 'title changed from Pottery to Clay'],
    ['o3', 'make it red', 'option Late of Status is now shown as bad'],
    ['o3', 'rename it to Overdue', 'option Late of Status renamed to Overdue'],
    ['b1', 'this should say Too late', 'badge Overdue of Order renamed to Too late'],
    ['v4', 'remove this view', 'view Calendar of Order removed'],
    ['e1', 'add a phone number', 'field Phone number (a phone number) added to Customer'],
  ])('%s: %s', (part, message, change) => {
    expect(changesOf(part, message)).toEqual([change]);
  });

  it('does two things to a field in one message', () => {
    expect(changesOf('f5', 'rename it to Cost and make it required')).toEqual([
      'field Price of Order renamed to Cost',
      'field Cost of Order is now required',
    ]);
  });

  it('says why the part cannot be changed so', () => {
    expect(about('f5', 'remove it')).toMatchObject({ kind: 'no_effect' });
    expect(changesOf('f5', 'remove it')).toMatch(/worked out from .*Price.*, so nothing was changed\.$/u);
    expect(changesOf('title', 'delete it')).toBe('An application needs a title, so nothing was changed.');
    expect(changesOf('p1', 'move it left')).toBe('It already stands there, so nothing was changed.');
  });

  it('says that the part is gone, and changes nothing else instead', () => {
    expect(about('f99', 'rename it to Cost')).toMatchObject({
      kind: 'no_effect',
      answer: 'What this message is about is not in the application any more, so nothing was changed.',
    });
  });

  it('is read as any other where it names other things', () => {
    expect(changesOf('f5', 'make the shelf required')).toEqual(['field Shelf of Order is now required']);
  });

  it('takes what was read for "it" where the model has nothing there', () => {
    const change = changeAbout(ordersModel, 'make it required', { kind: 'words', words: 'Shelf' }, {});
    expect(change).toMatchObject({ modelChanges: ['field Shelf of Order is now required'] });
  });
});
