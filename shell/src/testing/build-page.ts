import type { EnvironmentDocument, PageManifest } from '@tessera/shared/contracts';
import { createSiteMap, type SiteMap, type SitePage } from '../site-map/site-map';

/** A page of a remote. */
export function buildPage(overrides: Partial<SitePage> = {}): SitePage {
  return {
    pattern: '/plants',
    title: 'Plants',
    access: 'protected',
    frame: 'app',
    remote: 'mf-garden',
    ...overrides,
  };
}

type Addresses = readonly Partial<SitePage>[];

/** An environment document in which one remote declares these addresses. */
export function buildDocument(
  pages: Addresses,
  redirects: PageManifest['redirects'] = [],
): EnvironmentDocument {
  const stable = { version: '1.0.0', digest: `sha256:${'0'.repeat(64)}` };
  const manifest = { pages: pages.map((page) => ({ ...buildPage(page) })), redirects };
  return {
    kind: 'mf.env/v1',
    env: 'local',
    serial: 1,
    prev: null,
    issuedAt: '2026-11-20T10:00:00.000Z',
    pins: { 'mf-garden': { stable, fallback: null, manifest } },
    change: { actor: 'Rosa', reason: '', ops: [], base: 0 },
  };
}

/** The site map of that document. */
export function buildSiteMap(pages: Addresses, redirects: PageManifest['redirects'] = []): SiteMap {
  return createSiteMap(buildDocument(pages, redirects));
}
