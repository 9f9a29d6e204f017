import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Later, LaterDialog } from './later';

/** Fails until it is let through, as a part does that cannot be loaded. */
function buildPart() {
  const state = { isAway: true };
  function Part() {
    if (state.isAway) throw new Error('Loading chunk 7 failed');
    return <p>There</p>;
  }
  return { state, Part };
}

beforeEach(() => {
  // React tells of every error that a boundary takes.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('parts that come later', () => {
  it('leave the page where it is when they cannot be loaded, and are tried again', async () => {
    const { state, Part } = buildPart();
    renderRemote(
      <>
        <h1>GitHub</h1>
        <Later>
          <Part />
        </Later>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'GitHub' })).toBeVisible();
    expect(screen.getByText('This could not be loaded')).toBeVisible();
    state.isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('There')).toBeVisible();
  });

  it('say so in a dialog where they are one, which can be closed', async () => {
    const { state, Part } = buildPart();
    const close = jest.fn<undefined, []>();
    renderRemote(
      <LaterDialog onClose={close}>
        <Part />
      </LaterDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    state.isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('There')).toBeVisible();
  });
});
