import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findPublicPage } from '@tessera/shared/public-pages';
import type { Registry, StoredEnvironment } from '@tessera/release';
import type { Environment } from '../../config/environment';
import { errorCode } from '../../core/error-code';
import { publicEnvironment } from '../remotes/public-environment.view';
import { firstContent } from './first-content.view';
import { pageHead } from './page-head.view';

type PageSettings = Pick<Environment, 'appRoot' | 'apiUrl' | 'publicUrl' | 'releaseEnv' | 'isLive'>;

/** JSON inside a script element: `</script>` and `<!--` must not end or change it. */
function dataBlock(attributes: string, json: string): string {
  return `<script type="application/json" ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return undefined;
  });
}

/** The environment document as the page carries it; `data-current` unless it is only the last resort. */
interface WrittenEnvironment {
  readonly block: string;
  /** Changes with the content. */
  readonly tag: string;
}

/**
 * Reads the shell's page and puts in what is this installation's: its settings (CFG-02) and the environment document,
 * so that the shell knows every page without asking (COMP-01). Both are read again when they have changed. A public
 * page also gets its title, its previews and its first words.
 *
 * @param onProblem hears why the newest document could not be read; the page has the last resort then
 * @returns the HTML for a path; undefined while the shell is not built
 */
export function createShellPage(
  { appRoot, apiUrl, publicUrl, releaseEnv, isLive }: PageSettings,
  registry: Pick<Registry, 'readEnvironment' | 'readLastResort'>,
  onProblem: (error: unknown) => void,
): (path: string) => Promise<string | undefined> {
  const index = join(appRoot, 'shell', 'dist', 'index.html');
  const config = JSON.stringify({
    apiUrl: apiUrl ?? '/api',
    registryUrl: '/mf',
    environment: releaseEnv,
    ...(isLive && { isLive, pollSeconds: 1 }),
  });
  let shell: { readonly html: string; readonly builtMs: number; readonly tag: string } | undefined;

  async function readEnvironment(): Promise<WrittenEnvironment> {
    try {
      const current = await registry.readEnvironment(releaseEnv);
      if (!current) return { block: '', tag: '' };
      return { block: environmentBlock(current, ' data-current'), tag: current.etag };
    } catch (error) {
      onProblem(error);
      const lastResort = await registry.readLastResort(releaseEnv).catch(() => undefined);
      return lastResort
        ? { block: environmentBlock(lastResort, ''), tag: `last resort ${lastResort.etag}` }
        : { block: '', tag: 'none' };
    }
  }

  async function readShell(): Promise<string | undefined> {
    const built = await stat(index).catch(() => undefined);
    if (!built) return undefined;
    const { block, tag } = await readEnvironment();
    if (shell?.builtMs === built.mtimeMs && shell.tag === tag) return shell.html;
    const template = (await readIfThere(index)) ?? '';
    const html = template
      .replace('<!-- config -->', () => dataBlock('id="tessera-config"', config))
      .replace('<!-- environment -->', () => block);
    shell = { html, builtMs: built.mtimeMs, tag };
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

function environmentBlock(stored: Pick<StoredEnvironment, 'document'>, attribute: string): string {
  return dataBlock(`id="tessera-environment"${attribute}`, publicEnvironment(stored));
}
