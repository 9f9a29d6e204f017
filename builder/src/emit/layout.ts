/**
 * Lays source text out as a formatter would: what fits stands on one line, and what does not is broken from the outside
 * in. After Wadler's pretty printer, as Prettier has it.
 */
export type Doc = string | readonly Doc[] | Group | Indent | Line | IfBroken;

/** Stands on one line when it fits; otherwise every line in it that is not in a group of its own is a new one. */
interface Group {
  readonly kind: 'group';
  readonly content: Doc;
  readonly isBroken: boolean;
}

interface Indent {
  readonly kind: 'indent';
  readonly content: Doc;
}

interface Line {
  readonly kind: 'line';
  /** What it is while its group is on one line; null: it is always a new line. */
  readonly flat: string | null;
}

interface IfBroken {
  readonly kind: 'ifBroken';
  readonly text: string;
  /** What stands there when its group is on one line. */
  readonly flat: string;
}

/** Prettier's width in the kit, so that all of a project is formatted alike. */
const WIDTH = 110;

/** A space, or a new line in a broken group. */
export const line: Doc = { kind: 'line', flat: ' ' };
/** Nothing, or a new line in a broken group. */
export const softLine: Doc = { kind: 'line', flat: '' };
/** Always a new line; breaks all groups around it. */
export const hardLine: Doc = { kind: 'line', flat: null };

export const indent = (content: Doc): Doc => ({ kind: 'indent', content });
export const ifBroken = (text: string, flat = ''): Doc => ({ kind: 'ifBroken', text, flat });
export const group = (content: Doc, isBroken = false): Doc => ({
  kind: 'group',
  content,
  isBroken: isBroken || isForced(content),
});

/** The items with a separator between them. */
export function join(separator: Doc, items: readonly Doc[]): Doc[] {
  return items.flatMap((item, place) => (place === 0 ? [item] : [separator, item]));
}

function list(open: string, items: readonly Doc[], close: string, edge: Doc, isBroken: boolean): Doc {
  if (items.length === 0) return open + close;
  const separated = join([',', line], items);
  return group([open, indent([edge, ...separated]), ifBroken(','), edge, close], isBroken);
}

/** `[a, b]` */
export const arrayOf = (items: readonly Doc[], isBroken = false): Doc =>
  list('[', items, ']', softLine, isBroken);

/** `{ a: 1, b: 2 }` */
export const objectOf = (properties: readonly Doc[], isBroken = false): Doc =>
  list('{', properties, '}', line, isBroken);

/** Whether something in it breaks every group around it. */
function isForced(doc: Doc): boolean {
  if (typeof doc === 'string') return false;
  if (isList(doc)) return doc.some(isForced);
  switch (doc.kind) {
    case 'line':
      return doc.flat === null;
    case 'ifBroken':
      return false;
    case 'group':
      return doc.isBroken;
    case 'indent':
      return isForced(doc.content);
  }
}

function isList(doc: Exclude<Doc, string>): doc is readonly Doc[] {
  return Array.isArray(doc);
}

/** A part that is still to be printed, how far it is indented, and whether its group is on one line. */
interface Part {
  readonly doc: Doc;
  readonly depth: number;
  readonly isFlat: boolean;
}

/** What a part is made of, in order; a text and a line are made of nothing else. */
function partsOf({ doc, depth, isFlat }: Part): Part[] {
  if (typeof doc === 'string') return [];
  if (isList(doc)) return doc.map((one) => ({ doc: one, depth, isFlat }));
  if (doc.kind === 'line') return [];
  if (doc.kind === 'ifBroken') return [{ doc: isFlat ? doc.flat : doc.text, depth, isFlat }];
  if (doc.kind === 'indent') return [{ doc: doc.content, depth: depth + 1, isFlat }];
  return [{ doc: doc.content, depth, isFlat: isFlat && !doc.isBroken }];
}

const isLine = (doc: Doc): doc is Line => typeof doc !== 'string' && !isList(doc) && doc.kind === 'line';
const isGroup = (doc: Doc): doc is Group => typeof doc !== 'string' && !isList(doc) && doc.kind === 'group';

/** Whether a part, and what follows it up to the next new line, fits into the rest of the line. */
function fits(first: Part, rest: readonly Part[], room: number): boolean {
  const waiting = [...rest, first];
  let left = room;
  while (left >= 0) {
    const part = waiting.pop();
    if (part === undefined) return true;
    const { doc, isFlat } = part;
    if (typeof doc === 'string') left -= doc.length;
    else if (isLine(doc)) {
      if (!isFlat || doc.flat === null) return true;
      left -= doc.flat.length;
    } else waiting.push(...partsOf(part).reverse());
  }
  return false;
}

/** The text of a document, ended by a line end. */
export function print(document: Doc): string {
  const waiting: Part[] = [{ doc: document, depth: 0, isFlat: false }];
  let text = '';
  let column = 0;
  const write = (written: string) => {
    text += written;
    column += written.length;
  };
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { doc, depth, isFlat } = part;
    if (typeof doc === 'string') write(doc);
    else if (isLine(doc)) {
      if (isFlat && doc.flat !== null) write(doc.flat);
      else {
        text += `\n${'  '.repeat(depth)}`;
        column = depth * 2;
      }
    } else if (isGroup(doc) && !isFlat) {
      const flat = { doc: doc.content, depth, isFlat: true };
      const isOnOneLine = !doc.isBroken && fits(flat, waiting, WIDTH - column);
      waiting.push({ doc: doc.content, depth, isFlat: isOnOneLine });
    } else waiting.push(...partsOf(part).reverse());
  }
  return `${text.replace(/[ \t]+$/gmu, '').trimEnd()}\n`;
}
