import { buildApiError, buildDeployment, uuid } from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LIST, REMOVE, buildDomain, findItem, openDomains } from './domains-testing';

describe('removing a domain', () => {
  const other = buildDomain({ id: uuid(702), domain: 'www.example.org' });

  async function remove(domain: string): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${domain}` }));
    return screen.getByRole('alertdialog', { name: `Remove ${domain}?` });
  }

  it('[SCR-27] asks first, says what stops, and leaves the focus at what is left', async () => {
    const { made, container, shell } = openDomains([buildDomain({ state: 'connected' }), other]);
    const dialog = within(await remove('shop.example.com'));
    expect(
      dialog.getByText(
        'Your app stops answering at shop.example.com, and links to it break. plants.localhost stays as it is. To use this domain again, you will need to verify it with a new record.',
      ),
    ).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('shop.example.com removed')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'www.example.org' })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'shop.example.com' })).not.toBeInTheDocument();
    expect(made.find(({ name }) => name === REMOVE)?.params).toEqual({ id: uuid(901), domainId: uuid(701) });

    const last = within(await remove('www.example.org'));
    expect(last.getByText(/^We will stop looking for its records\./)).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('www.example.org removed')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus();
    // What was done here needs no notice.
    expect(shell.notify).not.toHaveBeenCalled();
  });

  it('[SCR-27] says of a stopped app that the domain will not lead to it', async () => {
    openDomains([buildDomain({ state: 'connected' })], {
      deployment: buildDeployment({ status: 'stopped' }),
    });
    const dialog = within(await remove('shop.example.com'));

    expect(dialog.getByText(/^This domain will no longer lead to your app\./)).toBeVisible();
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
