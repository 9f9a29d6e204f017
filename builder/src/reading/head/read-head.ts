import { splitOutside } from '../../words/text';
import { readSubject, type Subject } from '../../words/subject';
import { NAME_ENDINGS, PURPOSE_FILLERS, WORDS_AFTER_AND } from '../../words/lists/grammar';
import { PEOPLE } from '../../words/lists/people';
import { PROMPT_OPENINGS } from '../../words/lists/politeness';
import { BUILD_WORDS, RECORD_KEEPING_VERBS } from '../../words/lists/verbs';
import { pattern } from '../../words/pattern';

const OPENER = pattern('i')`
  ^(?:
    (?:
      ${PROMPT_OPENINGS}|(?:my|our|the|an?) (?:[\w']+ ){1,5}?(?:needs?|wants?|would like)
      |show me(?= an? )
    )\b[\s,:]*
  )+
`;
const KEEP_RECORDS = pattern()`
  keep (?:an? )?(?:good )?(?:track|record|records|log|list|eye on|register|inventory|notes)(?: of| on)?
  |see(?= (?:all|my|the|our|which)\b)(?: all)?(?: which)?
  |${RECORD_KEEPING_VERBS}
`;
const DEEPER = pattern('i')`
  (?:
    ^|\b(?:to|that|which|where|so|for|can|lets|helps|allows|way of|in which)\s+
    (?:${PURPOSE_FILLERS}\s+)*
    |^(?:i |we )?(?:(?:want|need|like|have|'d like)\s+to\s+)?
  )${KEEP_RECORDS}\s+(?:(?:and|or|,)\s+${KEEP_RECORDS}\s+)?(?:all (?:of )?)?
  (?:the |my |our |your |their |his |her |some |down )*
`;
const NOUN_END = pattern('i')`
  \s*(?::|\(|,|;|\s-\s|->|\n)\s*
  |\s+(?:
    ${NAME_ENDINGS}|and ${WORDS_AFTER_AND}|in (?:dark|light|which|euros|dollars|react|html)
    |by (?!the)
  )\s+
`;

/** A relative clause behind the noun: '(books) I lend to friends', '(trees) in my garden'. */
const CLAUSE = pattern('iu')`
  ^\s+and (?:their|its) [\p{L} ]{2,30}?(?=\s-\s|\s*:)
  |^\s+(?:
    to (?!track|store|keep|log|record|manage|have|help|let|see|show|add|save|plan|organi[sz]e)\w+
    (?: (?:to|at|on|about))?
    |(?:that |which |who |whom )?(?:i|we|you|they|my \w+|our \w+|people)(?:'ve|'m|'re)?\s+
    (?!can\b|could\b|should\b|want\b|need\b|would\b)[^:,(;]*?
  )(?=\s-\s|\s*[:(,;]|\s+(?:with|including|sorted|where|without)\s|$)
`;

export interface HeadReading {
  readonly subject: Subject;
  /** The words that named the subject, with their verb. */
  readonly phrase: string;
  readonly rest: string;
}

