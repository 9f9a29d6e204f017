/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { FakeServer } from '../data/fake-server-testing';
import { createStore } from '../data/store';
import { AppShell } from '../frame/app-shell';
import { buildRecord, goTo, rooms, sections, talks } from '../kit-testing';
import { SignIn } from './sign-in';

expect.extend(toHaveNoViolations);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const email = () => screen.findByRole('textbox', { name: 'Email' });
const code = () => screen.findByRole('textbox', { name: 'Code' });

function buildServer(): FakeServer {
  const server = new FakeServer([talks, rooms], { e1: [buildRecord(1)] });
  server.meet(null);
  return server;
}

async function open(server: FakeServer, hash = '#/talks') {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
  window.location.hash = hash;
  const store = createStore(server.connect(), [talks, rooms]);
  const view = render(
    <AppShell title="Talk tracker" sections={sections} store={store} signIn={<SignIn />} />,
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('[DATA-03] signing in to an application', () => {
  it('goes by a mailed code, back to where one was, with what was typed there', async () => {
    const server = buildServer();
    server.rights = { e1: { read: true, add: false, change: false, remove: false } };
    const { container } = await open(server, '#/talks/new');
    expect(screen.getByText('Only people with access can add talks.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Sign in' })[0] ?? container);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await email()).toHaveFocus();
    await press('Send code');
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    await userEvent.type(await email(), 'ada');
    await press('Send code');
    expect(await email()).toHaveAccessibleDescription(/^This is not an email address\./);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(await email(), '@example.com{Enter}');

    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAccessibleDescription(
      'We sent a six-digit code to ada@example.com, if it may sign in here. It can take a minute.',
    );
    await press('Sign in');
    expect(screen.getByText('Enter the code from the mail.')).toBeVisible();
    await userEvent.type(await code(), '99 99-99');
    expect(await code()).toHaveValue('999999');
    await press('Sign in');
    expect(await code()).toHaveAccessibleDescription(/^This code is wrong or too old\./);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.clear(await code());
    await userEvent.click(await code());
    await userEvent.paste('123 456');
    server.rights = {};
    await press('Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Add talk' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Signed in as ada@example.com' })).toBeVisible();
    expect(server.asked).toEqual([
      ['/sign-in', { email: 'ada@example.com' }],
      ['/sign-in/code', { email: 'ada@example.com', code: '999999' }],
      ['/sign-in/code', { email: 'ada@example.com', code: '123456' }],
    ]);
  });

  it('says how long to wait, sends another code, and takes another address', async () => {
    const server = buildServer();
    await open(server, '#/sign-in');
    server.nextSaid = { status: 429, body: {}, wait: 90 };
    await userEvent.type(await email(), 'ada@example.com');
    await press('Send code');
    expect(await screen.findByText('Too many tries. Try again in 2 minutes.')).toBeVisible();
    server.isDown = true;
    await press('Send code');
    expect(await screen.findByText(/^The server does not answer\./)).toBeVisible();
    server.isDown = false;
    await press('Send code');
    await press('Send a new code');
    expect(await screen.findByText(/^A new code is on its way\./, { selector: '.toast-text' })).toBeVisible();
    await press('Change address');
    expect(await email()).toHaveValue('ada@example.com');
  });

  it('says that only invited people can, and does not follow an address of another site', async () => {
    const server = buildServer();
    server.people = { signIn: 'invited', person: null };
    await open(server, `#/sign-in?then=${encodeURIComponent('javascript:alert(1)')}`);
    expect(await email()).toHaveAccessibleDescription(/^Only people who were invited can sign in\./);
    await press('Cancel');
    expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
  });

  it('signs out by the menu, and says so', async () => {
    const server = buildServer();
    server.meet('ada@example.com');
    const { container } = await open(server);
    await goTo('#/sign-in');
    expect(await screen.findByText('ada@example.com', { selector: '.blank-text span' })).toBeVisible();
    await press('Signed in as ada@example.com');
    expect(screen.getByText('Can add and change')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await press('Sign out');
    expect(await screen.findByText('You are signed out.', { selector: '.toast-text' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText('You were signed out.')).toBeNull();
  });

  it('says where somebody was signed out elsewhere, and shows nothing of it where nobody signs in', async () => {
    const server = buildServer();
    server.meet('ada@example.com');
    const { unmount } = await open(server);
    server.meet(null);
    server.tellReload();
    expect(await screen.findByText('You were signed out.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Sign in' })).toHaveLength(2);
    unmount();

    server.people = { signIn: null, person: null };
    await open(server, '#/sign-in');
    expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    });
  });
});
