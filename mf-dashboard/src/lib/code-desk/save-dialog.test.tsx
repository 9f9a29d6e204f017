import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import type { Problem } from '../editor/language/language-messages';
import { SaveDialog, type SaveDialogProps } from './save-dialog';

const dialog: SaveDialogProps = {
  changes: [{ path: 'src/App.tsx', kind: 'changed' }],
  problems: [],
  isChecked: true,
  tryBuild: () => Promise.resolve(undefined),
  checks: undefined,
  isBusy: false,
  error: undefined,
  onSave: jest.fn(),
  onClose: jest.fn(),
};

describe('[SCR-02] saving a version', () => {
  it('says whose checks it tells of, and that what is saved has had none', async () => {
    const checks = 'Checks of v7: 10 checks passing · 2 failing.';
    renderRemote(<SaveDialog {...dialog} checks={checks} />);
    await screen.findByText(/^It builds/);
    expect(
      screen.getByText(
        `${checks} What you save here has not been checked yet: that begins once it is a version.`,
      ),
    ).toBeVisible();
  });

  it('tells of no checks where none are known', async () => {
    renderRemote(<SaveDialog {...dialog} />);
    await screen.findByText(/^It builds/);
    expect(screen.queryByText(/checked yet/)).not.toBeInTheDocument();
  });

  const problem = (part: Partial<Problem>): Problem => ({
    ...{
      path: 'src/App.tsx',
      from: 0,
      to: 1,
      line: 3,
      column: 1,
      severity: 'error',
      message: 'Expression expected.',
    },
    ...{ isBreaking: true },
    ...part,
  });

  it('says what does not build in the words that its preview has for it', async () => {
    const broken = { path: 'src/App.tsx', line: 3, message: 'Unexpected ";"' };
    renderRemote(
      <SaveDialog {...dialog} problems={[problem({})]} tryBuild={() => Promise.resolve(broken)} />,
    );
    expect(screen.getByText('Looking for problems…')).toBeVisible();
    expect(await screen.findByText('src/App.tsx, line 3: Unexpected ";"')).toBeVisible();
    expect(screen.getByText('This does not build')).toBeVisible();
    expect(screen.queryByText(/Expression expected/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save anyway' })).toBeVisible();
  });

  it('says of the whole project what is the matter with it', async () => {
    const broken = { path: null, line: null, message: 'The project has no src/main.tsx to start from' };
    renderRemote(<SaveDialog {...dialog} tryBuild={() => Promise.resolve(broken)} />);
    expect(await screen.findByText('The project has no src/main.tsx to start from')).toBeVisible();
  });

  it.each([
    ['It builds, and its types fit.', [], true],
    ['It builds, but some types do not fit', [problem({ isBreaking: false })], true],
    ['It builds. Nobody looked at its types: completion is off.', [], undefined],
  ] as const)('says "%s"', async (words, problems, isChecked) => {
    renderRemote(<SaveDialog {...dialog} problems={problems} isChecked={isChecked} />);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save version' })).toBeVisible();
  });

  it('says what the editor found where nobody answers, and claims no more than that', async () => {
    const tryBuild = () => Promise.reject(new Error('offline'));
    const { unmount } = renderRemote(<SaveDialog {...dialog} problems={[problem({})]} tryBuild={tryBuild} />);
    expect(await screen.findByText('src/App.tsx, line 3: Expression expected.')).toBeVisible();
    unmount();
    renderRemote(<SaveDialog {...dialog} tryBuild={tryBuild} />);
    expect(await screen.findByText('Its types fit.')).toBeVisible();
  });
});
