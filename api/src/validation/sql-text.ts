/** The longest query taken, in characters: the parser's depth is bounded by it. */
export const QUERY_MAX = 20_000;

/** Statements that a comment has no reason to spell out. */
const HIDDEN_STATEMENT =
  /\b(?:delete\s+from|insert\s+into|merge\s+into|select\s+\S+\s+from|update\s+\S+\s+set|drop\s+\w+|alter\s+\w+|truncate\b|grant\s+\w+|union\s+(?:all\s+)?select)/i;

/**
 * True for a comment that hides something: a statement's end or a quote (the cut-off end of an injected query),
 * another statement, instructions to other databases, or nothing at all (splitting a word). A comment in words is
 * fine, apostrophes within words included.
 */
export function isDeceptiveComment(comment: string): boolean {
  const words = comment.startsWith('--') ? comment.slice(2) : comment.slice(2, -2);
  if (!words.trim() || /^[!+]/.test(words)) return true;
  const withoutApostrophes = words.replace(/(\p{L})['\u2019](?=\p{L})/gu, '$1');
  return /['"`;\\$]/.test(withoutApostrophes) || /--|\/\*/.test(words) || HIDDEN_STATEMENT.test(words);
}

/**
 * True for characters that the parser and the server may read in different ways: a NUL ends the text for the
 * parser, half a surrogate pair changes when sent, a direction mark changes what the reader sees.
 */
export function hasDeceptiveCharacter(sql: string): boolean {
  return /[^\P{Cc}\t\n\r]|\p{Cs}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/u.test(sql);
}
