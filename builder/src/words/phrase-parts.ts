import type { ValueSpec } from './value-spec';

/** A phrase that is being taken apart: what is left of it as the name, and what it said about the value. */
export interface Parts {
  name: string;
  spec: ValueSpec;
  isLiteral: boolean;
}

/** Words before and behind a name that name nothing. */
export const FILLER_START =
  /^(?:(?:(?:an?|the|some|one|another) new|and|or|also|plus|then|with|a|an|the|its|their|his|her|my|our|your|some|any|each|one|maybe|perhaps|of course|even|including|include|includes|just|simple|basic|separate|extra|additional|another|new(?= (?:fields?|columns?|property|input)\b)|more|single|possibly|ideally|as well as|as well|along with|what(?! (?:i|we|they|it|he|she|you|to|went|worked|happened|is|was|could|would|can|should|did|do|needs|must|made)\b)|short|relevant|custom|different|various|associated|corresponding)\s+)+/i;
export const FILLER_END =
  /(?:\s+(?:too|as well|also|please|for each(?: \w+){0,2}|per (?:entry|record|item|row)|of (?:the|each|every) (?:entry|record|item|row)|for (?:it|them|every \w+|all of them)|at least|and so on|etc\.?|and more|information|info field|to (?:the )?(?:form|list|app|table|application|records?|entries)))+$/i;
export const FIELD_WORD =
  /\s+(?:fields?|columns?|property|properties|attributes?|input|inputs|form field|data field|text ?field|text ?box)$/i;

/** Adds to what is known of the value; what is not supported is never forgotten. */
export function merge(into: ValueSpec, from: ValueSpec | undefined): void {
  if (!from) return;
  const unsupported = [...(into.unsupported ?? []), ...(from.unsupported ?? [])];
  Object.assign(into, from);
  if (unsupported.length > 0) into.unsupported = unsupported;
}
