/** A statement in a text of several, without the semicolon behind it. */
export interface PlacedStatement {
  readonly sql: string;
  /** The place in the text of its first character. */
  readonly from: number;
}

/** What a semicolon may stand in without ending a statement; what is not closed goes on to the end. */
const PARTS =
  /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|--[^\n]*|\/\*[^]*?(?:\*\/|$)|(\$(?:[A-Za-z_]\w*)?\$)[^]*?(?:\1|$)|;/g;

/** All statements of a text. */
function statementsIn(text: string): readonly PlacedStatement[] {
  const ends = [...text.matchAll(PARTS)].flatMap(({ 0: part, index }) => (part === ';' ? [index] : []));
  return [...ends, text.length]
    .map((end, place) => ({ from: place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, end }))
    .map(({ from, end }) => {
      const raw = text.slice(from, end);
      return { sql: raw.trim(), from: from + raw.length - raw.trimStart().length };
    });
}

/** The statement that the caret stands in or just behind; the last one before it where it stands in none. */
export function statementAt(text: string, caret: number): PlacedStatement | undefined {
  const filled = statementsIn(text).filter(({ sql }) => sql !== '');
  // Behind its semicolon, on the same line, one still means the statement.
  const reached = filled.filter(({ from }) => from <= caret);
  const after = filled.find(({ from }) => from > caret);
  const last = reached.at(-1);
  if (!last) return after;
  const between = text.slice(last.from + last.sql.length, caret);
  const isLeft = between.includes('\n') && after !== undefined && text.slice(caret, after.from).trim() === '';
  return isLeft && !text.slice(caret, after.from).includes('\n') ? after : last;
}
