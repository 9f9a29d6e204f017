import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../config/environment';
import { errorCode } from '../core/error-code';

type PageSettings = Pick<Environment, 'appRoot' | 'apiUrl' | 'releaseEnv' | 'isLive'>;

/** JSON inside a script element: `</script>` and `<!--` must not end or change it. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  });
}

/**
 * Reads the shell's page and puts in what is this installation's: its settings (CFG-02) and the environment
 * document that the shell falls back to. Read again when the build has changed.
 *
 * @returns undefined while the shell is not built
 */
export function createShellPage({
  appRoot,
  apiUrl,
  releaseEnv,
  isLive,
}: PageSettings): () => Promise<string | undefined> {
  const dist = join(appRoot, 'shell', 'dist');
  let page: { readonly html: string; readonly builtMs: number } | undefined;

  return async () => {
    const built = await stat(join(dist, 'index.html')).catch(() => undefined);
    if (!built) return undefined;
    if (page?.builtMs === built.mtimeMs) return page.html;
    const template = (await readIfThere(join(dist, 'index.html'))) ?? '';
    const lastResort = await readIfThere(join(dist, 'last-resort.json'));
    const config = JSON.stringify({
      apiUrl: apiUrl ?? '/api',
      registryUrl: '/mf',
      environment: releaseEnv,
      ...(isLive && { isLive, pollSeconds: 1 }),
    });
    const html = template
      .replace('<!-- config -->', () => dataBlock('tessera-config', config))
      .replace('<!-- last-resort -->', () =>
        lastResort ? dataBlock('tessera-last-resort', lastResort.trim()) : '',
      );
    page = { html, builtMs: built.mtimeMs };
    return html;
  };
}
