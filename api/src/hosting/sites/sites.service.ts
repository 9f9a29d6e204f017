import { renderMissingPage } from './missing-page.view';
import { CODE_RUNNER_LABEL, type SiteAddresses } from '../../config/site-addresses';
import { renderRunnerPage } from './runner-page.view';
import { codeFileType } from './code-file.view';
import { renderCodePage, renderSitePage, type PageContent } from './site-page.view';
import type { Site, SiteFile, SiteSources } from './site-sources.port';
import type { VendorFiles } from './vendor-files.service';

/** What a host name stands for. */
export type SiteHost = (
  | { readonly kind: 'preview'; readonly label: string }
  | { readonly kind: 'deployment'; readonly appName: string }
) & {
  /** Of the page, as its browser sees it. */
  readonly origin: string;
};

export interface SiteAnswer {
  readonly status: 200 | 304 | 404;
  readonly headers: Readonly<Record<string, string>>;
  /** In pieces where the rest of a page has to be waited for. */
  readonly body: string | Uint8Array | AsyncIterable<string>;
  /** The body compressed, where it is kept so. */
  readonly brotli?: Uint8Array;
  /** Of a page under a name that was somebody else's: see `Site`. */
  readonly visitorMark?: string;
  /** Of an application that is live. */
  readonly visited?: { readonly projectId: string; readonly appName: string; readonly isPage: boolean };
}

export interface SiteRequest {
  readonly host: SiteHost;
  /** Without the query. */
  readonly path: string;
  /** A preview was asked for its checks. */
  readonly isTried: boolean;
  /** A preview that is to find its records on the server. */
  readonly isServed: boolean;
  readonly ifNoneMatch: string | undefined;
}

type Asked = Pick<SiteRequest, 'isTried' | 'isServed'>;

type CallingSite = Partial<Pick<Site, 'hasData' | 'hasServices'>>;

export interface SitesService {
  /** Answers a GET for a host of a preview or an application. */
  answer(request: SiteRequest): Promise<SiteAnswer>;
}

/** Previews may be framed by the product only, and share nothing with it. */
export function createSitesService(
  sources: SiteSources,
  { codeRunner, deployment }: Pick<SiteAddresses, 'codeRunner' | 'deployment'>,
  vendor: VendorFiles,
  publicUrl: string,
): SitesService {
  const home = new URL(publicUrl).origin;

  function find(host: SiteHost): Promise<Site | undefined> {
    return host.kind === 'preview' ? sources.findPreview(host.label) : sources.findDeployment(host.appName);
  }

  function render(host: SiteHost, asked: Asked, { hasData, hasServices }: CallingSite = {}) {
    const isPreview = host.kind === 'preview';
    return renderSitePage(vendor.manifest, {
      ...identityOf(host, home),
      isTried: isPreview && asked.isTried,
      isServed: isPreview && asked.isServed,
      hasData: !isPreview && hasData === true,
      hasServices: !isPreview && hasServices === true,
    });
  }

  function page(site: Site, host: SiteHost, asked: Asked): SiteAnswer {
    const { start, endOf, contentSecurityPolicy } = render(host, asked, site);
    return {
      ...pageAnswer(host, contentSecurityPolicy, start + endOf(site)),
      ...(site.visitorMark === undefined ? {} : { visitorMark: site.visitorMark }),
    };
  }

  /** The page of an application that is being made: what is the same for all of them at once, the rest when it is there. */
  function awaitedPage(site: Promise<Site | undefined>, host: SiteHost): SiteAnswer {
    const { start, ahead, endOf, contentSecurityPolicy } = render(host, { isTried: false, isServed: false });
    return pageAnswer(host, contentSecurityPolicy, inPieces(start + ahead, site, endOf));
  }

  function vendorFile(name: string): SiteAnswer {
    const script = vendor.read(name);
    if (script !== undefined) return file(SCRIPT_TYPE, FOR_EVER, script);
    const font = vendor.readFont(name);
    if (font === undefined) return NO_FILE;
    const headers = { 'content-type': 'font/woff2', 'cache-control': FOR_EVER, ...ASSET_HEADERS };
    return { status: 200, headers, body: font };
  }

  /** The same for everybody, and for as long as the packages are: it is asked for again within the hour. */
  function runner(path: string): SiteAnswer {
    const [, font] = FONT_SHEET.exec(path) ?? [];
    if (font !== undefined) return fontSheet(sources, font);
    if (path.startsWith(VENDOR)) return vendorFile(path.slice(VENDOR.length));
    if (path !== '/') return NO_FILE;
    const { html, contentSecurityPolicy } = renderRunnerPage(vendor.manifest, codeRunner, home);
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': contentSecurityPolicy,
      },
      body: html,
    };
  }

  return {
    async answer(request) {
      const { host, path, ifNoneMatch, isTried, isServed } = request;
      const asked = { isTried, isServed };
      if (host.kind === 'preview' && host.label === CODE_RUNNER_LABEL) return runner(path);
      // The same on every host, and asked for before there is an application.
      if (path.startsWith(VENDOR)) return vendorFile(path.slice(VENDOR.length));
      const site = await find(host);
      // An address without an extension belongs to the application.
      const isPage = !/\.[^/]*$/.test(path);
      if (site) {
        const own = await codeFile(sources, site, request, (html) =>
          renderCodePage(vendor.manifest, identityOf(host, home), html),
        );
        const answer =
          own ?? (isPage ? page(site, host, asked) : await asset(sources, site, { host, path, ifNoneMatch }));
        return { ...answer, ...visitedOf(site, host, own ? isDocument(own) : isPage) };
      }
      const awaited = host.kind === 'preview' && isPage ? await sources.findAwaited(host.label) : undefined;
      if (awaited) return awaitedPage(awaited.site, host);
      return missing(host, home, host.kind === 'deployment' && host.origin !== deployment(host.appName));
    },
  };
}

