import type { Token } from '../language/token';
import type { SpanKind, TaggedSpan } from './tag-prompt';

const KINDS: Readonly<Record<string, SpanKind>> = { R: 'record', F: 'field', W: 'wish' };

/** The spans of a line by the labels of its tokens, in order; together they are all of them. */
export function spansOf(tokens: readonly Token[], labels: readonly string[]): TaggedSpan[] {
  const spans: { kind: SpanKind; tokens: Token[] }[] = [];
  tokens.forEach((token, at) => {
    const label = labels[at] ?? 'O';
    const kind = KINDS[label.slice(2)] ?? 'rest';
    const last = spans.at(-1);
    if (last && !label.startsWith('B-') && last.kind === kind) last.tokens.push(token);
    else spans.push({ kind, tokens: [token] });
  });
  return spans;
}
