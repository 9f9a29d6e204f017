import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { buildShellProps } from '../testing';
import { defineRemote } from './define-remote';
import type { RemoteModule, ShellProps } from './shell-contract';

/** Mounting must not be awaited inside `act`: it waits for a render that `act` holds back. */
async function mount(remote: RemoteModule, overrides: Partial<ShellProps> = {}): Promise<ShellProps> {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = buildShellProps({ domElement, name: `test-${Math.random()}`, ...overrides });
  let mounting: Promise<unknown> = Promise.resolve();
  act(() => {
    mounting = remote.mount(props);
  });
  await mounting;
  return props;
}

describe('defineRemote', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    logged.mockRestore();
    document.body.replaceChildren();
  });

  it('[REL-01] mounts at the address of the shell and follows it', async () => {
    const listeners = new Set<() => void>();
    let location = { pathname: '/first', search: '', hash: '', state: null, key: 'a' };
    const { router } = buildShellProps();
    const remote = defineRemote(function Root() {
      return <p>At {useLocation().pathname}</p>;
    });
    await mount(remote, {
      router: {
        ...router,
        getLocation: () => location,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    expect(screen.getByText('At /first')).toBeInTheDocument();
    act(() => {
      location = { ...location, pathname: '/second', key: 'b' };
      for (const listener of listeners) listener();
    });
    expect(screen.getByText('At /second')).toBeInTheDocument();
  });

  it('[REL-03] rejects the mount when the first render throws', async () => {
    const remote = defineRemote(function Root() {
      throw new Error('broken at once');
    });
    await expect(mount(remote)).rejects.toThrow('broken at once');
  });

  it('[REL-03] tells the shell when a mounted tree throws', async () => {
    const remote = defineRemote(function Root() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken later');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
      );
    });
    const onCrash = jest.fn();
    await mount(remote, { onCrash });
    // Inside `act` React throws the error at the caller instead of telling the root.
    // oxlint-disable-next-line testing-library/no-node-access -- user-event wraps its click in `act`, too
    screen.getByRole('button').click();
    await waitFor(() =>
      expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken later' })),
    );
  });

  it('takes everything out again', async () => {
    const remote = defineRemote(function Root() {
      return <p>Here</p>;
    });
    const props = await mount(remote);
    let unmounting: Promise<unknown> = Promise.resolve();
    act(() => {
      unmounting = remote.unmount(props);
    });
    await unmounting;
    expect(props.domElement).toBeEmptyDOMElement();
  });
});
