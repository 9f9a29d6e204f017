import type { Token } from '../language/token';
import type { WishClass } from '../reading/slots/slot-reader';
import { wishFeatures } from './wish-features';
import { probabilities } from './classify';
import type { NameIndex } from './mentions';
import { unpack } from './packed-model';
import type { SequenceModel } from './sequence-model';
import { WISH_WEIGHTS } from './weights/wishes';

export interface LikelyClass {
  readonly wish: WishClass;
  readonly chance: number;
}

let model: SequenceModel | undefined;

/** What a wish of a prompt may be, the likeliest first. */
export function classesOf(tokens: readonly Token[], names: NameIndex): LikelyClass[] {
  model ??= unpack(WISH_WEIGHTS);
  const { features } = wishFeatures(
    tokens,
    tokens.map(() => 'O'),
    names,
  );
  return probabilities(model, features)
    .slice(0, 4)
    .map(({ label, chance }) => ({ wish: label as WishClass, chance }));
}
