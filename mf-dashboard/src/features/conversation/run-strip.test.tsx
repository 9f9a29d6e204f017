import type { StreamHandlers } from '@tessera/shared/remote';
import { buildApi, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { viewOfConversation } from './conversation-view-testing';

const TITLES = ['Understanding', 'Designing the data', 'Writing files'];

async function renderStrip(mode = 'Build') {
  const slot = document.createElement('div');
  document.body.append(slot);
  let stream: StreamHandlers | undefined;
  let end: () => void = () => undefined;
  const { api, calls } = buildApi(
    {
      'GET /project/:id/messages': () => ({ items: [], nextCursor: null }),
      'POST /runs': () => ({ id: uuid(301), agentId: uuid(501) }),
      'POST /runs/:id/stop': () => ({}),
    },
    {
      '/runs/:id/events': (handlers) =>
        new Promise<void>((resolve) => {
          stream = handlers;
          end = resolve;
        }),
    },
  );
  const show = jest.fn();
  renderRemote(viewOfConversation({ news: { slot, show } }), { shell: { api } });
  const tell = (data: { readonly type: string }) => {
    act(() => {
      stream?.onEvent({ id: '1', type: data.type, data });
    });
  };
  const strip = within(slot);
  expect(strip.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mode' }), mode);
  await userEvent.type(screen.getByRole('textbox'), 'add a rating{Enter}');
  return {
    slot,
    strip,
    show,
    calls,
    tell,
    finish: async () => {
      tell({ type: 'end', ...{ status: 'succeeded', versionId: uuid(103), credits: 0, balance: 1 } });
      await act(async () => {
        end();
        await Promise.resolve();
      });
    },
  };
}

const plan = (running: number) => ({
  type: 'plan',
  steps: TITLES.map((title, at) => ({
    id: title,
    title,
    state: at < running ? 'done' : at === running ? 'running' : 'waiting',
  })),
});

describe('the strip of the run under way', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('[SCR-02] says the step that is under way, leads to the chat, and goes away with the run', async () => {
    const { slot, strip, show, tell, finish } = await renderStrip();

    tell(plan(2));
    expect(strip.getByRole('status')).toHaveTextContent('Writing files');
    expect((await axe(slot)).violations).toEqual([]);

    await userEvent.click(strip.getByRole('button', { name: 'Writing files. Open the chat' }));
    expect(show).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveFocus();

    await finish();
    expect(strip.getByRole('status')).toBeEmptyDOMElement();
  });

  it('[SCR-02] stops the run from wherever it is told of', async () => {
    const { strip, tell, calls } = await renderStrip();
    tell(plan(1));

    await userEvent.click(strip.getByRole('button', { name: 'Stop' }));

    expect(calls.filter((call) => call.endsWith('/stop'))).toHaveLength(1);
    expect(strip.getByRole('status')).toHaveTextContent('Stopping…');
  });

  it.each([
    ['Plan', 'Planning…'],
    ['Ask', 'Looking it up…'],
  ])('[SCR-02] says what a run of the mode %s does', async (mode, words) => {
    const { strip } = await renderStrip(mode);

    expect(strip.getByRole('status')).toHaveTextContent(words);
  });
});
