import type { DataPlace } from '@tessera/shared/contracts';
import type { Notice } from '@tessera/shared/remote';
import { buildApi, renderRemote, uuid } from '@tessera/shared/testing';
import { Button, Menu } from '@tessera/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDownloadItems } from './download-items';

function Downloads({ dataPlace }: { dataPlace: DataPlace }) {
  const items = useDownloadItems(uuid(1), dataPlace);
  return <Menu label="Downloads" trigger={<Button>Downloads</Button>} items={items} />;
}

/** Chooses an item of the menu; gives what somebody was told by the time that the file was there. */
async function take(dataPlace: DataPlace, item: string) {
  const notices: Notice[] = [];
  const saved = jest.fn(() => 'blob:file');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const { api } = buildApi({
    'GET /versions/:id/archive': () => ({ content: new Blob(['zip']), name: null }),
  });
  const shell = { api, notify: (notice: Notice) => notices.push(notice) };
  renderRemote(<Downloads dataPlace={dataPlace} />, { shell });
  await userEvent.click(screen.getByRole('button', { name: 'Downloads' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => {
    expect(saved).toHaveBeenCalledTimes(1);
  });
  return notices;
}

describe('the downloads of a version', () => {
  it('[PRJ-03] say that the ZIP of shared records has a server, and that nobody signs in there', async () => {
    expect(await take('database', 'Download ZIP With a server')).toMatchObject([
      {
        title: 'The ZIP has a small server',
        message: expect.stringMatching(/npm start.*everyone is a visitor/) as string,
      },
    ]);
  });

  it('say nothing of a server where there is none', async () => {
    expect(await take('browser', 'Download ZIP')).toEqual([]);
  });

  it('say nothing of it of the one HTML file', async () => {
    expect(await take('database', 'Download as one HTML file')).toEqual([]);
  });
});
