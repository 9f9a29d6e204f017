import { createHash } from 'node:crypto';
import { ENVIRONMENT_ELEMENT } from '../../core/application-environment';
import { escapeHtml } from '../../core/html';

/** The prebuilt packages: what the browser's import map says, and each file's hash. */
export interface VendorManifest {
  /** `react-dom/client` to file name. */
  readonly imports: Readonly<Record<string, string>>;
  /** File name to `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
  /** The script that tries an application in its preview, with its hash; it starts the application itself. */
  readonly checks: VendorScript;
  /** What the checks load where one fails: file name to hash. */
  readonly checksLater: Readonly<Record<string, string>>;
  /** The script that lets somebody select an element of a preview; it stands beside the application. */
  readonly picking: VendorScript;
  /** The script that leads a preview to its records on the server; it stands before the application. */
  readonly records: VendorScript;
}

interface VendorScript {
  readonly name: string;
  readonly integrity: string;
}

export interface SiteIdentity {
  /** `http://todo.localhost:3000`: the only place that scripts, styles and letters come from. */
  readonly origin: string;
  /** Who may frame it; undefined: nobody. */
  readonly framedBy: string | undefined;
  /** A preview is sandboxed even when it is opened by itself. */
  readonly isSandboxed: boolean;
  /** The application is to be tried instead of used. */
  readonly isTried?: boolean;
  /** A preview whose page around it has its records. */
  readonly isServed?: boolean;
  /** Its records are on the server: it may call that, and nothing else. */
  readonly hasData?: boolean;
  /** Services of others answer at its own host: it may call those, too. */
  readonly hasServices?: boolean;
}

/** What is an application's own in its page. */
export interface PageContent {
  readonly title: string;
  /** Of its files: a deployed application's are called by it, so that browsers keep them for ever. */
  readonly treeHash: string;
  /** Somebody's own code, for which something else has to tell that it shows. */
  readonly isCode?: true | undefined;
  /** Variables that its code may read. */
  readonly publicValues?: Readonly<Record<string, string>>;
}

export interface SitePage {
  /** All that is the same for every application, which a browser can prepare while one is still being made. */
  readonly start: string;
  /** Runs the packages before there is an application that imports them: only where one is sure to come that does. */
  readonly ahead: string;
  /** What follows once it is known which application it is. */
  readonly endOf: (content: PageContent) => string;
  readonly contentSecurityPolicy: string;
}

/** What a preview may do: run and ask, but never share an origin with anything. */
export const PREVIEW_SANDBOX = 'allow-scripts allow-forms allow-modals';

/** Where a deployed application finds its records (docs/documents/record-server.md). */
const DATA_PATH = '/_data';

/** The one HTML page of an application: import map, title, stylesheet, module and root element. */
export function renderSitePage(vendor: VendorManifest, identity: SiteIdentity): SitePage {
  const files = identity.isTried === true ? { ...vendor.files, ...vendor.checksLater } : vendor.files;
  const importMap = JSON.stringify({
    imports: mapValues(vendor.imports, (file) => `/vendor/${file}`),
    integrity: Object.fromEntries(Object.entries(files).map(([file, hash]) => [`/vendor/${file}`, hash])),
  });
  const start = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<script type="importmap">${importMap}</script>
${preloadsOf(vendor)}
`;
  const data = identity.hasData === true ? `<meta name="tessera-data" content="${DATA_PATH}">\n` : '';
  const endOf = ({
    title,
    treeHash,
    isCode,
    publicValues = {},
  }: PageContent) => `<title>${escapeHtml(title)}</title>
${environmentOf(publicValues)}${data}<link rel="stylesheet" href="${fileOf(identity, treeHash, 'css')}">
${scriptsOf(vendor, { ...identity, isCode }, fileOf(identity, treeHash, 'js'))}
</head>
<body>
<div id="root"></div>
<noscript>This application needs JavaScript.</noscript>
</body>
</html>
`;
  const ahead = `${aheadOf(vendor)}\n`;
  return { start, ahead, endOf, contentSecurityPolicy: siteSecurityPolicy(identity, importMap) };
}

/** A block of data, which nothing runs. Most applications have none, and no block. */
function environmentOf(values: Readonly<Record<string, string>>): string {
  if (Object.keys(values).length === 0) return '';
  const json = JSON.stringify(values).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ENVIRONMENT_ELEMENT}">${json}</script>\n`;
}

