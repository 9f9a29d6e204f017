import type { StreamHandlers } from '@tessera/shared/remote';
import { writeCreation } from '@tessera/shared/remote/hand-over';
import {
  buildApi,
  buildApiError,
  buildProject,
  buildReceipt,
  buildVersionChecks,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CreateApp } from './create-app';

const project = buildProject({ name: 'Plant diary' });
const plan = (states: readonly string[]) => ({
  type: 'plan',
  steps: ['Understanding', 'Designing the data', 'Writing files', 'Running checks', 'Starting preview'].map(
    (title, index) => ({ id: title, title, state: states[index] ?? 'waiting' }),
  ),
});

function tell({ onEvent }: StreamHandlers, events: readonly { type: string }[]) {
  events.forEach((data, index) => {
    onEvent({ id: String(index + 1), type: data.type, data });
  });
}

const writing = [
  plan(['done', 'done', 'running']),
  { type: 'file', path: 'src/App.tsx', change: 'added' },
  { type: 'file', path: 'src/main.tsx', change: 'added' },
];
const finished = [
  ...writing,
  plan(['done', 'done', 'done', 'done', 'done']),
  {
    type: 'receipt',
    receipt: buildReceipt({
      coverage: [
        { phrase: 'room', state: 'built' },
        { phrase: 'email reminders', state: 'missing', why: 'Nothing is sent.' },
      ],
      assumptions: ['Light is a choice'],
    }),
    checks: buildVersionChecks(),
  },
  { type: 'end', status: 'succeeded', versionId: uuid(101), credits: 0, balance: 50 },
];

function renderCreate(
  options: {
    post?: () => unknown;
    events?: (handlers: StreamHandlers) => Promise<void> | void;
    isCarried?: boolean;
  } = {},
) {
  if (options.isCarried ?? true) {
    const creation = {
      projectName: 'Plant diary',
      prompt: 'Build a plant diary',
      idempotencyKey: 'creation-key',
    };
    writeCreation('Plant diary', creation);
  }
  const { api, calls } = buildApi(
    {
      'GET /template': () => ({ data: [] }),
      'POST /project': options.post ?? (() => ({ project, runId: uuid(201) })),
      'POST /runs': () => ({ id: uuid(202), agentId: uuid(501) }),
      'POST /runs/:id/stop': () => ({}),
      'GET /project': () => [project],
    },
    {
      '/runs/:id/events':
        options.events ??
        ((handlers) => {
          tell(handlers, finished);
        }),
    },
  );
  const view = (
    <CreateApp
      name="Plant diary"
      renderPreview={(_, { versionId, ahead }) => <p>preview of {versionId ?? ahead?.url}</p>}
    />
  );
  return { ...renderRemote(view, { path: '/create-app/Plant%20diary', shell: { api } }), calls };
}

