import type { Token } from '../language/token';
import type { Line } from '../reading/text/layout';
import { unpack } from './packed-model';
import { placesOf } from './prompt-places';
import { decode, type SequenceModel } from './sequence-model';
import { withFirstLook } from './second-look';
import { FIRST_LOOK, SECOND_LOOK } from './weights/prompt';

/** What a stretch of a prompt is: the name of a kind of record, one field, one wish, or what is around them. */
export type SpanKind = 'record' | 'field' | 'wish' | 'rest';

export interface TaggedSpan {
  readonly kind: SpanKind;
  readonly tokens: readonly Token[];
}

const KINDS: Readonly<Record<string, SpanKind>> = { R: 'record', F: 'field', W: 'wish' };

let looks: readonly [SequenceModel, SequenceModel] | undefined;

/** The spans of each line of words, in order; together they are all of its tokens. */
export function tagPrompt(lines: readonly Line[]): ReadonlyMap<Line, readonly TaggedSpan[]> {
  const [first, second] = (looks ??= [unpack(FIRST_LOOK), unpack(SECOND_LOOK)]);
  const own = placesOf(lines);
  const labels = own.map(({ places }) => decode(first, places));
  const again = withFirstLook(own, labels);
  const tagged = own.map(({ tokens }, at) => spansOf(tokens, decode(second, again[at] ?? [])));
  return new Map(lines.filter(({ kind }) => kind !== 'table').map((line, at) => [line, tagged[at] ?? []]));
}

function spansOf(tokens: readonly Token[], labels: readonly string[]): TaggedSpan[] {
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
