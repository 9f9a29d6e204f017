import { whyMissing } from '../why-missing';
import { wishOf } from '../wishes';
import type { PromptState } from './state';

const OF_WRITER = /^(?:i|my|our|we)\b/i;
const SPECIFIES = /,[^,]+,|\b(?:has|have|needs?|should|must|want|track|record|each|every|per)\b/i;

/** A sentence that says why and not what. One that sounds as if it said what is reported missing. */
export function setAside(text: string, state: PromptState): void {
  // 'I look after 340 trees' is about the writer, whatever it sounds like.
  const wish = OF_WRITER.test(text) ? undefined : wishOf(text);
  const why = wish === 'behaviour' ? undefined : wish && whyMissing(text);
  if (why !== undefined) state.fallShort(text, 'missing', why);
  else if (SPECIFIES.test(text))
    state.fallShort(text, 'missing', 'Taken as background. Say it by itself to have it built');
  else state.fallShort(text, 'different', 'Taken as background');
}

const BACKGROUND_CLAUSE =
  /^(?:i'm|we're|i am|we are) [^,.:;]{3,80}?,?\s+(?:and|so|but)\s+(?=(?:i |we )?(?:want|need|would like|'d like|would love)\s)/i;

/** 'I'm planning my wedding and want to track guests': the first half says why. */
export function withoutBackground(text: string, state: PromptState): string {
  const said = BACKGROUND_CLAUSE.exec(text)?.[0] ?? '';
  if (said) setAside(said, state);
  return text.slice(said.length);
}

const BACKGROUND = /^(?:it(?:'s| is)|this is) (?:for|about|meant)\b/i;

/** 'It is for our choir': says why and not what. */
export function isBackground(sentence: string): boolean {
  return BACKGROUND.test(sentence);
}
