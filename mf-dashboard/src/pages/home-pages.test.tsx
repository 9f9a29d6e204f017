import { buildApi, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HomePages } from './home-pages';

const PROMPT = 'Build a museum log with city';

/** The templates below the prompt are out of sight. */
class FarObserver {
  observe() {
    // Never near.
  }
  disconnect() {
    // Nothing is observed.
  }
}

function renderPages(fetchAhead: () => Promise<void> = () => Promise.resolve()) {
  const begun = jest.fn();
  function CreateApp({ name, isInPlace }: { name: string; isInPlace: boolean }) {
    useEffect(begun, []);
    return <h1>{`${name} ${isInPlace ? 'in place' : 'at its address'} ${useLocation().pathname}`}</h1>;
  }
  const pages = <HomePages CreateApp={CreateApp} fetchAhead={fetchAhead} />;
  const { api } = buildApi({
    'GET /project': () => [buildProject({ id: uuid(7) })],
    'GET /template': () => ({ data: [] }),
  });
  renderRemote(
    <Routes>
      {['/apphome', '/create-app/:name'].map((path) => (
        <Route key="one" path={path} element={pages} />
      ))}
    </Routes>,
    { path: '/apphome', shell: { api } },
  );
  return { begun };
}

describe('the home, and the making that takes its place', () => {
  beforeAll(() => {
    Object.assign(globalThis, { IntersectionObserver: FarObserver });
  });
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  const field = () => screen.queryByRole('textbox', { name: 'Describe what you want to build' });
  const heading = (name: RegExp) => screen.queryByRole('heading', { level: 1, name });
  async function send() {
    await user.type(await screen.findByRole('textbox'), `${PROMPT}{Enter}`);
    await act(() => jest.advanceTimersByTimeAsync(0));
  }

  it('[SCR-03, HOME-04] shows the making at once, and goes on with the same one at its address', async () => {
    const { begun } = renderPages();
    await send();

    expect(heading(/^Museum log in place/)).toBeVisible();
    expect(field()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2000));

    expect(heading(/^Museum log at its address \/create-app\/Museum/)).toBeVisible();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('[SCR-03] keeps the prompt in sight until the code of the making is there', async () => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => (arrive = resolve));
    renderPages(() => code);
    await send();

    expect(field()).toBeVisible();
    expect(screen.getByText('Creating your app…')).toBeVisible();
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(0));

    expect(heading(/in place/)).toBeVisible();
  });
});
