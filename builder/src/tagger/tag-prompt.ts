import type { Line } from '../reading/text/layout';
import type { Token } from '../language/token';
import { spansOf } from './label-spans';
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