function cutNoun(text: string): { noun: string; length: number } {
  const pieces = splitOutside(text, NOUN_END);
  const first = pieces[0]?.text ?? text;
  const paren = first.search(/\(/);
  const noun = paren > 0 ? first.slice(0, paren).trim() : first;
  return { noun, length: text.indexOf(noun) + noun.length };
}

const NOT_VERB =
  /^(?:list|record|log|track|register|review|plan|note) (?:of|for|app|keeping|keeper|book|tracker|manager|collection)\b/i;
const VERB_FIRST = pattern('i')`^(?:i |we |(?:want|need|like) to |to )*${KEEP_RECORDS}[ ]`;
const BUILD_WORD = /\b(?:build|create|make|develop|design|generate|write|code|app|application)\b/i;

const FOR_SOMEBODY = pattern('i')`
  ^(?:an? |the )?(?:\w+ )?(?:
    tool|app|application|system|site|website|something|database|program|way|platform|place
    |solution|software
  ) for (?:(?:our|my|the|an?) [\w' -]+|(?:[\w-]+ ){0,2}${PEOPLE} ?)$
`;

function isForSomebody(before: string, verb: string): boolean {
  return FOR_SOMEBODY.test(before) || (/ for [\w -]+s $/i.test(before) && /\btheir\b/i.test(verb));
}

/** 'an app to keep track of my runs': the object of the verb is what is kept, when the words before name nothing. */
function readObject(
  sentence: string,
  start: number,
  direct: Subject,
  fallbackTitle: string,
): HeadReading | undefined {
  const body = sentence.slice(start);
  const deeper = DEEPER.exec(body);
  if (!deeper) return undefined;
  const isVerbFirst = deeper.index === 0 && VERB_FIRST.test(body);
  // 'I run a bakery and need to keep track of orders': the records are what is kept track of.
  const isBackground = !direct.isRecordLike && !BUILD_WORD.test(sentence.slice(0, start + deeper.index));
  // 'a tool for our club to record complaints' keeps complaints.
  const isFor = isForSomebody(body.slice(0, deeper.index), deeper[0]);
  const isObject = isFor || isVerbFirst ? !NOT_VERB.test(body) : isBackground || !direct.isNamed;
  if (!isObject) return undefined;
  const from = deeper.index + deeper[0].length;
  const object = cutNoun(body.slice(from));
  const subject = readSubject(object.noun, fallbackTitle);
  if (!subject.isNamed) return undefined;
  const end = start + from + object.length;
  const clause = CLAUSE.exec(sentence.slice(end))?.[0].length ?? 0;
  return {
    subject: { ...subject, isRecordLike: true },
    phrase: sentence.slice(0, end + clause),
    rest: sentence.slice(end + clause),
  };
}

const NAME_BEFORE = pattern('isu')`
  ^((?=[^:]*\p{Lu})[^:,(]{2,50}):\s+(
    (?:an? |my |our |the )?(?:[\p{L}-]+\s){0,3}?(?:
      lists?|logs?|tracker|journal|diary|inventory|catalog(?:ue)?|database|register|collection|app
      |application|manager|planner|\w+list
    )\s+(?:with|where|that|for|of|to|including|containing)\s.+
  )$
`;

/** 'Café Rosa: a stock list with …' names the application before it says what it is. */
export function namedBefore(sentence: string): { name: string; rest: string } | undefined {
  const [, name, rest] = NAME_BEFORE.exec(sentence) ?? [];
  return name && rest && !BUILD_WORD.test(name) ? { name: name.trim(), rest } : undefined;
}

/** The words that were said of the subject, without those that only ask for it. */
export const withoutOpener = (phrase: string): string => phrase.replace(OPENER, '');

/** Finds what the records are in the sentence that asks for the application. */
export function readHead(sentence: string, fallbackTitle: string): HeadReading {
  // 'track' and 'list' may open the sentence as verbs, so they are no part of the opener.
  const start = OPENER.exec(sentence)?.[0].length ?? 0;
  const own = cutNoun(sentence.slice(start));
  const direct = readSubject(own.noun, fallbackTitle);
  const end = start + own.length + (CLAUSE.exec(sentence.slice(start + own.length))?.[0].length ?? 0);
  return (
    readObject(sentence, start, direct, fallbackTitle) ?? {
      subject: direct,
      phrase: sentence.slice(0, end),
      rest: sentence.slice(end),
    }
  );
}

/** 'I want it dark' is about an application that has been asked for. */
const WISHED_LOOK =
  /^(?:i|we)(?:'d| would)? (?:want|need|like|prefer) (?:it|them|this|everything)(?: all)? (?!to (?:track|log|store|keep|record|manage))/i;
const LIST_OF = pattern('i')`
  ^(?:an? |the |some )?(?:[\w-]+ ){0,3}?
  (?:list|table|app|tool|database|tracker|log|register|catalogue|inventory|overview) (?:for|of|to)
  [ ][^.:]+[.!]?$
`;
const NOUN_SENTENCE = pattern('iu')`
  ^(?:an? |my |our |the )?(?!.*\b(?:is|are|have|has|had|want|need|love|like|run|own|work|am)\b)
  (?:[\p{L}'-]+ ){1,5}(?:
    diary|list|catalog(?:ue)?|register|collection|inventory|planner|directory|archive|logbook
    |notebook|ledger|pipeline|tool|system
  )[.!]?$
`;

const KEEPS_RECORDS = pattern('i')`^(?:please |to |i |we )*${KEEP_RECORDS}\b`;
const BUILD = pattern('i')`\b(?:${BUILD_WORDS}|make(?!,| and\b|\s*[.:]|$))\b`;

/** True for a sentence that asks for an application, as opposed to background. */
export function isRequest(sentence: string): boolean {
  if (WISHED_LOOK.test(sentence)) return false;
  return (
    NOUN_SENTENCE.test(sentence) ||
    LIST_OF.test(sentence) ||
    BUILD.test(sentence) ||
    KEEPS_RECORDS.test(sentence)
  );
}
