/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import { AddButtons } from '../blocks/add-buttons';
import { FakeServer } from '../data/fake-server-testing';
import type { Rights } from '../data/server-protocol';
import { createStore } from '../data/store';
import { buildRecord, goTo, rooms, sections, talks } from '../kit-testing';
import { boardView } from '../lists/board';
import { calendarView } from '../lists/calendar';
import { RecordList } from '../lists/record-list';
import { buildShop, openShop, shopSections } from '../shop-testing';
import { AppShell } from './app-shell';

const NOTHING: Rights = { read: true, add: false, change: false, remove: false };
const { fields } = talks;

const board = boardView({ id: 'v1', name: 'Board', by: fields.status, columns: [fields.title] });
const calendar = calendarView({ id: 'v2', name: 'Calendar', start: fields.held });

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

/** Opens a list with these views, and buttons that add below it. */
async function openViews(rights: Rights): Promise<void> {
  const record = buildRecord(1, { 'f2.1': 'o1', 'f5.1': '2026-03-09' });
  const server = new FakeServer([talks, rooms], { e1: [record] });
  server.rights = { e1: rights };
  const List = () => (
    <>
      <RecordList entity={talks} views={[board, calendar]} defaultView="v1" />
      <AddButtons entities={[talks]} />
    </>
  );
  const own = sections.map((section) => (section.entity === talks ? { ...section, List } : section));
  window.location.hash = '#/talks';
  render(
    <AppShell title="Talk tracker" sections={own} store={createStore(server.connect(), [talks, rooms])} />,
  );
  await screen.findByRole('heading', { level: 1 });
}

describe('[DATA-02] views of records that one may only look at', () => {
  it('has cards that stay where they are, days that add nothing, and no buttons', async () => {
    await openViews(NOTHING);
    const card = screen.getByRole('link', { name: 'Talk 1' });
    expect(card).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('button', { name: 'Move Talk 1' })).toBeNull();
    expect(screen.queryByRole('link', { name: /add/iu })).toBeNull();

    await goTo('#/talks?view=v2&view-at=month-2026-03-09');
    expect(await screen.findByRole('link', { name: /Talk 1/u })).toBeVisible();
    expect(screen.queryByRole('link', { name: /add/iu })).toBeNull();
  });

  it('has all of them for whoever may', async () => {
    await openViews({ ...NOTHING, add: true, change: true });
    expect(screen.getByRole('button', { name: 'Move Talk 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add talk in Idea' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add talk' })).toHaveLength(2);
  });
});

describe('[DATA-04] a record that is added from the form of another', () => {
  const stored = JSON.parse(buildShop({ e1: { c1: { 'f1.1': 'Acme' } } })) as {
    records: ConstructorParameters<typeof FakeServer>[1];
  };
  const box = () => screen.getByRole('combobox', { name: 'Customer' });

  it('shows in its dialog what the server refuses, and is linked when it is stored', async () => {
    const server = new FakeServer(
      shopSections.map(({ entity }) => entity),
      stored.records,
    );
    const { user } = await openShop(server.connect(), '#/orders/new');
    server.nextAnswer = {
      kind: 'refused',
      breaches: [{ entityId: 'e1', id: '', key: 'f1.1', message: 'Somebody has this name.' }],
      changes: [],
    };
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '1003');
    await user.type(box(), 'Cedar');
    await user.click(screen.getByRole('option', { name: 'Add “Cedar”' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add customer' }));
    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    expect(await dialog.findByText('Somebody has this name.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Cedar');

    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(box()).toHaveValue('Cedar');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Orders' });
    const [, cedar] = server.recordsOf('e1');
    expect(server.recordsOf('e2')[0]?.values).toMatchObject({ 'f10.1': '1003', 'f11.1': cedar?.id });
  });

  it('is not offered where nobody may add one', async () => {
    const server = new FakeServer(
      shopSections.map(({ entity }) => entity),
      stored.records,
    );
    server.rights = { e1: NOTHING };
    const { user } = await openShop(server.connect(), '#/orders/new');
    await user.type(box(), 'Cedar');
    expect(screen.queryByRole('option', { name: 'Add “Cedar”' })).toBeNull();
  });
});
