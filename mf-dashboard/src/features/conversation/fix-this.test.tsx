import type { Message } from '@tessera/shared/contracts';
import type { StreamHandlers } from '@tessera/shared/remote';
import { buildApi, buildApiError, buildMessage, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFixing } from '../../lib/fixing';
import { viewOfConversation } from './conversation-view-testing';

const problem = { message: 'Unexpected "}"', path: 'src/App.tsx', line: 12 };

function renderConversation({ isRefused = false, isEndless = false, messages = [] as Message[] } = {}) {
  const bodies: unknown[] = [];
  const fixing = createFixing();
  let refuses = isRefused;
  const { api } = buildApi(
    {
      'GET /project/:id/messages': () => ({ items: messages, nextCursor: null }),
      'POST /runs': ({ body }) => {
        bodies.push(body);
        if (refuses) {
          refuses = false;
          throw buildApiError(503, { error: 'Too much waits', code: 'UNAVAILABLE' });
        }
        return { id: uuid(300 + bodies.length), agentId: uuid(501) };
      },
    },
    {
      '/runs/:id/events': ({ onEvent }: StreamHandlers) => {
        if (isEndless) return new Promise<void>(() => undefined);
        onEvent({ id: '1', type: 'text', data: { type: 'text', delta: 'I took that edit back.' } });
        const end = { type: 'end', status: 'succeeded', credits: 0, balance: 50 };
        onEvent({ id: '2', type: 'end', data: end });
        return Promise.resolve();
      },
    },
  );
  const view = viewOfConversation({ fixing });
  return { ...renderRemote(view, { shell: { api } }), bodies, fixing };
}

const whenReady = (fixing: ReturnType<typeof createFixing>) =>
  waitFor(() => {
    expect(fixing.store.getState().whyNot).toBeUndefined();
  });

/** A turn that is over is drawn anew. */
const saysSo = () =>
  waitFor(() => {
    expect(screen.getByText('I took that edit back.')).toBeVisible();
  });

describe("[SCR-02] 'Fix this' in the conversation", () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('is a message like any other that carries the error, and is told to the preview', async () => {
    const { bodies, fixing } = renderConversation();
    await whenReady(fixing);
    act(() => {
      fixing.fix(problem);
    });
    await saysSo();
    expect(screen.getByText('Fix this: Unexpected "}"')).toBeVisible();
    expect(bodies).toEqual([{ projectId: uuid(1), message: 'Fix this: Unexpected "}"', problem }]);
    expect(fixing.store.getState().sent).toEqual([{ text: 'Fix this: Unexpected "}"', hasChanged: true }]);
    // The button that was pressed may be out of sight.
    expect(screen.getByRole('textbox', { name: 'Describe a change' })).toHaveFocus();
  });

  it('is tried again with the error where it failed', async () => {
    const asked = { runId: uuid(201), text: 'Fix this: Unexpected "}"', problem, status: 'failed' } as const;
    const messages = [
      buildMessage({ ...asked, id: '1', at: '2026-11-20T10:00:00.000Z' }),
      buildMessage({
        ...{ ...asked, id: '2', role: 'assistant', text: 'It took too long.', problem: null },
        at: '2026-11-20T10:00:01.000Z',
      }),
    ];
    const { bodies } = renderConversation({ messages });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(bodies).toMatchObject([{ message: asked.text, problem }]);
  });

  it('cannot be sent while a run is under way', async () => {
    const { bodies, fixing } = renderConversation({ isEndless: true });
    await whenReady(fixing);
    act(() => {
      fixing.fix(problem);
    });
    await waitFor(() => {
      expect(fixing.store.getState().whyNot).toBe('The builder is working. Wait for it or stop it first.');
    });
    fixing.fix(problem);
    expect(bodies).toHaveLength(1);
  });

  it('keeps its error where it was not taken, through a reload', async () => {
    const { fixing, unmount } = renderConversation({ isRefused: true });
    await whenReady(fixing);
    act(() => {
      fixing.fix(problem);
    });
    await screen.findByText('Not sent');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(fixing.store.getState().whyNot).toMatch(/was not sent/);
    unmount();

    const { bodies } = renderConversation();
    await saysSo();
    expect(bodies).toMatchObject([{ problem }]);
  });

  it('is tried again with its error', async () => {
    const { bodies, fixing } = renderConversation({ isRefused: true });
    await whenReady(fixing);
    act(() => {
      fixing.fix(problem);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await saysSo();
    expect(bodies).toMatchObject([{ problem }, { problem }]);
  });

  it('knows what was fixed before the page was opened', async () => {
    const common = { runId: uuid(201), status: 'succeeded' as const };
    const messages = [
      buildMessage({ ...common, id: '1', text: 'Fix this: boom', at: '2026-11-20T10:00:00.000Z' }),
      buildMessage({ ...common, id: '2', role: 'assistant', at: '2026-11-20T10:00:01.000Z' }),
    ];
    const { fixing } = renderConversation({ messages });
    await whenReady(fixing);
    expect(fixing.store.getState().sent).toEqual([{ text: 'Fix this: boom', hasChanged: true }]);
  });
});
