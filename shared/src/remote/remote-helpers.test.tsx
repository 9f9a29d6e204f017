import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildShellProps, renderRemote } from '../testing';
import { ownStorage } from './own-storage';
import { undoNotice, useUndo } from './undo';
import { useDocumentTitle } from './use-document-title';

it('names the tab after the page', () => {
  function Billing() {
    useDocumentTitle('Billing');
    return null;
  }
  renderRemote(<Billing />);
  expect(document.title).toBe(`Billing · ${buildShellProps().brand.name}`);
});

it('keeps what only one remote needs under its name, until that takes it away', () => {
  const kept = ownStorage('mf-deploy', 'sessionStorage');
  const others = ownStorage('mf-auth', 'sessionStorage');
  expect(kept.read('draft')).toBeNull();
  kept.write('draft', 'Window sill');
  expect(kept.read('draft')).toBe('Window sill');
  expect(others.read('draft')).toBeNull();
  kept.remove('draft');
  expect(kept.read('draft')).toBeNull();
});

it('offers a way back for ten seconds', async () => {
  const undo = jest.fn();
  function Delete() {
    const offerUndo = useUndo();
    return (
      <button type="button" onClick={() => offerUndo('"Journal" deleted', undo)}>
        Delete
      </button>
    );
  }
  const { shell } = renderRemote(<Delete />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

  expect(shell.notify).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'success', title: '"Journal" deleted', duration: 10_000 }),
  );
  undoNotice('', undo).action?.onSelect();
  expect(undo).toHaveBeenCalledTimes(1);
});
