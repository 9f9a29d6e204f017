import type { SslMode } from '@tessera/shared/contracts';

/** What a connection string says; what it leaves out is undefined. */
export interface ReadTarget {
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly ssl: SslMode | undefined;
}

export type ReadString =
  | { readonly isRead: true; readonly target: ReadTarget }
  | { readonly isRead: false; readonly why: string };

/** As it stands in a file of settings or behind a command: `DATABASE_URL="postgres://…"`, `psql 'postgres://…'`. */
const AROUND = /^(?:export\s+)?(?:[A-Za-z_]\w*\s*=\s*|psql\s+)?(["']?)(postgres(?:ql)?:\/\/\S*?)\1;?$/i;

const SSL_MODES: Readonly<Record<string, SslMode>> = {
  disable: 'off',
  // They would rather not be encrypted than fail: here a connection is encrypted or it is not.
  allow: 'require',
  prefer: 'require',
  require: 'require',
  'no-verify': 'require',
  'verify-ca': 'verify',
  'verify-full': 'verify',
};

const NO_HOST = 'It names no host.';
/** A user before no host is no address to the browser. */
const WITHOUT_HOST = /^\w+:\/\/(?:[^/?#]*@)?(?::\d*)?(?:[/?#]|$)/;
const NO_ADDRESS =
  'This connection string cannot be read. In a password, write # as %23, / as %2F, ? as %3F and @ as %40.';

/** The connection string in a text that is nothing else; undefined where there is none. */
export function findConnectionString(text: string): string | undefined {
  return AROUND.exec(text.trim())?.[2];
}

/** What a connection string says, or what is wrong with it (SCR-13). */
export function readConnectionString(text: string): ReadString {
  const found = findConnectionString(text);
  if (found === undefined) return { isRead: false, why: 'It begins with postgres:// or postgresql://.' };
  const address = addressOf(found);
  if (!address) return { isRead: false, why: WITHOUT_HOST.test(found) ? NO_HOST : NO_ADDRESS };
  try {
    return readAddress(address);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return { isRead: false, why: 'A % has to be followed by two digits: write % itself as %25.' };
  }
}

function addressOf(text: string): URL | undefined {
  try {
    const address = new URL(text);
    const { pathname, search, hash } = address;
    // A sign of the password's own ended it early: what is read as host and database is no such thing.
    const isCut = hash !== '' || search.includes('@') || /[@/]/.test(pathname.slice(1));
    return isCut ? undefined : address;
  } catch {
    // `URL.parse`, which throws nothing, is too new for some browsers.
    return undefined;
  }
}

function readAddress({ hostname, port, username, password, pathname, searchParams }: URL): ReadString {
  // Each part may stand among the options instead, under the name that PostgreSQL gives it.
  const part = (written: string, option: string) =>
    decodeURIComponent(written) || (searchParams.get(option) ?? undefined);
  const host = part(hostname, 'host')?.replace(/^\[(.*)\]$/, '$1') ?? '';
  const why = whyNoHost(host);
  if (why !== undefined) return { isRead: false, why };
  const ssl = sslOf(searchParams);
  if (ssl === null)
    return { isRead: false, why: `There is no sslmode "${searchParams.get('sslmode') ?? ''}".` };
  const user = part(username, 'user');
  const target: ReadTarget = {
    ...{ host, user, ssl, port: part(port, 'port') ?? '5432', password: part(password, 'password') },
    // As PostgreSQL's own programs do it.
    database: part(pathname.slice(1), 'dbname') ?? user ?? '',
  };
  return { isRead: true, target };
}

function whyNoHost(host: string): string | undefined {
  if (host === '') return NO_HOST;
  if (host.startsWith('/')) return 'It names a socket on one computer, not a host.';
  return host.includes(',') ? 'It names several hosts. Leave one of them.' : undefined;
}

/** Undefined where it says nothing, null where there is no such mode. */
function sslOf(query: URLSearchParams): SslMode | undefined | null {
  const mode = query.get('sslmode');
  if (mode !== null) return SSL_MODES[mode.toLowerCase()] ?? null;
  const ssl = query.get('ssl');
  if (ssl === null) return undefined;
  return ['0', 'false', 'off'].includes(ssl.toLowerCase()) ? 'off' : 'require';
}
