import type { Project, Version } from '@tessera/shared/contracts';
import {
  buildApi,
  buildCredits,
  buildProject,
  buildSession,
  buildUser,
  buildVersion,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Workbench } from './workbench';

const head: Partial<Project> = { headVersion: { id: uuid(101), number: 1 } };

async function renderBench(project = head, versions: Version[] = [buildVersion({ number: 1 })]) {
  const { api } = buildApi({
    'GET /project/:id': () => buildProject(project),
    'GET /project/:id/versions': () => ({ items: versions, nextCursor: null }),
    'GET /credits/user/:userId': () => [buildCredits()],
  });
  const view = renderRemote(
    <Workbench
      projectId={uuid(1)}
      startPane="preview"
      renderConversation={(_, __, { openFile }) => (
        <>
          <textarea aria-label="Describe a change" />
          <button
            type="button"
            onClick={() => {
              openFile('src/App.tsx');
            }}
          >
            src/App.tsx
          </button>
        </>
      )}
      renderPreview={() => <p>preview</p>}
      renderCode={(_, __, { wish, path, press, onWishTaken }) => (
        <>
          <p>{`file ${path ?? 'none'}, press ${String(press)}`}</p>
          <button type="button" onClick={onWishTaken}>
            {`wish ${wish ?? 'none'}`}
          </button>
        </>
      )}
      renderFound={() => null}
      renderShare={() => null}
      renderData={() => <p>records</p>}
      renderChecks={() => <p>checks</p>}
      renderStatus={() => null}
      renderHistory={() => <button type="button">Look at the older</button>}
    />,
    { shell: { api, session: buildSession(buildUser()) } },
  );
  await screen.findByRole('textbox');
  return view;
}

/** Gives whether the browser may do what it does by that key. */
const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ...more });

const field = () => screen.getByRole('textbox');

describe('the keys of the builder', () => {
  it('[SCR-02] Ctrl+S and Ctrl+P show the code from anywhere and say there what is wanted', async () => {
    await renderBench();
    field().focus();

    expect(press(field(), 's', { ctrlKey: true })).toBe(false);
    expect(screen.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'wish save' }));
    expect(screen.getByRole('button', { name: 'wish none' })).toBeVisible();

    fireEvent.keyDown(document, { key: '1', code: 'Digit1', altKey: true });
    expect(press(document.body, 'p', { metaKey: true })).toBe(false);
    expect(screen.getByRole('button', { name: 'wish open' })).toBeVisible();

    // Who leaves the code no longer wants it.
    fireEvent.keyDown(document, { key: '1', code: 'Digit1', altKey: true });
    expect(screen.getByRole('button', { name: 'wish none', hidden: true })).not.toBeVisible();
  });

  it('[SCR-02] Ctrl+S without a version says that there is nothing to save', async () => {
    const { shell } = await renderBench({ headVersion: null }, []);

    expect(press(document.body, 's', { ctrlKey: true })).toBe(false);
    expect(shell.notify).toHaveBeenCalledWith({ type: 'info', title: 'There is nothing to save yet.' });
    expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('[SCR-02] keys leave the page alone while a dialog is open, and the browser does not save it', async () => {
    await renderBench();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);

    expect(press(document.body, 's', { ctrlKey: true })).toBe(false);
    press(document.body, 'F6');
    dialog.remove();
    expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveFocus();
  });

  it('[SCR-02] F6 goes from the conversation to the panel, to the top bar, and back', async () => {
    await renderBench();
    press(document.body, 'F6');
    expect(field()).toHaveFocus();
    press(document.body, 'F6');
    // Nothing in the panel takes the focus: it does so itself.
    expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveFocus();
    press(document.body, 'F6');
    expect(screen.getByRole('button', { name: 'Plant diary' })).toHaveFocus();
    press(document.body, 'F6');
    expect(field()).toHaveFocus();

    fireEvent.keyDown(document, { key: '5', code: 'Digit5', altKey: true });
    press(document.body, 'F6', { shiftKey: true });
    expect(screen.getByRole('button', { name: 'Plant diary' })).toHaveFocus();
    press(document.body, 'F6', { shiftKey: true });
    expect(screen.getByRole('button', { name: 'Look at the older' })).toHaveFocus();
    press(document.body, 'F6', { shiftKey: true });
    expect(field()).toHaveFocus();
  });

  it('[SCR-02] a file opens under Code as often as it is pressed', async () => {
    await renderBench();
    await userEvent.click(screen.getByRole('button', { name: 'src/App.tsx' }));

    expect(screen.getByText('file src/App.tsx, press 1')).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Code' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'src/App.tsx' }));
    expect(screen.getByText('file src/App.tsx, press 2')).toBeVisible();
  });
});
