import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildShellProps, renderRemote } from '../testing';
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
