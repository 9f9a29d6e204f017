/**
 * What words become, while somebody types them (READ-06): the part of the reader that a browser loads. The other entry, for all that is
 * done with a whole text, is `../index.ts`.
 */
import type { ApplicationModel } from '@tessera/shared/contracts';
import { languageOfSentences } from '../language/sentence-language';
import { readTypedMessage } from './read-message';
import { readTypedPrompt } from './read-prompt';
import { NOTHING_READ, type TypedReading } from './typed-reading';

export type { TypedField, TypedMark, TypedReading, TypedRecord, TypedSpan, TypedWish } from './typed-reading';

/** As many letters as a prompt is read of. */
const MOST = 8000;

/** Reads a prompt, or a message to the application of `model`. Any text gives a reading; the same text gives the same. */
export function readTyped(text: string, model?: ApplicationModel): TypedReading {
  const own = text.slice(0, MOST);
  if (own.trim() === '') return NOTHING_READ;
  // Names are names in any language; other words of it are known to the server alone.
  if (!model && (languageOfSentences(own) ?? 'en') !== 'en') return NOTHING_READ;
  return model ? readTypedMessage(own, model) : readTypedPrompt(own);
}
