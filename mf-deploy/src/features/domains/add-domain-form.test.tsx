import { buildApiError, buildNetworkError, uuid } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ADD, buildDomain, openDomains } from './domains-testing';

async function add(typed: string): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name: 'Domain' });
  await userEvent.click(field);
  await userEvent.paste(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
  return field;
}

describe('adding a domain', () => {
  it('[SCR-27] understands a pasted address, and goes to the records of what was added', async () => {
    const { made, container } = openDomains([]);
    const field = await screen.findByRole('textbox', { name: 'Domain' });
    await userEvent.click(field);
    await userEvent.paste('https://Shop.Example.com/path?x');
    expect(field).toHaveValue('https://Shop.Example.com/path?x');
    await userEvent.tab();
    expect(field).toHaveValue('shop.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));

    const heading = await screen.findByRole('heading', { name: 'shop.example.com' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('shop.example.com added')).toHaveAttribute('role', 'status');
    expect(made.find(({ name }) => name === ADD)).toMatchObject({
      params: { id: uuid(901) },
      body: { domain: 'shop.example.com' },
    });
    expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveValue('');
    expect(screen.getByRole('table', { name: 'Records of shop.example.com' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] sends what Enter finds in the field', async () => {
    const { made } = openDomains([]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Domain' }), 'Shop.Example.com.{Enter}');

    expect(await screen.findByRole('heading', { name: 'shop.example.com' })).toHaveFocus();
    expect(made.filter(({ name }) => name === ADD)).toMatchObject([{ body: { domain: 'shop.example.com' } }]);
  });

  it('[SCR-27] says at the field what is no domain, and asks nobody', async () => {
    const { calls, container } = openDomains([]);
    const field = await add('shop');

    expect(field).toHaveAccessibleDescription('Enter a domain such as shop.example.com');
    expect(field).toHaveValue('shop');
    expect(field).toHaveFocus();
    expect(calls).not.toContain(ADD);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.type(field, '.example.com');
    expect(field).toHaveAccessibleDescription('');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
    expect(field).toHaveAccessibleDescription('Please enter a domain');
  });

  it('[SCR-27] says at the field why the server refused it, and keeps it', async () => {
    const words = 'This is an address of Tessera.';
    openDomains([], {
      answers: {
        [ADD]: () => {
          throw buildApiError(400, { error: words, code: 'BAD_REQUEST', fields: { domain: words } });
        },
      },
    });
    const field = await add('plants.example.com');

    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(words);
    });
    expect(field).toHaveValue('plants.example.com');
    expect(field).toHaveFocus();
  });

  it('[SCR-27] says that the app has a domain already, and shows what another window added', async () => {
    const { stored } = openDomains([], {
      answers: {
        [ADD]: () => {
          stored.items = [buildDomain()];
          const words = 'This app has this domain already.';
          throw buildApiError(409, { error: words, code: 'CONFLICT', fields: { domain: words } });
        },
      },
    });
    const field = await add('shop.example.com');

    await waitFor(() => {
      expect(field).toHaveAccessibleDescription('This app has this domain already.');
    });
    expect(field).toHaveValue('shop.example.com');
    expect(await screen.findByRole('heading', { name: 'shop.example.com' })).toBeVisible();
  });

  it('[SCR-27] keeps what was typed when nobody answers', async () => {
    openDomains([], {
      answers: {
        [ADD]: () => {
          throw buildNetworkError();
        },
      },
    });
    const field = await add('shop.example.com');

    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is kept.');
    expect(field).toHaveValue('shop.example.com');
  });

  it.each([
    [409, 'The name of this deployment is not in use any more. Deploy it again first.'],
    [429, 'You can add 30 domains a day. Try again tomorrow.'],
    [500, ''],
  ])('[SCR-27] keeps what was typed when the server answers %i: "%s"', async (status, error) => {
    openDomains([], {
      answers: {
        [ADD]: () => {
          throw buildApiError(status, { error }, 3600);
        },
      },
    });
    const field = await add('shop.example.com');

    expect(await screen.findByRole('alert')).toHaveTextContent(error || 'The domain was not added.');
    expect(field).toHaveValue('shop.example.com');
  });

  it('[SCR-27] gives the field away at the limit, and has it back as it was', async () => {
    const { stored } = openDomains([buildDomain()], {
      limit: 2,
      answers: {
        [ADD]: () => {
          stored.items = [...stored.items, buildDomain({ id: uuid(702), domain: 'old.example.com' })];
          throw buildApiError(409, { error: 'An app has at most 2 domains', code: 'CONFLICT' });
        },
      },
    });
    await add('new.example.com');
    expect(await screen.findByText('An app has at most 2 domains. Remove one to add another.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Remove old.example.com' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByRole('textbox', { name: 'Domain' })).toHaveValue('new.example.com');
  });
});
