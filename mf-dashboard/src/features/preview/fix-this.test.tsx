import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createFixing, type TalkState } from '../../lib/fixing';
import { PreviewPanel } from './preview-panel';

const preview = { url: 'about:blank', versionId: uuid(101), expiresAt: '2026-11-21T10:00:00.000Z' };
const unbuilt = () => {
  const place = { path: 'src/App.tsx', line: 12 };
  throw buildApiError(422, { error: 'Unexpected "}"', code: 'BUILD_FAILED', ...place });
};

interface Panel {
  answer?: () => unknown;
  broken?: string;
  state?: Partial<TalkState>;
  isNewest?: boolean;
}

function renderPanel({ answer = () => preview, broken, state, isNewest = true }: Panel = {}) {
  const { api } = buildApi({ 'GET /project/:id/preview': answer });
  const store = createFixing();
  const sent = jest.fn();
  const onFix = jest.fn();
  store.listen(sent);
  store.tell({ whyNot: undefined, sent: [], ...state });
  const fixing = isNewest ? { store, onFix } : undefined;
  const place = { projectId: uuid(1), name: 'Plant diary', versionId: uuid(101) };
  const view = <PreviewPanel {...place} broken={broken} fixing={fixing} />;
  return { ...renderRemote(view, { shell: { api } }), sent, onFix };
}

async function findSay() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Plant diary');
  return (data: object) => {
    const message = { data: { tessera: 'preview/v1', ...data }, source: frame.contentWindow };
    fireEvent(window, new MessageEvent('message', message));
  };
}

const fixButton = (name: string) => screen.getByRole('button', { name: `Fix this: ${name}` });

describe("[SCR-02] 'Fix this' in a preview", () => {
  it('sends what does not build with file and line', async () => {
    const { sent, onFix } = renderPanel({ answer: unbuilt });
    await userEvent.click(await screen.findByRole('button', { name: 'Fix this: Unexpected "}"' }));
    const problem = { message: 'Unexpected "}"', path: 'src/App.tsx', line: 12 };
    expect(sent).toHaveBeenCalledWith('Fix this: Unexpected "}"', problem);
    expect(onFix).toHaveBeenCalledTimes(1);
  });

  it('lists what does not build in the console, too', async () => {
    const { container } = renderPanel({ answer: unbuilt });
    await screen.findByText('The preview could not be built');
    await userEvent.click(screen.getByRole('button', { name: /Console/ }));
    const console = within(screen.getByRole('region', { name: 'Console' }));
    expect(console.getByText(/src\/App\.tsx, line 12/)).toBeVisible();
    expect(console.getByRole('button', { name: 'Fix this: Unexpected "}"' })).toBeVisible();
    expect((await axe(container, { iframes: false })).violations).toEqual([]);
  });

  it('is offered once for each different error of the running application', async () => {
    const { sent } = renderPanel();
    const say = await findSay();
    say({ type: 'ready' });
    for (const message of ['x is not a function', 'y is not defined', 'x is not a function'])
      say({ type: 'error', message });
    await userEvent.click(screen.getByRole('button', { name: /Console/ }));

    const items = within(screen.getByRole('region', { name: 'Console' })).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[1]).toHaveTextContent('x is not a function2 times');
    await userEvent.click(fixButton('x is not a function'));
    expect(sent).toHaveBeenCalledWith('Fix this: x is not a function', { message: 'x is not a function' });
  });

  it('lies over an application that crashed, and over one that its checks found broken', async () => {
    renderPanel();
    const say = await findSay();
    say({ type: 'error', message: 'There is no beginning' });
    expect(fixButton('There is no beginning')).toBeVisible();
  });

  it('lies over an application that its checks found broken, once it told why', async () => {
    renderPanel({ broken: 'The application does not start' });
    const say = await findSay();
    expect(screen.queryByRole('button', { name: /^Fix this/ })).not.toBeInTheDocument();
    say({ type: 'error', message: 'There is no beginning' });
    expect(fixButton('There is no beginning')).toBeVisible();
  });

  it('is below a page of the running application that broke, until it is dismissed or the console has it', async () => {
    const { container, sent } = renderPanel();
    const say = await findSay();
    say({ type: 'ready' });
    expect(screen.queryByRole('region', { name: 'Error in the preview' })).not.toBeInTheDocument();
    say({ type: 'error', message: 'x is not a function' });
    expect(screen.getByRole('region', { name: 'Error in the preview' })).toHaveTextContent(
      'x is not a function',
    );
    expect((await axe(container, { iframes: false })).violations).toEqual([]);
    await userEvent.click(fixButton('x is not a function'));
    expect(sent).toHaveBeenCalledWith('Fix this: x is not a function', { message: 'x is not a function' });

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Error in the preview' })).not.toBeInTheDocument();
    say({ type: 'error', message: 'x is not a function' });
    expect(screen.queryByRole('region', { name: 'Error in the preview' })).not.toBeInTheDocument();
    say({ type: 'error', message: 'y is not defined' });
    expect(fixButton('y is not defined')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '1 more' }));
    expect(screen.queryByRole('region', { name: 'Error in the preview' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Console' })).toBeVisible();
    expect(fixButton('y is not defined')).toBeVisible();
    expect(fixButton('x is not a function')).toBeVisible();
  });

  it('waits while a run is under way, and says so', async () => {
    const { sent } = renderPanel({ answer: unbuilt, state: { whyNot: 'The builder is working.' } });
    const button = await screen.findByRole('button', { name: /^Fix this/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.hover(button);
    expect(await screen.findByText('The builder is working.')).toBeInTheDocument();
  });

  it('gives way to "Tried twice" after the same error was fixed twice', async () => {
    const text = 'Fix this: Unexpected "}"';
    const tried = [1, 2].map(() => ({ text, hasChanged: true }));
    renderPanel({ answer: unbuilt, state: { sent: tried } });
    expect(await screen.findByText('Tried twice')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fix this/ })).not.toBeInTheDocument();
  });

  it('is not offered for an earlier version, nor where the network is why', async () => {
    const { unmount } = renderPanel({ answer: unbuilt, isNewest: false });
    await screen.findByText('The preview could not be built');
    expect(screen.queryByRole('button', { name: /^Fix this/ })).not.toBeInTheDocument();
    unmount();
    renderPanel({
      answer: () => {
        throw buildApiError(503, { error: 'Too much is being built', code: 'UNAVAILABLE' });
      },
    });
    await screen.findByText('The preview could not be built');
    expect(screen.queryByRole('button', { name: /^Fix this/ })).not.toBeInTheDocument();
  });
});
