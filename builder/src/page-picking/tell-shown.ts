import type { PickMessage } from '@tessera/shared/contracts';

/** Before each message, as of what the kit tells. */
const PROTOCOL: PickMessage['tessera'] = 'preview/v1';

/** The page is of code that knows nothing of previews (api/src/hosting/sites/site-page.view.ts). */
const MARK = 'meta[name="tessera-code"]';

/**
 * Says of a page of somebody's own code what applications of the builder say themselves: that it shows, once there is something in it, and
 * what went wrong.
 */
export function tellShown(window: Window): void {
  const { document, parent } = window;
  if (!document.querySelector(MARK)) return;
  const say = (message: object) => {
    parent.postMessage({ tessera: PROTOCOL, ...message }, '*');
  };
  const tell = (error: unknown, message: string) => {
    const stack = error instanceof Error ? error.stack : undefined;
    say({
      type: 'error',
      message: message.slice(0, 20_000),
      ...(stack !== undefined && { stack: stack.slice(0, 100_000) }),
    });
  };
  window.addEventListener('error', ({ error, message }) => {
    tell(error, message);
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    tell(reason, reason instanceof Error ? reason.message : String(reason));
  });
  const root = document.getElementById('root');
  const isShown = () => document.readyState !== 'loading' && (!root || root.childNodes.length > 0);
  const watch = new MutationObserver(check);
  function check(): void {
    if (!isShown()) return;
    watch.disconnect();
    document.removeEventListener('readystatechange', check);
    say({ type: 'ready' });
  }
  watch.observe(root ?? document, { childList: true, subtree: root === null });
  document.addEventListener('readystatechange', check);
  check();
}
