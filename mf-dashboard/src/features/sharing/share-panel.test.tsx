import type { ShareLink } from '@tessera/shared/contracts';
import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { SharePanel, type SharePanelProps } from './share-panel';

const URL_OF_LINK = 'http://localhost/share#token=abc';

function buildLink(overrides: Partial<ShareLink> = {}): ShareLink {
  return {
    id: uuid(1),
    version: null,
    expiresAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    openedAt: null,
    opens: 0,
    ...overrides,
  };
}

/** Keeps the link that was made, as pages do. */
function Panel(props: Omit<SharePanelProps, 'made' | 'onMade'>) {
  const [made, setMade] = useState<SharePanelProps['made']>();
  return <SharePanel {...props} made={made} onMade={setMade} />;
}

function renderPanel(answers: Parameters<typeof buildApi>[0] = {}, props: Partial<SharePanelProps> = {}) {
  let items: ShareLink[] = [];
  const { api, made: calls } = buildApi({
    'GET /project/:id/share': () => ({ items }),
    'POST /project/:id/share': () => {
      items = [buildLink({ id: uuid(7) }), ...items];
      return { id: uuid(7), url: URL_OF_LINK };
    },
    'DELETE /project/:id/share/:sid': ({ params }) => {
      items = items.filter(({ id }) => id !== params?.['sid']);
    },
    ...answers,
  });
  const version = { id: uuid(102), number: 2 };
  const panel = { projectId: uuid(1), isArchived: false, version, ...props };
  return { ...renderRemote(<Panel {...panel} />, { shell: { api } }), calls };
}

const made = (calls: ReturnType<typeof renderPanel>['calls']) =>
  calls.filter(({ name }) => name === 'POST /project/:id/share').map(({ body }) => body as object);

describe('the links to an app', () => {
  it('[SCR-05] are made for the newest version and seven days unless told otherwise, and shown once', async () => {
    const { calls, container } = renderPanel();
    expect(await screen.findByText(/^No links yet/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'New preview link' }));

    const address = await screen.findByRole('textbox', { name: 'Address of the link' });
    expect(address).toHaveValue(URL_OF_LINK);
    expect(address).toHaveFocus();
    expect(screen.getByText('Link made')).toBeInTheDocument();
    const [body] = made(calls) as { expiresAt: string }[];
    expect(Object.keys(body ?? {})).toEqual(['expiresAt']);
    const days = (Date.parse(body?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await screen.findByRole('list', { name: 'Links' })).toHaveTextContent('Newest versionNo end');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-04] is made at once for whoever asked for it on the way here, and only then', async () => {
    const { calls } = renderPanel({}, { makesOne: true });
    expect(await screen.findByRole('textbox', { name: 'Address of the link' })).toHaveValue(URL_OF_LINK);
    expect(made(calls)).toHaveLength(1);
    const { calls: ofArchived } = renderPanel({}, { makesOne: true, isArchived: true });
    expect(await screen.findByText(/archived/)).toBeVisible();
    expect(made(ofArchived)).toEqual([]);
  });

  it('[SCR-05] may show one version for good, without an end', async () => {
    const { calls } = renderPanel();
    await userEvent.selectOptions(screen.getByLabelText('Shows'), 'Always v2');
    await userEvent.selectOptions(screen.getByLabelText('Ends'), 'Never');
    await userEvent.click(screen.getByRole('button', { name: 'New preview link' }));
    await screen.findByRole('textbox');
    expect(made(calls)).toEqual([{ versionId: uuid(102) }]);
  });

  it('[SCR-05] are revoked after a question, which takes the address that was just made with it', async () => {
    renderPanel();
    await userEvent.click(screen.getByRole('button', { name: 'New preview link' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/^No links yet/)).toBeVisible();
    expect(screen.getByText('Link revoked')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Links' })).toHaveFocus();
  });

  it('[SCR-05] say how often they were opened, and what they show', async () => {
    const items = [
      buildLink({
        id: uuid(2),
        version: { id: uuid(101), number: 1 },
        opens: 1,
        openedAt: new Date().toISOString(),
      }),
      buildLink({ id: uuid(3), opens: 12, openedAt: new Date().toISOString() }),
    ];
    renderPanel({ 'GET /project/:id/share': () => ({ items }) });
    await screen.findByText('Always v1');
    const rows = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Always v1No end · opened once, last just now');
    expect(rows[1]).toHaveTextContent('Newest versionNo end · opened 12 times, last just now');
  });

  it('[SCR-05] are not made of an archived project, and say why', async () => {
    renderPanel({}, { isArchived: true });
    expect(screen.getByText(/^This project is archived/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New preview link' })).not.toBeInTheDocument();
    await screen.findByText(/^No links yet/);
  });

  it('[SCR-05] that could not be loaded or made say so, with a way on', async () => {
    const full = 'This project has 20 links, the most that it can have. Revoke one to make another.';
    let isAway = true;
    renderPanel({
      'GET /project/:id/share': () => {
        if (isAway) throw buildApiError(503, { error: 'Not now' });
        return { items: [buildLink()] };
      },
      'POST /project/:id/share': () => {
        throw buildApiError(413, { error: full, code: 'QUOTA_FULL' });
      },
    });
    expect(await screen.findByText('Not now')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Revoke/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'New preview link' }));
    expect(await screen.findByText(full)).toBeVisible();
  });
});
