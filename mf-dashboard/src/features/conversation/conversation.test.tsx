import type { Message, VersionChecks } from '@tessera/shared/contracts';
import type { StreamHandlers } from '@tessera/shared/remote';
import {
  buildApi,
  buildApiError,
  buildMessage,
  buildReceipt,
  buildVersionChecks,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Conversation } from './conversation';

const firstRun = {
  runId: uuid(201),
  receipt: buildReceipt({
    modelChanges: [],
    coverage: [
      { phrase: 'plant', state: 'built' },
      { phrase: 'a chart per month', state: 'missing', why: 'Charts are not built yet.' },
    ],
    assumptions: ['Light is a choice of low, medium and high'],
  }),
  versionId: uuid(101),
};
const secondRun = {
  runId: uuid(202),
  receipt: buildReceipt({
    filesChanged: [
      { path: 'a.ts', change: 'added', added: 1, removed: 0 },
      { path: 'b.ts', change: 'modified', added: 1, removed: 1 },
    ],
    data: { converted: ['3 plants keep their notes'], archived: [] },
  }),
  versionId: uuid(102),
};

const said: Message[] = [
  buildMessage({ ...firstRun, id: '1', role: 'user', text: 'A plant diary', at: '2026-11-20T10:00:00.000Z' }),
  buildMessage({ ...firstRun, id: '2', role: 'assistant', text: 'Made.', at: '2026-11-20T10:00:01.000Z' }),
  buildMessage({
    ...secondRun,
    id: '3',
    role: 'user',
    text: 'add difficulty',
    at: '2026-11-20T11:00:00.000Z',
  }),
  buildMessage({
    ...secondRun,
    checks: buildVersionChecks({ passed: 8, waiting: 5 }),
    id: '4',
    role: 'assistant',
    text: 'Added.',
    at: '2026-11-20T11:00:01.000Z',
  }),
];

function play(status: string, extra: Record<string, unknown> = {}) {
  return ({ onEvent }: StreamHandlers) => {
    onEvent({ id: '1', type: 'text', data: { type: 'text', delta: 'I do not know "sparkle".' } });
    onEvent({ id: '2', type: 'end', data: { type: 'end', status, credits: 0, balance: 50, ...extra } });
  };
}

const never = () => new Promise<void>(() => undefined);

function renderConversation(
  options: {
    messages?: Message[];
    undone?: ReadonlySet<string>;
    found?: ReadonlyMap<string, VersionChecks>;
    post?: () => unknown;
    events?: (handlers: StreamHandlers) => Promise<void> | void;
  } = {},
) {
  const onRunEnd = jest.fn();
  const onUndo = jest.fn();
  const onPin = jest.fn();
  const onBeforeAfter = jest.fn();
  const bodies: unknown[] = [];
  const { api } = buildApi(
    {
      'GET /project/:id/messages': () => ({ items: options.messages ?? said, nextCursor: null }),
      'POST /runs': ({ body }) => {
        bodies.push((body as { message: string }).message);
        return options.post?.() ?? { id: uuid(300 + bodies.length), agentId: uuid(501) };
      },
      'POST /runs/:id/stop': () => ({}),
    },
    { '/runs/:id/events': options.events ?? play('succeeded', { versionId: uuid(103) }) },
  );
  const view = (
    <Conversation
      projectId={uuid(1)}
      head={{ id: uuid(102), number: 2 }}
      undone={options.undone ?? new Set()}
      found={options.found ?? new Map()}
      about={undefined}
      onAbout={jest.fn()}
      onRunEnd={onRunEnd}
      pins={new Map([[uuid(102), false]])}
      onPin={onPin}
      onUndo={onUndo}
      onBeforeAfter={onBeforeAfter}
      revision={0}
    />
  );
  return { ...renderRemote(view, { shell: { api } }), onRunEnd, onUndo, onPin, onBeforeAfter, bodies };
}

const composer = () => screen.findByRole('textbox', { name: 'Describe a change' });

