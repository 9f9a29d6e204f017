import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PaneNews } from '../../lib/pane-news';
import { PreviewPanel } from './preview-panel';

const preview = { url: 'about:blank', versionId: uuid(101), expiresAt: '2026-11-21T10:00:00.000Z' };

interface Panel {
  news?: PaneNews;
  answer?: () => unknown;
  broken?: string;
}

function renderPanel({ answer = () => preview, broken, news }: Panel = {}) {
  const { api } = buildApi({ 'GET /project/:id/preview': answer });
  const place = { projectId: uuid(1), name: 'Plant diary', versionId: uuid(101) };
  return renderRemote(<PreviewPanel {...place} broken={broken} news={news} />, { shell: { api } });
}

async function findFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Plant diary');
  const child = frame.contentWindow;
  if (!child) throw new Error('The frame has no window');
  const say = (data: unknown, source: MessageEventSource | null = child) => {
    fireEvent(window, new MessageEvent('message', { data, source }));
  };
  return { frame, child, say };
}

describe('the preview panel', () => {
  it('[PRJ-02] keeps the application in a sandbox without its own origin', async () => {
    renderPanel();

    const { frame } = await findFrame();

    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-modals');
    expect(frame).toHaveAttribute('allow', 'clipboard-write');
  });

  it('[SCR-02] says "Starting preview…" until the application is ready', async () => {
    renderPanel();
    const { say } = await findFrame();
    expect(screen.getByText('Starting preview…')).toBeInTheDocument();

    say({ tessera: 'preview/v1', type: 'ready' });

    expect(screen.queryByText('Starting preview…')).not.toBeInTheDocument();
  });

  it('listens to its own frame alone', async () => {
    renderPanel();
    const { say } = await findFrame();

    say({ tessera: 'preview/v1', type: 'ready' }, window);
    say({ tessera: 'preview/v1', type: 'ready' }, null);
    say({ type: 'ready' });

    expect(screen.getByText('Starting preview…')).toBeInTheDocument();
  });

  it('[PRJ-02] answers the application, that nothing is kept where the browser has no database', async () => {
    renderPanel();
    const { say, child } = await findFrame();
    const post = jest.spyOn(child, 'postMessage').mockImplementation(() => undefined);

    say({ tessera: 'preview/v1', type: 'storage:load', id: 1 });
    await act(() => Promise.resolve());

    expect(post).toHaveBeenCalledWith(
      { tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: null, revision: 1, drafts: null },
      '*',
    );
  });

  it('[SCR-02] shows file and line of a version that does not build', async () => {
    renderPanel({
      answer: () => {
        throw buildApiError(422, {
          error: 'Unexpected "}"',
          code: 'BUILD_FAILED',
          path: 'src/App.tsx',
          line: 12,
        });
      },
    });

    expect(await screen.findByText('src/App.tsx, line 12')).toBeVisible();
    expect(screen.getByText(/Unexpected "}"/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('[MODEL-15] says why an application does not start as soon as that is known, until it does', async () => {
    const sentence = 'The application does not start: There is no beginning';
    renderPanel({ broken: sentence });
    const { say } = await findFrame();

    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText('Starting preview…')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveAttribute('aria-busy', 'false');

    say({ tessera: 'preview/v1', type: 'error', message: 'There is no beginning' });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText('The application stopped with an error')).not.toBeInTheDocument();

    say({ tessera: 'preview/v1', type: 'ready' });
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('[SCR-02] counts the errors in the status line, where they lead to the console', async () => {
    const slot = document.body.appendChild(document.createElement('div'));
    const show = jest.fn();
    renderPanel({ news: { slot, show } });
    const { say } = await findFrame();
    expect(slot).toBeEmptyDOMElement();

    say({ tessera: 'preview/v1', type: 'error', message: 'x is not a function' });
    expect(screen.getByRole('button', { name: '1 error in the preview' })).toBeVisible();
    say({ tessera: 'preview/v1', type: 'error', message: 'y is not a function' });
    await userEvent.click(screen.getByRole('button', { name: '2 errors in the preview' }));

    expect(show).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Console' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(slot).toBeEmptyDOMElement();
    slot.remove();
  });

  it('[SCR-02] lists the errors of the application in the console', async () => {
    renderPanel();
    const { say } = await findFrame();
    say({ tessera: 'preview/v1', type: 'error', message: 'x is not a function', stack: 'at App' });

    await userEvent.click(screen.getByRole('button', { name: /Console/ }));

    expect(screen.getByText('x is not a function', { selector: 'strong' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('No errors in the preview.')).toBeVisible();
  });

  it('[SCR-02] offers three widths, by arrow keys too', async () => {
    renderPanel();
    await userEvent.click(screen.getByRole('radio', { name: 'Desktop' }));

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Tablet 768' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Tablet 768' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  });

  it('[SAFE-16] takes away an application that floods the page, and starts it again when asked', async () => {
    renderPanel();
    const { frame, say } = await findFrame();
    const inner = frame.contentDocument?.createElement('iframe');
    if (inner) frame.contentDocument?.body.append(inner);

    for (let sent = 0; sent < 5000 && frame.isConnected; sent += 1) {
      say({ type: 'noise' }, sent % 2 === 0 ? inner?.contentWindow : undefined);
    }

    expect(await screen.findByText('The preview was stopped')).toBeVisible();
    expect(screen.queryByTitle('Preview of Plant diary')).not.toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Reload' }).at(-1) ?? document.body);
    const again = await findFrame();
    again.say({ tessera: 'preview/v1', type: 'ready' });
    expect(screen.queryByText('The preview was stopped')).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = renderPanel();
    await findFrame();

    expect((await axe(container, { iframes: false })).violations).toEqual([]);
  });

  it('[MODEL-15] offers the checks to be watched once the application is there, and says why not before', async () => {
    const { api } = buildApi({ 'GET /project/:id/preview': () => preview });
    renderRemote(
      <PreviewPanel
        projectId={uuid(1)}
        name="Plant diary"
        versionId={uuid(101)}
        renderWatch={(close) => <button onClick={close}>Close the checks</button>}
      />,
      { shell: { api } },
    );
    const { say } = await findFrame();
    const watch = screen.getByRole('button', { name: 'Watch the checks' });
    expect(watch).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(watch);
    expect(screen.queryByText('Close the checks')).not.toBeInTheDocument();

    say({ tessera: 'preview/v1', type: 'ready' });
    await userEvent.click(screen.getByRole('button', { name: 'Watch the checks' }));
    await userEvent.click(screen.getByText('Close the checks'));
    expect(screen.getByRole('button', { name: 'Watch the checks' })).toHaveFocus();
  });

  it('[SCR-02] shows the address that the application tells, and gives up what was typed by Escape', async () => {
    renderPanel();
    const { say } = await findFrame();
    const address = () => screen.getByRole('combobox', { name: 'Address in the app' });
    say({ tessera: 'preview/v1', type: 'ready' });
    say({ tessera: 'preview/v1', type: 'route', hash: '' });
    expect(address()).toHaveValue('/');
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');

    say({ tessera: 'preview/v1', type: 'route', hash: '#/orders' });
    expect(address()).toHaveValue('/orders');
    expect(screen.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled');

    await userEvent.type(address(), 'x{Escape}');
    expect(address()).toHaveValue('/orders');
  });
});
