/*
 * The first script of the page, before the shell's own code: the chosen theme, the integrity values, and the
 * environment document on its way while the shell is still loading. Plain JavaScript: it is not compiled.
 */
(() => {
  try {
    const theme = localStorage.getItem('tessera.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's preference holds.
  }

  document.documentElement.dataset.scripts = '';
  if (mayBeSignedIn()) document.documentElement.dataset.visitor = 'known';
  document.addEventListener('DOMContentLoaded', giveWayToThePage);

  /** Whether this browser keeps a session, or asked the server to (shared/src/session/session-storage.ts). */
  function mayBeSignedIn() {
    try {
      return ['tessera.session', 'tessera.remembered', 'tessera.signed-in', 'token'].some(
        (key) => sessionStorage.getItem(key) !== null || localStorage.getItem(key) !== null,
      );
    } catch {
      // Storage is blocked: then nobody is signed in.
      return false;
    }
  }

  /** Takes the first words away as soon as the page has its own, or an error to show, or has become another. */
  function giveWayToThePage() {
    const first = document.getElementById('first-content');
    const shell = document.getElementById('shell');
    if (!first || !shell) return;
    const { pathname } = location;
    const look = () => {
      if (location.pathname === pathname && !shell.querySelector('h1, [role="alert"]')) return;
      observer.disconnect();
      first.remove();
    };
    const observer = new globalThis.MutationObserver(look);
    observer.observe(shell, { childList: true, subtree: true });
  }

  // A script of the shell that did not come, or not as it was built: the page says so at once (first-content.css).
  const hearFailure = ({ target }) => {
    if (target instanceof globalThis.HTMLScriptElement && new URL(target.src).pathname in shellFiles)
      document.documentElement.dataset.failed = '';
  };
  document.addEventListener('error', hearFailure, true);

  const values = new Map();
  const shellFiles = /* hashes */ {};
  for (const [path, value] of Object.entries(shellFiles))
    values.set(new URL(path, location.href).href, value);

  /** The integrity value of a script or style sheet; throws for an address that no verified record lists. */
  globalThis.__TESSERA_SRI__ = (address) => {
    const value = values.get(address);
    if (!value) throw new Error(`Refused to load ${address}: no verified release lists it`);
    return value;
  };
  globalThis.__TESSERA_SRI_ADD__ = (address, value) => values.set(address, value);

  // The server has written the document of this moment into the page; any other host leaves it to be asked for.
  if (document.getElementById('tessera-environment')?.dataset.current !== undefined) return;
  const text = document.getElementById('tessera-config')?.textContent;
  const config = text ? JSON.parse(text) : {};
  globalThis.__TESSERA_ENVIRONMENT__ = fetch(
    `${config.registryUrl ?? '/mf'}/env/${config.environment ?? 'local'}.json`,
    {
      cache: 'no-cache',
    },
  );
  // The shell reads the outcome; a failure here must not show as an unhandled rejection before it does.
  globalThis.__TESSERA_ENVIRONMENT__.catch(() => undefined);
})();
