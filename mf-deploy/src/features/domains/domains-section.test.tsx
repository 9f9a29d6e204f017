import type { DeploymentDomain } from '@tessera/shared/contracts';
import { buildApiError, uuid } from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LIST, CHECK, REMOVE, buildDomain, findItem, openDomains } from './domains-testing';

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

  it('[SCR-27] says that a domain went in another window, and shows what is left', async () => {
    const { stored } = openDomains([buildDomain()], {
      answers: {
        [CHECK]: () => {
          stored.items = [];
          throw buildApiError(403, { error: 'This domain is not yours', code: 'FORBIDDEN' });
        },
      },
    });
    const item = within(await findItem('shop.example.com'));
    await userEvent.click(item.getByRole('button', { name: 'Check now shop.example.com' }));

    expect(await screen.findByText('shop.example.com was removed in another window.')).toHaveAttribute(
      'role',
      'status',
    );
    await waitFor(() => {
      expect(screen.queryByRole('list')).not.toBeInTheDocument();
    });
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

describe('removing a domain', () => {
  const other = buildDomain({ id: uuid(702), domain: 'www.example.org' });

  async function remove(domain: string): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${domain}` }));
    return screen.getByRole('alertdialog', { name: `Remove ${domain}?` });
  }

  it('[SCR-27] asks first, says what stops, and leaves the focus at what is left', async () => {
    const { made, container } = openDomains([buildDomain({ state: 'connected' }), other]);
    const dialog = within(await remove('shop.example.com'));
    expect(
      dialog.getByText(/^Your app stops answering at shop\.example\.com, and links to it break\./),
    ).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('shop.example.com removed')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'www.example.org' })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'shop.example.com' })).not.toBeInTheDocument();
    expect(made.find(({ name }) => name === REMOVE)?.params).toEqual({ id: uuid(901), domainId: uuid(701) });

    const last = within(await remove('www.example.org'));
    expect(last.getByText(/^Its records are no longer looked for\./)).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('www.example.org removed')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus();
  });

  it('[SCR-27] keeps it when nobody confirms', async () => {
    const { calls } = openDomains([buildDomain()]);
    const dialog = within(await remove('shop.example.com'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('button', { name: 'Remove shop.example.com' })).toHaveFocus();
    expect(calls).not.toContain(REMOVE);
  });

  it.each([
    [503, 'The server is busy.'],
    // Refused though it is there: the app went, or the person who asks has no access any more.
    [403, 'You do not have access to this.'],
  ])('[SCR-27] says that it was not removed, and why, at %i', async (status, error) => {
    const { shell } = openDomains([buildDomain()], {
      answers: {
        [REMOVE]: () => {
          throw buildApiError(status, { error });
        },
      },
    });
    const dialog = within(await remove('shop.example.com'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith({
        type: 'error',
        title: 'shop.example.com was not removed',
        message: error,
      });
    });
    expect(screen.getByRole('heading', { name: 'shop.example.com' })).toBeVisible();
  });

  it('[SCR-27] takes one that is gone already for removed', async () => {
    const { stored } = openDomains([buildDomain(), other], {
      answers: {
        [REMOVE]: () => {
          stored.items = [other];
          throw buildApiError(404, { error: 'No such domain', code: 'NOT_FOUND' });
        },
      },
    });
    const dialog = within(await remove('shop.example.com'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('shop.example.com removed')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'www.example.org' })).toHaveFocus();
  });

  it('[SCR-27] does not bring it back with a list that was on its way', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const { stored, calls } = openDomains([buildDomain(), other], {
      answers: {
        [LIST]: () => {
          const isSecond = calls.filter((name) => name === LIST).length === 2;
          if (!isSecond) return { items: stored.items, limit: 10 };
          return new Promise((resolve) => {
            answer = resolve;
          });
        },
      },
    });
    await findItem('shop.example.com');
    fireEvent(document, new Event('visibilitychange'));
    const dialog = within(await remove('shop.example.com'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('shop.example.com removed');

    await act(async () => {
      answer({ items: [buildDomain(), other], limit: 10 });
      await Promise.resolve();
    });

    expect(screen.queryByRole('heading', { name: 'shop.example.com' })).not.toBeInTheDocument();
    expect(calls.filter((name) => name === LIST)).toHaveLength(3);
  });
});
