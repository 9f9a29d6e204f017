import { buildApiError, buildNetworkError, renderRemote, uuid, type Answers } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useNavigate } from 'react-router-dom';
import { DataView } from './data-view';
import { LIVE_VERSION, openLiveApi } from './live-testing';

const LIVE = '/?tab=data&data=live';
const BANNER = 'Live data: visitors see your changes at once.';

beforeEach(() => {
  globalThis.ResizeObserver = class {
    readonly #hear: ResizeObserverCallback;
    constructor(hear: ResizeObserverCallback) {
      this.#hear = hear;
    }
    observe() {
      this.#hear([{ contentRect: { width: 900, height: 600 } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
});

function show({
  names = ['Ann', 'Ben'],
  answers = {},
  path = LIVE,
  dataPlace = 'database',
}: { names?: string[]; answers?: Answers; path?: string; dataPlace?: 'browser' | 'database' } = {}) {
  const opened = openLiveApi(names, answers);
  const view = renderRemote(
    <DataView projectId={uuid(1)} name="Shop" versionId={uuid(3)} dataPlace={dataPlace} />,
    { shell: { api: opened.api }, path },
  );
  return { ...view, ...opened };
}

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const shown = () => screen.findByRole('grid', { name: 'Customers' });

async function rename(from: string, to: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('rowheader', { name: from }));
  await user.keyboard(`${to}{Enter}`);
}

describe('the live data of a project', () => {
  it('[DATA-05] is shown where the address says so, with the warning that visitors see what is changed', async () => {
    const { container, made } = show();
    await shown();

    expect(screen.getByRole('radio', { name: 'Live data' })).toBeChecked();
    expect(screen.getByText(BANNER)).toBeVisible();
    expect(rows()).toEqual(['Ann', 'Ben']);
    expect(made.find(({ name }) => name === 'GET /versions/:id/file')?.params).toEqual({ id: LIVE_VERSION });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[DATA-05] is chosen by a switch, which the address tells', async () => {
    const { address } = show({ path: '/?tab=data' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Live data' }));
    await shown();
    expect(address()).toBe('/?tab=data&data=live');

    await userEvent.click(screen.getByRole('radio', { name: 'Preview data' }));
    expect(address()).toBe('/?tab=data');
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  });

  it('[DATA-05] is found again by whoever comes back from another tab, and the address says it again', async () => {
    const go: { to?: (address: string) => unknown } = {};
    function Links() {
      go.to = useNavigate();
      return null;
    }
    const { api } = openLiveApi(['Ann']);
    const { address } = renderRemote(
      <>
        <DataView projectId={uuid(1)} name="Shop" versionId={uuid(3)} dataPlace="database" />
        <Links />
      </>,
      { shell: { api }, path: LIVE },
    );
    await shown();
    act(() => void go.to?.('/?tab=code'));
    expect(address()).toBe('/?tab=code');
    act(() => void go.to?.('/?tab=data'));

    expect(address()).toBe('/?tab=data&data=live');
    expect(screen.getByRole('radio', { name: 'Live data' })).toBeChecked();
  });

  it('[DATA-04] sends what is changed, and shows what visitors change meanwhile', async () => {
    const { live, visitor } = show();
    await shown();
    await rename('Ann', 'Anna');
    await waitFor(() => {
      expect(live.records.map(({ values }) => values['f1.1'])).toContain('Anna');
    });
    act(() => {
      visitor([{ kind: 'add', entityId: 'e1', id: 'v1', values: { 'f1.1': 'Cem', 'f2.1': 99 } }]);
    });

    expect(await screen.findByRole('rowheader', { name: 'Cem' })).toBeVisible();
  });

  it('[DATA-04] says what the server refused, and lets go of it', async () => {
    const { live } = show();
    await shown();
    const breach = { message: 'Nobody is called Bob.', entityId: 'e1', id: 'r0', key: null };
    live.nextAnswer = { kind: 'refused', breaches: [breach], changes: [] };
    await rename('Ann', 'Bob');
    const banner = await screen.findByText('Nobody is called Bob.');
    expect(banner).toBeVisible();
    expect(rows()).toEqual(['Ann', 'Ben']);

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(banner).not.toBeInTheDocument();
  });

  it('[DATA-04] says what somebody else has changed, and writes over it only when asked', async () => {
    const { live } = show();
    await shown();
    const [ann] = live.records;
    if (!ann) throw new Error('There is no record');
    live.records = live.records.map((record) =>
      record === ann ? { ...ann, rev: 9, values: { ...ann.values, 'f1.1': 'Annie' } } : record,
    );
    live.nextAnswer = {
      kind: 'conflict',
      conflicts: [{ entityId: 'e1', id: 'r0', key: 'f1.1', mine: 'Anna', theirs: 'Annie' }],
      changes: [{ entityId: 'e1', id: 'r0', record: live.records[0] }],
    };
    await rename('Ann', 'Anna');
    expect(await screen.findByText('Somebody else changed Name to “Annie”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));

    await waitFor(() => {
      expect(live.records.map(({ values }) => values['f1.1'])).toContain('Anna');
    });
  });

  it('[DATA-05] asks before it deletes, and names how many', async () => {
    const user = userEvent.setup();
    const { live } = show();
    await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 customers' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete 2 customers of the live application?' });
    expect(live.records).toHaveLength(2);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Nobody has entered anything yet.')).toBeVisible();
    await waitFor(() => {
      expect(live.records).toEqual([]);
    });
  });

  it('[DATA-04] sends what was done last where the tab is left at once', async () => {
    const held: (() => void)[] = [];
    const { live, unmount } = show({
      answers: {
        'POST /databases/:id/steps': ({ body }) =>
          new Promise((resolve) => {
            held.push(() => {
              resolve(live.make(body as Parameters<typeof live.make>[0]));
            });
          }),
      },
    });
    await shown();
    await rename('Ann', 'Anna');
    await rename('Ben', 'Bea');
    await waitFor(() => {
      expect(held).toHaveLength(1);
    });
    unmount();
    held[0]?.();
    await waitFor(() => {
      expect(held).toHaveLength(2);
    });
    held[1]?.();
    await waitFor(() => {
      expect(live.streams.size).toBe(0);
    });

    expect(live.records.map(({ values }) => values['f1.1'])).toEqual(['Anna', 'Bea']);
  });

  it('opens anew when another version goes live', async () => {
    const { live, made } = show();
    await shown();
    live.versionId = uuid(72);
    act(() => {
      for (const { onEvent } of live.streams) onEvent({ id: '', type: 'reload', data: {} });
    });
    await waitFor(() => {
      const read = made
        .filter(({ name }) => name === 'GET /versions/:id/file')
        .map(({ params }) => params?.['id']);
      expect(read).toEqual([LIVE_VERSION, uuid(72)]);
    });
    expect(await shown()).toBeVisible();
  });

  it('says why it cannot be read, and asks again', async () => {
    let isRefused = true;
    const { live } = show({
      answers: {
        'GET /databases/:id/snapshot': () => {
          if (isRefused) throw buildApiError(404, { error: 'No records are kept here.', code: 'NOT_FOUND' });
          const { seq, records, versionId } = live;
          return { seq, revision: 1, rights: {}, records: { e1: records }, versionId };
        },
      },
    });
    expect(await screen.findByText('No records are kept here.')).toBeVisible();
    isRefused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown()).toBeVisible();
  });

  it('says that the server cannot be reached', async () => {
    show({
      answers: {
        'GET /databases/:id/snapshot': () => {
          throw buildNetworkError();
        },
      },
    });
    expect(await screen.findByText(/The live data cannot be reached/)).toBeVisible();
  });
});

describe('a project without live data', () => {
  it('[DATA-01] is told when it begins, where its place is the database', async () => {
    show({ answers: { 'GET /databases': () => ({ items: [] }) }, path: '/?tab=data' });
    expect(await screen.findByText('Live data begins with the first deployment.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('[DATA-01] has no switch, and asks for no database, where its records stay in the browser', async () => {
    const { calls } = show({ dataPlace: 'browser' });
    await waitFor(() => {
      expect(calls).toContain('GET /versions/:id/file');
    });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(calls).not.toContain('GET /databases');
  });
});
