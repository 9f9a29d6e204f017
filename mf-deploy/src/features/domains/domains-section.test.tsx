import type { DeploymentDomain } from '@tessera/shared/contracts';
import { buildApiError, buildNetworkError, uuid } from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST, CHECK, buildDomain, findItem, openDomains } from './domains-testing';

describe('looking at a domain again', () => {
  it('[SCR-27] checks now, shows what was found, says it and folds the records', async () => {
    const { stored, made } = openDomains([buildDomain()], {
      answers: {
        [CHECK]: () => {
          const connected = buildDomain({ state: 'connected', checkedAt: new Date().toISOString() });
          stored.items = [connected];
          return connected;
        },
      },
    });
    const item = within(await findItem('shop.example.com'));
    await userEvent.click(item.getByRole('button', { name: 'Check now shop.example.com' }));

    expect(await item.findByText('Connected')).toBeVisible();
    expect(screen.getByText('shop.example.com: Connected.')).toHaveAttribute('role', 'status');
    expect(item.getByText('tessera-verify=abc')).not.toBeVisible();
    expect(item.getByRole('button', { name: 'Check now shop.example.com' })).toHaveFocus();
    expect(made.find(({ name }) => name === CHECK)?.params).toEqual({ id: uuid(901), domainId: uuid(701) });
  });

  it('[SCR-27] is busy while it looks, and looks once', async () => {
    let answer: (domain: DeploymentDomain) => void = () => undefined;
    const { calls } = openDomains([buildDomain()], {
      answers: {
        [CHECK]: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    const item = within(await findItem('shop.example.com'));
    const button = item.getByRole('button', { name: 'Check now shop.example.com' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await act(async () => {
      answer(buildDomain({ problem: 'The DNS could not be asked.' }));
      await Promise.resolve();
    });

    expect(
      await screen.findByText('shop.example.com: Waiting for DNS. The DNS could not be asked.'),
    ).toHaveAttribute('role', 'status');
    expect(button).not.toHaveAttribute('aria-busy');
    expect(calls.filter((name) => name === CHECK)).toHaveLength(1);
  });

  it('[SCR-27] says when it can be checked again after too many looks', async () => {
    openDomains([buildDomain()], {
      answers: {
        [CHECK]: () => {
          const error = 'You can check domains 20 times in 10 minutes.';
          throw buildApiError(429, { error, code: 'RATE_LIMITED' }, 250);
        },
      },
    });
    const item = within(await findItem('shop.example.com'));
    await userEvent.click(item.getByRole('button', { name: 'Check now shop.example.com' }));

    const words = 'You can check domains 20 times in 10 minutes. Check again in 5 minutes.';
    expect(await item.findByText(words)).toBeVisible();
    expect(screen.getAllByText(words).map((one) => one.getAttribute('role'))).toContain('status');
  });

  it.each([
    [false, 'You are offline, so it was not checked.'],
    [true, 'The server could not be reached, so it was not checked.'],
  ])('[SCR-27] says that nobody answered until the browser is online (now: %s)', async (isOnline, words) => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    openDomains([buildDomain()], {
      answers: {
        [CHECK]: () => {
          throw buildNetworkError();
        },
      },
    });
    const item = within(await findItem('shop.example.com'));
    await userEvent.click(item.getByRole('button', { name: 'Check now shop.example.com' }));
    expect(await item.findByText(words)).toBeVisible();

    fireEvent(window, new Event('online'));
    expect(item.queryByText(words)).not.toBeInTheDocument();
    online.mockRestore();
  });

  it('[SCR-27] says that a domain went in another window, and moves the focus on', async () => {
    const { stored, shell } = openDomains([buildDomain()], {
      answers: {
        [CHECK]: () => {
          stored.items = [];
          throw buildApiError(403, { error: 'This domain is not yours', code: 'FORBIDDEN' });
        },
      },
    });
    const item = within(await findItem('shop.example.com'));
    await userEvent.click(item.getByRole('button', { name: 'Check now shop.example.com' }));

    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith({
        type: 'info',
        title: 'shop.example.com was removed in another window',
      });
    });
    expect(shell.notify).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus();
  });
});

describe('waiting for a domain', () => {
  let visibility: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });
  afterEach(() => {
    visibility.mockRestore();
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it.each(['waiting', 'elsewhere', 'missing', 'taken'] as const)(
    '[SCR-27] asks every 15 s while a domain is %s',
    async (state) => {
      const { calls } = openDomains([buildDomain({ state })]);
      await pass(0);
      await pass(15_500);
      expect(calls).toEqual([LIST, LIST]);
    },
  );

  it('[SCR-27] forgets why it was not checked at the time that was named, or when the domain changed', async () => {
    const { stored } = openDomains([buildDomain()], {
      answers: {
        [CHECK]: () => {
          throw buildApiError(429, { error: 'Too often.', code: 'RATE_LIMITED' }, 60);
        },
      },
    });
    await pass(0);
    const words = 'Too often. Check again in a minute.';
    const notes = () => screen.queryAllByText(words).filter((one) => one.getAttribute('role') !== 'status');
    const check = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Check now shop.example.com' }));
      await pass(0);
    };
    await check();
    expect(notes()).toHaveLength(1);
    fireEvent(window, new Event('online'));
    await pass(59_000);
    expect(notes()).toHaveLength(1);
    await pass(1500);
    expect(notes()).toHaveLength(0);

    await check();
    expect(notes()).toHaveLength(1);
    stored.items = [buildDomain({ problem: 'There is a TXT record, but with another value.' })];
    await pass(15_500);
    expect(notes()).toHaveLength(0);
  });

  it('[SCR-27] says that a domain went meanwhile, and moves the focus only where it was in it', async () => {
    const other = buildDomain({ id: uuid(702), domain: 'www.example.org' });
    const last = buildDomain({ id: uuid(703), domain: 'last.example.org' });
    const { stored, shell } = openDomains([buildDomain(), other, last]);
    await pass(0);
    act(() => {
      screen.getByRole('button', { name: 'Check now shop.example.com' }).focus();
    });
    stored.items = [other, last];
    await pass(15_500);
    expect(shell.notify).toHaveBeenCalledWith({
      type: 'info',
      title: 'shop.example.com was removed in another window',
    });
    expect(screen.getByRole('heading', { name: 'www.example.org' })).toHaveFocus();

    const field = screen.getByRole('textbox', { name: 'Domain' });
    act(() => {
      field.focus();
    });
    stored.items = [last];
    await pass(15_500);
    expect(shell.notify).toHaveBeenCalledTimes(2);
    expect(field).toHaveFocus();
  });

  it('[SCR-27] asks every 15 s until nothing waits any more, says what changed, and stops asking', async () => {
    const { calls, stored } = openDomains([buildDomain()]);
    await pass(0);
    expect(calls).toEqual([LIST]);
    await pass(14_000);
    expect(calls).toHaveLength(1);
    await pass(1500);
    expect(calls).toHaveLength(2);

    stored.items = [buildDomain({ state: 'connected' })];
    await pass(15_500);
    expect(screen.getByText('Connected')).toBeVisible();
    expect(screen.getByText('shop.example.com: Connected.')).toHaveAttribute('role', 'status');
    expect(calls).toHaveLength(3);
    await pass(600_000);
    expect(calls).toHaveLength(3);
  });

  it('[SCR-27] asks nothing while nobody sees the page, and at once when somebody does', async () => {
    const { calls } = openDomains([buildDomain()]);
    await pass(0);
    visibility.mockReturnValue('hidden');
    await pass(60_000);
    expect(calls).toHaveLength(1);

    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(calls).toHaveLength(2);
  });

  it('[SCR-27] folds no records under the hands of somebody who is in them', async () => {
    const { stored } = openDomains([buildDomain()]);
    await pass(0);
    const copy = screen.getByRole('button', { name: 'Copy value of the TXT record' });
    act(() => {
      copy.focus();
    });
    stored.items = [buildDomain({ state: 'connected' })];
    await pass(15_500);

    expect(screen.getByText('Connected')).toBeVisible();
    expect(copy).toBeVisible();
    expect(copy).toHaveFocus();
  });

  it('[SCR-27] asks nothing once the section is gone', async () => {
    const { calls, unmount } = openDomains([buildDomain()]);
    await pass(0);
    unmount();
    await pass(60_000);
    expect(calls).toHaveLength(1);
  });
});
