import { findSecretIn } from '@tessera/shared/contracts';

/** Files that hold secrets wherever they lie. */
const SECRET_NAMES = [
  /^\.env(?:$|[^a-z0-9])/,
  /^\.envrc$/,
  /^env\.(?:local|prod(?:uction)?|dev(?:elopment)?|staging)$/,
  /\.env(?:~|\.(?:bak|backup|old|orig|save|txt))?$/,
  /^\.dev\.vars(?:$|[^a-z0-9])/,
  /\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /^\.(?:npmrc|yarnrc\.yml|pypirc|netrc|htpasswd|git-credentials|dockercfg|pgpass)$/,
  /^(?:credentials|secrets?|service-?account(?:-?key)?)(?:\.(?:json|ya?ml|toml|ini))?$/,
];

/** The examples that say which variables there are. */
const EXAMPLE_NAMES = [
  /^\.(?:env|dev\.vars)[^a-z0-9](?:.*[^a-z0-9])?(?:example|sample|template|dist|defaults)$/,
  /^(?:.*[._-])?(?:example|sample|template|dist|defaults)\.env$/,
];

/** Files that say what an application is run with. */
const SETTINGS_NAME = /env|\.(?:ya?ml|toml|ini|conf|cfg|properties)$/i;
/** A database's address with a password, at a host that others reach. */
const DATABASE_URL =
  /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver):\/\/[^\s:@/'"]{0,100}:([^\s@/'"]{1,200})@([\w-]{1,63}(?:\.[\w-]{1,63})+)/gi;
const EXAMPLE_PASSWORD =
  /^(?:[$<{[*%].*|x+|\.+|your.*|.*(?:password|passwd|example|changeme|placeholder).*|pass|secret|user|root|admin|postgres)$/i;
const EXAMPLE_HOST = /(?:^|\.)example(?:\.[a-z]+)?$|\.(?:local|test|invalid|localhost)$|^127\./i;

/** Whether a file by this path holds secrets, whatever is in it. */
export function isSecretFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const isOf = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(name));
  return (isOf(SECRET_NAMES) && !isOf(EXAMPLE_NAMES)) || holdsSecret(path);
}

/** Whether a text holds what looks like a private key or an access token; of a file by its path, a database's password too. */
export function holdsSecret(text: string, path = ''): boolean {
  return findIn(text, path)(text);
}

/** The first line that does, from 1; undefined where none does. */
export function lineOfSecret(text: string, path = ''): number | undefined {
  const holds = findIn(text, path);
  // Few texts have one, and to look at each line by itself takes longer.
  if (!holds(text)) return undefined;
  return Math.max(0, text.split('\n').findIndex(holds)) + 1;
}

/** What tells of a part of a text, such as a line, whether it holds one. */
function findIn(text: string, path: string): (part: string) => boolean {
  const holds = findSecretIn(text);
  const isOfSettings = SETTINGS_NAME.test(path.slice(path.lastIndexOf('/') + 1));
  return (part) => holds(part) || (isOfSettings && holdsPassword(part));
}

function holdsPassword(text: string): boolean {
  return [...text.matchAll(DATABASE_URL)].some(
    ([, password = '', host = '']) => !EXAMPLE_PASSWORD.test(password) && !EXAMPLE_HOST.test(host),
  );
}
