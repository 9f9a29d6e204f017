import type { DescribedTable } from '@tessera/shared/contracts';
import { buildProject } from '@tessera/shared/testing';
import { versionOf } from '../../lib/design/design-api-testing';
import { buildModel } from '../../lib/design/design-testing';
import { newRule } from './rule-form';
import { createTableForm, isChanged, type ReadyForm } from './table-form.store';
import type { TableFormPorts } from './table-form.ports';

const described: DescribedTable = {
  name: 'Order',
  columns: [{ name: 'Total', type: 'money', required: false }],
  left: [],
};

/** A form whose calls are answered by the test. */
async function open(ports: Partial<TableFormPorts> = {}, tableId?: string) {
  const form = createTableForm(
    {
      readProject: () => Promise.resolve(buildProject({ headVersion: versionOf(1) })),
      readModel: () => Promise.resolve(buildModel()),
      edit: () => Promise.resolve({ why: 'It was refused.' }),
      isMovedOn: () => false,
      describe: (_, fallback) => fallback,
      report: () => undefined,
      describeTable: () => Promise.resolve(described),
      whyNotRead: () => undefined,
      tryDesign: () => Promise.resolve([]),
      ...ports,
    },
    tableId,
  );
  await form.load();
  const ready = (): ReadyForm => {
    const state = form.store.getState();
    if (state.step !== 'ready') throw new Error('The form is not there');
    return state;
  };
  return { form, ready };
}

describe('a form that reads words', () => {
  it('[SCR-14] is not sent while words are read, and is not filled while it is sent', async () => {
    let read: (table: DescribedTable) => void = () => undefined;
    let refuse: () => void = () => undefined;
    const { form, ready } = await open({
      describeTable: () => new Promise((resolve) => (read = resolve)),
      edit: () =>
        new Promise((resolve) => {
          refuse = () => {
            resolve({ why: 'It was refused.' });
          };
        }),
    });
    const reading = form.describe('orders with total');
    expect(await form.save()).toBe(false);
    expect(ready().isSaving).toBe(false);
    read(described);
    await reading;
    expect(ready().form.columns.map(({ form: { name } }) => name)).toEqual(['Total']);
    form.change({ ...ready().form, name: 'Order' });
    const saving = form.save();
    await form.describe('tasks with title');
    form.undo();
    refuse();
    expect(await saving).toBe(false);
    expect(ready()).toMatchObject({
      isSaving: false,
      problem: 'It was refused.',
      description: { isReading: false },
    });
    expect(ready().form.columns.map(({ form: { name } }) => name)).toEqual(['Total']);
  });

  it('[SCR-14] asks again for what was agreed to, once words are taken back', async () => {
    const { form, ready } = await open();
    await form.describe('orders with total');
    form.agree(true);
    form.undo();
    expect(ready()).toMatchObject({ isAgreed: false, description: { filled: undefined } });
    expect(ready().form).toEqual(ready().start);
  });

  it('[SCR-14] asks before it takes the columns of a rule that somebody has begun', async () => {
    const { form, ready } = await open();
    const rule = { key: 'new-1', form: { ...newRule('unique'), columns: ['new-1'] } };
    form.change({ ...ready().form, rules: { removed: [], added: [rule] } });
    await form.describe('orders with total');
    expect(ready().description.asked).toEqual(described);
    expect(ready().form.columns.map(({ form: { name } }) => name)).toEqual(['Name']);
  });
});

describe('a form while another version comes', () => {
  it('[SCR-14] forgets what it would have removed and somebody else has', async () => {
    const [models, sent] = [[buildModel()], [] as unknown[]];
    const [shop] = models;
    if (!shop) throw new Error('There is no model');
    const withIndex = shop.entities.map((one) =>
      one.id === 'e2' ? { ...one, indexes: [{ id: 'i4', fields: ['f20'] }] } : one,
    );
    models.push({ ...shop, entities: withIndex, next: { ...shop.next, node: 7 } });
    const { form, ready } = await open(
      {
        readModel: () => Promise.resolve(models.pop() ?? shop),
        isMovedOn: () => true,
        edit: (_, edit) => {
          sent.push(edit);
          return Promise.reject(new Error('It has moved on'));
        },
      },
      'e2',
    );
    form.change({ ...ready().form, indexes: { removed: ['i4'], added: [] } });
    expect(await form.save()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(ready().form.indexes.removed).toEqual([]);
    expect(isChanged(ready())).toBe(false);
  });
});
