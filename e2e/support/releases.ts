import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentDocument, Pin } from '@tessera/shared/contracts';
import type { Page } from '@playwright/test';
import { startServer, type OwnServer } from './server';

const ROOT = join(import.meta.dirname, '../..');

/** The registry of the server under test. */
const registryFolder = join(process.env['E2E_DATA_DIR'] ?? '', 'registry');

export type FixtureVersion = '9.0.0-fixture' | '9.1.0-fixture' | '9.2.0-fixture' | '9.3.0-fixture';

/** Runs the release tool against a registry; throws when it refuses. */
export function mfr(registry: string, ...words: string[]): string {
  return execFileSync(process.execPath, ['release/dist/mfr.mjs', '--registry', registry, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

/** The pin of a published fixture version. */
export function pinOf(version: FixtureVersion): Pin {
  const path = join(registryFolder, 'remotes/mf-github', `${version}.json`);
  const { digest } = JSON.parse(readFileSync(path, 'utf8')) as { digest: string };
  return { version, digest };
}

const ENVIRONMENT = '**/mf/env/local.json';
/** The document as the server writes it into a page. */
const WRITTEN = /(<script type="application\/json" id="tessera-environment"[^>]*>)(.*?)(<\/script>)/s;

/** This page, and no other, is told something else about what is live: in its HTML, and whenever it asks. */
export async function changeEnvironment(
  page: Page,
  change: (document: EnvironmentDocument) => EnvironmentDocument,
): Promise<void> {
  await page.route(ENVIRONMENT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as EnvironmentDocument) });
  });
  await changePages(page, (html) =>
    html.replace(WRITTEN, (_all, start: string, json: string, end: string) => {
      const changed = change(JSON.parse(json) as EnvironmentDocument);
      return start + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
    }),
  );
}

/** Changes the HTML of the pages that this page opens. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // Frames of other origins, and redirects, are as they are.
    if (!response.headers()['content-type']?.includes('text/html')) return route.fulfill({ response });
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The pages come from a host that does not know the environment document, as from a CDN; it may know an older one. */
export async function withoutCurrentEnvironment(page: Page): Promise<void> {
  await changePages(page, (html) => html.replace(' data-current>', '>'));
}

/** This page, and no other, sees mf-github pinned to the given versions. */
export async function pinForPage(page: Page, stable: Pin, fallback: Pin | null = null): Promise<void> {
  await changeEnvironment(page, (document) => ({
    ...document,
    pins: { ...document.pins, 'mf-github': { ...document.pins['mf-github'], stable, fallback } },
  }));
}

/** A server whose pins are its own, so that moving them moves nobody else's; from a copy of the common registry. */
export async function startReleaseServer(): Promise<OwnServer & { readonly registry: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-e2e-registry-'));
  const registry = join(folder, 'registry');
  cpSync(registryFolder, registry, { recursive: true });
  const server = await startServer({ REGISTRY_URL: registry });
  return {
    url: server.url,
    registry,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `sha384-…` of some text. */
export function sriOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Serves a version record in which one file has another integrity value, under the digest that it then has. */
export async function pinForgedRecord(
  page: Page,
  version: FixtureVersion,
  file: string,
  text: string,
): Promise<void> {
  const { digest } = pinOf(version);
  const path = join(registryFolder, 'records', `${digest.slice('sha256:'.length)}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, { sri: string }> };
  const entry = record.files[file];
  if (!entry) throw new Error(`${file} is not in the record of ${version}`);
  entry.sri = sriOf(text);
  const body = JSON.stringify(record);
  const forged = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  await pinForPage(page, { version, digest: forged });
  await page.route(`**/mf/records/${forged.slice('sha256:'.length)}.json`, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  // The files lie under the true digest's address.
  await page.route(`**/mf/files/mf-github/${version}-${forged.slice(7, 15)}/**`, async (route) => {
    const address = route.request().url().replace(forged.slice(7, 15), digest.slice(7, 15));
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
}

/** The one file of a fixture version whose name is the wanted one. */
export function fileOf(version: FixtureVersion, isWanted: (name: string) => boolean): string {
  const { digest } = pinOf(version);
  const path = join(registryFolder, 'records', `${digest.slice('sha256:'.length)}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, unknown> };
  const file = Object.keys(record.files).find(isWanted);
  if (!file) throw new Error(`${version} has no such file among ${Object.keys(record.files).join(', ')}`);
  return file;
}