/** What every application of ours imports sooner or later, asked for at once instead of one behind the other. */
function preloadsOf({ files }: VendorManifest): string {
  return Object.entries(files)
    .map(([file, hash]) => `<link rel="modulepreload" href="/vendor/${file}" integrity="${hash}">`)
    .join('\n');
}

/** Previews are seldom loaded twice with the same files, and what tries them loads `/app.js` by itself. */
function fileOf({ isSandboxed }: SiteIdentity, treeHash: string, kind: 'js' | 'css'): string {
  return isSandboxed ? `/app.${kind}` : `/app-${treeHash}.${kind}`;
}

/** The package that takes longest to begin with; the others come with it. */
function aheadOf({ imports, files }: VendorManifest): string {
  const name = imports['react-dom/client'];
  const integrity = name === undefined ? undefined : files[name];
  return name === undefined || integrity === undefined ? '' : scriptOf({ name, integrity }, ' async');
}

/** An application is never held up by what is beside it, and a deployed one has nothing beside it. */
function scriptsOf(
  { checks, picking, records }: VendorManifest,
  { isTried, isServed, isSandboxed, isCode }: SiteIdentity & Pick<PageContent, 'isCode'>,
  file: string,
): string {
  if (isTried === true) return scriptOf(checks);
  const own = `<script type="module" src="${file}"></script>`;
  if (!isSandboxed) return own;
  // Before the code, so that an error of it is heard.
  if (isCode) return [CODE_MARK, scriptOf(picking), own].join('\n');
  const before = isServed === true ? [scriptOf(records)] : [];
  return [...before, own, scriptOf(picking, ' async')].join('\n');
}

/** Tells the script beside the code whose page it is on (builder/src/page-picking/tell-shown.ts). */
const CODE_MARK = '<meta name="tessera-code" content="">';

/**
 * A page of somebody's own as it is, which may load what lies beside it. In a preview it also has what tells that it shows. Its scripts and
 * styles may stand in it, as they do in pages that nothing was built for.
 */
export function renderCodePage(
  { picking }: VendorManifest,
  { origin, framedBy, isSandboxed }: SiteIdentity,
  html: string,
): { readonly html: string; readonly contentSecurityPolicy: string } {
  const beside = isSandboxed ? `${CODE_MARK}${scriptOf(picking)}` : '';
  const policy = [
    `default-src 'none'`,
    `script-src ${origin} 'unsafe-inline'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data: blob:`,
    `font-src ${origin} data:`,
    `media-src ${origin} data: blob:`,
    // Its own files: nothing else answers there.
    `connect-src ${origin}`,
    `worker-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${framedBy ?? `'none'`}`,
    ...(isSandboxed ? [`sandbox ${PREVIEW_SANDBOX}`] : []),
  ].join('; ');
  return { html: withinHead(html, beside), contentSecurityPolicy: policy };
}

/** Behind the beginning of the head, or of the document where it has none. */
function withinHead(html: string, beside: string): string {
  const start = /<head\b[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return html.slice(0, at) + beside + html.slice(at);
}

function scriptOf({ name, integrity }: VendorScript, when = ''): string {
  return `<script type="module"${when} src="/vendor/${name}" integrity="${integrity}"></script>`;
}

/**
 * The origin is written out instead of 'self': a sandboxed page has an opaque origin, which not every
 * browser takes for 'self'. Nothing can be fetched from anywhere, Tessera's API included.
 */
function siteSecurityPolicy(identity: SiteIdentity, importMap: string): string {
  const hash = createHash('sha256').update(importMap).digest('base64');
  return [
    `default-src 'none'`,
    `script-src ${identity.origin} 'sha256-${hash}'`,
    `style-src ${identity.origin}`,
    `img-src ${identity.origin} data:`,
    `font-src ${identity.origin}`,
    `connect-src ${callableOf(identity)}`,
    // Else `script-src` would decide, which has the application's own script.
    `worker-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${identity.framedBy ?? `'none'`}`,
    ...(identity.isSandboxed ? [`sandbox ${PREVIEW_SANDBOX}`] : []),
  ].join('; ');
}

/** What its code may call: on its own host, and nothing that was not set up for it. */
function callableOf({ origin, hasData, hasServices }: SiteIdentity): string {
  const places = [
    ...(hasData === true ? [`${origin}${DATA_PATH}/`, `${origin}${DATA_PATH}`] : []),
    ...(hasServices === true ? [`${origin}/_services/`] : []),
  ];
  return places.length === 0 ? `'none'` : places.join(' ');
}

function mapValues(record: Readonly<Record<string, string>>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
