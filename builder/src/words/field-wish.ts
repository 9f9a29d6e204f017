import type { FieldDraft } from './field-draft';
import { readFieldPhrase } from './field-phrase';
import type { WishKind } from './wish-kinds';
import { wishOf } from './wishes';

export const SAYS_FIELD = /\b(?:fields?|columns?|attributes?|property)\b/i;

/**
 * The wish that a phrase is although a field could be made of it (MODEL-16). A phrase that says so, or that states what kind of
 * value it holds, names a field whatever its words are.
 */
export function wishBeyondField(
  phrase: string,
  draft: FieldDraft | undefined = readFieldPhrase(phrase),
): WishKind | undefined {
  const wish = SAYS_FIELD.test(phrase) ? undefined : wishOf(phrase);
  // 'check in at 9' states a type and is a name all the same; 'a board by status' is none.
  return wish === 'view' || draft?.isTypeStated !== true ? wish : undefined;
}
