import type { Environment } from '../config/environment';

type HostSettings = Pick<Environment, 'publicUrl' | 'apiUrl' | 'sitesDomain'>;

/** What a request's host name stands for. */
export type HostKind =
  | { readonly kind: 'main' }
  | { readonly kind: 'preview'; readonly label: string }
  | { readonly kind: 'site'; readonly label: string }
  | { readonly kind: 'unknown' };

/** A loopback address reaches the main host while that is local itself, and never in production. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Tells hosts apart by name; ports are left out, since a balancer may change them, and the dot of a full name. Previews are
 * `<label>.preview.<SITES_DOMAIN>`, applications `<label>.<SITES_DOMAIN>`.
 */
export function classifyHost(host: string | undefined, settings: HostSettings): HostKind {
  const name = hostName(host ?? '');
  const { main, api, sites } = namesOf(settings);
  const isLocal = LOOPBACK.has(main) && LOOPBACK.has(name);
  if (isLocal || name === main || name === api) return { kind: 'main' };
  if (!name.endsWith(`.${sites}`)) return { kind: 'unknown' };
  const labels = name.slice(0, -sites.length - 1).split('.');
  const [label = '', parent] = labels;
  if (label === '' || labels.length > 2) return { kind: 'unknown' };
  if (parent === undefined) return { kind: 'site', label };
  return parent === 'preview' ? { kind: 'preview', label } : { kind: 'unknown' };
}

interface HostNames {
  readonly main: string;
  readonly api: string;
  readonly sites: string;
}

/** Every request asks: the addresses are taken apart once. */
const names = new WeakMap<HostSettings, HostNames>();

function namesOf(settings: HostSettings): HostNames {
  const known = names.get(settings);
  if (known !== undefined) return known;
  const { publicUrl, apiUrl = publicUrl, sitesDomain } = settings;
  const made = {
    main: new URL(publicUrl).hostname,
    api: new URL(apiUrl).hostname,
    sites: withoutPort(sitesDomain),
  };
  names.set(settings, made);
  return made;
}

/** Hosts of their own that owners gave to their applications. Asked by every request, so it answers from memory. */
export interface CustomHosts {
  /** The name of the application that answers at a host, given in lower case and without a port; undefined for none. */
  find(name: string): string | undefined;
}

export const NO_CUSTOM_HOSTS: CustomHosts = { find: () => undefined };

/** Where previews and applications are served inside the app. Unreachable by address: see `routeByHost`. */
export const PREVIEW_PREFIX = '/~preview';
export const SITE_PREFIX = '/~site';
export const UNKNOWN_HOST_PATH = '/~unknown-host';

/** Balancers and proxies ask these by the machine's own address. */
const PROBES = new Set(['/api/health', '/api/ready', '/api/domains/ask']);

/**
 * The path inside the app for a request: `/~preview/<label>/…` and `/~site/<label>/…` for the hosts of
 * previews and applications, those that owners gave them included. A main-host path that looks like one of those leads nowhere, so that no
 * application's page is ever served on Tessera's own origin. A path with a broken escape (`/%E0%A4%A`) is
 * read letter by letter: the router would refuse it before anything of ours could answer.
 */
export function routeByHost(
  url: string,
  host: string | undefined,
  settings: HostSettings,
  customHosts: CustomHosts = NO_CUSTOM_HOSTS,
): string {
  const target = classifyHost(host, settings);
  const asked = url.startsWith('/') ? url : `/${url}`;
  const path = repairEscapes(asked);
  switch (target.kind) {
    case 'main':
      return asked.startsWith('/~') || asked.startsWith('/%7') ? '/~' : path;
    case 'preview':
      return `${PREVIEW_PREFIX}/${target.label}${path}`;
    case 'site':
      return `${SITE_PREFIX}/${target.label}${path}`;
    case 'unknown':
      return routeByDomain(path, host ?? '', customHosts);
  }
}

function routeByDomain(path: string, host: string, customHosts: CustomHosts): string {
  const appName = customHosts.find(hostName(host));
  if (appName !== undefined) return `${SITE_PREFIX}/${appName}${path}`;
  return PROBES.has(path.replace(/\?.*$/, '')) ? path : UNKNOWN_HOST_PATH;
}

function repairEscapes(url: string): string {
  const [path = '', ...query] = url.split(/(?=[?#;])/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + query.join('');
  }
}

/** A host's name without its port, as names are compared. */
export function hostName(host: string): string {
  return withoutPort(host).toLowerCase();
}

/** `localhost.` is the full form of `localhost`. */
function withoutPort(host: string): string {
  return host.replace(/\.?(?::\d+)?$/, '');
}
