import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { AttachedFile } from './attachments.store';
import { FileList, SentFiles } from './file-list';

const sending = (percent?: number): AttachedFile => ({
  key: 'key-1',
  name: 'plants.csv',
  size: 2048,
  step: 'sending',
  percent,
});

const list = (...files: AttachedFile[]) => (
  <FileList files={files} problem={undefined} onRemove={jest.fn()} />
);
const bar = () => screen.queryByRole('progressbar', { name: 'Uploading plants.csv' });

describe('a file that is on its way', () => {
  it('[HOME-02] says in percent how much of it is sent, in words and as a bar with its name', async () => {
    const { container } = renderRemote(list(sending(42)));
    expect(screen.getByText('42%')).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '42');
    expect(bar()).toHaveAttribute('aria-valuemax', '100');
    expect(bar()).toHaveAttribute('aria-valuetext', '42%');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[HOME-02] says no percent while none is known', () => {
    renderRemote(list(sending()));
    expect(screen.getByText('Uploading…')).toBeVisible();
    expect(bar()).toBeNull();
  });

  it('[HOME-02] says that it is read once all of it is sent', () => {
    renderRemote(list(sending(100)));
    expect(screen.getByText('Reading…')).toBeVisible();
    expect(screen.queryByText('100%')).toBeNull();
  });

  it('[HOME-02] is announced once, and not at each percent', () => {
    const live = (file: AttachedFile) => {
      const { unmount } = renderRemote(list(file));
      const words = ['status', 'alert', 'log'].flatMap((role) =>
        screen.queryAllByRole(role).map(({ textContent }) => textContent),
      );
      unmount();
      return words;
    };
    expect(live(sending())).toEqual(['Uploading 1 file']);
    expect(live(sending(42))).toEqual(['Uploading 1 file']);
    expect(live(sending(43))).toEqual(['Uploading 1 file']);
  });

  it('[HOME-02] has its size instead of a percent once it is there, and why where it was refused', () => {
    renderRemote(
      list(
        { ...sending(100), key: 'key-2', step: 'kept' },
        { ...sending(7), name: 'cat.png', step: 'refused', why: 'No picture' },
      ),
    );
    expect(screen.getAllByText('2 KB')).toHaveLength(2);
    expect(screen.queryByText('7%')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('No picture');
  });

  it('[HOME-02] keeps its reason after the message was sent without it, and says that it was', () => {
    renderRemote(list({ ...sending(), step: 'refused', why: 'No picture', isLeftOut: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('No picture');
    expect(screen.getByText('Your message was sent without it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove plants.csv' })).toBeVisible();
  });
});

describe('the files of a message that was sent', () => {
  it('[HOME-02] are told apart from those that could not go with it', async () => {
    const attachment = { id: 'id', name: 'plants.csv', size: 2048, type: 'text/csv' };
    const { container } = renderRemote(<SentFiles attachments={[attachment]} leftOut={['setup.exe']} />);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['plants.csv2 KB', 'setup.exeNot sent']);
    expect((await axe(container)).violations).toEqual([]);
  });
});
