import { startModel } from '../src/reading/prompt/start-model';
import { TaggedReader } from '../src/reading/prompt/tagged-reader';
import { layOut, type Line } from '../src/reading/text/layout';
import type { Token } from '../src/language/token';
import { wishFeatures } from '../src/tagger/wish-features';
import { namesIn, NameIndex } from '../src/tagger/mentions';
import type { TaggedLine } from '../src/tagger/line-places';
import { placesOf } from '../src/tagger/prompt-places';
import type { SpanKind, TaggedSpan } from '../src/tagger/tag-prompt';
import type { Annotated, Span } from './annotated';
import type { Sequence } from './sequence';

/** What is learned from prompts: which words belong to what, and which class a wish is of. */

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['r', 'R'],
  ['f', 'F'],
  ['w', 'W'],
]);
const KINDS: ReadonlyMap<string, SpanKind> = new Map([
  ['r', 'record'],
  ['f', 'field'],
  ['w', 'wish'],
]);
/** So many words between two fields are what joins them. */
const LONGEST_JOINT = 3;

export const spanAt = (spans: readonly Span[], { start, end }: Token): Span | undefined =>
  spans.find((span) => start >= span.start && end <= span.end);

/** Labels in which a list of fields goes on over what joins them. */
function withJoints(labels: readonly string[]): string[] {
  const result = [...labels];
  for (let at = 1; at < labels.length; at += 1) {
    if (labels[at] !== 'O' || labels[at - 1]?.endsWith('-F') !== true) continue;
    let end = at;
    while (labels[end] === 'O' && end - at < LONGEST_JOINT) end += 1;
    if (labels[end] === 'B-F') result.fill('J', at, end);
  }
  return result;
}

/** A label for each token: where a span begins, where it goes on. */
export function labelsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  letterOf: (tag: string) => string,
): string[] {
  let last: Span | undefined;
  return tokens.map((token) => {
    const span = spanAt(spans, token);
    const begins = span !== last;
    last = span;
    return span ? `${begins ? 'B' : 'I'}-${letterOf(span.tag)}` : 'O';
  });
}

export interface PromptLine extends Sequence {
  readonly kind: Line['kind'];
}

/** A line with the labels that a person gave its words. */
export const labelsOfLine = ({ tokens, kind, places }: TaggedLine, spans: readonly Span[]): PromptLine => ({
  kind,
  places,
  labels: withJoints(labelsOf(tokens, spans, (tag) => LETTERS.get(tag[0] ?? '') ?? 'W')),
});

/** The lines of a prompt, each a sequence. */
export const lineSequences = ({ text, spans }: Annotated): PromptLine[] =>
  placesOf(layOut(text)).map((line) => labelsOfLine(line, spans));

/** The lines of a prompt in the spans that a person marked, as the tagger gives them. */
export function markedLines({ text, spans }: Annotated): {
  readonly lines: readonly Line[];
  readonly tagged: ReadonlyMap<Line, readonly TaggedSpan[]>;
} {
  const lines = layOut(text);
  const tagged = new Map<Line, readonly TaggedSpan[]>();
  for (const line of lines) if (line.kind !== 'table') tagged.set(line, markedSpans(line.tokens, spans));
  return { lines, tagged };
}

function markedSpans(tokens: readonly Token[], spans: readonly Span[]): TaggedSpan[] {
  const result: { kind: SpanKind; tokens: Token[] }[] = [];
  let last: Span | undefined;
  tokens.forEach((token, at) => {
    const span = spanAt(spans, token);
    const kind = (span && KINDS.get(span.tag[0] ?? '')) ?? 'rest';
    if (at > 0 && span === last) result.at(-1)?.tokens.push(token);
    else result.push({ kind, tokens: [token] });
    last = span;
  });
  return result;
}

/** Every wish of a prompt with its class, in the application that the prompt describes. */
export function classExamples(entry: Annotated): Sequence[] {
  const { lines, tagged } = markedLines(entry);
  const reading = new TaggedReader().read(lines, tagged);
  const names = new NameIndex(namesIn(startModel(reading, undefined, entry.id).model));
  return reading.wishes.flatMap(({ tokens }) => {
    const [first] = tokens;
    const tag = (first && spanAt(entry.spans, first))?.tag ?? '';
    const label = tag.startsWith('w') ? tag.split('.')[1] : undefined;
    return label === undefined ? [] : [{ places: [wishFeatures(tokens, [], names)], labels: [label] }];
  });
}
