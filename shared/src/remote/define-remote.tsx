import * as React from 'react';
import { Suspense, type ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { ThemeProvider } from 'styled-components';
import { theme } from '../ui/theme';
import { RemoteRouter } from './remote-router';
import { ShellContext } from './shell-context';
import { SHELL_CONTRACT_VERSION, type RemoteModule, type ShellProps } from './shell-contract';

/** What a mount that has not finished yet needs to hear of an error. */
interface PendingMount {
  readonly props: ShellProps;
  fail: ((error: unknown) => void) | undefined;
}

/**
 * Makes a remote's one exposed module out of its root component, by single-spa-react.
 *
 * single-spa-react calls `createRoot` without React's root options, and its mount never settles when the first
 * render throws. So `createRoot` is wrapped here: an uncaught error rejects a mount under way, or tells the
 * shell that a mounted tree is gone.
 */
export function defineRemote(Root: ComponentType): RemoteModule {
  const mounts = new WeakMap<Element, PendingMount>();

  function RemoteRoot(props: ShellProps) {
    return (
      <ShellContext value={props}>
        <ThemeProvider theme={theme}>
          <RemoteRouter bridge={props.router}>
            {/* A root that suspends in its first render never commits, so its mount would never end. */}
            <Suspense fallback={null}>
              <Root />
            </Suspense>
          </RemoteRouter>
        </ThemeProvider>
      </ShellContext>
    );
  }

  function createRoot(element: Element) {
    const mount = mounts.get(element);
    return ReactDOMClient.createRoot(element, {
      identifierPrefix: `${mount?.props.name ?? 'remote'}-`,
      onUncaughtError: (error) => {
        if (mount?.fail) mount.fail(error);
        else mount?.props.onCrash(error);
      },
    });
  }

  const lifecycles = singleSpaReact<ShellProps>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot },
    rootComponent: RemoteRoot as never,
    suppressComponentDidCatchWarning: true,
  });

  async function mount(props: ShellProps): Promise<void> {
    const pending: PendingMount = { props, fail: undefined };
    mounts.set(props.domElement, pending);
    const failed = new Promise<never>((_, reject) => {
      pending.fail = reject;
    });
    await Promise.race([lifecycles.mount(props as never), failed]);
    pending.fail = undefined;
  }

  return {
    contractVersion: SHELL_CONTRACT_VERSION,
    bootstrap: (props) => lifecycles.bootstrap(props as never),
    mount,
    unmount: (props) => lifecycles.unmount(props as never),
  };
}
