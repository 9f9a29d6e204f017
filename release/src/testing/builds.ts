import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, PageManifest } from '@tessera/shared/contracts';
import type { BuildManifest } from '../core/build-manifest';
import { containerNameOf } from '../core/checks';

/** A folder of its own, removed by `dispose`. */
export interface Folder {
  readonly path: string;
  dispose(): Promise<void>;
}

export async function temporaryFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'tessera-release-'));
  return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}

export interface BuildOverrides {
  readonly remote?: string;
  readonly version?: string;
  readonly manifest?: Partial<BuildManifest>;
  /** Contents by name; undefined leaves a file of the usual build out. */
  readonly files?: Readonly<Record<string, string | undefined>>;
}

export const SHELL = { contract: '1.2.0', shared: { react: '19.3.1' } };

/** A manifest of these pages, for signed-in users unless they say otherwise. */
export function pagesOf(...pages: readonly Partial<Page>[]): PageManifest {
  const base = { pattern: '/page', title: 'Page', access: 'protected', frame: 'app' } as const;
  return { pages: pages.map((page) => ({ ...base, ...page })), redirects: [] };
}

/** The manifest of a build that is right in every respect. */
export function buildManifest({
  remote = 'mf-auth',
  version = '1.0.0',
  manifest,
}: BuildOverrides = {}): BuildManifest {
  return {
    remote,
    version,
    container: {
      name: containerNameOf(remote, version),
      type: 'global',
      entry: 'remoteEntry.js',
      exposes: {
        './lifecycles': { js: ['expose.11e8.js'], async: ['assets/lazy.b63b.js'], css: ['expose.8831.css'] },
      },
    },
    requires: { shell: '^1.0.0', shared: { react: '^19.0.0' } },
    manifest: pagesOf({ pattern: `/${remote}` }),
    build: { commit: null, builtAt: null, node: '20.20.2', webpack: '5.110.3' },
    ...manifest,
  };
}

/** Writes a build's output folder, valid unless the overrides say otherwise. */
export async function writeBuild(folder: string, overrides: BuildOverrides = {}): Promise<string> {
  const manifest = buildManifest(overrides);
  const who = `${manifest.remote} ${manifest.version}`;
  const files: Record<string, string | undefined> = {
    'mf-version.json': JSON.stringify(manifest),
    'remoteEntry.js': `globalThis.${manifest.container.name} = "entry of ${who}";`,
    'expose.11e8.js': `"expose of ${who}";`,
    'assets/lazy.b63b.js': `"lazy of ${who}";`,
    'expose.8831.css': '.a { color: inherit; }',
    ...overrides.files,
  };
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
