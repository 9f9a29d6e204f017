import type { Brand } from '../brand';
import type { CallInput, CallOutput, Contract, SessionTokens, User } from '../contracts';

/**
 * The version of everything in this file: what the shell promises to a remote. A remote built against another
 * major is refused before it is mounted (REL-05). Adding is a minor, removing or changing a major.
 */
export const SHELL_CONTRACT_VERSION = '1.7.0';

export interface BridgeLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

export type Place = Pick<BridgeLocation, 'pathname' | 'search' | 'hash'>;

/**
 * Told where somebody is about to go. True: it holds them here, for something would be lost; `go` goes there after all, unasked.
 */
export type LeaveGuard = (to: Place, go: () => void) => boolean;

/** The shell's router as a remote sees it. The shell owns the browser's history; nobody else touches it. */
export interface RouterBridge {
  /** The same object until the shell navigates, so that it can drive `useSyncExternalStore`. */
  readonly getLocation: () => BridgeLocation;
  readonly getAction: () => 'POP' | 'PUSH' | 'REPLACE';
  readonly subscribe: (listener: () => void) => () => void;
  readonly createHref: (to: string) => string;
  /** A path with search and hash, or a distance in history (-1 is back). */
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Asks `guard` before a link, a command, Back or Forward leaves the page; gives what stops it (since 1.6). */
  readonly hold: (guard: LeaveGuard) => () => void;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: User };

export interface EstablishOptions {
  /**
   * The server was asked to remember the browser: the next visit asks it who is there. Left out, new tokens of the
   * session that goes on change nothing of that, and any other session is not remembered.
   */
  readonly isRemembered?: boolean;
}

/** The session without its tokens: those never leave the shell. */
export interface SessionPort {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over the tokens of a login, a verified code or a provider (SES-01). */
  readonly establish: (tokens: SessionTokens, options?: EstablishOptions) => void;
  /** SES-07: does not wait for the server. */
  readonly signOut: () => void;
  /** Something about the user has changed, such as their plan: the server is asked who they are now (since 1.7). Never throws. */
  readonly renew: () => Promise<void>;
}

export interface StreamHandlers {
  /** One server-sent event; `data` is its parsed JSON. */
  readonly onEvent: (event: { readonly id: string; readonly type: string; readonly data: unknown }) => void;
  /** True while a lost connection is being made again. */
  readonly onReconnecting?: (isReconnecting: boolean) => void;
  readonly signal: AbortSignal;
}

export interface DownloadedFile {
  readonly content: Blob;
  /** As the server calls it; undefined where it says nothing. */
  readonly name: string | undefined;
}

/** Calls with the session's bearer token; one refresh and one retry on a 401 (SES-04). */
export interface ApiPort {
  /**
   * `token` is taken instead of the session's, for a session that is not established yet.
   *
   * @throws an error of which `isApiError` (answered) or `isNetworkError` (not answered) is true
   */
  readonly call: <C extends Contract>(
    contract: C,
    input: CallInput<C>,
    options?: {
      readonly signal?: AbortSignal;
      readonly idempotencyKey?: string;
      readonly token?: string;
      /** Goes with a call that takes a file (since 1.3). */
      readonly file?: File;
      /**
       * Hears how much of the body is sent, from 0 to 1; undefined while that cannot be told (since 1.4). It begins anew
       * where a 401 has it sent once more.
       */
      readonly onUploadProgress?: (part: number | undefined) => void;
    },
  ) => Promise<CallOutput<C>>;
  /** Fetches what a call answers as a file (since 1.3). Throws as `call` does. */
  readonly download: <C extends Contract>(
    contract: C,
    input: CallInput<C>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<DownloadedFile>;
  /** Reads server-sent events until the server ends them, resuming lost connections by `Last-Event-ID`. */
  readonly stream: <C extends Contract>(
    contract: C,
    input: CallInput<C>,
    handlers: StreamHandlers,
  ) => Promise<void>;
}

export interface Notice {
  readonly type: 'success' | 'error' | 'info' | 'warning';
  readonly title: string;
  readonly message?: string;
  /** Milliseconds; 5000 unless given (ERR-06). */
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The look of the page, which the shell applies and keeps for this browser. */
export interface ThemePort {
  readonly getChoice: () => ThemeChoice;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (choice: ThemeChoice) => void;
}

/** Everything a remote is given when it is mounted. */
export interface ShellProps {
  /** Unique for each mount: single-spa-react keys its roots by it. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly contractVersion: string;
  readonly router: RouterBridge;
  readonly session: SessionPort;
  readonly api: ApiPort;
  /** Where navigations find the API, without a slash at the end: '/api', or another origin's address. Since 1.2. */
  readonly apiUrl: string;
  /** Since 1.5. */
  readonly theme: ThemePort;
  readonly notify: (notice: Notice) => void;
  /** Reports an error that the remote handled, to the operator (ERR-05). Never throws. */
  readonly reportError: (error: unknown) => void;
  readonly brand: Brand;
  /** The remote's tree is gone: the shell shows the section's error card. */
  readonly onCrash: (error: unknown) => void;
}

/** The one module that a remote exposes, as `./lifecycles`. */
export interface RemoteModule {
  /** The contract version that the remote was built against. */
  readonly contractVersion: string;
  readonly bootstrap: (props: ShellProps) => Promise<unknown>;
  readonly mount: (props: ShellProps) => Promise<unknown>;
  readonly unmount: (props: ShellProps) => Promise<unknown>;
}
