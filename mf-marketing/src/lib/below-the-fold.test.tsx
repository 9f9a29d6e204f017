import { act, screen } from '@testing-library/react';
import { lazyWithRetry } from '@tessera/shared/remote';
import { renderRemote } from '@tessera/shared/testing';
import { BelowTheFold } from './below-the-fold';

const load = jest.fn<Promise<() => string>, []>();

function open(path = '/') {
  const Rest = lazyWithRetry(load);
  return renderRemote(
    <>
      <h1>Stays</h1>
      <BelowTheFold room={[300, 200, 100]}>
        <Rest />
      </BelowTheFold>
    </>,
    { path },
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(() => 'The rest');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what is below the first view', () => {
  it('is not asked for while the page comes, and is when there is time', async () => {
    open();
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('The rest')).toBeVisible();
  });

  it.each(['scroll', 'keydown', 'beforeprint'])('is asked for at once on %s', async (event) => {
    open();
    await act(async () => {
      window.dispatchEvent(new Event(event));
      await Promise.resolve();
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for at once when the address has an anchor', () => {
    open('/#demo');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is left out and reported when it cannot be loaded, and the page stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('offline'));
    const { shell } = open();
    await act(() => jest.advanceTimersByTimeAsync(300));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shell.reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' }));
    expect(screen.getByRole('heading', { name: 'Stays' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