function identityOf(host: SiteHost, home: string) {
  const isPreview = host.kind === 'preview';
  return { origin: host.origin, framedBy: isPreview ? home : undefined, isSandboxed: isPreview };
}

/** A file of somebody's own code, as it is. */
async function codeFile(
  sources: SiteSources,
  site: Site,
  { host, path, ifNoneMatch }: SiteRequest,
  renderPage: (html: string) => ReturnType<typeof renderCodePage>,
): Promise<SiteAnswer | undefined> {
  const found = site.isCode && (await sources.findCodeFile(site.treeHash, path));
  if (!found) return undefined;
  const type = codeFileType(found.path);
  if (type.startsWith('text/html')) {
    const { html, contentSecurityPolicy } = renderPage(found.text);
    return pageAnswer(host, contentSecurityPolicy, html);
  }
  const etag = `"${site.treeHash}-${encodeURIComponent(found.path)}"`;
  if (ifNoneMatch === etag) return { status: 304, headers: { etag, ...ASSET_HEADERS }, body: '' };
  return file(type, 'no-cache', { text: found.text, brotli: null }, { etag });
}

const isDocument = ({ headers }: SiteAnswer) => headers['content-security-policy'] !== undefined;

function visitedOf({ projectId }: Site, host: SiteHost, isPage: boolean): Pick<SiteAnswer, 'visited'> {
  if (host.kind !== 'deployment' || projectId === undefined) return {};
  return { visited: { projectId, appName: host.appName, isPage } };
}

/** One of an application's own two files. */
async function asset(
  sources: SiteSources,
  site: Site,
  { host, path, ifNoneMatch }: Pick<SiteRequest, 'host' | 'path' | 'ifNoneMatch'>,
): Promise<SiteAnswer> {
  const [, named, kind] = OWN_FILE.exec(path) ?? [];
  if (kind !== 'js' && kind !== 'css') return NO_FILE;
  const treeHash = named ?? site.treeHash;
  if (treeHash !== site.treeHash && !(await isFormer(sources, host, treeHash))) return NO_FILE;
  const etag = `"${treeHash}-${kind}"`;
  if (ifNoneMatch === etag) return { status: 304, headers: { etag, ...ASSET_HEADERS }, body: '' };
  const found = await sources.readBuiltFile(treeHash, kind);
  if (found === undefined) return NO_FILE;
  const cache = named === undefined ? 'no-cache' : FOR_EVER;
  return file(kind === 'js' ? SCRIPT_TYPE : STYLE_TYPE, cache, found, { etag });
}

