import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { TaggedSpan } from '../../tagger/tag-prompt';

/** 'start and end date': two fields that share a noun, which is said once. */

const KINDS: ReadonlySet<string> = wordList(`
    first last middle given family start end starting ending begin beginning arrival departure opening closing
    min max minimum maximum old new buy buying sell selling purchase sale home work due issue issued planned actual
    net gross morning evening inside outside indoor outdoor upper lower systolic diastolic from until to
  `);
const NOUNS: ReadonlySet<string> = wordList(`
    name names date dates day days time times price prices number numbers phone phones address addresses value values
    amount amounts weight weights temperature temperatures pressure reading readings balance
  `);
const JOINS = /^(?:and|&|\/|or|,|\+)$/;

/** The noun at the end of a span that has a kind before it and no more. */
function sharedNoun(tokens: readonly Token[]): Token | undefined {
  const [kind, noun, more] = tokens;
  return kind && noun && !more && KINDS.has(kind.key) && NOUNS.has(noun.key) ? noun : undefined;
}

/** A span of one kind before another of a kind and a noun gets the noun too. */
function withNoun(spans: readonly TaggedSpan[], at: number): TaggedSpan {
  const span = spans[at] ?? { kind: 'rest', tokens: [] };
  const [only, more] = span.tokens;
  const [joint, next] = [spans[at + 1], spans[at + 2]];
  if (span.kind !== 'field' || !only || more || !KINDS.has(only.key)) return span;
  if (next?.kind !== 'field' || joint?.tokens.some(({ key }) => !JOINS.test(key)) !== false) return span;
  const noun = sharedNoun(next.tokens);
  return noun ? { kind: 'field', tokens: [only, noun] } : span;
}

/** One span that names both is two. */
function parted(span: TaggedSpan): TaggedSpan[] {
  const [one, and, ...rest] = span.tokens;
  const noun = sharedNoun(rest);
  const isPair = span.kind === 'field' && one && and && noun && KINDS.has(one.key) && JOINS.test(and.key);
  return isPair
    ? [
        { kind: 'field', tokens: [one, noun] },
        { kind: 'field', tokens: rest },
      ]
    : [span];
}

/** The spans of a line, each field of a pair with its noun. */
export function withSharedNouns(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  return spans.map((_, at) => withNoun(spans, at)).flatMap(parted);
}
