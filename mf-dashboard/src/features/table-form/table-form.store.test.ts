import type { DescribedTable } from '@tessera/shared/contracts';
import { buildProject } from '@tessera/shared/testing';
import { versionOf } from '../../lib/design/design-api-testing';
import { buildModel } from '../../lib/design/design-testing';
import { createTableForm, type ReadyForm } from './table-form.store';
import type { TableFormPorts } from './table-form.ports';

const described: DescribedTable = {
  name: 'Order',
  columns: [{ name: 'Total', type: 'money', required: false }],
  left: [],
};

/** A form whose calls are answered by the test. */
async function open(ports: Partial<TableFormPorts> = {}) {
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
    undefined,
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
});
