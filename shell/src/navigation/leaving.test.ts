import { waitFor } from '@testing-library/react';
import type { Navigator } from 'react-router-dom';
import { createLeaving, guardHistory, guardNavigator } from './leaving';

/** A form that holds the page until it is told to let go. */
function holdBy(leaving: ReturnType<typeof createLeaving>) {
  const asked: { readonly to: string; readonly go: () => void }[] = [];
  const letGo = leaving.hold(({ pathname, search }, go) => {
    asked.push({ to: pathname + search, go });
    return true;
  });
  return { asked, letGo };
}

describe('leaving by the router', () => {
  const push = jest.fn();
  const replace = jest.fn();
  const navigator: Navigator = { createHref: () => '', go: () => undefined, push, replace };
  beforeEach(() => jest.clearAllMocks());

  it('[SCR-13] goes on where nobody holds the page, or once they have let it go', () => {
    const leaving = createLeaving();
    const { push: go } = guardNavigator(navigator, leaving);
    go('/apps');
    expect(push).toHaveBeenCalledTimes(1);
    const { asked, letGo } = holdBy(leaving);
    go({ pathname: '/apps', search: '?page=2' });
    expect([push.mock.calls.length, asked[0]?.to]).toEqual([1, '/apps?page=2']);
    letGo();
    go('/apps');
    expect(push).toHaveBeenCalledTimes(2);
  });

  it('[SCR-13] goes where it was held as soon as somebody agrees, with its state', () => {
    const leaving = createLeaving();
    const { asked } = holdBy(leaving);
    guardNavigator(navigator, leaving).push('/apps', { from: 'here' });
    asked[0]?.go();
    expect(push).toHaveBeenCalledWith('/apps', { from: 'here' }, undefined);
    expect(asked).toHaveLength(1);
  });

  it('[SES-07] follows a redirect, which nobody chose', () => {
    const leaving = createLeaving();
    const { asked } = holdBy(leaving);
    guardNavigator(navigator, leaving).replace('/auth');
    expect([replace.mock.calls.length, asked.length]).toEqual([1, 0]);
  });
});

describe('leaving by the browser', () => {
  it('[SCR-13] comes back before the router hears of it, and goes again once somebody agrees', async () => {
    history.replaceState({ idx: 0 }, '', '/first');
    history.pushState({ idx: 1 }, '', '/form');
    let events = 0;
    const count = () => (events += 1);
    addEventListener('popstate', count, { capture: true });
    const settled = (wanted: number) => waitFor(() => expect(events).toBe(wanted));
    const leaving = createLeaving();
    const entries = guardHistory(leaving);
    const heard: string[] = [];
    const router = () => heard.push(location.pathname);
    addEventListener('popstate', router);
    const { asked } = holdBy(leaving);

    history.back();
    await settled(2);
    expect([location.pathname, heard, asked.map(({ to }) => to)]).toEqual(['/form', [], ['/first']]);
    history.back();
    await settled(4);
    expect([location.pathname, asked.length]).toEqual(['/form', 2]);
    asked[1]?.go();
    await settled(5);
    expect([location.pathname, heard]).toEqual(['/first', ['/first']]);
    removeEventListener('popstate', router);
    removeEventListener('popstate', count, { capture: true });
    entries.stop();
  });

  it('[SCR-13] comes back to the form from wherever several presses lead', async () => {
    for (const [idx, path] of ['/first', '/second', '/form'].entries()) history.pushState({ idx }, '', path);
    const leaving = createLeaving();
    const entries = guardHistory(leaving);
    const heard: string[] = [];
    const router = () => heard.push(location.pathname);
    addEventListener('popstate', router);
    const { asked } = holdBy(leaving);
    history.back();
    history.back();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await waitFor(() => expect([location.pathname, history.state]).toEqual(['/form', { idx: 2 }]));
    expect(heard).toEqual([]);
    removeEventListener('popstate', router);
    entries.stop();
  });
});