/** A page that came a moment before the next version asks for the files of its own. */
async function isFormer(sources: SiteSources, host: SiteHost, treeHash: string): Promise<boolean> {
  return host.kind === 'deployment' && sources.wasDeployed(host.appName, treeHash);
}

async function* inPieces(
  start: string,
  site: Promise<Site | undefined>,
  endOf: (content: PageContent) => string,
): AsyncGenerator<string> {
  yield start;
  const made = await site;
  // Whoever asked has been told why by the run itself.
  yield made ? endOf(made) : '<title>Nothing was made</title>';
}

/** Code that was not built has no style sheet of its own in which its typefaces could be. */
function fontSheet(sources: SiteSources, name: string): SiteAnswer {
  const text = sources.fontStyleSheet(name);
  return text === '' ? NO_FILE : file(STYLE_TYPE, 'public, max-age=3600', { text, brotli: null });
}

function pageAnswer(host: SiteHost, contentSecurityPolicy: string, body: SiteAnswer['body']): SiteAnswer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...pageHeaders(host, contentSecurityPolicy),
    },
    body,
  };
}

/** By the hash of the tree that it was built from, or whatever is built now. */
const OWN_FILE = /^\/app(?:-([0-9a-f]{64}))?\.(js|css)$/;
const VENDOR = '/vendor/';
/** Where the document of the code editor finds a typeface (mf-dashboard/src/features/code-editor/link-project.ts). */
const FONT_SHEET = /^\/vendor\/([a-z-]+)\.css$/;
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const STYLE_TYPE = 'text/css; charset=utf-8';
/** For a file whose name says which version of it it is. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What is more than `SITE_HEADERS` says of every answer. A sandboxed page has the origin `null`, to which these are another site's. */
const ASSET_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

function file(
  type: string,
  cache: string,
  { text, brotli }: SiteFile,
  extra: Readonly<Record<string, string>> = {},
): SiteAnswer {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': cache,
      vary: 'accept-encoding',
      ...ASSET_HEADERS,
      ...extra,
    },
    body: text,
    ...(brotli === null ? {} : { brotli }),
  };
}

const NO_FILE: SiteAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...ASSET_HEADERS },
  body: 'Not found',
};

function missingPage(host: SiteHost, home: string, isOwnDomain: boolean) {
  if (host.kind === 'preview') {
    const text = 'A preview address works for twelve hours. Open the project again to get a new one.';
    return renderMissingPage('This preview has ended', text, home);
  }
  if (isOwnDomain) {
    const text = `${new URL(host.origin).hostname} is not available right now.`;
    return renderMissingPage('Not available', text, home, false);
  }
  const text = `No application called ${host.appName} is deployed at this address, or it was stopped.`;
  return renderMissingPage('Nothing is live here', text, home);
}

function missing(host: SiteHost, home: string, isOwnDomain: boolean): SiteAnswer {
  const { html, contentSecurityPolicy } = missingPage(host, home, isOwnDomain);
  return {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...pageHeaders(host, contentSecurityPolicy),
    },
    body: html,
  };
}

/**
 * A sandboxed page may not ask for a window group of its own: browsers show none of it then. What is only previewed, by whomever, is
 * in no search engine.
 */
function pageHeaders({ kind }: SiteHost, contentSecurityPolicy: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    ...(kind === 'deployment'
      ? { 'cross-origin-opener-policy': 'same-origin' }
      : { 'x-robots-tag': 'noindex' }),
  };
}
