import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, StoredEnvironment } from '@tessera/release';
import type { Pin } from '@tessera/shared/contracts';
import { findPublicPage } from '@tessera/shared/public-pages';
import { LRUCache } from 'lru-cache';
import type { Environment } from '../../config/environment';
import { errorCode } from '../../core/error-code';
import { publicEnvironment } from '../remotes/public-environment.view';
import { firstContent } from './first-content.view';
import { pageHead } from './page-head.view';
import { NOTHING_AHEAD, pageFinder, routeAhead, type RouteAhead, type ShellFile } from './route-ahead.view';

/**
 * Answers that are the same for everybody as long as this server runs, by the call ('GET /auth/options'): the page brings
 * them, so that its first view asks for nothing that is known beforehand.
 */
export type PageAnswers = Readonly<Record<string, object>>;

interface PageSettings extends Pick<
  Environment,
  'appRoot' | 'apiUrl' | 'publicUrl' | 'releaseEnv' | 'isLive'
> {
  readonly answers: PageAnswers;
}

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
  readonly find: ReturnType<typeof pageFinder>;
}

/** The shell's page with what is this installation's, and what it was made of. */
interface ReadShell {
  readonly html: string;
  readonly builtMs: number;
  readonly tag: string;
  readonly find: ReturnType<typeof pageFinder>;
  /** Of the signed-in frame. */
  readonly frameFiles: readonly ShellFile[];
}

/** Records are small, and few of them are pinned at a time. */
const MOST_RECORDS = 50;

/**
 * Reads the shell's page and puts in what is this installation's: its settings (CFG-02) and the environment document,
 * so that the shell knows every page without asking (COMP-01). Both are read again when they have changed. Each page
 * gets what it will need ahead, a public one also its title, its previews and its first words.
 *
 * @param onProblem hears why the newest document could not be read; the page has the last resort then
 * @returns the HTML for a path; undefined while the shell is not built
 */
export function createShellPage(
  { appRoot, apiUrl, publicUrl, releaseEnv, isLive, answers }: PageSettings,
  registry: Pick<Registry, 'readEnvironment' | 'readLastResort' | 'readRecord'>,
  onProblem: (error: unknown) => void,
): (path: string) => Promise<string | undefined> {
  const dist = join(appRoot, 'shell', 'dist');
  const index = join(dist, 'index.html');
  const config = JSON.stringify({
    apiUrl: apiUrl ?? '/api',
    registryUrl: '/mf',
    environment: releaseEnv,
    answers,
    ...(isLive && { isLive, pollSeconds: 1 }),
  });
  let shell: ReadShell | undefined;
  const records = new LRUCache<string, Promise<Uint8Array | undefined>>({ max: MOST_RECORDS });

  /** The bytes of a pinned record; a missing or damaged one is the shell's to tell about. */
  function readRecord({ digest }: Pin): Promise<Uint8Array | undefined> {
    const known = records.get(digest);
    if (known) return known;
    const reading = registry.readRecord(digest).then(
      (stored) => stored?.bytes,
      () => undefined,
    );
    records.set(digest, reading);
    // It may be there the next time.
    void reading.then((bytes) => bytes ?? records.delete(digest));
    return reading;
  }

  async function readEnvironment(): Promise<WrittenEnvironment> {
    try {
      const current = await registry.readEnvironment(releaseEnv);
      if (!current) return NO_ENVIRONMENT;
      return {
        block: environmentBlock(current, ' data-current'),
        tag: current.etag,
        find: pageFinder(current.document),
      };
    } catch (error) {
      onProblem(error);
      const lastResort = await registry.readLastResort(releaseEnv).catch(() => undefined);
      return lastResort
        ? {
            ...NO_ENVIRONMENT,
            block: environmentBlock(lastResort, ''),
            tag: `last resort ${lastResort.etag}`,
          }
        : NO_ENVIRONMENT;
    }
  }

  async function readShell(): Promise<ReadShell | undefined> {
    const built = await stat(index).catch(() => undefined);
    if (!built) return undefined;
    const { block, tag, find } = await readEnvironment();
    if (shell?.builtMs === built.mtimeMs && shell.tag === tag) return shell;
    const template = (await readIfThere(index)) ?? '';
    const ahead = JSON.parse((await readIfThere(join(dist, 'ahead.json'))) ?? '{}') as {
      readonly frame?: readonly ShellFile[];
    };
    const html = template
      .replace('<!-- config -->', () => dataBlock('id="tessera-config"', config))
      .replace('<!-- environment -->', () => block);
    shell = { html, builtMs: built.mtimeMs, tag, find, frameFiles: ahead.frame ?? [] };
    return shell;
  }

  async function readAhead({ find, frameFiles }: ReadShell, path: string): Promise<RouteAhead> {
    const pinned = find(path);
    return pinned ? routeAhead(pinned, await readRecord(pinned.pin), frameFiles) : NOTHING_AHEAD;
  }

  return async (path) => {
    const read = await readShell();
    if (!read) return undefined;
    const ahead = await readAhead(read, path);
    const page = findPublicPage(path);
    return read.html
      .replace('<!-- page -->', () => pageHead(page, publicUrl))
      .replace('<!-- ahead -->', () => ahead.links)
      .replace('<!-- record -->', () => ahead.record)
      .replace('<!-- first content -->', () => firstContent(page));
  };
}

const NO_ENVIRONMENT: WrittenEnvironment = { block: '', tag: 'none', find: () => undefined };

function environmentBlock(stored: Pick<StoredEnvironment, 'document'>, attribute: string): string {
  return dataBlock(`id="tessera-environment"${attribute}`, publicEnvironment(stored));
}
