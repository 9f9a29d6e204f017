import type { CallOutput, openShareLink } from '@tessera/shared/contracts';
import { createStore } from 'zustand/vanilla';

export type SharedApp = CallOutput<typeof openShareLink>;

export type SharedLinkState =
  | { readonly step: 'opening' }
  /** `visit` grows with every opening: the same app begins anew. */
  | { readonly step: 'open'; readonly app: SharedApp; readonly visit: number }
  /** Revoked, over, never made, or not whole: the server answers all alike. */
  | { readonly step: 'ended' }
  | { readonly step: 'failed'; readonly message: string };

export interface SharedLinkPorts {
  /** `again`: a visit that goes on. */
  readonly open: (again: boolean) => Promise<SharedApp>;
  /** The link opens nothing. */
  readonly isEnded: (error: unknown) => boolean;
  readonly describe: (error: unknown) => string;
  readonly now: () => number;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** Whoever comes back to the page looks at most this often whether the link goes on, in milliseconds. */
export const LOOK_MS = 30_000;
/** Timers take no longer ones. */
const LONGEST_MS = 2 ** 31 - 1;

/** A link that somebody was sent: what it opens, until it ends. Without a token it opens nothing. */
export function createSharedLink(hasToken: boolean, ports: SharedLinkPorts) {
  const store = createStore<SharedLinkState>(() => ({ step: hasToken ? 'opening' : 'ended' }));
  let visit = 0;
  let looked = 0;
  let cancelEnd = () => undefined as void;

  function end(): void {
    cancelEnd();
    store.setState({ step: 'ended' }, true);
  }

  function show(app: SharedApp): void {
    visit += 1;
    looked = ports.now();
    store.setState({ step: 'open', app, visit }, true);
    cancelEnd();
    if (app.expiresAt === null) return;
    const left = Date.parse(app.expiresAt) - ports.now();
    if (left < LONGEST_MS) cancelEnd = ports.schedule(end, Math.max(0, left));
  }

  return {
    store,
    /** Opens it, or once more after a failure. */
    open: async () => {
      if (!hasToken) return;
      store.setState({ step: 'opening' }, true);
      try {
        show(await ports.open(visit > 0));
      } catch (error) {
        if (ports.isEnded(error)) end();
        else store.setState({ step: 'failed', message: ports.describe(error) }, true);
      }
    },
    /** Somebody comes back to the page: a link that was revoked meanwhile shows nothing any more. */
    look: async () => {
      if (store.getState().step !== 'open' || ports.now() - looked < LOOK_MS) return;
      looked = ports.now();
      try {
        await ports.open(true);
      } catch (error) {
        // No answer says nothing of the link.
        if (ports.isEnded(error) && store.getState().step === 'open') end();
      }
    },
    dispose: () => {
      cancelEnd();
    },
  };
}
