/** The main script that a page names. */
function mainScript(html: string): string | undefined {
  return /\/assets\/main\.[0-9a-f]+\.js/.exec(html)?.[0];
}

/** Development only: reloads the page when the server has another build of the shell. */
export function reloadOnNewShell(): void {
  const current = mainScript(document.documentElement.outerHTML);
  setInterval(() => {
    void fetch('/', { headers: { accept: 'text/html' } })
      .then((response) => response.text())
      .then((html) => {
        const next = mainScript(html);
        if (next && next !== current) location.reload();
      })
      // The server is being started anew: the next look finds it.
      .catch(() => undefined);
  }, 1000);
}
