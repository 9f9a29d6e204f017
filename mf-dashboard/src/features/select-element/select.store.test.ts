import {
  applicationModelSchema,
  type ApplicationModel,
  type PickMessage,
  type PickTarget,
} from '@tessera/shared/contracts';
import { pickMessageSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { controlsOf, isNothing } from './edit-controls';
import { orderOf, resolveTarget } from './resolve-target';
import { createSelectStore, type MadeEdit, type SelectPorts } from './select.store';

const entity = {
  id: 'e1',
  name: 'Order',
  plural: 'Orders',
  labelField: 'f1',
  fields: [
    { id: 'f1', name: 'Number', type: 'text', key: 'f1.1', required: true },
    { id: 'f2', name: 'Price', type: 'money', key: 'f2.1', required: false },
    {
      id: 'f3',
      name: 'Status',
      type: 'choice',
      key: 'f3.1',
      required: false,
      options: [
        { id: 'o1', label: 'Open', tone: 'good' },
        { id: 'o2', label: 'Paid' },
      ],
    },
  ],
  sort: { field: 'f1', direction: 'asc' },
  views: [{ id: 'v1', name: 'Table', kind: 'table', fields: ['f3', 'f2'] }],
  defaultView: 'v1',
  filters: [],
  rules: [],
  badges: [],
  actions: [],
  samples: [],
};

function buildModel(price = 'Price'): ApplicationModel {
  const fields = entity.fields.map((field) => (field.id === 'f2' ? { ...field, name: price } : field));
  return z.parse(applicationModelSchema, {
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
    entities: [{ ...entity, fields }],
    metrics: [],
    pages: [
      { id: 'p1', name: 'Orders', blocks: [{ id: 'k1', kind: 'records', entity: 'e1' }] },
      { id: 'p2', name: 'Notes', blocks: [{ id: 'k2', kind: 'text', title: 'Read me', text: 'Hello.' }] },
    ],
    next: { entity: 2, field: 4, option: 3, node: 9 },
    generator: 'test',
  });
}

const target = (overrides: Partial<PickTarget> = {}): PickTarget => ({
  part: 'f2.1',
  page: 0,
  block: -1,
  view: null,
  text: 'Price',
  isButton: false,
  ...overrides,
});
const rect = { x: 1, y: 2, width: 30, height: 10 };
const message = (one: object) => ({ tessera: 'preview/v1', ...one }) as PickMessage;
const taken = (one: Partial<PickTarget> = {}) => message({ type: 'pick:taken', target: target(one), rect });

function open(overrides: Partial<SelectPorts> = {}) {
  const orders: object[] = [];
  const select = createSelectStore({
    readModel: () => Promise.resolve(buildModel()),
    edit: () => Promise.resolve({ status: 'succeeded', message: 'Done', balance: 5 }),
    describe: () => 'Not done.',
    report: jest.fn(),
    ...overrides,
  });
  select.hear(message({ type: 'pick:ready' }), (order) => orders.push(order));
  return {
    ...select,
    orders,
    state: select.store.getState,
    hearSay: (one: PickMessage) => {
      select.hear(one, () => undefined);
    },
  };
}

describe('[SCR-02] what an application says of an element', () => {
  const labelOf = (one: Partial<PickTarget>) => resolveTarget(buildModel(), target(one))?.label;

  it.each([
    ['Field "Price"', {}],
    ['Title "Shop"', { part: 'title' }],
    ['Table "Order"', { part: 'e1' }],
    ['Button "Add order"', { part: 'add:e1', text: 'Add order' }],
    ['Page "Notes"', { part: 'page:1', text: 'Notes' }],
    ['Page "Notes"', { part: 'page:0', text: 'Notes' }],
    ['Page "Notes"', { part: 'page', page: 1 }],
    ['Section "Read me"', { part: 'block', page: 1, block: 0 }],
    ['Option "Paid"', { part: 'o2' }],
    ['View "Table"', { part: 'v1' }],
  ])('is looked up in the model: %s', (label, one) => {
    expect(labelOf(one)).toBe(label);
  });

  it.each([
    ['Text "Price"', { part: 'f99.1' }],
    ['Text "Price"', { part: '__proto__' }],
    ['Text "<b>now</b>"', { part: null, text: '<b>now</b>' }],
    ['Button "Print"', { part: null, text: 'Print', isButton: true }],
    [undefined, { part: null, text: ' ' }],
  ])('is only a text where the model does not have it: %s', (label, one) => {
    expect(labelOf(one)).toBe(label);
  });

  it.each([
    { type: 'pick:taken', target: { ...target(), text: 'x'.repeat(61) }, rect },
    { type: 'pick:taken', target: { ...target(), part: 5 }, rect },
    { type: 'pick:taken', target: target(), rect: { ...rect, x: Number.NaN } },
    { type: 'pick:taken', target: target(), rect: { ...rect, width: 1e9 } },
    { type: 'pick:sell' },
  ])('is not heard where it is not of the form that was agreed on', (one) => {
    expect(z.safeParse(pickMessageSchema, message(one)).success).toBe(false);
  });
});

describe('[SCR-02] what can be changed by hand', () => {
  const controls = (one: Partial<PickTarget>) => {
    const selected = resolveTarget(buildModel(), target(one));
    if (!selected) throw new Error('Nothing is there');
    return controlsOf(buildModel(), selected);
  };

  it('is the name and the place of a field, and nothing that fields do not have', () => {
    expect(controls({})).toMatchObject({
      name: { part: 'f2', name: 'Price', plural: undefined },
      order: { at: 1, count: 3, isSideways: false },
      tone: undefined,
      theme: undefined,
    });
  });

  it('is the place of a column where its view names the columns', () => {
    expect(controls({ view: 'v1' }).order).toMatchObject({ at: 1, count: 2, within: 'v1', isSideways: true });
  });

  it('is the colour of an option, and both names of a table', () => {
    expect(controls({ part: 'o1' }).tone).toEqual({ part: 'o1', tone: 'good', mayBeNone: true });
    expect(controls({ part: 'o2' }).tone?.tone).toBeNull();
    expect(controls({ part: 'e1' }).name).toMatchObject({ name: 'Order', plural: 'Orders' });
  });

  it('is the look of the application with its title, and the words of a text', () => {
    expect(controls({ part: 'title' }).theme?.accent).toBe('#5b34d6');
    expect(controls({ part: 'block', page: 1, block: 0 })).toMatchObject({
      name: { name: 'Read me' },
      text: { text: 'Hello.' },
      order: undefined,
    });
  });

  it('is nothing where the model has nothing', () => {
    expect(isNothing(controls({ part: null }))).toBe(true);
    expect(
      orderOf(buildModel(), {
        target: target(),
        label: '',
        subject: { kind: 'words', words: 'a' },
        part: undefined,
      }),
    ).toBeUndefined();
  });
});

describe('[SCR-02] selecting an element', () => {
  it('names what is pointed at, takes what is pressed, and makes it what the next message is about', async () => {
    const { start, readVersion, hearSay, state, orders } = open();
    await readVersion('v');
    start();
    hearSay(message({ type: 'pick:over', target: target(), rect, at: -1, count: -1 }));
    expect(state().over?.selected.label).toBe('Field "Price"');

    hearSay(taken());
    expect(state()).toMatchObject({
      isPicking: false,
      over: undefined,
      rect,
      about: { label: 'Field "Price"', subject: { kind: 'part', part: 'f2' } },
    });
    expect(orders).toMatchObject([{ type: 'pick:start' }, { type: 'pick:stop' }, { type: 'pick:show' }]);
  });

  it('passes over what the frame says while nobody selects', async () => {
    const { readVersion, hearSay, state } = open();
    await readVersion('v');
    hearSay(taken());
    hearSay(message({ type: 'pick:over', target: target(), rect, at: 0, count: 9 }));
    hearSay(message({ type: 'pick:shown', rect }));
    expect(state()).toMatchObject({
      selected: undefined,
      over: undefined,
      about: undefined,
      rect: undefined,
    });
  });

  it('starts once the picker has come up, where somebody was quicker', () => {
    const { start, hear, orders } = open();
    start();
    hear(message({ type: 'pick:ready' }), (order) => orders.push(order));
    expect(orders).toMatchObject([{ type: 'pick:start' }, { type: 'pick:start' }]);
  });

  it('is left by Escape in the frame, with nothing selected', () => {
    const { start, hearSay, state } = open();
    start();
    hearSay(message({ type: 'pick:left' }));
    expect(state()).toMatchObject({ isPicking: false, selected: undefined });
  });

  it('follows what is selected into the next version, under its new name, and lets go of what is gone', async () => {
    const models = [
      buildModel(),
      buildModel('Cost'),
      { ...buildModel(), entities: [] } as unknown as ApplicationModel,
    ];
    const { start, readVersion, hearSay, state } = open({ readModel: () => Promise.resolve(models.shift()) });
    await readVersion('one');
    start();
    hearSay(taken());
    await readVersion('two');
    expect(state()).toMatchObject({ selected: { label: 'Field "Cost"' }, about: { label: 'Field "Cost"' } });
    await readVersion('three');
    expect(state()).toMatchObject({ selected: undefined, about: undefined });
  });

  it('knows what was selected and pointed at before the model was there', async () => {
    const { start, readVersion, hearSay, state } = open();
    start();
    hearSay(message({ type: 'pick:over', target: target(), rect, at: 0, count: 9 }));
    expect(state().over?.selected.label).toBe('Text "Price"');
    await readVersion('one');
    expect(state().over?.selected.label).toBe('Field "Price"');

    const quick = open();
    quick.start();
    quick.hearSay(taken());
    expect(quick.state().about?.label).toBe('Text "Price"');
    await quick.readVersion('one');
    expect(quick.state()).toMatchObject({
      selected: { label: 'Field "Price"' },
      about: { subject: { kind: 'part', part: 'f2' } },
    });
  });

  it('leaves the chip away once it has gone with a message, also in the next version', async () => {
    const { start, readVersion, hearSay, setAbout, state } = open();
    await readVersion('one');
    start();
    hearSay(taken());
    setAbout(undefined);
    await readVersion('two');
    expect(state().about).toBeUndefined();
    expect(state().selected?.label).toBe('Field "Price"');
  });

  it('says that an edit is being saved, what it was, and makes one at a time', async () => {
    let finish: (made: MadeEdit) => void = () => undefined;
    const edit = jest.fn(
      () =>
        new Promise<MadeEdit>((resolve) => {
          finish = resolve;
        }),
    );
    const select = open({ edit });
    const wanted = { kind: 'density', density: 'compact' } as const;
    const first = select.edit('v', wanted);
    expect(select.state().saving).toEqual({ step: 'saving' });
    expect(await select.edit('v', wanted)).toBeUndefined();
    finish({ status: 'succeeded', message: 'The look is now: density compact', balance: 5 });
    expect(await first).toMatchObject({ balance: 5 });
    expect(edit).toHaveBeenCalledTimes(1);
    expect(select.state()).toMatchObject({
      saving: { step: 'saved', said: 'The look is now: density compact' },
      edits: 1,
    });
  });

  it('says why an edit was refused or failed, and keeps what is selected', async () => {
    const refused = open({ edit: () => Promise.reject(new Error('no')) });
    expect(await refused.edit('v', { kind: 'density', density: 'compact' })).toBeUndefined();
    expect(refused.state()).toMatchObject({ saving: { step: 'failed', message: 'Not done.' }, edits: 0 });

    const made = { status: 'failed', message: 'Check failed.', balance: 5 } as const;
    const failed = open({ edit: () => Promise.resolve(made) });
    await failed.edit('v', { kind: 'density', density: 'compact' });
    expect(failed.state().saving).toEqual({ step: 'failed', message: 'Check failed.' });
  });
});
