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
