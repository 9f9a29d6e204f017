import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findPublicPage } from '@tessera/shared/public-pages';
import type { Environment } from '../config/environment';
import { errorCode } from '../core/error-code';
import { firstContent } from './first-content';
import { pageHead } from './page-head';

type PageSettings = Pick<Environment, 'appRoot' | 'apiUrl' | 'publicUrl' | 'releaseEnv' | 'isLive'>;

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
 * document that the shell falls back to. Read again when the build has changed. A public page also gets its title,
 * its previews and its first words.
 *
 * @returns the HTML for a path; undefined while the shell is not built
 */
export function createShellPage({
  appRoot,
  apiUrl,
  publicUrl,
  releaseEnv,
  isLive,
}: PageSettings): (path: string) => Promise<string | undefined> {
  const dist = join(appRoot, 'shell', 'dist');
  let shell: { readonly html: string; readonly builtMs: number } | undefined;

  async function readShell(): Promise<string | undefined> {
    const built = await stat(join(dist, 'index.html')).catch(() => undefined);
    if (!built) return undefined;
    if (shell?.builtMs === built.mtimeMs) return shell.html;
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
    shell = { html, builtMs: built.mtimeMs };
    return html;
  }

  return async (path) => {
    const html = await readShell();
    const page = findPublicPage(path);
    return html
      ?.replace('<!-- page -->', () => pageHead(page, publicUrl))
      .replace('<!-- first content -->', () => firstContent(page));
  };
}
