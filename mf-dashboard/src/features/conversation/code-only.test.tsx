import type { Message } from '@tessera/shared/contracts';
import {
  buildApi,
  buildApiError,
  buildMessage,
  buildReceipt,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { viewOfConversation } from './conversation-view-testing';

const NOTE = /^Chat cannot change imported code yet/;

function renderTalk(files: () => unknown, messages: readonly Message[] = []) {
  const onShowCode = jest.fn();
  const { api, calls } = buildApi({
    'GET /project/:id/messages': () => ({ items: messages, nextCursor: null }),
    'GET /versions/:id/files': files,
  });
  return { ...renderRemote(viewOfConversation({ onShowCode }), { shell: { api } }), calls, onShowCode };
}

const filesOf = (...paths: readonly string[]) => {
  return () => ({ items: paths.map((path) => ({ path, size: 1, hash: 'a' })) });
};

describe('the conversation of imported code', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[SCR-02] says before anybody types that chat cannot change it, and leads to its code', async () => {
    const { container, onShowCode } = renderTalk(filesOf('index.html', 'src/main.jsx'));
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.queryByText('Describe what you want to change.')).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Describe a change' });
    expect(field).toHaveAccessibleDescription(NOTE);
    expect(field).toHaveAttribute('placeholder', 'Imported code is changed under Code');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open Code' }));
    expect(onShowCode).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has a model', filesOf('app.ir.json', 'src/App.tsx')],
    ['has files that cannot be read', () => Promise.reject(buildApiError(503))],
  ])('[SCR-02] asks for a change of a project that %s', async (_, files) => {
    renderTalk(files);
    expect(await screen.findByText('Describe what you want to change.')).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('[SCR-02] reads no files where chat made a version', async () => {
    const made = { runId: uuid(201), receipt: buildReceipt(), versionId: uuid(102) };
    const { calls } = renderTalk(filesOf('index.html'), [
      buildMessage({ ...made, id: '1', role: 'user', text: 'add notes' }),
      buildMessage({ ...made, id: '2', role: 'assistant', text: 'Added.' }),
    ]);
    expect(await screen.findByText('Added.')).toBeVisible();
    expect(calls).not.toContain('GET /versions/:id/files');
  });
});
