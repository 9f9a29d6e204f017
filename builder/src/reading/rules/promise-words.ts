import type { Outcome } from '../rule';

/** What promises are asked for with, for patterns to be made of; and how one is given. */

type Promised = Extract<Outcome, { promise: string }>['promise'];

export const every = (promise: Promised, why: string) => (): Outcome => ({ promise, why });

/** Whatever is kept, as people speak of it without naming it. */
export const THINGS = `
  (it|them|these|those|this|everything|anything|something|stuff|things|thing|entries|entry|records|record|
  items|item|rows|row|data|information|info|details|one|ones|list|lists|table|all|any|each|every|the|a|an|
  my|our|their|of|new|old|existing|past|previous|single|multiple|wrong|mistakes|mistake|whole|in|on|from|to|
  database|app|that|this)*
`;
export const CAN = `
  (i|we|you|they|people|everyone|users|user|staff|anyone|able|be|can|could|should|must|want|to|need|would|
  like|'d|it|the|app|let|lets|me|us|allow|allows|possible|way|a|an|easy|simple|quick|there|is|also|and|just|
  have|with|has|option|possibility|ability|function|feature|of|for|easily|quickly|please|will|of course|
  obviously|later|still|always|something|thing|which|where|that|when)*
`;
export const LATER = `
  (later|later on|again|at any time|any time|anytime|easily|quickly|afterwards|myself|ourselves|by hand|
  whenever|when needed|if needed|as needed|in the app|too|as well|from the list|in one place|
  if something be wrong|if i make a mistake|please|on the fly)*
`;
export const DO = `
  (add|adding|enter|entering|create|creating|edit|editing|change|changing|update|updating|delete|deleting|
  remove|removing|correct|correcting|see|view|viewing|viewed|look at|manage|managing|type in|put in|save|
  saving|open|fix|modify|amend|read|insert)`;
