import { renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDesignApi, versionOf } from '../../lib/design/design-api-testing';
import { arrangeTables } from './arrange-tables';
import { dbmlOf } from './dbml';
import { DesignerTab } from './designer-tab';

/** A phone: the list alone, which can do all that the canvas does. */
beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = ((query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

function show(given: Parameters<typeof openDesignApi>[0] = {}) {
  const opened = openDesignApi(given);
  const onSaved = jest.fn();
  const view = renderRemote(<DesignerTab projectId={uuid(1)} name="Shop" onSaved={onSaved} />, {
    shell: { api: opened.api },
  });
  return { ...opened, ...view, onSaved };
}

const user = () => userEvent.setup();

async function addTable(name: string) {
  await user().click(await screen.findByRole('button', { name: 'Add table' }));
  const dialog = screen.getByRole('dialog', { name: 'Add table' });
  await user().type(within(dialog).getByRole('textbox'), `${name}{Enter}`);
}

describe('the designer of tables', () => {
  it('[SCR-12] gathers a table and a link, tells them in words, and saves them as one version', async () => {
    const { container, edits, onSaved } = show();
    await addTable('suppliers');
    // What was added is open.
    expect(screen.getByRole('button', { name: /^Suppliers/ })).toHaveAttribute('aria-expanded', 'true');
    await user().click(screen.getByRole('button', { name: /^Tasks/ }));
    await user().click(screen.getByRole('button', { name: 'Add link' }));
    const dialog = screen.getByRole('dialog', { name: 'Add link to Tasks' });
    await user().click(within(dialog).getByRole('button', { name: 'Add link' }));
    expect(within(dialog).getByText('Choose the table that it links to.')).toBeVisible();
    await user().type(within(dialog).getByRole('textbox', { name: 'Column name' }), 'Bought from');
    await user().selectOptions(within(dialog).getByRole('combobox', { name: 'Links to' }), 'Suppliers');
    await user().click(within(dialog).getByRole('button', { name: 'Add link' }));
    expect(screen.getByText('Links to Suppliers')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await user().click(screen.getByRole('button', { name: 'Review 2 changes' }));
    const review = screen.getByRole('dialog', { name: 'Review the changes' });
    expect(within(review).getByText('Table Supplier added with 1 field')).toBeVisible();
    expect(within(review).getByText('No record loses anything.')).toBeVisible();
    await user().click(within(review).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as v2')).toBeVisible();
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(edits()).toMatchObject([
      {
        baseVersionId: versionOf(1).id,
        edit: { kind: 'design', operations: [{ kind: 'addEntity' }, { kind: 'relate', entity: 'e1' }] },
      },
    ]);
    expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
  });

  it('[SCR-12] takes changes back and brings them again, and asks before records lose values', async () => {
    const { edits } = show();
    await user().click(await screen.findByRole('button', { name: 'More for Done' }));
    await user().click(screen.getByRole('menuitem', { name: 'Remove column' }));
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Done')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.queryByText('Done')).not.toBeInTheDocument();

    await user().click(screen.getByRole('button', { name: 'Review 1 change' }));
    const review = screen.getByRole('dialog', { name: 'Review the changes' });
    expect(within(review).getByText('Values of Done are kept and come back with undo')).toBeVisible();
    await user().click(within(review).getByRole('button', { name: 'Save' }));
    expect(within(review).getByText(/^Tick this to save/)).toBeVisible();
    expect(edits()).toEqual([]);
    await user().click(within(review).getByRole('checkbox', { name: 'Change it all the same' }));
    await user().click(within(review).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as v2')).toBeVisible();
    expect(edits()[0]?.edit).toMatchObject({ confirmed: true });
  });

  it('[SCR-12] keeps a draft that another version overtook, and applies it there', async () => {
    const { moveOn, model } = show();
    await addTable('Supplier');
    moveOn([{ kind: 'renameField', field: 'f10', name: 'Heading' }]);
    await user().click(screen.getByRole('button', { name: 'Review 1 change' }));
    await user().click(screen.getByRole('button', { name: 'Save' }));
    await user().click(await screen.findByRole('button', { name: 'Close' }));
    await user().click(screen.getByRole('button', { name: 'Apply on v2' }));
    await user().click(screen.getByRole('button', { name: /^Tasks/ }));
    expect(screen.getByText('Heading')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Review 1 change' }));
    await user().click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved as v3')).toBeVisible();
    expect(model()?.entities.map(({ plural }) => plural)).toEqual(['Tasks', 'Customers', 'Suppliers']);
  });

  it('[SCR-12] says why a change cannot be made, and why a version was not', async () => {
    show({ why: 'The checks did not pass.' });
    await addTable('task');
    expect(screen.getByText('There is already a table Task.')).toBeVisible();
    await user().clear(screen.getByRole('textbox', { name: 'What one record is called' }));
    await user().type(screen.getByRole('textbox', { name: 'What one record is called' }), 'Shelf{Enter}');
    await user().click(screen.getByRole('button', { name: 'Review 1 change' }));
    await user().click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('The checks did not pass.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  });

  it.each([
    [{ headVersion: null }, 'This app has no version yet, so it has no tables.'],
    [{ headVersion: versionOf(9) }, /^This project was imported as code only/],
  ])('[SCR-12] says why there are no tables: %o', async (project, said) => {
    show({ project });
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('tables on paper', () => {
  const model = openDesignApi().model();
  if (!model) throw new Error('There is a model');

  it('[SCR-12] stand beside each other', () => {
    const places = arrangeTables(model);
    expect([...places.keys()]).toEqual(['e1', 'e2']);
    expect(new Set([...places.values()].map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(2);
  });

  it('[SCR-12] are told in DBML with the names of the database', () => {
    expect(dbmlOf(model)).toContain('Table "customers" {\n  "id" text [pk]');
    expect(dbmlOf(model)).toContain(`  "email" text [note: 'Email']`);
    expect(dbmlOf(model)).not.toContain('indexes');
  });

  it('[SCR-14] are told in DBML with the indexes that somebody chose', () => {
    const [tasks, ...others] = model.entities;
    if (!tasks) throw new Error('There are tasks');
    const [first, second] = tasks.fields.map(({ id }) => id);
    const indexes = [
      { id: 'i91', fields: [second ?? ''] },
      { id: 'i92', fields: [second ?? '', first ?? ''] },
    ];
    const indexed = { ...model, entities: [{ ...tasks, indexes }, ...others] };
    expect(dbmlOf(indexed)).toContain('  indexes {\n    ("done")\n    ("done", "title")\n  }\n  Note: ');
  });
});
