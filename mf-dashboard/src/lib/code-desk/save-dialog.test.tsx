import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { SaveDialog, type SaveDialogProps } from './save-dialog';

const dialog: SaveDialogProps = {
  changes: [{ path: 'src/App.tsx', kind: 'changed' }],
  problems: [],
  isChecked: true,
  checks: undefined,
  isBusy: false,
  error: undefined,
  onSave: jest.fn(),
  onClose: jest.fn(),
};

describe('[SCR-02] saving a version', () => {
  it('says whose checks it tells of, and that what is saved has had none', () => {
    const checks = 'Checks of v7: 10 checks passing · 2 failing.';
    renderRemote(<SaveDialog {...dialog} checks={checks} />);
    expect(
      screen.getByText(
        `${checks} What you save here has not been checked yet: that begins once it is a version.`,
      ),
    ).toBeVisible();
  });

  it('tells of no checks where none are known', () => {
    renderRemote(<SaveDialog {...dialog} />);
    expect(screen.queryByText(/checked yet/)).not.toBeInTheDocument();
  });
});
