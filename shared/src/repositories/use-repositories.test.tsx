import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listRepositories, type Repository } from '../contracts';
import { personStorage } from '../remote';
import {
  buildApi,
  buildApiError,
  buildNetworkError,
  buildRepository,
  buildSession,
  buildUser,
  callName,
  renderRemote,
  type MadeCall,
} from '../testing';
import { useRepositories } from './use-repositories';

const user = buildUser();
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => buildRepository({ id: from + at, name: `r${String(from + at)}` }));

function List() {
  const { repositories, status, isRefreshing, problem, retryAt, reload, add } = useRepositories();
  return (
    <>
      <p role="status">
        {[status, isRefreshing ? 'refreshing' : 'still', problem ?? 'well', String(repositories.length)].join(
          ' ',
        )}
      </p>
      <p>{retryAt === undefined ? 'now' : 'later'}</p>
      <p>{repositories[0]?.fullName}</p>
      <button type="button" onClick={reload}>
        Again
      </button>
      <button type="button" onClick={() => add(buildRepository({ id: 9000, name: 'new' }))}>
        Add
      </button>
    </>
  );
}

type Answer = (page: number) => Promise<Repository[]> | Repository[];

function renderList(answer: Answer) {
  const { api, made } = buildApi({
    [callName(listRepositories)]: ({ query }: MadeCall) => answer(Number(query?.['page'])),
  });
  return { ...renderRemote(<List />, { shell: { api, session: buildSession(user) } }), made };
}

const status = () => screen.getByRole('status');
const says = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text));

beforeEach(() => {
  localStorage.clear();
});

describe('[GIT-04] the list of repositories', () => {
  it('is read a page after the other, and shown while more is on its way', async () => {
    let goOn: (rest: Repository[]) => void = () => undefined;
    const { made } = renderList((page) =>
      page < 3 ? many(100, page * 100) : new Promise((resolve) => (goOn = resolve)),
    );
    expect(screen.getByRole('status')).toHaveTextContent('loading refreshing well 0');
    await says('ready refreshing well 200');
    goOn([...many(1, 150), ...many(7, 300)]);
    await says('ready still well 207');
    expect(made.map(({ query }) => query?.['page'])).toEqual([1, 2, 3]);
  });

  it('is there at once at the next visit, and is read anew', async () => {
    const view = renderList(() => many(3));
    await says('ready still well 3');
    view.unmount();

    renderList(() => many(2));
    expect(screen.getByRole('status')).toHaveTextContent('ready refreshing well 3');
    await says('ready still well 2');
  });

  it('is not shown to somebody else', async () => {
    personStorage('somebody else').write('repositories', JSON.stringify({ version: 1, raw: many(3) }));
    personStorage(user.id).write('repositories', 'not a list');
    renderList(() => new Promise(() => undefined));
    await act(() => Promise.resolve());
    expect(status()).toHaveTextContent('loading refreshing well 0');
  });

  it('has one that was just made before the others, also at the next visit', async () => {
    const view = renderList(() => many(2));
    await says('ready still well 2');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('ada-l/new')).toBeVisible();
    view.unmount();
    renderList(() => new Promise(() => undefined));
    await says('ready refreshing well 3');
  });
});

describe('[GIT-05] a failure', () => {
  it('is logged and yields an empty list, until it is tried again', async () => {
    let isAway = true;
    const { shell } = renderList(() => {
      if (isAway) throw buildApiError(502, { code: 'UPSTREAM_FAILED' });
      return many(1);
    });
    await says('failed still away 0');
    expect(shell.reportError).toHaveBeenCalledTimes(1);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    await says('ready still well 1');
  });

  it('takes nothing away that this browser keeps, and says when GitHub may be asked again', async () => {
    const view = renderList(() => many(4));
    await says('ready still well 4');
    view.unmount();
    renderList(() => {
      throw buildApiError(429, { code: 'RATE_LIMITED' }, 60);
    });
    await says('ready still rateLimited 4');
    expect(screen.getByText('later')).toBeVisible();
  });

  it('that comes in the middle leaves what was read', async () => {
    renderList((page) => {
      if (page === 1) return many(100);
      throw buildNetworkError();
    });
    await waitFor(() => expect(status()).toHaveTextContent('ready still away 100'));
  });

  it('forgets the list where no account is connected any more, and logs nothing', async () => {
    const view = renderList(() => many(4));
    await says('ready still well 4');
    view.unmount();
    const { shell } = renderList(() => {
      throw buildApiError(409, { code: 'NOT_CONNECTED' });
    });
    await says('failed still notConnected 0');
    expect(personStorage(user.id).read('repositories')).toBeNull();
    expect(shell.reportError).not.toHaveBeenCalled();
  });
});
