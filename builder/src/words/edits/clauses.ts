import { lowerWhenShouted } from '../casing';
import { cleanText, splitOutside } from '../text';
import { COMMAND_VERBS } from '../lists/edits';
import { POLITE_ENDINGS, POLITE_OPENINGS } from '../lists/politeness';
import { pattern } from '../pattern';

/** Verbs that begin a new wish; nouns among them ('order', 'show') count only with what follows a verb. */
const COMMAND = pattern()`
  (?:please )?(?:also )?(?:
    ${COMMAND_VERBS}
    |call (?:it|the|\w+ \w)|name (?:it|the)
    |sort (?:by|it|the|them|\w+ by)|sorted by|order (?:by|it|the|them)|ordered by
    |show (?:it|them|the|me|newest|oldest|as|\w+ (?:as|first))|shown as|display(?:ed)? (?:it|them|the|as)
    |i (?:want|need|would|also|don't)|i'd|we (?:need|want)|can you|could you|don't|do not|let's|no longer|stop
    |the title|start with|newest first|oldest first
    |(?:each|every|all) [\w ]{2,30}? (?:needs?|should|must|has to|have to|gets?)|the \w+ (?:should|must)
    |(?:an? )?[a-z]+ accent|dark (?:mode|theme)|light (?:mode|theme)|without
  )
`;

const CONNECTOR = pattern()`
  \s*[,;]?\s+
  (?:and then|then|and also|as well as|and|but also|but|also|plus|while you're at it)\s+(?=${COMMAND}\b)
  |\s*[,;]\s*(?=(?:and )?${COMMAND}\b)
  |\s*[,;]\s*(?:and\s+)?(?=(?:accent|theme|title|sort|colou?r|currency|view)\s*[:=])
`;

const POLITE = pattern('i')`
  ^(?:
    (?:
      ${POLITE_OPENINGS}
      |it would be (?:nice|great|good|cool|helpful|useful)[ ]
      (?:to|if (?:you|it|we|i) (?:could|can|would)?)
    )[,:!]*\s+
  )+
`;
const TRAILING = pattern('i')`(?:,\s*ok(?:ay)?|[,\s]+${POLITE_ENDINGS})+[.!?]*$`;

/** What is left of a wish when its politeness is taken off. */
export function bareClause(text: string): string {
  const end = text
    .trim()
    .replace(/[.!?;,\s]+$/, '')
    .replace(TRAILING, '')
    .replace(/[.!?;,\s]+$/, '');
  const start = end
    .replace(POLITE, '')
    .replace(/\b(?:right|directly|immediately|just) (?=(?:before|after|above|below|behind)\b)/gi, '')
    .replace(/^sort(?:ed|ing)?\s*:\s*(?:by )?/i, 'sort by ')
    .replace(/^the (?:field|column) (?=\S+(?: \S+)? (?:should|must|can|is|needs)\b)/i, '');
  // 'I want' alone would leave nothing; 'I need a venue' must stay an adding.
  const needs = /(?:^|\s)(?:i|we)(?:'d| would)? (?:also )?(?:want|need|like|prefer)\s+$/i.exec(
    end.slice(0, end.length - start.length),
  );
  return needs && /^(?:an?|the|another|some|more)\s/i.test(start) && !/\sto be(?:come)?\s/i.test(start)
    ? `add ${start}`
    : start.replace(/\s+/g, ' ').trim();
}

/** What is left when 'could you also add …' is cut before 'also'. */
const ONLY_POLITE = pattern('i')`
  ^(?:
    (?:could|can|would|will) (?:you|we|i)|please|i made a mistake|my mistake|sorry|oops|wait
    |(?:drop|remove|delete) (?:the rest|everything else|all (?:the )?others)
    |(?:keep|leave) everything(?: else)?(?: as (?:it )?is| the same)?
  )(?: please)?$
`;

const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ad|addd|aadd|dad)\b/i, 'add'],
  [/^(?:remov|remvoe|rmove|reomve|rmeove)(?= )/i, 'remove'],
  [/^(?:delte|deleet|dlete|deelte)\b/i, 'delete'],
  [/^(?:renme|reanme|renam|rname)\b/i, 'rename'],
  [/^(?:chnage|chagne|cahnge|chang|chane)\b/i, 'change'],
];

/** The clause with a mistyped verb put right: everything hangs on it. */
function withVerb(clause: string): string {
  return TYPOS.reduce((text, [typo, verb]) => text.replace(typo, verb), clause);
}

/** 'phone isn't needed, drop it' is one wish. */
const NOT_NEEDED = pattern('giu')`
  \b(?:the )?([\p{L}\p{N} ]{2,40}?) (?:isn't|is not|aren't|are not) (?:really )?
  (?:needed|necessary|useful|used|wanted)(?: any ?more)?,? (?:so |and )?(?:please )?
  (?:drop|remove|delete|lose) (?:it|them)\b
`;

/** 'should have German as well' adds, although the words that say so stand behind. */
function withAlso(clause: string, text: string): string {
  return /\b(?:too|as well)[.!\s]*$/i.test(text)
    ? clause.replace(/^(.+?)\s(should|can|could|must|may)\s(?!also)(have|include|offer)\b/i, '$1 $2 also $3')
    : clause;
}

/** The wishes of a message in order, each as it was written and without its politeness. */
export function splitMessage(message: string): { text: string; clause: string }[] {
  const text = lowerWhenShouted(cleanText(message))
    .replace(/([^\n:]):\n-\s/g, '$1: ')
    .replace(NOT_NEEDED, 'remove $1');
  const sentences = splitOutside(
    text,
    /\s*\n+\s*(?:-\s+)?|(?<=[.!?])(?<!\b(?:no|nr|approx|incl|max|min|vs|etc|e\.g|i\.e)\.)\s+(?=\S)|\s*;\s+/,
  );
  return sentences
    .flatMap((sentence) => splitOutside(sentence.text.replace(/^-\s+/, ''), CONNECTOR))
    .map((piece) => ({ text: piece.text, clause: withAlso(withVerb(bareClause(piece.text)), piece.text) }))
    .filter((piece) => piece.clause.length > 0 && !ONLY_POLITE.test(piece.clause));
}
