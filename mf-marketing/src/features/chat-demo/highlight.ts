export interface CodePart {
  readonly kind: 'word' | 'text' | 'call' | 'plain';
  readonly text: string;
}

const PARTS = /('[^']*')|\b(export|const|true)\b|(\w+)(?=\()|([\s\S])/g;

/** Splits a line of the demo's code into what is coloured alike. Enough for the demo, not a parser. */
export function highlight(line: string): CodePart[] {
  const parts: CodePart[] = [];
  for (const [whole, text, word, call] of line.matchAll(PARTS)) {
    const kind = text ? 'text' : word ? 'word' : call ? 'call' : 'plain';
    const last = parts.at(-1);
    if (last?.kind === 'plain' && kind === 'plain')
      parts[parts.length - 1] = { kind, text: last.text + whole };
    else parts.push({ kind, text: whole });
  }
  return parts;
}
