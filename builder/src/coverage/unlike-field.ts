import type { Field } from '@tessera/shared/contracts';
import { FIELD_LEXICON } from '../words/field-lexicon';
import { MEDIA_NOUNS } from '../words/lists/wishes';
import { headNoun } from '../words/noun-head';
import { pattern } from '../words/pattern';

const MANY_WITH = /^(?:the |my |our )?(?:[\p{L}-]+ )?[\p{L}-]+s with (?:an? |the )?(\p{L}+)$/iu;

/** 'skis with length' says what is kept of each, so it asks for a list and not for one field. */
function asksForList(phrase: string): boolean {
  const kept = MANY_WITH.exec(phrase)?.[1];
  return kept !== undefined && FIELD_LEXICON.has(kept.toLowerCase());
}

const MEDIA = pattern()`(?:^|\s)${MEDIA_NOUNS}$`;
const HOLDS_TEXT: ReadonlySet<Field['type']> = new Set(['longtext', 'text', 'url']);

/** Why a field that was made of a phrase is not of the kind that the phrase asks for: a list, or a file. */
export function unlikeField(field: Field, phrase: string): string | undefined {
  if (asksForList(phrase)) return `${field.name} is one field and not a list of its own`;
  if (!MEDIA.test(headNoun(phrase)) || !HOLDS_TEXT.has(field.type)) return undefined;
  return `Files cannot be uploaded yet, so it holds ${field.type === 'url' ? 'a link to one' : 'text'}`;
}
