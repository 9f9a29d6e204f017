import type { ReactElement } from 'react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { render, type RenderResult } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { brand } from '../brand';
import { ShellContext, SHELL_CONTRACT_VERSION, type ShellProps } from '../remote';
import { theme } from '../ui/theme';
import { buildSession } from './session';

/** Shell props for tests; every port refuses unless overridden, so that a test names what it uses. */
export function buildShellProps(overrides: Partial<ShellProps> = {}): ShellProps {
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  return {
    name: 'test',
    domElement: document.createElement('div'),
    contractVersion: SHELL_CONTRACT_VERSION,
    router: {
      getLocation: () => location,
      getAction: () => 'POP',
      subscribe: () => () => undefined,
      createHref: (to) => to,
      navigate: () => undefined,
      hold: () => () => undefined,
    },
    session: buildSession(),
    api: {
      call: () => Promise.reject(new Error('This test made a call that it did not expect')),
      download: () => Promise.reject(new Error('This test fetched a file that it did not expect')),
      stream: () => Promise.reject(new Error('This test opened a stream that it did not expect')),
    },
    apiUrl: '/api',
    theme: { getChoice: () => 'system', subscribe: () => () => undefined, choose: () => undefined },
    notify: jest.fn(),
    reportError: jest.fn(),
    brand,
    onCrash: jest.fn(),
    ...overrides,
  };
}

interface RenderedRemote extends RenderResult {
  readonly shell: ShellProps;
  /** The path and the query where the router is now. */
  readonly address: () => string;
  /** The navigation state there. */
  readonly state: () => unknown;
}

/** Renders a remote's view as the shell would, with a router in memory. */
export function renderRemote(
  view: ReactElement,
  {
    path = '/',
    shell = {},
  }: {
    path?: string | { pathname: string; search?: string; state?: unknown };
    shell?: Partial<ShellProps>;
  } = {},
): RenderedRemote {
  const props = buildShellProps(shell);
  let place: Location | undefined;
  function LocationProbe() {
    place = useLocation();
    return null;
  }
  const result = render(
    <ShellContext value={props}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[path]}>
          {view}
          <LocationProbe />
        </MemoryRouter>
      </ThemeProvider>
    </ShellContext>,
  );
  return {
    ...result,
    shell: props,
    address: () => `${place?.pathname ?? ''}${place?.search ?? ''}`,
    state: () => place?.state as unknown,
  };
}