describe('the page that creates an app', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[SCR-03] shows the steps and how much is written, no file names, and cannot be opened yet', async () => {
    renderCreate({
      events: (handlers) => {
        tell(handlers, writing);
        return new Promise(() => undefined);
      },
    });

    expect(await screen.findByText(/^\d+ files? written/)).toBeVisible();
    expect(screen.queryByText(/src\//)).not.toBeInTheDocument();
    expect(screen.getByText('Build a plant diary')).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Writing files');
    expect(screen.getByRole('button', { name: 'Open in builder' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  });

  it('[SCR-03] shows the tables and their fields as soon as they are understood', async () => {
    const tables = [{ name: 'Plant', fields: ['Name', 'Room'] }];
    renderCreate({
      events: (handlers) => {
        tell(handlers, [Object.assign(plan(['done', 'running']), { tables })]);
        return new Promise(() => undefined);
      },
    });

    expect(await screen.findByRole('list', { name: 'What it keeps' })).toHaveTextContent('PlantName, Room');
    expect(screen.getByText('Creating your app…')).toBeVisible();
  });

  it('[SCR-03] shows the application as soon as it runs, before its checks are performed', async () => {
    const preview = { type: 'preview', url: 'http://x.preview.localhost/' };
    let tellMore = () => {};
    renderCreate({
      events: (handlers) => {
        tell(handlers, [plan(['running']), Object.assign({ isAwaited: true }, preview)]);
        tellMore = () => {
          tell(handlers, [...writing, plan(['done', 'done', 'done', 'running']), preview]);
        };
        return new Promise(() => undefined);
      },
    });

    // Asked for while it is being made, and nobody's before it is there.
    const words = 'preview of http://x.preview.localhost/';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(words, { ignore: '[inert] *' })).not.toBeInTheDocument();
    act(tellMore);
    expect(screen.getByText(words, { ignore: '[inert] *' })).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Running checks');
    expect(screen.getByRole('button', { name: 'Open in builder' })).toBeDisabled();
  });

  it('[SCR-03] shows the preview, what is missing and why, and what was assumed', async () => {
    const { container } = renderCreate();

    expect(await screen.findByText(`preview of ${uuid(101)}`)).toBeVisible();
    expect(screen.getByText('email reminders')).toBeVisible();
    expect(screen.getByText('Nothing is sent.')).toBeVisible();
    expect(screen.getByText('Light is a choice')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open in builder' })).toBeEnabled();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SAFE-03] says how to make room when there are as many projects as there may be, and keeps the prompt', async () => {
    const error = 'You have 100 projects, the most an account can have. Delete one to make another.';
    let isFull = true;
    renderCreate({
      post: () =>
        isFull
          ? Promise.reject(buildApiError(413, { error, code: 'QUOTA_FULL' }))
          : { project, runId: uuid(201) },
    });

    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByText('Build a plant diary')).toBeVisible();
    isFull = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`preview of ${uuid(101)}`)).toBeVisible();
  });

  it('[SCR-03] asks what the app should do when nothing came along', async () => {
    const { calls } = renderCreate({ isCarried: false });
    const create = await screen.findByRole('button', { name: 'Create' });
    expect(create).toBeDisabled();

    await userEvent.type(
      screen.getByRole('textbox', { name: 'What should Plant diary do?' }),
      'plants with name',
    );
    await userEvent.click(create);

    expect(await screen.findByText(`preview of ${uuid(101)}`)).toBeVisible();
    expect(calls).toContain('POST /project');
  });

  it('[SCR-03] offers the app of that name, and another name', async () => {
    let attempts = 0;
    renderCreate({
      post: () => {
        attempts += 1;
        if (attempts > 1) return { project, runId: uuid(201) };
        throw buildApiError(409, {
          error: 'You already have "Plant diary"',
          code: 'CONFLICT',
          fields: { projectName: 'You already have "Plant diary"' },
        });
      },
    });

    expect(await screen.findByText('You already have "Plant diary"')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/app/${uuid(1)}`);
    await userEvent.click(screen.getByRole('button', { name: 'Create "Plant diary 2"' }));

    expect(await screen.findByText(`preview of ${uuid(101)}`)).toBeVisible();
  });

  it('[SCR-03] can be renamed after a failure, and keeps what was being typed through the next attempt', async () => {
    let attempts = 0;
    renderCreate({
      events: (handlers) => {
        attempts += 1;
        if (attempts > 1) return new Promise(() => undefined);
        const end = { type: 'end', status: 'failed', credits: 0, balance: 50, error: 'No.' };
        tell(handlers, [plan(['failed']), end]);
        return Promise.resolve();
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });

    await userEvent.click(screen.getByRole('button', { name: /Change the name/ }));
    const field = screen.getByRole('textbox', { name: 'Name of the app' });
    await userEvent.clear(field);
    fireEvent.change(field, { target: { value: 'Green fr' } });
    fireEvent.click(retry);

    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the app' })).toHaveValue('Green fr');
  });

  it('[SCR-03] celebrates nothing where under half of what was said was made', async () => {
    const coverage = [
      { phrase: 'plants', state: 'built' as const },
      { phrase: 'a drone', state: 'missing' as const },
      { phrase: 'a map', state: 'missing' as const },
    ];
    renderCreate({
      events: (handlers) => {
        const receipt = {
          type: 'receipt',
          receipt: buildReceipt({ coverage }),
          checks: buildVersionChecks(),
        };
        const end = { type: 'end', status: 'succeeded', versionId: uuid(101), credits: 0, balance: 50 };
        tell(handlers, [...writing, receipt, end]);
      },
    });

    expect(await screen.findByText('Here is what I made of it')).toBeVisible();
    expect(screen.getByText('Not built: “a drone”, “a map”.')).toBeVisible();
    expect(screen.queryByText(/is ready/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open in builder' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Edit prompt' }));
    expect(screen.getByRole('textbox', { name: /What should/ })).toHaveValue('Build a plant diary');
  });

  it('[SCR-03] on a phone shows the application by a button, in full, with a way back', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: /max-width/.test(query),
          media: query,
        }) as unknown as MediaQueryList,
    );
    renderCreate();
    const see = await screen.findByRole('button', { name: 'See it running' });
    expect(await screen.findByText('Plant diary is ready')).toBeVisible();
    expect(screen.queryByText(`preview of ${uuid(101)}`)).not.toBeInTheDocument();

    await userEvent.click(see);
    expect(screen.getByRole('dialog', { name: 'Plant diary' })).toHaveTextContent(`preview of ${uuid(101)}`);

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('[SCR-03] names the step that failed and keeps the prompt', async () => {
    renderCreate({
      events: (handlers) => {
        tell(handlers, [
          plan(['done', 'failed']),
          { type: 'end', status: 'failed', credits: 0, balance: 50, error: 'No field was named.' } as {
            type: string;
          },
        ]);
      },
    });

    expect(await screen.findByText('Designing the data: No field was named.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit prompt' }));

    expect(screen.getByRole('textbox', { name: /What should/ })).toHaveValue('Build a plant diary');
  });
});
