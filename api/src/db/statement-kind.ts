/** What changes nothing, or ends what was begun. Anything else counts as a change. */
const HARMLESS =
  /^\s*(?:select|with|values|show|explain|begin|commit|rollback|savepoint|release|set|reset|checkpoint|discard)\b/i;

/** A change behind a harmless first word; a lock on a row is written to the row. */
const CHANGE_WITHIN =
  /\binsert\s+into\b|\bdelete\s+from\b|\bmerge\s+into\b|\bupdate\s+\S+(?:\s+(?:as\s+)?\S+)?\s+set\b|\bfor\s+(?:no\s+key\s+)?update\b|\bfor\s+(?:key\s+)?share\b|;\s*\S/i;

/** Whether a statement writes. Judged by its words: when in doubt, it does. */
export function changesData(statement: string): boolean {
  return !HARMLESS.test(statement) || CHANGE_WITHIN.test(statement);
}

const PARSE = 'P'.charCodeAt(0);
const SIMPLE_QUERY = 'Q'.charCodeAt(0);
/** The type and the length of a message. */
const HEAD_BYTES = 5;

/** The statement in a message of PostgreSQL's protocol; undefined when it brings none. */
export function statementOf(message: Uint8Array): string | undefined {
  if (message[0] !== PARSE && message[0] !== SIMPLE_QUERY) return undefined;
  // A message that parses has the name of the prepared statement first.
  const start = message[0] === PARSE ? message.indexOf(0, HEAD_BYTES) + 1 : HEAD_BYTES;
  return Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString(
    'utf8',
    start,
    message.indexOf(0, start),
  );
}
