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

/** Whether a text holds what is a secret wherever it stands. */
export function holdsToken(text: string): boolean {
  return SECRET_TEXTS.some((pattern) => pattern.test(text));
}

/** What tells of a part of a text, such as a line, whether it holds a private key or an access token. */
export function findSecretIn(text: string): (part: string) => boolean {
  const isOfFirebase = FIREBASE_PAGE.test(text);
  return (part) => holdsToken(part) || (!isOfFirebase && GOOGLE_KEY.test(part));
}
