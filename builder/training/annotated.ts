/** Texts with what is what in them: `I lend my {r tools}`; README.md says how they are written. */

export interface Span {
  readonly tag: string;
  /** Offsets in the plain text. */
  readonly start: number;
  readonly end: number;
}

export interface Annotated {
  readonly id: string;
  /** What stands behind the id: 'en = Loan' or 'on bikes'. */
  readonly head: string;
  /** The text as it was typed. */
  readonly text: string;
  readonly spans: readonly Span[];
  /** Slots within spans of chat messages. */
  readonly slots: readonly Span[];
}

/** Takes the braces and brackets of annotations out of a text, and says where they stood. */
export function plainOf(marked: string): Pick<Annotated, 'text' | 'spans' | 'slots'> {
  let text = '';
  const spans: Span[] = [];
  const slots: Span[] = [];
  let at = 0;
  const open: { tag: string; start: number; close: string }[] = [];
  while (at < marked.length) {
    const rest = marked.slice(at);
    const brace = /^\{([a-z][\w.-]*)\s/.exec(rest);
    const inside = open.some(({ close }) => close === '}');
    const bracket = inside ? /^\[([ntfovpm])\s/.exec(rest) : null;
    const lead = brace ?? bracket;
    if (lead) {
      open.push({ tag: lead[1] ?? '', start: text.length, close: brace ? '}' : ']' });
      at += lead[0].length;
      continue;
    }
    const top = open.at(-1);
    if (top && rest.startsWith(top.close)) {
      open.pop();
      (top.close === '}' ? spans : slots).push({ tag: top.tag, start: top.start, end: text.length });
      at += 1;
      continue;
    }
    text += marked[at] ?? '';
    at += 1;
  }
  return { text, spans, slots };
}

/** The entries of a file. */
export const readAnnotated = (file: string): Annotated[] =>
  file
    .split(/^### /m)
    .slice(1)
    .map((entry) => {
      const [line = '', ...body] = entry.split('\n');
      const [id = '', ...head] = line.split(' ');
      const marked = body.join('\n').split(/^=== /m)[0] ?? '';
      return { id, head: head.join(' '), ...plainOf(marked.trimEnd()) };
    });
