import { BULLET } from './layout';

/**
 * 'Fields:' above lines with a dash and a short name each says the same as the names behind one another with commas between, so both
 * are read as the same text (READ-01).
 */

const FEWEST = 3;
const MOST_WORDS = 10;
/** What an item with more to it has in it: it would not keep together between commas. */
const HAS_PARTS = /[,;:()[\]{}|\t"]|[.!?]\s|[^\w)\]%°²³'’?]\s*$/u;

const isShort = (item: string) => !HAS_PARTS.test(item) && item.trim().split(/\s+/).length <= MOST_WORDS;

/** How many lines from here on are items of one list. */
function itemsAt(lines: readonly string[], at: number): string[] {
  const items: string[] = [];
  for (const line of lines.slice(at)) {
    const lead = BULLET.exec(line)?.[0];
    if (lead === undefined) break;
    items.push(line.slice(lead.length).trim());
  }
  return items;
}

const LEAD = /[\p{L}\p{N})]\s*:\s*$/u;

/** The text with each list of short items in one line. */
export function withShortItems(text: string): string {
  const lines = text.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const items = LEAD.test(line) && !BULLET.test(line) ? itemsAt(lines, at + 1) : [];
    if (items.length < FEWEST || !items.every(isShort)) {
      result.push(line);
      continue;
    }
    result.push(`${line.trimEnd()} ${items.join(', ')}.`);
    at += items.length;
  }
  return result.join('\n');
}
