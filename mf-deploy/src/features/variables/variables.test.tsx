import {
  buildApi,
  buildApiError,
  buildProject,
  buildSession,
  buildShellProps,
  buildUser,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import type { ShellProps } from '@tessera/shared/remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Variables } from './variables';

const user = buildUser();
const stored = {
  id: uuid(2),
  key: 'API_KEY',
  value: null,
  isSecret: true,
  isVisible: false,
  environment: 'all',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

function renderVariables(answers: Answers = {}, shell: Partial<ShellProps> = {}) {
  const { api, made, calls } = buildApi({
    'GET /project/:id': () => buildProject(),
    'GET /project/:id/env': () => ({ revision: 0, items: [] }),
    ...answers,
  });
  const view = renderRemote(<Variables projectId={uuid(1)} userId={user.id} />, {
    path: `/project/${uuid(1)}/env`,
    shell: { api, session: buildSession(user), ...shell },
  });
  const sent = () => made.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  return { ...view, sent, calls };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the page of variables', () => {
  it('[ENV-01] begins with API_KEY, hidden, and DATABASE_URL, and saves', async () => {
    const { sent, container } = renderVariables({
      'PUT /project/:id/env': () => ({ revision: 1, items: [stored] }),
    });
    expect(await screen.findByRole('textbox', { name: 'Name of API_KEY' })).toHaveValue('API_KEY');
    expect(screen.getByRole('checkbox', { name: 'Secret of API_KEY' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Secret of DATABASE_URL' })).not.toBeChecked();
    expect(screen.getByLabelText('Value of API_KEY')).toHaveAttribute('type', 'password');
    expect((await axe(container)).violations).toEqual([]);

    await save();

    expect(await screen.findByRole('link', { name: 'Deploy again to use the new values' })).toHaveAttribute(
      'href',
      `/deployment/new?project=${uuid(1)}`,
    );
    expect(sent()).toEqual([{ revision: 0, items: [] }]);
  });

  it('[ENV-02] makes a name of what is typed, with the caret where it was', async () => {
    renderVariables();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of DATABASE_URL' });

    await userEvent.type(field, 'my-', { initialSelectionStart: 0, initialSelectionEnd: 0 });

    expect(field).toHaveValue('MY_DATABASE_URL');
    expect(field.selectionStart).toBe(3);
  });

  it('[ENV-03] says of a saved secret that it has no value, instead of dots', async () => {
    renderVariables({
      'GET /project/:id/env': () => ({ revision: 1, items: [{ ...stored, value: '' }] }),
    });
    const field = await screen.findByLabelText('Value of API_KEY');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).not.toHaveAttribute('placeholder', '••••••••');
    expect(field).toHaveAccessibleDescription('No value');
  });

  it('[ENV-03] shows a value only once it is made visible, and asks the server for a saved one', async () => {
    const { calls } = renderVariables({
      'GET /project/:id/env': () => ({ revision: 1, items: [stored] }),
      'GET /project/:id/env/:variableId/value': () => ({ value: 'sesame' }),
    });
    const hidden = await screen.findByLabelText('Value of API_KEY');
    expect(hidden).toHaveValue('');
    expect(hidden).toHaveAccessibleDescription('Saved. Showing it is noted in your activity.');

    await userEvent.click(screen.getByRole('button', { name: 'Show value of API_KEY' }));
    expect(await screen.findByDisplayValue('sesame')).toHaveAttribute('type', 'text');

    await userEvent.click(screen.getByRole('button', { name: 'Hide value of API_KEY' }));
    expect(screen.getByLabelText('Value of API_KEY')).toHaveAttribute('type', 'password');
    expect(calls.filter((name) => name.endsWith('/value'))).toHaveLength(1);
  });

  it('[SCR-30] warns of a secret whose name is sent to browsers', async () => {
    renderVariables();
    const name = await screen.findByRole('textbox', { name: 'Name of API_KEY' });
    await userEvent.clear(name);
    await userEvent.type(name, 'vite_key');

    expect(name).toHaveAccessibleDescription(/^This name is sent to browsers/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Secret of VITE_KEY' }));
    expect(name).not.toHaveAccessibleDescription(/This name is sent to browsers/);
  });

  it('[SCR-30] says what each line of a pasted file becomes before it is taken', async () => {
    const { baseElement } = renderVariables();
    await userEvent.click(await screen.findByRole('button', { name: 'Paste .env' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Paste .env' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Contents of the file' }));
    await userEvent.paste('DATABASE_URL=postgres://x # live\nexport api-token="a\nb"\nnonsense');

    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DATABASE_URLReplaces',
      'api-token becomes API_TOKENNew',
    ]);
    expect(dialog.getByText('Not read: line 4')).toBeVisible();
    expect((await axe(baseElement)).violations).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 variables' }));

    expect(screen.getByLabelText('Value of DATABASE_URL')).toHaveValue('postgres://x');
    expect(screen.getByRole('checkbox', { name: 'Secret of API_TOKEN' })).toBeChecked();
    // Of several lines, and hidden: they cannot be changed unseen.
    expect(screen.getByLabelText('Value of API_TOKEN')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Show value of API_TOKEN' }));
    expect(screen.getByLabelText('Value of API_TOKEN')).toHaveValue('a\nb');
  });

  it('[SCR-30] says where a quote begins that nothing closes', async () => {
    renderVariables();
    await userEvent.click(await screen.findByRole('button', { name: 'Paste .env' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Paste .env' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Contents of the file' }));
    await userEvent.paste('ONE=1\nTWO="2\nTHREE=3');
    expect(dialog.getByText('Not read: line 2 and what follows')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ONENew']);
  });

  it('[SCR-30] takes a file that is pasted into a name for a file', async () => {
    renderVariables();
    const name = await screen.findByRole('textbox', { name: 'Name of API_KEY' });

    fireEvent.paste(name, { clipboardData: { getData: () => 'ONE=1\nTWO=2' } });

    expect(screen.getByRole('textbox', { name: 'Contents of the file' })).toHaveValue('ONE=1\nTWO=2');
    expect(name).toHaveValue('API_KEY');
  });

  it('[SCR-30] keeps the lines of a value that is pasted into a field of one line', async () => {
    renderVariables();
    const value = await screen.findByLabelText('Value of DATABASE_URL');

    fireEvent.paste(value, { clipboardData: { getData: () => 'one\r\ntwo' } });

    expect(screen.getByLabelText('Value of DATABASE_URL')).toHaveValue('one\ntwo');
    expect(screen.getByLabelText('Value of DATABASE_URL')).toHaveFocus();
  });

  it('[SCR-30] says that another window saved, and loses nothing', async () => {
    let reads = 0;
    renderVariables({
      'GET /project/:id/env': () => {
        reads += 1;
        return { revision: reads, items: reads === 1 ? [] : [stored] };
      },
      'PUT /project/:id/env': () => {
        throw buildApiError(409, { code: 'CONFLICT', error: 'Changed' });
      },
    });
    await userEvent.type(await screen.findByLabelText('Value of DATABASE_URL'), 'mine');
    await save();

    expect(await screen.findByText('Changed in another window')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    await waitFor(() => {
      expect(screen.queryByText('Changed in another window')).not.toBeInTheDocument();
    });
    expect(screen.getAllByRole('textbox', { name: /^Name of/ })).toHaveLength(2);
    expect(screen.getByLabelText('Value of DATABASE_URL')).toHaveValue('mine');
  });

  it('goes on at the next row after one is deleted, and suggests a secret for an address with a password', async () => {
    renderVariables();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete API_KEY' }));
    const name = screen.getByRole('textbox', { name: 'Name of DATABASE_URL' });
    expect(name).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Value of DATABASE_URL'), 'postgres://u:p@host/db');
    expect(name).toHaveAccessibleDescription('The value has a password in it. Tick Secret.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Secret of DATABASE_URL' }));
    expect(name).not.toHaveAccessibleDescription(/password/);
  });

  it('asks before leaving what is not saved, and offers to undo a removal', async () => {
    const hold = jest.fn(() => () => undefined);
    const { shell } = renderVariables(
      { 'GET /project/:id/env': () => ({ revision: 1, items: [stored] }) },
      { router: { ...buildShellProps().router, hold } },
    );
    const remove = await screen.findByRole('button', { name: 'Delete API_KEY' });
    expect(hold).not.toHaveBeenCalled();

    await userEvent.click(remove);

    expect(hold).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Add variable' })).toHaveFocus();
    expect(shell.notify).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'API_KEY removed',
        action: expect.objectContaining({ label: 'Undo' }) as unknown,
      }),
    );
  });

  it.each([
    [403, 'You do not have access to this.'],
    [404, 'Project not found'],
  ])('[SCR-30] answers %i with "%s"', async (status, words) => {
    renderVariables({
      'GET /project/:id/env': () => {
        throw buildApiError(status, { code: 'X' });
      },
    });

    expect(await screen.findByText(words)).toBeVisible();
  });
});
