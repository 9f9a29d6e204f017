import type { Token } from '../language/token';
import type { NameIndex } from './mentions';
import type { Place } from './sequence-model';
import { wishFacts } from './wish-facts';
import { groupOf } from './word-groups';

/** What tells the class of a whole wish, with all that the server knows of its words. */
export const wishFeatures = (tokens: readonly Token[], slots: readonly string[], names: NameIndex): Place =>
  wishFacts(tokens, slots, names, groupOf);
