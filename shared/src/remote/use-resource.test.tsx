import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildApiError, buildLivelySession, buildNetworkError, buildUser, renderRemote } from '../testing';
import { ErrorState } from '../ui/states';
import { useResource, type ResourceOptions } from './use-resource';

type Load = (key: string, signal: AbortSignal) => Promise<string>;

function Numbers({ load, ...options }: ResourceOptions & { load: Load }) {
  const [key, setKey] = useState('one');
  const { reload, replace, ...state } = useResource(key, (signal) => load(key, signal), options);
  return (
    <>
      <button type="button" onClick={() => setKey(key === 'one' ? 'two' : 'one')}>
        Other
      </button>
      <button type="button" onClick={reload}>
        Again
      </button>
      <button type="button" onClick={() => replace('Replaced')}>
        Replace
      </button>
      {state.status === 'loading' ? <p>Loading</p> : null}
      {state.status === 'failed' ? (
        <ErrorState message={state.message} isRetrying={state.isRefreshing} onRetry={reload} />
      ) : null}
      {state.status === 'ready' ? <p aria-busy={state.isRefreshing}>{state.data}</p> : null}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers that the test gives when it likes. */
function answersOnDemand() {
  const asked: { key: string; signal: AbortSignal; answer: (text: string) => void }[] = [];
  const load: Load = (key, signal) =>
    new Promise((answer) => {
      asked.push({ key, signal, answer });
    });
  return { asked, load };
}

it('keeps the old content, marked busy, until what another key stands for has come', async () => {
  const { asked, load } = answersOnDemand();
  renderRemote(<Numbers load={load} keepPrevious />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  asked[0]?.answer('First');
  await screen.findByText('First');

  await press('Other');
  expect(screen.getByText('First')).toHaveAttribute('aria-busy', 'true');

  asked[1]?.answer('Second');
  expect(await screen.findByText('Second')).toHaveAttribute('aria-busy', 'false');
});

it('shows nothing of another key unless it is told to, and aborts the reading for it', async () => {
  const { asked, load } = answersOnDemand();
  renderRemote(<Numbers load={load} />);
  asked[0]?.answer('First');
  await screen.findByText('First');
  await press('Other');
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await press('Other');
  expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['one', true],
    ['two', true],
    ['one', false],
  ]);
  asked[1]?.answer('Too late');
  asked[2]?.answer('First again');
  expect(await screen.findByText('First again')).toBeInTheDocument();
});

it('shows the words of a failure, and reports what is a bug of ours', async () => {
  const bug = new TypeError('text is undefined');
  const { shell, unmount } = renderRemote(
    <Numbers load={() => Promise.reject(bug)} fallback="No numbers." />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No numbers.');
  expect(shell.reportError).toHaveBeenCalledWith(bug);
  unmount();

  const refusal = buildApiError(403, { error: 'You do not have access to this.', code: 'FORBIDDEN' });
  const view = renderRemote(<Numbers load={() => Promise.reject(refusal)} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this.');
  expect(view.shell.reportError).not.toHaveBeenCalled();
});

it('tries once more after a lost connection, and not after an answer', async () => {
  const lost = jest.fn().mockRejectedValueOnce(buildNetworkError()).mockResolvedValue('There');
  const { unmount } = renderRemote(<Numbers load={lost} />);
  expect(await screen.findByText('There', undefined, { timeout: 3000 })).toBeInTheDocument();
  expect(lost).toHaveBeenCalledTimes(2);
  unmount();

  const refused = jest.fn().mockRejectedValue(buildApiError(500, { error: 'Broken', code: 'INTERNAL' }));
  renderRemote(<Numbers load={refused} />);
  await screen.findByText('Broken');
  expect(refused).toHaveBeenCalledTimes(1);
});

it('reads again when asked: from the start after a failure, without taking away what is there', async () => {
  const refusal = buildApiError(500, { error: 'Broken', code: 'INTERNAL' });
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValueOnce('First')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue('Second');
  renderRemote(<Numbers load={load} />);
  await screen.findByText('Broken');
  await press('Again');
  expect(await screen.findByText('First')).toHaveAttribute('aria-busy', 'false');

  await press('Again');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(screen.getByText('First')).toHaveAttribute('aria-busy', 'false'));

  await press('Again');
  expect(await screen.findByText('Second')).toBeInTheDocument();
});

it('keeps a failure, marked busy, with the focus on its button, while it is read again', async () => {
  const { asked, load } = answersOnDemand();
  const failing: Load = (key, signal) =>
    load(key, signal).then((text) => {
      if (text !== 'Broken') return text;
      throw buildApiError(500, { error: text, code: 'INTERNAL' });
    });
  renderRemote(<Numbers load={failing} keepPrevious />);
  asked[0]?.answer('Broken');
  const card = await screen.findByRole('alert');
  await press('Try again');
  expect(screen.getByRole('alert')).toBe(card);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();

  asked[1]?.answer('Broken');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'),
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();

  // It says nothing of another key.
  await press('Other');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('[SES-06] reads again what got no answer when the shell hears who is there, and not when it hears nothing', async () => {
  const ada = buildUser();
  const { session, listeners, hear } = buildLivelySession({ status: 'signedIn', user: ada });
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(buildNetworkError());
  renderRemote(<Numbers load={load} />, { shell: { session } });
  await screen.findByRole('alert', undefined, { timeout: 3000 });
  const before = load.mock.calls.length;

  hear({ status: 'signedIn', user: ada });
  hear({ status: 'loading' });
  hear({ status: 'loading' });
  expect(load).toHaveBeenCalledTimes(before);

  load.mockResolvedValue('There');
  hear({ status: 'signedIn', user: { ...ada } });
  expect(await screen.findByText('There')).toBeInTheDocument();
  expect(listeners()).toBe(0);
});

it('takes what somebody knows better', async () => {
  renderRemote(<Numbers load={() => Promise.resolve('First')} />);
  await screen.findByText('First');
  await press('Replace');
  expect(screen.getByText('Replaced')).toBeInTheDocument();
});

it('reads what never changes once', async () => {
  const cache = new Map<string, unknown>();
  const load = jest.fn<Promise<string>, [string]>((key) => Promise.resolve(`Number ${key}`));
  const { unmount } = renderRemote(<Numbers load={load} cache={cache} />);
  await screen.findByText('Number one');
  await press('Other');
  await screen.findByText('Number two');
  await press('Other');
  expect(screen.getByText('Number one')).toBeInTheDocument();
  unmount();

  renderRemote(<Numbers load={load} cache={cache} />);
  expect(screen.getByText('Number one')).toBeInTheDocument();
  expect(load.mock.calls.map(([key]) => key)).toEqual(['one', 'two']);
});
