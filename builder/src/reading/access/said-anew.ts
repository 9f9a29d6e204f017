/**
 * Roundabout ways to say who may do what, said anew in words that the readers know: 'bugs are only visible to the person who added them' is
 * 'everyone can only see their own bugs' (DATA-03).
 */
import { DONE } from './others';
import { SIGNED } from './sign-in-words';

const FOLK =
  '(?:person|people|one|ones|user|users|member|members|visitor|visitors|customer|customers|those|whoever|someone|somebody)';
const WORDS = '(?:\\p{L}+ ?){1,3}?';
/** Whoever added a record: with 'of', what it is. */
const author = (of: string) =>
  `(?:(?:the |that )?${FOLK}(?: (?:who|that))? (?:(?:has|have|had|originally|first) )*${DONE}(?: (?:it|them|that|this|those|(?:the|an?|that|this|each|any) (?<${of}>${WORDS})))?` +
  `|(?:the|its|their|an?) (?:original |own )?(?:authors?|creators?|submitters?|posters?|reporters?|uploaders?)(?: of (?:it|them|(?:the|an?|that|each|any) (?<${of}2>${WORDS})))?` +
  '|their (?:own )?owners?)';

const MAY = '(?:can|may|could|should|will|must|(?:is|are) (?:able|allowed) to|should be able to)';
const SEEN = '(?:visible|shown|accessible|available|readable|viewable|open|private)';
const BE = '(?:is|are|be|stays?|remains?|(?:should|must|will|shall) (?:be|stay|remain))';

interface Rule {
  readonly words: RegExp;
  /** The clause in other words; undefined where it is not meant so. */
  readonly say: (groups: Readonly<Record<string, string | undefined>>) => string | undefined;
}

const rule = (words: string, say: Rule['say']): Rule => ({ words: new RegExp(`^${words}$`, 'u'), say });

const bare = (words: string) =>
  words.replace(/^(?:(?:the|an?|any|all|each|every|their|my|our|these|those) )+/, '');
const isPronoun = (words: string) =>
  /^(?:it|they|them|this|that|those|these|everything|anything)$/.test(words);

/** 'their own bugs'; where nothing is named, whatever they added. */
function ownOf(words: string | undefined): string {
  const what = bare(words?.trim() ?? '');
  return what === '' || isPronoun(what) ? 'what they added' : `their own ${what}`;
}

const PRONOUN_END = / (?:it|them|that|this|those|these)$/;

/** What only its author does: 'edit or delete it' of a bug. */
function byAuthor(deeds: string, of: string | undefined): string {
  const verbs = deeds.replace(PRONOUN_END, '');
  const isBare = verbs !== deeds || !/ (?:the|an?|their|any|all|this|that) /.test(`${deeds} `);
  if (isBare) return `everyone can only ${verbs} ${ownOf(of)}`;
  const [, verb = '', what = ''] =
    /^(.*?) (?:the|an?|their|any|all|this|that) (?:own )?(.+)$/.exec(deeds) ?? [];
  return `everyone can only ${verb} their own ${what}`;
}

const ONLY_RULES: readonly Rule[] = [
  rule(
    `(?:(?<what>.+?) )??(?:${BE} )?(?:only |just )*(?:${BE} )?${SEEN} (?:only |just )?(?:to|for|by) (?:only |just )?${author('of')}(?: only| alone)?`,
    ({ what, of, of2 }) =>
      `everyone can only see ${ownOf(what === undefined || isPronoun(bare(what)) ? (of ?? of2) : what)}`,
  ),
  rule(
    `(?<what>.+?) (?:only )?${MAY} (?:only )?be (?:only )?(?<done>\\p{L}+(?:(?: ,)? (?:and|or|,) \\p{L}+)*) (?:only |just )?by (?:only |just )?${author('of')}(?: only| alone)?`,
    ({ what, done }) => `everyone can only ${done ?? ''} ${ownOf(what)}`,
  ),
  rule(
    `(?:only|just|nobody (?:else )?(?:but|except(?: for)?|other than)) ${author('of')} ${MAY} (?<deeds>.+)`,
    ({ deeds = '', of, of2 }) => byAuthor(deeds, of ?? of2),
  ),
];

const RULES: readonly Rule[] = [
  rule(
    `(?:without ${SIGNED}|(?:when|if|while|as long as)(?: (?:you|they|people|one|somebody|someone))?(?: (?:are|is))? not ${SIGNED})` +
      '(?: ,)? (?:you|one|people|they|visitors|users|everyone|everybody|anyone|anybody|guests) (?<rest>.+)',
    ({ rest }) => `visitors ${rest ?? ''}`,
  ),
  rule(
    '(?:(?:i|me|we) and )?(?<who>(?:my|our) .+?)(?: and (?:i|me|we))? (?:all |both |only |will |want to |can )*(?:share|use) (?:it|this|(?:the|this) (?:app|application|site|tool))(?: together)?',
    ({ who }) => `let ${who ?? ''} use it`,
  ),
  rule(
    '(?:(?:it|this|(?:the|this|our) (?:app|application|site|tool|data)) )?(?:(?:is|are|will be|should be|must be|stays?) )?(?:meant )?' +
      '(?<words>(?:(?:only|just|strictly|purely) )?(?:for )?(?:(?:company|our|my) )?(?:internal|in house)(?: use| purposes)?(?: only)?)',
    ({ words = '' }) => (/only|just|strictly|purely/.test(words) ? 'only my team can use it' : undefined),
  ),
  rule(
    '(?<who>(?:all |the |any )*(?:outsiders|strangers|visitors|public|others|guests)|everyone else|everybody else|anyone else) (?:sees?|gets?|knows?) nothing',
    ({ who }) => `${who ?? ''} can see nothing`,
  ),
  rule(
    '(?:anonymous |public |open |new )*(?:submissions?|entries|posts|contributions|additions) (?:(?:is|are|should be) )?(?:allowed|welcome|possible|ok|okay|fine|permitted)',
    () => 'visitors can add entries',
  ),
  rule(
    '(?<what>(?!\\p{L}+ing )(?:the |all |my |our )*\\p{L}+(?: \\p{L}+)?)(?: (?:is|are|should be|must be|stay|stays))? (?:only|just|exclusively) for (?<who>me|us|my eyes|my own eyes|myself)',
    ({ what }) => `only i can see ${what ?? ''}`,
  ),
];

/** The clause in plain words (`plainWords`), or as it is where it is not said in a roundabout way. */
export function saidAnew(text: string): string {
  const rules = /\b(?:only|just|alone|nobody)\b/.test(text) ? [...ONLY_RULES, ...RULES] : RULES;
  for (const { words, say } of rules) {
    const groups = words.exec(text)?.groups;
    const said = groups && say(groups);
    if (said !== undefined) return said;
  }
  return text;
}
