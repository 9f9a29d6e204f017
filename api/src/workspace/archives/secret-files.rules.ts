/** Files that hold secrets wherever they lie. */
const SECRET_NAMES = [
  // Not the examples that say which variables there are.
  /^\.env(?:\.(?!(?:example|sample|template|dist|defaults)$).+)?$/,
  /\.(?:pem|key|p12|pfx|jks|keystore|ppk)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/,
  /^\.(?:npmrc|yarnrc\.yml|pypirc|netrc|htpasswd|git-credentials|dockercfg|pgpass)$/,
  /^(?:credentials|secrets?|service-?account(?:-?key)?)(?:\.(?:json|ya?ml|toml|ini))?$/,
];

/** Keys whose form says what they are, so that nothing else is taken for one. */
const SECRET_TEXTS = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[oprsu]_[A-Za-z0-9]{36}/,
  /\bgithub_pat_\w{40}/,
  /\bglpat-[\w-]{20}/,
  /\bnpm_[A-Za-z0-9]{36}/,
  /\b[rs]k_live_[A-Za-z0-9]{20}/,
  /\bsk-ant-[\w-]{20}/,
  /\bxox[abprs]-[\w-]{20}/,
];

/** Whether a file by this path holds secrets, whatever is in it. */
export function isSecretFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return SECRET_NAMES.some((pattern) => pattern.test(name));
}

/** Whether a text holds what looks like a private key or an access token. */
export function holdsSecret(text: string): boolean {
  return SECRET_TEXTS.some((pattern) => pattern.test(text));
}
