import type { Token } from '../language/token';
import type { Line } from '../reading/text/layout';
import { probabilities } from './classify';
import { spansOf } from './label-spans';
import type { NameIndex } from './mentions';
import { withFirstLook } from './second-look';
import { decode, type SequenceModel } from './sequence-model';
import { unpackSmall } from './small-model';
import type { TaggedSpan } from './tag-prompt';
import { typedPlacesOf } from './typed-places';
import { TYPED_FIRST_LOOK, TYPED_SECOND_LOOK, TYPED_WISHES } from './weights/typing';
import { wishFacts } from './wish-facts';
import type { WishKind } from './wish-kinds';

/** The tagger of prompts with the few weights that a browser loads (READ-06). */

interface Models {
  readonly first: SequenceModel;
  readonly second: SequenceModel;
  readonly wishes: SequenceModel;
}

let models: Models | undefined;

const theModels = (): Models =>
  (models ??= {
    first: unpackSmall(TYPED_FIRST_LOOK),
    second: unpackSmall(TYPED_SECOND_LOOK),
    wishes: unpackSmall(TYPED_WISHES),
  });

/** The spans of each line of words, in order; together they are all of its tokens. */
export function tagTyped(lines: readonly Line[]): (readonly TaggedSpan[])[] {
  const { first, second } = theModels();
  const own = typedPlacesOf(lines);
  const labels = own.map(({ places }) => decode(first, places));
  const again = withFirstLook(own, labels);
  return own.map(({ tokens }, at) => spansOf(tokens, decode(second, again[at] ?? [])));
}

/** What a wish most likely becomes. */
export function kindOfWish(tokens: readonly Token[], names: NameIndex): WishKind {
  const slots = tokens.map(() => 'O');
  const [best] = probabilities(theModels().wishes, wishFacts(tokens, slots, names).features);
  return (best?.label as WishKind | undefined) ?? 'other';
}
