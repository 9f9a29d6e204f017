import {
  buildApi,
  buildApiError,
  buildNetworkError,
  buildSession,
  buildUser,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveAsProject } from './save-as-project';

const UPLOAD = 'POST /uploads';
const IMPORT = 'POST /project/import';
const FILES = new Map([['main.ts', 'export {};']]);
const made = { project: { id: '5', name: 'Mine' } };

/** The dialog, open; `name` is typed into it, and sent. */
async function openDialog(answers: Answers) {
  const api = buildApi(answers);
  const view = renderRemote(<SaveAsProject readFiles={() => FILES} />, {
    path: '/codeeditor',
    shell: { api: api.api, session: buildSession(buildUser()) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save as project' }));
  const send = async (name: string) => {
    await userEvent.clear(screen.getByLabelText('Project name'));
    await userEvent.type(screen.getByLabelText('Project name'), name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  const until = (call: string, times = 1) =>
    waitFor(() => {
      expect(api.calls.filter((each) => each === call)).toHaveLength(times);
    });
  return { ...view, ...api, send, until };
}

/** An answer that comes when a test says so. */
function later() {
  let give = (_answer: unknown) => {};
  const promise = new Promise((resolve) => (give = resolve));
  return {
    answer: () => promise,
    give: (answer: unknown) =>
      act(async () => {
        give(answer);
        await promise;
      }),
  };
}

const ways = [
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const;

it('[SCR-11] says in percent how much of the files is sent, and then that they are read', async () => {
  const { made: calls, send, until } = await openDialog({ [UPLOAD]: () => new Promise(() => undefined) });
  await send('Mine');
  expect(await screen.findByText('Uploading…')).toBeVisible();
  await until(UPLOAD);
  act(() => calls[0]?.onUploadProgress?.(0.4249));
  expect(screen.getByRole('progressbar', { name: 'Uploading code.zip' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  act(() => calls[0]?.onUploadProgress?.(1));
  expect(screen.getByText('Reading…')).toBeVisible();
});

it.each(ways)('[SCR-11] makes no project, and goes nowhere, after %s', async (_way, close) => {
  const upload = later();
  const { calls, send, until, shell, address } = await openDialog({
    [UPLOAD]: upload.answer,
    [IMPORT]: () => made,
  });
  await send('Mine');
  await until(UPLOAD);
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await upload.give({ id: 'u1' });
  expect(calls).toEqual([UPLOAD]);
  expect(shell.notify).not.toHaveBeenCalled();
  expect(address()).toBe('/codeeditor');
});

it.each(ways)('[SCR-11] is not given up by %s once the project is being made', async (_way, close) => {
  const making = later();
  const { send, until, shell, address } = await openDialog({
    [UPLOAD]: () => ({ id: 'u1' }),
    [IMPORT]: making.answer,
  });
  await send('Mine');
  await until(IMPORT);
  expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  await close();
  expect(screen.getByRole('dialog')).toBeVisible();
  await making.give(made);
  await waitFor(() => {
    expect(address()).toBe('/app/5');
  });
  expect(shell.notify).toHaveBeenCalledWith(expect.objectContaining({ title: '"Mine" saved' }));
});

it('[SCR-11] makes one project where the answer to the first try was lost', async () => {
  let tries = 0;
  const {
    calls,
    made: sent,
    send,
    until,
    address,
  } = await openDialog({
    [UPLOAD]: () => ({ id: 'u1' }),
    [IMPORT]: () => {
      tries += 1;
      if (tries === 1) throw buildNetworkError();
      return made;
    },
  });
  await send('Mine');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await until(IMPORT, 2);
  const [first, second] = sent.filter(({ name }) => name === IMPORT);
  // The server takes a key for the same only with the same upload.
  expect(second).toEqual(first);
  expect(calls.filter((each) => each === UPLOAD)).toHaveLength(1);
  await waitFor(() => {
    expect(address()).toBe('/app/5');
  });
});

it('[SCR-11] wishes for another project by another name, and sends what the server has forgotten again', async () => {
  let tries = 0;
  const {
    calls,
    made: sent,
    send,
    until,
  } = await openDialog({
    [UPLOAD]: () => ({ id: `u${String((tries += 1))}` }),
    [IMPORT]: ({ body }) => {
      const { uploadId } = body as { uploadId: string };
      throw uploadId === 'u1' ? buildApiError(404, { code: 'NOT_FOUND' }) : buildNetworkError();
    },
  });
  await send('Mine');
  await until(IMPORT, 1);
  expect(await screen.findByRole('alert')).toBeVisible();
  await send('Mine');
  await until(IMPORT, 2);
  expect(await screen.findByRole('alert')).toBeVisible();
  await send('Other');
  await until(IMPORT, 3);
  const imports = sent.filter(({ name }) => name === IMPORT);
  expect(new Set(imports.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  expect(calls.filter((each) => each === UPLOAD)).toHaveLength(2);
});
