import type { TableAccess } from '@tessera/shared/contracts';
import { buildApiError, buildRun, uuid } from '@tessera/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MODEL, renderTab, version, withAccess } from './visitors-testing';

const box = (name: string) => screen.findByRole('checkbox', { name });
const click = async (name: string) => userEvent.click(await box(name));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAskedBeforeLeaving = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};
const reading = (rights: string): TableAccess => ({
  visitors: {
    read: rights.includes('r'),
    add: rights.includes('a'),
    change: rights.includes('c'),
    remove: rights.includes('d'),
  },
});

describe('what visitors may do', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[DATA-02, SCR-14] shows each table with what is usual, marks personal columns, and axe finds nothing', async () => {
    const { container } = renderTab();
    for (const right of ['read', 'add', 'change', 'delete'])
      expect(await box(`Visitors may ${right} tasks`)).toBeChecked();
    expect(await box('Visitors may add customers')).toBeChecked();
    for (const right of ['read', 'change', 'delete'])
      expect(await box(`Visitors may ${right} customers`)).not.toBeChecked();
    const [, tasks, customers] = screen.getAllByRole('row');
    expect(within(customers ?? container).getByText('has email and phone')).toBeVisible();
    expect(within(tasks ?? container).queryByText(/^has /)).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[DATA-02] ticks Read with Change and Delete, and takes both away with it', async () => {
    renderTab();
    await click('Visitors may read tasks');
    for (const right of ['read', 'change', 'delete'])
      expect(await box(`Visitors may ${right} tasks`)).not.toBeChecked();
    expect(await box('Visitors may add tasks')).toBeChecked();
    await click('Visitors may delete tasks');
    expect(await box('Visitors may read tasks')).toBeChecked();
    expect(await box('Visitors may change tasks')).not.toBeChecked();
  });

  it('[DATA-02, SCR-05] saves all that was ticked as one edit, by button and by key, and says when it is live', async () => {
    const { edits } = renderTab();
    await click('Visitors may delete tasks');
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(isAskedBeforeLeaving()).toBe(true);
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.getByText('Live after the next deployment')).toBeVisible();
    expect(isAskedBeforeLeaving()).toBe(false);

    await press('Add only');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(fireEvent.keyDown(document.body, { key: 's', metaKey: true })).toBe(false);
    expect(await screen.findByText('Saved')).toBeVisible();
    const tables = (access: string) => [{ entity: 'e1', access: reading(access) }];
    expect(edits()).toEqual([
      { baseVersionId: uuid(101), edit: { kind: 'access', tables: tables('rac') } },
      { baseVersionId: uuid(102), edit: { kind: 'access', tables: tables('a') } },
    ]);
  });

  it('[DATA-02] asks a second time before everybody reads personal columns, by name', async () => {
    const { edits } = renderTab();
    await click('Visitors may read customers');
    await press('Save');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(
      dialog.getByRole('heading', { name: 'Make email and phone of customers readable by everyone?' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(edits()).toEqual([]);
    expect(await box('Visitors may read customers')).toBeChecked();

    await press('Save');
    await press('Make readable');
    expect(await screen.findByText('Saved')).toBeVisible();
    const tables = [{ entity: 'e2', access: reading('ra') }];
    expect(edits().map(({ edit }) => edit)).toEqual([{ kind: 'access', tables, confirmed: true }]);
  });

  it('[DATA-02] gives all tables the same by one press, and says nothing twice that is so already', async () => {
    const { edits } = renderTab();
    await box('Visitors may read tasks');
    await press('Nothing');
    await press('Everything');
    for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).toBeChecked();
    await press('Save');
    await press('Make readable');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(edits().map(({ edit }) => edit.tables)).toEqual([[{ entity: 'e2', access: reading('racd') }]]);
  });

  it('[DATA-03] keeps that editors see only what they added', async () => {
    const access: TableAccess = { ...reading('ra'), own: true };
    const { edits } = renderTab({ model: withAccess(MODEL, [{ entity: 'e1', access }]) });
    await click('Visitors may add tasks');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(edits()[0]?.edit.tables).toEqual([{ entity: 'e1', access: { ...reading('r'), own: true } }]);
  });

  it('[DATA-02] reads the tables anew when the project moved on, and keeps what was ticked', async () => {
    const message = 'Version 2 was saved in the meantime.';
    let isOld = true;
    const refuse = () => {
      if (!isOld) return buildRun({ status: 'queued' });
      isOld = false;
      moveOn([{ entity: 'e2', access: reading('') }]);
      throw buildApiError(409, { error: message, code: 'CONFLICT', ...{ head: version(2) } });
    };
    const { edits, moveOn } = renderTab({ answers: { 'POST /project/:id/edits': refuse } });
    await click('Visitors may delete tasks');
    await press('Save');
    expect(await screen.findByText(/^This project was changed in the meantime\./)).toBeVisible();
    expect(await box('Visitors may delete tasks')).not.toBeChecked();
    expect(await box('Visitors may add customers')).not.toBeChecked();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(edits().map(({ baseVersionId }) => baseVersionId)).toEqual([uuid(101), uuid(102)]);
  });

  it('[DATA-02] keeps what was ticked and says why where it is refused or comes to nothing', async () => {
    const message = 'The builder is working on this project. Wait for it or stop it first.';
    const refuse = () => {
      throw buildApiError(409, { error: message, code: 'CONFLICT' });
    };
    const { unmount } = renderTab({ answers: { 'POST /project/:id/edits': refuse } });
    await click('Visitors may delete tasks');
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await box('Visitors may delete tasks')).not.toBeChecked();
    unmount();

    renderTab({ end: { status: 'failed', error: 'The files could not be written.' } });
    await box('Visitors may delete tasks');
    await press('Save');
    expect(await screen.findByText('The files could not be written.')).toBeVisible();
    expect(await box('Visitors may delete tasks')).not.toBeChecked();
  });

  it('[SCR-05] keeps what was ticked for the tab, until it is discarded', async () => {
    const { unmount } = renderTab();
    await click('Visitors may delete tasks');
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    await userEvent.click(screen.getByRole('tab', { name: /^Database/ }));
    expect(await box('Visitors may delete tasks')).not.toBeChecked();
    unmount();
    renderTab();
    expect(await box('Visitors may delete tasks')).not.toBeChecked();
    await press('Discard changes');
    expect(await box('Visitors may delete tasks')).toBeChecked();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('[DATA-01, DATA-02] says that nothing is shared in the browser, and saves place and rights by one press', async () => {
    const { bodies, edits } = renderTab({ project: { dataPlace: 'browser' } });
    const nothing = /^Visitors keep their own records in their browsers, so there is nothing to share\.$/;
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(bodies('GET /versions/:id/file')).toHaveLength(0);
    await userEvent.click(screen.getByRole('radio', { name: /In a project database/ }));
    await click('Visitors may delete tasks');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(bodies('PUT /project/:id')).toEqual([{ dataPlace: 'database' }]);
    expect(edits()).toHaveLength(1);
  });

  it('[SCR-14] says so of a project without a version', async () => {
    renderTab({ project: { headVersion: null } });
    expect(await screen.findByText('This project has no tables yet.')).toBeVisible();
  });

  it('[SCR-14] says so of a project that was imported as code only', async () => {
    const answers = {
      'GET /versions/:id/file': () => {
        throw buildApiError(404, { error: 'No such file', code: 'NOT_FOUND' });
      },
    };
    renderTab({ answers });
    expect(await screen.findByText('Imported as code only, so its tables are not known here.')).toBeVisible();
  });

  it('[SCR-14] says that the tables could not be read, and reads them when told', async () => {
    let isDown = true;
    const answers = {
      'GET /versions/:id/file': () => {
        if (isDown) throw buildApiError(503, { error: 'Not now.', code: 'UNAVAILABLE' });
        return { text: JSON.stringify(MODEL) };
      },
    };
    const { container } = renderTab({ answers });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    isDown = false;
    await press('Try again');
    expect(await box('Visitors may read tasks')).toBeVisible();
  });

  it('[SCR-14] has a card for each table on a phone', async () => {
    const phone = jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      return Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
      }) as never;
    });
    const { container } = renderTab();
    expect(await box('Visitors may read customers')).not.toBeChecked();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getAllByText('Delete')).toHaveLength(2);
    expect((await axe(container)).violations).toEqual([]);
    phone.mockRestore();
  });
});
