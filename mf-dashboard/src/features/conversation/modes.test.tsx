import type { Message } from '@tessera/shared/contracts';
import type { StreamHandlers } from '@tessera/shared/remote';
import { buildApi, buildMessage, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { viewOfConversation } from './conversation-view-testing';

const file = { id: uuid(901), name: 'plants.csv', type: 'text/csv', size: 12 };

/** A message of a mode with what was said to it. */
function said(asked: Partial<Message>, answer: Partial<Message>): Message[] {
  const common = { ...asked, runId: uuid(201), versionId: null };
  return [
    buildMessage({ ...common, id: '1', at: '2026-11-20T10:00:00.000Z' }),
    buildMessage({ ...common, ...answer, id: '2', role: 'assistant', at: '2026-11-20T10:00:01.000Z' }),
  ];
}

function renderConversation({ messages = [] as Message[], isEndless = false } = {}) {
  const bodies: unknown[] = [];
  const events = ({ onEvent }: StreamHandlers) => {
    if (isEndless) return new Promise<void>(() => undefined);
    onEvent({ id: '1', type: 'text', data: { type: 'text', delta: 'Plant keeps a name.' } });
    const end = { type: 'end', status: 'succeeded', credits: 0, balance: 50, suggestions: ['Which pages?'] };
    onEvent({ id: '2', type: 'end', data: end });
    return Promise.resolve();
  };
  const { api } = buildApi(
    {
      'GET /project/:id/messages': () => ({ items: messages, nextCursor: null }),
      'POST /runs': ({ body }) => {
        bodies.push(body);
        return { id: uuid(300 + bodies.length), agentId: uuid(501) };
      },
    },
    { '/runs/:id/events': events },
  );
  const view = viewOfConversation();
  return { ...renderRemote(view, { shell: { api } }), bodies };
}

const choose = async (label: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mode' }), label);

describe('how a message is meant', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[SCR-02] is to build unless another mode is chosen, at a price that is said before', async () => {
    const { bodies } = renderConversation();
    const mode = await screen.findByRole('combobox', { name: 'Mode' });
    expect(mode).toHaveDisplayValue('Build');
    expect(mode).toHaveAccessibleDescription('Build changes the project.');
    expect(screen.getByText('0 credits')).toBeVisible();

    await userEvent.type(screen.getByRole('textbox', { name: 'Describe a change' }), 'add notes{Enter}');
    expect(bodies).toEqual([{ projectId: uuid(1), message: 'add notes' }]);
  });

  it('[SCR-02] is to ask where that is chosen, and what is offered next is asked, too', async () => {
    const { bodies } = renderConversation();
    await choose('Ask');
    expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveAccessibleDescription(
      'Ask answers, and changes nothing.',
    );
    const field = screen.getByRole('textbox', { name: 'Ask about this project' });
    await userEvent.type(field, 'what does it store?{Enter}');

    expect(await screen.findByText('Plant keeps a name.')).toBeVisible();
    expect(screen.getByText('Ask', { selector: 'li *' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Which pages?' }));
    expect(bodies).toMatchObject([
      { message: 'what does it store?', mode: 'ask' },
      { message: 'Which pages?', mode: 'ask' },
    ]);
  });

  it('[SCR-02] stays as it was chosen when the page is opened again', async () => {
    const { unmount } = renderConversation();
    await choose('Plan');
    unmount();
    renderConversation();
    expect(await screen.findByRole('combobox', { name: 'Mode' })).toHaveDisplayValue('Plan');
  });

  it('[SCR-02] says what is under way, without the steps of building', async () => {
    renderConversation({ isEndless: true });
    await choose('Plan');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Describe a change to plan' }),
      'add notes{Enter}',
    );
    expect(within(screen.getByRole('log')).getByRole('status')).toHaveTextContent('Planning…');
    expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument();
  });

  it('[SCR-02] becomes to build by a press below a plan, with all that came with it', async () => {
    const messages = said(
      { mode: 'plan', text: 'take these', attachments: [file] },
      { text: 'This would change:\n• table Plant added', attachments: [] },
    );
    const { bodies, container } = renderConversation({ messages });
    expect(await screen.findByText(/This would change:/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Build this' }));
    expect(bodies).toMatchObject([{ message: 'take these', attachmentIds: [file.id] }]);
    expect(bodies[0]).not.toHaveProperty('mode');
  });

  it('[SCR-02] cannot become to build where nothing was planned', async () => {
    const messages = said(
      { mode: 'plan', text: 'zorp' },
      { status: 'no_effect', text: 'I do not know zorp.' },
    );
    renderConversation({ messages });
    expect(await screen.findByText('I do not know zorp.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Build this' })).not.toBeInTheDocument();
  });
});

it('[SCR-02] tries a message again with all that came with it, as it was meant', async () => {
  sessionStorage.clear();
  const about = { subject: { kind: 'part', part: 'f1.2' }, label: 'Field "Room"' } as const;
  const messages = said(
    { mode: 'plan', text: 'take these', attachments: [file], about },
    { status: 'failed', text: 'It took too long.', attachments: [], about: null },
  );
  const { bodies } = renderConversation({ messages });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(bodies).toMatchObject([
    { message: 'take these', mode: 'plan', attachmentIds: [file.id], about: about.subject },
  ]);
  expect(bodies[0]).not.toHaveProperty('decision');
});

it('[SCR-02] tries a change by hand again as that change, with what was decided for it', async () => {
  sessionStorage.clear();
  const messages = said(
    { isEdit: true, text: 'Field Room renamed to Place' },
    { status: 'failed', text: 'It took too long.' },
  );
  const { bodies } = renderConversation({ messages });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(bodies).toMatchObject([{ decision: { runId: uuid(201), texts: [] } }]);
});
