/** Files that hold secrets wherever they lie. */
const SECRET_NAMES = [
  // Not the examples that say which variables there are.
  /^\.env(?:\.(?!(?:example|sample|template|dist|defaults)$).+)?$/,
  /^(?!(?:.*[._-])?(?:example|sample|template|dist|defaults)\.env$).*\.env$/,
  /^\.envrc$/,
  /\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /^\.(?:npmrc|yarnrc\.yml|pypirc|netrc|htpasswd|git-credentials|dockercfg|pgpass)$/,
  /^(?:credentials|secrets?|service-?account(?:-?key)?)(?:\.(?:json|ya?ml|toml|ini))?$/,
];

/**
 * Keys whose form says what they are, so that nothing else is taken for one. What says `xxxx` instead is an example. Nothing is looked
 * for without a limit: whoever writes a text must not choose how long that takes.
 */
const SECRET_TEXTS = [
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[oprsu]_[A-Za-z0-9]{36}/,
  /\bgithub_pat_\w{40}/,
  /\bglpat-[\w-]{20}/,
  /\bnpm_[A-Za-z0-9]{36}/,
  /\b[rs]k_(?:live|test)_(?![xX]{8})[A-Za-z0-9]{20}/,
  /\bwhsec_(?![xX]{8})[A-Za-z0-9+/]{24}/,
  /\bsk-ant-[\w-]{20}/,
  // Names of styles and examples in words look the same, but for a digit.
  /\bsk-(?:proj|svcacct|admin)-(?=[\w-]{0,100}\d)[\w-]{20}/,
  /\bsk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}/,
  /\bxox[abprs]-[\w-]{20}/,
  /\bhooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/(?![xX]{8})[A-Za-z0-9]{16}/,
  /\bSG\.[\w-]{22}\.[\w-]{43}/,
  /\bhf_(?![xX]{8})[A-Za-z0-9]{34}/,
];

/** Keys of Google; those that browsers load maps with are public. */
const GOOGLE_KEY = /(?<!\/maps\/api\/js\?key=)\bAIza[\w-]{35}/;
/** Pages say by them which project of Firebase is theirs: its key is public too. */
const FIREBASE_PAGE = /\bauthDomain\b/;

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
  return SECRET_NAMES.some((pattern) => pattern.test(name)) || holdsSecret(path);
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
  const isOfFirebase = FIREBASE_PAGE.test(text);
  const isOfSettings = SETTINGS_NAME.test(path.slice(path.lastIndexOf('/') + 1));
  return (part) =>
    SECRET_TEXTS.some((pattern) => pattern.test(part)) ||
    (!isOfFirebase && GOOGLE_KEY.test(part)) ||
    (isOfSettings && holdsPassword(part));
}

function holdsPassword(text: string): boolean {
  return [...text.matchAll(DATABASE_URL)].some(
    ([, password = '', host = '']) => !EXAMPLE_PASSWORD.test(password) && !EXAMPLE_HOST.test(host),
  );
}
