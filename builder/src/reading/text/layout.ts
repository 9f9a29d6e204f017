import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';

/** A text as somebody laid it out: sentences, items of lists, headings above them, rows of pasted tables; in order. */
export type Line =
  | { readonly kind: 'sentence'; readonly tokens: readonly Token[] }
  | { readonly kind: 'item'; readonly tokens: readonly Token[] }
  | { readonly kind: 'heading'; readonly tokens: readonly Token[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

interface RawLine {
  readonly text: string;
  readonly start: number;
}

function linesOf(text: string): RawLine[] {
  const result: RawLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    result.push({ text: line, start });
    start += line.length + 1;
  }
  return result;
}

export const BULLET = /^(\s*)(?:[-*•●▪◦‣·∙+–—]|\(?\d{1,2}[.):]|\(?[a-z][.)])\s+(?=\S)/u;
const CELLS = /\s*(?:\||\t| {3,})\s*/;

function cellsOf(line: string): string[] {
  const trimmed = line.trim().replace(/^\||\|$/g, '');
  return trimmed.split(CELLS).map((cell) => cell.trim());
}

/** Comma-separated values with as many cells in each line: a pasted table too. */
function isCsv(lines: readonly string[]): boolean {
  const counts = lines.map((line) => line.split(/[,;]/).length);
  const [first = 0] = counts;
  const isShort = lines.every((line) =>
    line.split(/[,;]/).every((cell) => cell.trim().split(/\s+/).length <= 5),
  );
  return lines.length >= 3 && first >= 3 && counts.every((count) => count === first) && isShort;
}

const splitCsv = (line: string) => line.split(line.includes(';') ? ';' : ',').map((cell) => cell.trim());

/** How many lines from here on are rows of one table, with their cells; none where there is no table. */
function tableAt(lines: readonly RawLine[], at: number): readonly (readonly string[])[] {
  const block: string[] = [];
  for (const line of lines.slice(at)) {
    if (!line.text.trim()) break;
    block.push(line.text);
  }
  const barred: string[][] = [];
  for (const line of block) {
    const cells = cellsOf(line);
    if (cells.length < 2 || BULLET.test(line)) break;
    barred.push(cells);
  }
  const [head = []] = barred;
  const isEven = barred.every((cells) => Math.abs(cells.length - head.length) <= 1);
  if (barred.length >= 2 && head.length >= 3 && isEven) return barred;
  return isCsv(block) ? block.map(splitCsv) : [];
}

const isRuler = (cells: readonly string[]) => cells.every((cell) => /^[-:= ]*$/.test(cell));

const ABBREVIATION =
  /(?:^|\s)(?:no|nr|approx|incl|max|min|vs|etc|e\.g|i\.e|mr|mrs|ms|dr|st|ca|inc|ltd|tel|z\.b|bzw|ggf|usw|p\.ex|ej|sr|sra)$/i;

/** Where sentences of one line end: behind . ! ? that no abbreviation or number needs. */
function sentencesOf({ text, start }: RawLine): RawLine[] {
  const result: RawLine[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]+["')\]]*(?=\s(?!(?:and|or) \p{Ll})|$)|;(?=\s+\p{Lu})/gu)) {
    const before = text.slice(from, match.index);
    if (match[0].startsWith('.') && (ABBREVIATION.test(before) || /(?:^|\s)\d{1,2}$/.test(before))) continue;
    if (opens(before) > 0) continue;
    const end = match.index + match[0].length;
    result.push({ text: text.slice(from, end), start: start + from });
    from = end;
  }
  result.push({ text: text.slice(from), start: start + from });
  return result.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

/** Brackets that are open at the end of a text. */
const opens = (text: string) => (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** A line of its own above a list: it ends in a colon, is marked as a heading, or is short and stands above bullets. */
function isHeading(line: string, next: string | undefined): boolean {
  if (/^\s*#{1,6}\s/.test(line) || /^\s*\*\*[^*]+\*\*:?\s*$/.test(line)) return true;
  if (/:\s*$/.test(line)) return wordCount(line) <= 8;
  return next !== undefined && BULLET.test(next) && wordCount(line) <= 6 && !/[.!?,;]\s*$/.test(line);
}

const trimmed = (line: RawLine): RawLine => {
  const lead = /^\s*(?:#{1,6}\s+|\*\*)?/.exec(line.text)?.[0].length ?? 0;
  return {
    text: line.text
      .slice(lead)
      .replace(/\*\*(?=:?\s*$)/, '  ')
      .trimEnd(),
    start: line.start + lead,
  };
};

const tokensOf = ({ text, start }: RawLine) => tokenise(text, start);

/** Lays out a text line by line. */
class Layout {
  readonly lines: Line[] = [];
  private readonly raw: readonly RawLine[];

  constructor(text: string) {
    this.raw = linesOf(text);
  }

  read(): readonly Line[] {
    for (let at = 0; at < this.raw.length;) at += this.take(at);
    return this.lines;
  }

  /** Takes what begins at a line, and says how many lines that was. */
  private take(at: number): number {
    const line = this.raw[at];
    if (!line?.text.trim()) return 1;
    const rows = tableAt(this.raw, at);
    if (rows.length > 0) this.lines.push({ kind: 'table', rows: rows.filter((cells) => !isRuler(cells)) });
    else if (BULLET.test(line.text)) this.takeItem(line);
    else if (isHeading(line.text, this.nextText(at)))
      this.lines.push({ kind: 'heading', tokens: tokensOf(trimmed(line)) });
    else this.takeSentences(sentencesOf(trimmed(line)));
    return Math.max(1, rows.length);
  }

  private nextText(at: number): string | undefined {
    return this.raw.slice(at + 1).find((next) => next.text.trim())?.text;
  }

  private takeItem(line: RawLine): void {
    const lead = BULLET.exec(line.text)?.[0].length ?? 0;
    const [first, ...others] = sentencesOf({ text: line.text.slice(lead), start: line.start + lead });
    if (first) this.lines.push({ kind: 'item', tokens: tokensOf(first) });
    this.takeSentences(others);
  }

  private takeSentences(sentences: readonly RawLine[]): void {
    for (const sentence of sentences) this.lines.push({ kind: 'sentence', tokens: tokensOf(sentence) });
  }
}

const SQUARE_OR_CURLY = /(["']).*?\1|\[([^[\]{}\n]{2,300})\]|\{([^[\]{}\n]{2,300})\}/g;

/** [a, b] and {a, b} say the same as (a, b). */
const withRoundBrackets = (text: string): string =>
  text.replace(SQUARE_OR_CURLY, (whole, _quote, square?: string, curly?: string) => {
    const inside = square ?? curly;
    return inside === undefined ? whole : `(${inside})`;
  });

/** Cuts a text into its lines; offsets of tokens are those of the text. */
export const layOut = (text: string): readonly Line[] => new Layout(withRoundBrackets(text)).read();
