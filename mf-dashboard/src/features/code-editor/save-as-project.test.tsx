import { buildApi, buildSession, buildUser, renderRemote } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveAsProject } from './save-as-project';

it('[SCR-11] says in percent how much of the files is sent, and then that they are read', async () => {
  const { api, made } = buildApi({ 'POST /uploads': () => new Promise(() => undefined) });
  renderRemote(<SaveAsProject readFiles={() => new Map([['main.ts', 'export {};']])} />, {
    shell: { api, session: buildSession(buildUser()) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save as project' }));
  await userEvent.type(screen.getByLabelText('Project name'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Uploading…')).toBeVisible();
  await waitFor(() => {
    expect(made).toHaveLength(1);
  });
  act(() => made[0]?.onUploadProgress?.(0.4249));
  expect(screen.getByRole('progressbar', { name: 'Uploading code.zip' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  act(() => made[0]?.onUploadProgress?.(1));
  expect(screen.getByText('Reading…')).toBeVisible();
});
