import { renderRemote } from '../testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictFiles, useConflictPicks, type ConflictWords } from './conflict-files';

const WORDS: ConflictWords = {
  mine: 'Yours',
  theirs: 'Others',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  describe: (_, choice) => `It is ${choice}.`,
};
const FILES = [{ path: 'a.ts', places: [{ mine: 'one\n', theirs: 'two\n' }] }];

function Deciding({ first }: { first?: 'mine' }) {
  const picks = useConflictPicks(FILES, first);
  return (
    <>
      <p>{`${String(picks.decided)} of ${String(picks.count)}`}</p>
      <ConflictFiles files={FILES} picks={picks} words={WORDS} />
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Text of a.ts' });
const write = () => userEvent.click(screen.getByRole('radio', { name: 'Write it' }));

describe('a place of a conflict', () => {
  it('[SCR-18] is decided by writing once the text is neither of the two', async () => {
    renderRemote(<Deciding />);
    await write();
    expect(field()).toHaveFocus();
    expect(screen.getByText('0 of 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Not decided yet: write what is to stand here');
    await userEvent.type(field(), 'more');
    expect(screen.getByText('1 of 1')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('It is own.');
  });

  it('[SCR-18] is decided by leaving the field with the text as it was', async () => {
    renderRemote(<Deciding />);
    await write();
    await userEvent.tab();
    expect(screen.getByText('1 of 1')).toBeVisible();
  });

  it('[SCR-18] leaves the focus among the choices for those who choose by arrows', async () => {
    renderRemote(<Deciding />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Write it' })).toHaveFocus();
    expect(field()).toBeVisible();
  });

  it('says nothing of deciding where one side stands from the start', async () => {
    renderRemote(<Deciding first="mine" />);
    await write();
    expect(screen.getByRole('status')).toHaveTextContent('It is own.');
  });
});
