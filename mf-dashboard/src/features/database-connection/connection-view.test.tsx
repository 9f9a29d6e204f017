import type { DatabaseConnection } from '@tessera/shared/contracts';
import type { LeaveGuard } from '@tessera/shared/remote';
import {
  buildApi,
  buildApiError,
  buildProject,
  buildShellProps,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import { buildConnection, buildConnectionTest } from './connection-testing';
import { ConnectionView } from './connection-view';

const TABS = [
  {
    id: 'data',
    label: 'Tables',
    Content: () => <Link to={`/database-connection?id=${uuid(7)}&tab=data&table=orders`}>Orders</Link>,
  },
];
const SECRET = 's3cret-word';
const STRING = `postgres://ada:${SECRET}@db.example.com:6543/stock?sslmode=verify-full`;

function show({
  items = [],
  query = '',
  answers = {},
}: {
  items?: DatabaseConnection[];
  query?: string;
  answers?: Parameters<typeof buildApi>[0];
} = {}) {
  const { api, made } = buildApi({
    'GET /connections': () => ({ items }),
    'GET /project': () => [buildProject()],
    ...answers,
  });
  const { router } = buildShellProps();
  const guards = new Set<LeaveGuard>();
  const hold = (guard: LeaveGuard) => {
    guards.add(guard);
    return () => void guards.delete(guard);
  };
  const view = renderRemote(<ConnectionView tabs={TABS} />, {
    shell: { api, router: { ...router, hold } },
    path: `/database-connection${query}`,
  });
  return {
    ...view,
    made,
    /** As the shell asks when somebody goes elsewhere; true where they are held. */
    leaveFor: (search: string, go = () => undefined) => {
      let isHeld = false;
      act(() => {
        isHeld = [...guards].some((guard) =>
          guard({ pathname: '/database-connection', search, hash: '' }, go),
        );
      });
      return isHeld;
    },
    bodies: (name: string) => made.filter((one) => one.name === name).map(({ body }) => body),
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the page of a database connection', () => {
  it('[SCR-13] fills all fields by a string that is pasted anywhere, tests it, and saves it', async () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const made = buildConnection({ name: 'stock', port: 6543, ssl: 'verify' });
    const { container, address, bodies } = show({
      answers: {
        'POST /connections/test': () => buildConnectionTest(),
        'POST /connections': () => made,
      },
    });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.paste(STRING);
    expect(field('Name')).toHaveValue('stock');
    expect(field('Host')).toHaveValue('db.example.com');
    expect(field('Port')).toHaveValue('6543');
    expect(password()).toHaveValue(SECRET);
    expect(screen.getByRole('combobox', { name: 'SSL' })).toHaveDisplayValue('Verify with CA certificate');
    expect(screen.getByText('The fields were filled in from what you pasted.')).toBeVisible();

    await press('Test connection');
    expect(await screen.findByText('The connection works: PostgreSQL 15.18, 12 tables')).toBeVisible();
    expect(screen.getByText('192.0.2.7')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await press('Save');
    expect(await screen.findByRole('heading', { level: 1, name: 'stock' })).toBeVisible();
    expect(address()).toBe(`/database-connection?id=${made.id}`);
    expect(bodies('POST /connections')[0]).toMatchObject({ name: 'stock', readOnly: true, password: SECRET });
    // What was tried before it was saved is tried once more with what is kept.
    expect(bodies('POST /connections/test')[1]).toMatchObject({ id: made.id });
    expect(screen.getByText('Read-only', { selector: 'header *' })).toBeVisible();
    expect(password()).toHaveValue('');
    expect(password()).toHaveAttribute('placeholder', 'Saved');
    expect(written.mock.calls.flat().join()).not.toContain(SECRET);
  });

  it('[SCR-13] says what is wrong with a string, and loses nothing that was typed', async () => {
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Host' }), 'kept.example.com');
    await userEvent.paste('postgres://ada@/stock');
    expect(field('Connection string')).toHaveValue('postgres://ada@/stock');
    expect(field('Connection string')).toHaveFocus();
    expect(screen.getByText('It names no host.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Fields' }));
    expect(field('Host')).toHaveValue('kept.example.com');
  });

  it('[SCR-13] names every step of a test that fails, and forgets it once the target is another one', async () => {
    const lastTest = buildConnectionTest(false);
    show({ items: [buildConnection({ lastTest })], query: `?id=${uuid(7)}` });
    expect(await screen.findByText('The connection does not work: Password rejected')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps of the test' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Host name found: Done192.0.2.7',
      'Server reached: DonePort 5432',
      'Signed in: FailedPassword rejected',
      'PostgreSQL version: Not tried',
      'Tables readable: Not tried',
    ]);
    await userEvent.type(field('Host'), '.org');
    expect(screen.queryByRole('list', { name: 'Steps of the test' })).not.toBeInTheDocument();
    expect(screen.getByText(/Enter the password again/)).toBeVisible();
  });

  it('[SCR-13] shows what the server refuses at its field, and keeps what was typed', async () => {
    const fields = { name: 'You already have a connection with this name' };
    show({
      items: [buildConnection()],
      query: `?id=${uuid(7)}`,
      answers: { 'PUT /connections/:id': () => Promise.reject(buildApiError(400, { fields })) },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    expect(screen.getByText('Not saved')).toBeVisible();
    await press('Save');
    expect(await screen.findByRole('link', { name: fields.name })).toBeVisible();
    expect(field('Name')).toBeInvalid();
    expect(field('Name')).toHaveValue('Warehouse 2');
  });

  it('[SCR-13] asks before it leaves what is not saved', async () => {
    const items = [buildConnection(), buildConnection({ id: uuid(8), name: 'Archive' })];
    const { leaveFor } = show({ items, query: `?id=${uuid(7)}` });
    await screen.findByRole('textbox', { name: 'Name' });
    expect(leaveFor(`?id=${uuid(8)}`)).toBe(false);
    await userEvent.type(field('Name'), ' 2');
    const go = jest.fn();
    expect(leaveFor(`?id=${uuid(8)}`, go)).toBe(true);
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Keep editing');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect([field('Name'), go.mock.calls]).toEqual([expect.objectContaining({ value: 'Warehouse 2' }), []]);
    leaveFor(`?id=${uuid(8)}`, go);
    await press('Leave');
    expect(go).toHaveBeenCalledTimes(1);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);

    await press('Discard changes');
    await userEvent.click(screen.getByRole('link', { name: 'Archive' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  });

  it('[SCR-13] lets the tables be looked at while something is not saved', async () => {
    const { leaveFor } = show({ items: [buildConnection()], query: `?id=${uuid(7)}` });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    expect(leaveFor(`?id=${uuid(7)}&tab=data&table=orders`)).toBe(false);
    await userEvent.click(screen.getByRole('tab', { name: 'Tables' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Orders' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: /Settings/ }));
    expect(field('Name')).toHaveValue('Warehouse 2');
  });

  it('[SCR-13] keeps what is typed while a new connection is being saved, and begins a next one empty', async () => {
    const made = buildConnection({ name: 'stock' });
    let arrive: () => void = () => undefined;
    const created = new Promise((resolve) => {
      arrive = () => {
        resolve(made);
      };
    });
    show({ answers: { 'POST /connections': () => created } });
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.paste(STRING);
    await press('Save');
    await userEvent.type(field('Name'), ' of 2026');
    arrive();
    expect(await screen.findByRole('heading', { level: 1, name: 'stock' })).toBeVisible();
    expect(field('Name')).toHaveValue('stock of 2026');
    await press('Discard changes');
    await userEvent.click(screen.getByRole('link', { name: 'New' }));
    expect(field('Name')).toHaveValue('');
  });

  it('[SCR-13] removes a connection once that was confirmed', async () => {
    const { address, made } = show({
      items: [buildConnection()],
      query: `?id=${uuid(7)}`,
      answers: { 'DELETE /connections/:id': () => undefined },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove "Warehouse"?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(address()).toBe('/database-connection');
    });
    expect(screen.getByText('What you save is listed here.')).toBeVisible();
    expect(made.find(({ name }) => name.startsWith('DELETE'))?.params).toEqual({ id: uuid(7) });
  });

  it('[SCR-13] says what cannot be found, and offers to try again what could not be loaded', async () => {
    let calls = 0;
    show({
      query: `?id=${uuid(9)}`,
      answers: {
        'GET /connections': () => {
          calls += 1;
          return calls === 1 ? Promise.reject(buildApiError(500)) : { items: [buildConnection()] };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Connection not found')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'See your connections' }));
    expect(await screen.findByRole('link', { name: 'Warehouse' })).toBeVisible();
    expect(screen.getByText('Not tested')).toBeVisible();
  });
});
