import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewPanel } from './preview-panel';

const table = (number: number, name: string, plural: string) => ({
  id: `e${String(number)}`,
  name,
  plural,
  labelField: `f${String(number)}`,
  fields: [
    { id: `f${String(number)}`, key: `f${String(number)}.1`, required: true, name: 'Name', type: 'text' },
  ],
  sort: { field: `f${String(number)}`, direction: 'asc' },
  views: [{ id: `v${String(number)}`, kind: 'table', name: 'Table' }],
  defaultView: `v${String(number)}`,
  ...{ filters: [], rules: [], badges: [], actions: [], samples: [] },
});

const page = (number: number, name: string) => ({
  id: `p${String(number + 4)}`,
  name,
  blocks: [{ id: `k${String(number + 6)}`, kind: 'records', entity: `e${String(number)}` }],
});

const model = {
  v: 2,
  title: 'Plant diary',
  theme: {
    mode: 'system',
    accent: '#5b34d6',
    radius: 'soft',
    density: 'cozy',
    font: 'plain',
    navigation: 'top',
  },
  format: { currency: 'EUR' },
  entities: [table(1, 'Plant', 'Plants'), table(2, 'Room', 'Rooms')],
  metrics: [],
  pages: [page(1, 'Plants'), page(2, 'Rooms')],
  next: { entity: 3, field: 3, option: 1, node: 9 },
  generator: 'test',
};

async function renderAddress(file: () => unknown) {
  const { api, calls } = buildApi({
    'GET /project/:id/preview': () => ({
      url: 'about:blank',
      versionId: uuid(101),
      expiresAt: '2026-11-21T10:00:00.000Z',
    }),
    'GET /versions/:id/file': file,
  });
  const place = { projectId: uuid(1), name: 'Plant diary', versionId: uuid(101) };
  renderRemote(<PreviewPanel {...place} />, { shell: { api } });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Plant diary');
  for (const hash of ['', '#/rooms/new']) {
    const data = { tessera: 'preview/v1', type: 'route', hash };
    fireEvent(window, new MessageEvent('message', { data, source: frame.contentWindow }));
  }
  return { calls, field: screen.getByRole('combobox', { name: 'Address in the app' }) };
}

const offered = () =>
  screen
    .getAllByRole('option', { hidden: true })
    .map((option) => [option.getAttribute('label'), option.getAttribute('value')]);

describe('the address in the preview', () => {
  it("[SCR-02] offers the application's own pages by their names, then what was visited", async () => {
    const { calls, field } = await renderAddress(() => ({
      path: 'app.ir.json',
      text: JSON.stringify(model),
    }));
    expect(calls).not.toContain('GET /versions/:id/file');

    await userEvent.click(field);

    await waitFor(() => {
      expect(offered()).toEqual([
        ['Plants', '/'],
        ['Rooms', '/rooms'],
        [null, '/rooms/new'],
      ]);
    });
  });

  it('[SCR-02] offers what was visited where there is no model', async () => {
    const { field } = await renderAddress(() => {
      throw buildApiError(404);
    });

    await userEvent.click(field);

    expect(offered().map(([, value]) => value)).toEqual(['/', '/rooms/new']);
  });
});
