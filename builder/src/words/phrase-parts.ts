import type { ValueSpec } from './value-spec';
import { FILLER_WORDS, WORDS_AFTER_WHAT } from './lists/grammar';
import { pattern } from './pattern';

/** A phrase that is being taken apart: what is left of it as the name, and what it said about the value. */
export interface Parts {
  name: string;
  spec: ValueSpec;
  isLiteral: boolean;
}

/** Words before and behind a name that name nothing. */
export const FILLER_START = pattern('i')`
  ^(?:
    (?:
      ${FILLER_WORDS}|new(?= (?:fields?|columns?|property|input)\b)|what(?! ${WORDS_AFTER_WHAT}\b)
    )\s+
  )+
`;
export const FILLER_END = pattern('i')`
  (?:
    \s+(?:
      too|as well|also|please|for each(?: \w+){0,2}|per (?:entry|record|item|row)
      |of (?:the|each|every) (?:entry|record|item|row)|for (?:it|them|every \w+|all of them)
      |at least|and so on|etc\.?|and more|information|info field
      |to (?:the )?(?:form|list|app|table|application|records?|entries)
    )
  )+$
`;
export const FIELD_WORD =
  /\s+(?:fields?|columns?|property|properties|attributes?|input|inputs|form field|data field|text ?field|text ?box)$/i;

/** Adds to what is known of the value; what is not supported is never forgotten. */
export function merge(into: ValueSpec, from: ValueSpec | undefined): void {
  if (!from) return;
  const unsupported = [...(into.unsupported ?? []), ...(from.unsupported ?? [])];
  Object.assign(into, from);
  if (unsupported.length > 0) into.unsupported = unsupported;
}
