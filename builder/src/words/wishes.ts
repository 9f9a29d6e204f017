import { pattern } from './pattern';

/** What a clause asks an application to do, as opposed to a name of something that it keeps (MODEL-16). */
export type WishKind = 'figure' | 'view' | 'filter' | 'badge' | 'rule' | 'behaviour';

const SAYER = pattern('i')`
  ^(?:
    (?:
      and|also|but|then|so|please|to|i|we|you|it|they|users?|people|the app|which|that|can|could|should|must|will
      |want|need|would like|'d like|able
    )\s+
  )*
`;
/** What follows a verb and never the first word of a name: 'show the total', but 'show number'. */
const OBJECT = pattern('i')`
  ^\s+(?:
    the|an?|my|me|us|our|all|any|each|every|how|when|if|who|which|what|where|whether|it|them|only|just|two|no
    |that|by|up|after|before
  )\b
`;
const VERBS: readonly (readonly [RegExp, WishKind])[] = [
  [
    /^(?:calculat|comput|work(?:s|ing)? out|figur\w* out|add(?:s|ing)? up|sum|total|averag|count)\w*/i,
    'figure',
  ],
  [/^(?:filter|only show|show only|hide|narrow)\w*/i, 'filter'],
  [/^(?:highlight|warn|alert|notif|remind|flag|mark|colou?r|tell)\w*/i, 'badge'],
  [/^(?:prevent|stop|block|reject|refus|forbid|limit|ensure|make sure|let|allow|check)\w*/i, 'rule'],
  [
    /^(?:show|display|see|view|list|group|compare|give|send|ask|e-?mail|duplicat|copy|clon|repeat|escalat|back(?:s|ing)? up)\w*/i,
    'behaviour',
  ],
];
const FORBIDS =
  /^(?:don'?t|do not|never|can'?t|cannot|must(?: not|n'?t)|should(?: not|n'?t)|may not|nobody can|no one can) (?:let|allow|accept|take|go|get|be|have more|book|save|exceed|overlap|sell|add|enter)\b/i;
/** What may not be, wherever the clause says it, and how much there may be at most. */
const BOUNDS = pattern('i')`
  \w\s+(?:can(?:no|')t|must not|mustn't|may not|should not|shouldn't)[ ]\w
  |^(?:at (?:most|least)|(?:no|not) more than|not? (?:less|fewer) than) \d
  |^(?:overlap\w*|double[- ]bookings?|duplicates?)$
`;
const ONLY_SOME = /^only .+ (?:over|under|above|below|older|younger|who|that|with(?:out)?)\b/i;
/** 'how much' may be a field beside 'when' and 'what'; with a verb it is a question that a figure answers. */
const ASKS_FIGURE = pattern('i')`
  ^how (?:much|many)\b.*\b(?:is|are|was|were|do|did|have|has|left|owed|spent|sold|earned|outstanding|remain\w*)\b
  |\b(?:computed|calculated|worked out|derived) (?:from|by|as)\b
  |^(?:top|best|worst|largest|smallest|highest|lowest|most \w+|least \w+)(?: \w+)? \w+s$
`;
const AGGREGATE =
  /\b(?:totals?|sum|average|mean|balance|how (?:many|much)|amount (?:spent|left|owed))\b.*\b(?:each|per|by|every|this|last|of all|so far|overall|left)\b/i;
const DRAWN = pattern('i')`
  ^(?:an? |the |one |with )*(?:[\w-]+ ){0,2}?(?:board|kanban|calendar|timeline|chart|graph|gallery|dashboard)
  (?: view| page)? (?:by|of|for|with|per|showing|where|that|grouped|over)\b
`;

/**
 * The wish that a clause is, or undefined for what may be a name. It goes by verbs with their objects, prohibitions,
 * figures over a group, and ways to draw, so that a field called 'Show number' or 'Mark' stays one.
 */
export function wishOf(clause: string): WishKind | undefined {
  const text = clause.trim().replace(/[.!;,]+$/, '');
  const bare = text.replace(SAYER, '');
  if (FORBIDS.test(bare) || BOUNDS.test(bare)) return 'rule';
  if (ONLY_SOME.test(bare)) return 'filter';
  const verb = VERBS.find(([pattern]) => {
    const said = pattern.exec(bare)?.[0];
    return said !== undefined && OBJECT.test(bare.slice(said.length));
  });
  // 'show the total each month' shows, but what it asks for is a figure.
  if (AGGREGATE.test(bare) || ASKS_FIGURE.test(bare)) return 'figure';
  if (verb) return verb[1];
  return DRAWN.test(bare) ? 'view' : undefined;
}

const REASONS: Readonly<Record<WishKind, string>> = {
  figure: 'Totals and other figures cannot be asked for in words yet',
  view: 'Boards, calendars and charts cannot be asked for in words yet',
  filter: 'Filters cannot be asked for in words yet',
  badge: 'Warnings and highlights cannot be asked for in words yet',
  rule: 'Rules cannot be asked for in words yet',
  behaviour: 'This was not understood',
};

/** Why a wish is not fulfilled, as a person reads it. */
export function wishReason(kind: WishKind): string {
  return REASONS[kind];
}
