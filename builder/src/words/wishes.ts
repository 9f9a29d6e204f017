import { PEOPLE } from './lists/people';
import { ACTION_VERBS, NOUNS_LIKE_VERBS } from './lists/verbs';
import { COUNTING_WORDS, SUPERLATIVES } from './lists/wishes';
import { pattern } from './pattern';
import type { WishKind } from './wish-kinds';
import { nounWish } from './wish-nouns';
import { saysWhoDoes, verbWish } from './wish-verbs';
import { isWorkedOutOfOthers } from './worked-out';

const SAYER = pattern('i')`
  ^(?:
    (?:
      and|also|but|then|so|please|to|i|we|you|it|they|users?|people|the app|which|that|can|could|should|must|will
      |want|need|would like|'d like|able
    )\s+
    |(?:the )?[\w-]+s (?:can|could|should|must|will)\s+
  )*
`;
const FORBIDS = pattern('i')`
  ^(?:
    don'?t|do not|never|can'?t|cannot|must(?: not|n'?t)|should(?: not|n'?t)|may not
    |(?:nobody|no one) (?:can|may|should)
  )[ ]
  (?:let|allow|accept|take|go|get|be|have more|book|save|choose|exceed|overlap|pick|sell|add|enter)\b
`;
/** What may not be, wherever the clause says it, and how much there may be at most. */
const BOUNDS = pattern('i')`
  \w\s+(?:can(?:no|')t|must not|mustn't|may not|should not|shouldn't)[ ]\w
  |^(?:at (?:most|least)|(?:no|not) more than|not? (?:less|fewer) than) \d
  |^(?:no )?two \w
  |^(?:overlap\w*|double[- ]bookings?|duplicates?)$
`;
const ONLY_SOME = /^only .+ (?:over|under|above|below|older|younger|who|that|with(?:out)?)\b/i;
const COMPARED = pattern('i')`
  \b(?:earlier|fewer|higher|later|less|lower|more|older|younger) than\b|\w (?:above|below) \d
  |\w (?:soon|right now)$|\w+ing (?:today|tomorrow|tonight)$|\w (?:available|free) (?:now|today|tomorrow|tonight)$
  |(?<!\w(?:ed|en|ne|nt)) this (?:week|month|season|term|year)$
`;
/** 'how much' may be a field beside 'when' and 'what'; with a verb it is a question that a figure answers. */
const ASKS_FIGURE = pattern('i')`
  ^how (?:much|many)\b.*\b(?:is|are|was|were|do|did|have|has|left|owed|spent|sold|earned|outstanding|remain\w*)\b
  |^(?:${COUNTING_WORDS} )?${SUPERLATIVES}(?: \w+)? \w+s(?: (?:on top|at the top))?$
  |\b(?:in total|altogether)\b
`;
const AGGREGATE =
  /\b(?:totals?|sum|average|mean|balance|how (?:many|much)|amount (?:spent|left|owed))\b.*\b(?:each|per|by|every|this|last|of all|so far|overall|left)\b/i;
const DRAWN = pattern('i')`
  ^(?:an? |the |one |with )*(?:[\w-]+ ){0,2}?(?:board|kanban|calendar|timeline|chart|graph|gallery|dashboard)
  (?: view| page)? (?:by|of|for|with|per|showing|where|that|grouped|over)\b
`;

/** 'client can follow it', 'me what to bake', 'timetable on the website': said to or of somebody, or of a place to look at. */
const DONE = pattern('i')`
  ^(?!(?:how|if|what|when|where|which|who|why)\b)[\w-]+ (?:can|could|may|must|should|will)(?: not)? [a-z]
  |^(?:me|us)[ ]|\b(?:anybody|anyone|everybody|everyone|somebody|someone)\b
  |^${PEOPLE} (?!${NOUNS_LIKE_VERBS}\b)${ACTION_VERBS}[ ]
  |\b(?:in the app|on (?:my|our|the) (?:home ?page|phone|screen|website))$
`;
const IN_COLOUR = /\w in (?:bold|green|orange|red|yellow)$/i;
const AT_A_NUMBER = /\w (?:after|towards|within) \d+ \w/i;

/** What is left when neither verb nor noun says more. */
function looseWish(bare: string): WishKind | undefined {
  if (COMPARED.test(bare)) return 'filter';
  if (IN_COLOUR.test(bare)) return 'badge';
  if (AT_A_NUMBER.test(bare)) return 'rule';
  return saysWhoDoes(bare) || DONE.test(bare) ? 'behaviour' : undefined;
}

/**
 * The wish that a clause is, or undefined for what may be a name. It goes by verbs with their objects, prohibitions,
 * figures over a group, ways to draw, and the noun that a phrase ends in.
 */
export function wishOf(clause: string): WishKind | undefined {
  const text = clause.trim().replace(/[.!;,]+$/, '');
  const bare = text.replace(SAYER, '');
  if (FORBIDS.test(bare) || BOUNDS.test(bare) || BOUNDS.test(text)) return 'rule';
  if (ONLY_SOME.test(bare)) return 'filter';
  // 'show the total each month' shows, but what it asks for is a figure.
  const asksFigure = ASKS_FIGURE.test(bare.replace(/^(?:the|an?) /i, ''));
  if (AGGREGATE.test(bare) || asksFigure || isWorkedOutOfOthers(bare)) return 'figure';
  return verbWish(bare) ?? (DRAWN.test(bare) ? 'view' : nounWish(bare)) ?? looseWish(bare);
}
