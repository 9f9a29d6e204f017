/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { FakeServer } from '../data/fake-server-testing';
import type { SentChange } from '../data/server-protocol';
import { createStore } from '../data/store';
import { buildRecord, goTo, openApp, rooms, sections, talks } from '../kit-testing';
import { AppShell } from './app-shell';

expect.extend(toHaveNoViolations);

const NOTHING = { read: true, add: false, change: false, remove: false };

beforeEach(() => {
  window.localStorage.clear();
});

function buildServer(): FakeServer {
  return new FakeServer([talks, rooms], { e1: [buildRecord(1, { 'f3.1': 10, 'f7.1': false })] });
}

const theirMinutes: SentChange = {
  kind: 'change',
  entityId: 'e1',
  id: 'r1',
  values: { 'f3.1': 77 },
  was: { 'f3.1': 10 },
};

/** Somebody else's doing, of which this page hears later. */
function makeUnheard(server: FakeServer, change: SentChange): void {
  server.holdsNews = true;
  server.make(change);
}

const minutes = () => screen.getByRole('textbox', { name: 'Minutes' });
const press = (name: string) => screen.findByRole('button', { name });
const storedOf = (server: FakeServer) => server.recordsOf('e1')[0]?.values;

describe('[DATA-02] an application in which not everybody may do everything', () => {
  it('shows whoever may only look no way to add, change or remove', async () => {
    const server = buildServer();
    server.rights = { e1: NOTHING };
    const { container } = await openApp(server.connect());
    expect(screen.getByRole('link', { name: 'Talk 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /add|edit/iu })).toBeNull();
    expect(screen.queryByRole('button', { name: /delete/iu })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();

    await goTo('#/talks/r1');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await goTo('#/talks/r1/edit');
    expect(screen.getByText('Only people with access can change talks.')).toBeVisible();
    await goTo('#/talks/new');
    expect(screen.getByText('Only people with access can add talks.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add talk' })).toBeNull();
  });

  it('takes what somebody adds who may not see the others', async () => {
    const server = buildServer();
    server.rights = { e1: { ...NOTHING, read: false, add: true } };
    const { user } = await openApp(server.connect());
    expect(screen.getByText('Only people with access can see talks.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Add talk' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'From outside');
    await user.click(await press('Save'));
    expect(await screen.findByText('Sent. Thank you.', { selector: '.toast-text' })).toBeVisible();
    expect(screen.getByText('Only people with access can see talks.')).toBeVisible();
    expect(server.recordsOf('e1')).toHaveLength(2);
  });
});

describe('[DATA-04] a form over a server', () => {
  it('says that it is saving when that takes long, and sends what was pressed twice once', async () => {
    const server = buildServer();
    const { user } = await openApp(server.connect(), '#/talks/r1/edit');
    const release = server.hold();
    await user.clear(minutes());
    await user.type(minutes(), '30');
    await user.click(await press('Save'));
    const button = await press('Saving…');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Talk 1' })).toBeVisible();
    expect(server.received).toHaveLength(1);
    expect(storedOf(server)).toMatchObject({ 'f3.1': 30 });
  });

  it('says what the server refuses at the field, and keeps what was typed', async () => {
    const server = buildServer();
    const { user, container } = await openApp(server.connect(), '#/talks/new');
    const [place] = [{ entityId: 'e1', id: '' }];
    server.nextAnswer = {
      kind: 'refused',
      breaches: [{ ...place, key: 'f1.1', message: 'There is a talk with this title.' }],
      changes: [],
    };
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.type(title, 'Taken');
    await user.click(await press('Save'));
    expect(await screen.findByText('There is a talk with this title.')).toBeVisible();
    expect(title).toHaveFocus();
    expect(title).toHaveValue('Taken');
    expect(await axe(container)).toHaveNoViolations();

    await user.type(title, ' not');
    await user.click(await press('Save'));
    expect(await screen.findByRole('link', { name: 'Taken not' })).toBeVisible();
    expect(server.recordsOf('e1')).toHaveLength(2);
  });

  it('says at the form what is not about a field', async () => {
    const server = buildServer();
    const { user } = await openApp(server.connect(), '#/talks/new');
    server.nextAnswer = { kind: 'failed', message: 'This application is full.', changes: [] };
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'One more');
    await user.click(await press('Save'));
    expect(await screen.findByText('Not saved: This application is full.')).toBeVisible();
  });

  async function openClash() {
    const server = buildServer();
    const { user, container } = await openApp(server.connect(), '#/talks/r1/edit');
    makeUnheard(server, theirMinutes);
    await user.clear(minutes());
    await user.type(minutes(), '30');
    await user.click(await press('Save'));
    return { server, user, container };
  }

  it('says what somebody else changed, and stores what was typed over it', async () => {
    const { server, user, container } = await openClash();
    expect(await screen.findByText('Somebody else changed Minutes to “77 min”.')).toBeVisible();
    expect(minutes()).toHaveValue('30');
    expect(await axe(container)).toHaveNoViolations();

    await user.click(await press('Keep mine'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Talk 1' })).toBeVisible();
    expect(storedOf(server)).toMatchObject({ 'f3.1': 30 });
  });

  it('takes what somebody else changed into the form, where that is chosen', async () => {
    const { server, user } = await openClash();
    await user.click(await press('Take theirs'));
    expect(minutes()).toHaveValue('77');
    expect(await press('Save')).toHaveFocus();
    await user.click(await press('Save'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Talk 1' })).toBeVisible();
    expect(storedOf(server)).toMatchObject({ 'f3.1': 77 });
  });

  it('asks also where it had heard of theirs before it was sent', async () => {
    const server = buildServer();
    const { user } = await openApp(server.connect(), '#/talks/r1/edit');
    await user.clear(minutes());
    await user.type(minutes(), '30');
    act(() => {
      server.make(theirMinutes);
    });
    await user.click(await press('Save'));
    expect(await screen.findByText('Somebody else changed Minutes to “77 min”.')).toBeVisible();
    expect(server.received).toHaveLength(0);
    await user.click(await press('Keep mine'));
    await waitFor(() => {
      expect(storedOf(server)).toMatchObject({ 'f3.1': 30 });
    });
  });

  it('offers to add a record again that somebody else has deleted', async () => {
    const server = buildServer();
    const { user } = await openApp(server.connect(), '#/talks/r1/edit');
    await user.clear(minutes());
    await user.type(minutes(), '30');
    act(() => {
      server.make({ kind: 'remove', entityId: 'e1', id: 'r1' });
    });
    expect(minutes()).toHaveValue('30');
    await user.click(await press('Save'));
    expect(await screen.findByText('Somebody else deleted this talk.')).toBeVisible();
    await user.click(await press('Keep mine: add it again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Talk 1' })).toBeVisible();
    expect(storedOf(server)).toMatchObject({ 'f1.1': 'Talk 1', 'f3.1': 30 });
  });

  it('goes on without a network, with a notice, and says later what was not saved', async () => {
    const server = buildServer();
    const { user, container } = await openApp(server.connect(), '#/talks/new');
    server.isDown = true;
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'On the train');
    await user.click(await press('Save'));
    expect(await screen.findByRole('link', { name: 'On the train' })).toBeVisible();
    const notice = screen.getByText(/^You are offline/u);
    expect(notice).toHaveTextContent(
      'You are offline. What you enter is kept and sent later. 1 change waits.',
    );
    expect(await axe(container)).toHaveNoViolations();

    server.isDown = false;
    server.nextAnswer = { kind: 'failed', message: 'This application is full.', changes: [] };
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    const text = await screen.findByText('Talk “On the train” was not saved. This application is full.');
    expect(screen.queryByRole('link', { name: 'On the train' })).toBeNull();

    await user.click(await press('Open talk'));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('On the train');
    expect(text).not.toBeInTheDocument();
  });
});

describe('[DATA-04] what is done by one press', () => {
  it('goes back where the server refuses it, and says why', async () => {
    const server = buildServer();
    const { user } = await openApp(server.connect());
    const release = server.hold();
    server.nextAnswer = { kind: 'failed', message: 'You may look only.', changes: [] };
    await user.click(screen.getByRole('switch'));
    expect(screen.getByRole('switch')).toBeChecked();
    release();
    expect(
      await screen.findByText('Not saved: You may look only.', { selector: '.toast-text' }),
    ).toBeVisible();
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('asks which of both it shall be where somebody else did it too', async () => {
    const server = buildServer();
    const { user, store, container } = await openApp(server.connect());
    makeUnheard(server, theirMinutes);
    act(() => {
      store.change(talks, ['r1'], { 'f3.1': 30 });
    });
    const text = await screen.findByText(
      'Talk “Talk 1” was not saved. Somebody else changed Minutes to “77 min”.',
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await press('Keep mine'));
    await waitFor(() => {
      expect(storedOf(server)).toMatchObject({ 'f3.1': 30 });
    });
    expect(text).not.toBeInTheDocument();
  });
});

describe('[DATA-04] what is said about the server', () => {
  it('says that it wakes up, and shows the page when it has', async () => {
    const server = buildServer();
    const release = server.hold();
    const store = createStore(server.connect(), [talks, rooms]);
    window.location.hash = '#/talks';
    render(<AppShell title="Talk tracker" sections={sections} store={store} />);
    expect(await screen.findByText('Waking up…')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
    expect(screen.queryByText('Waking up…')).toBeNull();
  });

  it('says that nothing can be loaded, and tries again when asked to', async () => {
    const server = buildServer();
    server.forbids = 'Sign in to see this.';
    const store = createStore(server.connect(), [talks, rooms]);
    window.location.hash = '#/talks';
    render(<AppShell title="Talk tracker" sections={sections} store={store} />);
    expect(await screen.findByText('The records cannot be loaded: Sign in to see this.')).toBeVisible();
    server.forbids = null;
    await userEvent.click(await press('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
  });

  it('offers to load a newer version', async () => {
    const server = buildServer();
    await openApp(server.connect());
    server.revision = 2;
    act(() => {
      server.tellReload();
    });
    expect(await screen.findByText('A newer version of this app is there.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