describe('the conversation view', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[SAFE-03] says what is full where the message stands, and keeps the message', async () => {
    const error = 'You have sent 120 messages in an hour, which is the limit. Try again in 50 minutes.';
    renderConversation({
      post: () => Promise.reject(buildApiError(429, { error, code: 'RATE_LIMITED' }, 3000)),
    });
    await userEvent.type(await composer(), 'add a rating{Enter}');

    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByText('“add a rating”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await composer()).toHaveValue('add a rating');
  });

  it('[SCR-02] shows each change with its receipt', async () => {
    renderConversation();

    expect(
      await screen.findByText(
        '2 files · field Difficulty added to Plant · 8 checks passing · 5 not tried yet · 0 credits',
      ),
    ).toBeVisible();
    // Nothing is known of the first one's checks.
    expect(screen.getByText('1 file · 0 credits')).toBeVisible();
    expect(screen.getByText('3 plants keep their notes')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'View changes' }).at(-1)).toHaveAttribute(
      'href',
      `/git-deff/${uuid(501)}?run=${uuid(202)}`,
    );
  });

  it('[MODEL-15] says of checks what this page has found out by now', async () => {
    renderConversation({ found: new Map([[uuid(102), buildVersionChecks()]]) });

    expect(
      await screen.findByText('2 files · field Difficulty added to Plant · 13 checks passing · 0 credits'),
    ).toBeVisible();
  });

  it('[MODEL-15] names what fails, and since which hand edit', async () => {
    const since = { path: 'src/App.tsx', others: 0 };
    const failed = [{ id: 'e1.delete', title: 'Plants can be deleted', isNew: false, since }];
    renderConversation({ found: new Map([[uuid(102), buildVersionChecks({ passed: 12, failed })]]) });

    expect(await screen.findByText(/ · 12 checks passing · 1 failing · /)).toBeVisible();
    expect(screen.getByText('1 check still failing since src/App.tsx changed')).toBeVisible();
    expect(screen.getByText('Plants can be deleted')).toBeVisible();
  });

  it.each<[state: string, checks: Partial<VersionChecks>]>([
    ['fails', { passed: 12 }],
    ['does not start', { passed: 0, broken: 'boom' }],
  ])('[MODEL-15] says nothing of the checks of an undone change, where one %s', async (_, known) => {
    const since = { path: 'src/main.tsx', others: 0 };
    const failed = [{ id: 'e1.delete', title: 'Plants can be deleted', isNew: false, since }];
    renderConversation({
      undone: new Set([uuid(102)]),
      found: new Map([[uuid(102), buildVersionChecks({ ...known, failed })]]),
    });

    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.getByText('2 files · field Difficulty added to Plant · 0 credits')).toBeVisible();
    expect(screen.queryByText(/src\/main\.tsx/)).not.toBeInTheDocument();
    expect(screen.queryByText('Plants can be deleted')).not.toBeInTheDocument();
  });

  it('[SCR-02] lists with the first run what was built, and what is missing with the reason', async () => {
    renderConversation();
    const [first] = await screen.findAllByRole('group', { name: 'What changed' });
    if (!first) throw new Error('There is no receipt');

    expect(within(first).getByText('a chart per month')).toBeVisible();
    expect(within(first).getByText('Charts are not built yet.')).toBeVisible();
    expect(within(first).getByText('plant')).toBeVisible();
    expect(within(first).getByText('Light is a choice of low, medium and high')).toBeVisible();
  });

  it('[PRJ-03] offers to undo the newest change alone', async () => {
    const { onUndo } = renderConversation();

    await userEvent.click(await screen.findByRole('button', { name: 'Undo this change' }));

    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(await composer()).toHaveFocus();
  });

  it('[PRJ-03] offers after an undo what fits the version that is in place again', async () => {
    const offered = [['add a due date'], ['sort by difficulty']];
    const messages = said.map((message, index) => ({
      ...message,
      suggestions: message.role === 'assistant' ? (offered[(index - 1) / 2] ?? []) : [],
    }));
    renderConversation({ messages, undone: new Set([uuid(102)]) });

    const chips = await screen.findByRole('list', { name: 'What to say next' });

    expect(within(chips).getAllByRole('button')).toHaveLength(1);
    expect(within(chips).getByRole('button', { name: 'add a due date' })).toBeVisible();
  });

  it('[MODEL-17] asks before records are reached, and sends the words of the button that is pressed', async () => {
    const question = {
      message: 'remove the phone',
      effects: [{ on: 'f3.1', text: '12 customers will lose Phone.' }],
      confirm: 'Remove Phone',
      keep: 'Keep it',
    };
    const asked = {
      runId: uuid(203),
      receipt: null,
      status: 'no_effect',
      at: '2026-11-20T12:00:00.000Z',
    } as const;
    const messages = [
      ...said,
      buildMessage({ ...asked, id: '5', role: 'user', text: 'remove the phone' }),
      buildMessage({ ...asked, id: '6', role: 'assistant', text: '12 customers will lose Phone.', question }),
    ];
    const { bodies, container } = renderConversation({ messages });

    const answers = await screen.findByRole('group', { name: '12 customers will lose Phone.' });
    expect(within(answers).getByRole('button', { name: 'Keep it' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(within(answers).getByRole('button', { name: 'Remove Phone' }));

    expect(bodies).toEqual(['Remove Phone']);
    expect(await composer()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
  });

  it('[SCR-02] sends by Enter, begins a line by Shift and Enter, and tells the builder about the end', async () => {
    const { bodies, onRunEnd } = renderConversation();

    await userEvent.type(await composer(), 'one{Shift>}{Enter}{/Shift}two{Enter}');

    expect(bodies).toEqual(['one\ntwo']);
    expect(onRunEnd).toHaveBeenCalledWith({ versionId: uuid(103), balance: 50 });
    expect(await composer()).toHaveValue('');
  });

  it('[SCR-02] says which words were not understood, and sends a suggestion when it is pressed', async () => {
    const { bodies } = renderConversation({
      events: play('no_effect', { suggestions: ['add a sparkle field'] }),
    });
    await userEvent.type(await composer(), 'sparkle{Enter}');
    expect(await screen.findByText('I do not know "sparkle".')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'add a sparkle field' }));

    expect(bodies).toEqual(['sparkle', 'add a sparkle field']);
    expect(await composer()).toHaveFocus();
  });

  it('[SCR-02] says which version is in place when a run failed, and tries again', async () => {
    const { bodies } = renderConversation({ events: play('failed', { error: 'A check failed.' }) });
    await userEvent.type(await composer(), 'sort by name{Enter}');

    expect(await screen.findByText('v2 is still in place. Trying again is free.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(bodies).toEqual(['sort by name', 'sort by name']);
  });

  it('[MODEL-17] says yes once more when the change that was agreed to failed', async () => {
    const question = {
      message: 'remove the phone',
      effects: [{ on: 'f3.1', text: '12 contacts will lose Phone.' }],
      confirm: 'Remove Phone',
      keep: 'Keep it',
    };
    const { bodies } = renderConversation({
      events: play('failed', { error: 'It took too long.', question }),
    });
    await userEvent.type(await composer(), 'yes{Enter}');

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(bodies).toEqual(['yes', 'yes']);
    expect(screen.queryByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
  });

  it('[SCR-02] lets messages wait during a run and takes them back', async () => {
    const { bodies } = renderConversation({ events: never });
    await userEvent.type(await composer(), 'first{Enter}');
    await userEvent.type(await composer(), 'second{Enter}third{Enter}');

    const waiting = screen.getByRole('list', { name: 'Waiting' });
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove "second"' }));

    expect(within(waiting).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(bodies).toEqual(['first']);
  });

  it('keeps the words of a message that the server did not take', async () => {
    renderConversation({
      post: () => {
        throw buildApiError(409, { error: 'Five messages wait already', code: 'CONFLICT' });
      },
    });
    await userEvent.type(await composer(), 'add a rating{Enter}');
    expect(await screen.findByText('Five messages wait already')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));

    expect(await composer()).toHaveValue('add a rating');
  });

  it('[SCR-02] recalls the last message by Up in an empty composer', async () => {
    renderConversation();
    await screen.findByText('add difficulty');

    await userEvent.type(await composer(), '{ArrowUp}');

    expect(await composer()).toHaveValue('add difficulty');
  });

  it('has no accessibility violations', async () => {
    const { container } = renderConversation();
    await screen.findByText('add difficulty');

    expect((await axe(container)).violations).toEqual([]);
  });
});
