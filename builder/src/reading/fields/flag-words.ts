/** What is asked of a field in remarks beside its name: 'ISBN (unique)', 'day, today by default', 'status (starts as new)'. */

export interface Flags {
  readonly isUnique?: true;
  readonly isRequired?: boolean;
  /** The words of what a new record begins with. */
  readonly begins?: string;
}

const LEAD =
  /^(?:(?:and|but|so|which|that|it|its|it's|this|these|they|there|please|=|:|-|–|—|!)(?: |$)|(?:has|have|needs?|ought) to (?=\S)|(?:must|should|shall|will|to|be|is|are|always) (?=\S))+/;
const TAIL = /[ ,.!;]*(?:please|obviously|of course)?[ ,.!;]*$/;

const OF_ALL = '(?: (?:in|for|to|across) (?:each|every|all|the) (?:record|entry|one|list|row|item|time)s?)?';
const NOT_MAY =
  "can(?: ?not|'t|not)|(?:can|may|should) never|may not|must ?n[o']t|must never|should ?n[o']t|never|not|does ?n[o']t|don't";
const THERE = '(?:there |used |entered |come up |occur |appear |exist |given |double )*';
const AGAIN = 'two|twice|the same|repeat(?:s|ed)?|duplicate[ds]?|reused|again|occur|come up|double';
export const UNIQUE = [
  `(?:unique|uniq|(?:all )?different|distinct)${OF_ALL}`,
  '(?:different|another|unique|its own)(?: one)? (?:for|in|on|to) (?:every|each) \\w+',
  'no (?:two|duplicates?|doubles?|dupes?|repeats?|repetitions?|twins?)\\b.*',
  'never (?:the )?(?:same|twice|two|doubled?|repeat(?:s|ed)?|duplicated?|reused)\\b.*',
  'not (?:the same )?(?:twice|double[d]?)\\b.*',
  '(?:only|just|each only|each just) once',
  `(?:${NOT_MAY}) (?:be )?(?:${THERE}) *(?:${AGAIN})\\b.*`,
].join('|');
export const REQUIRED = [
  'required|mandatory|compulsory|obligatory|a must|must|not null|non-empty|no blanks?|never without',
  "(?:never|not|no|can(?: ?not|'t|not)|may not|must ?n[o']t|must never) (?:be )?(?:left )?(?:empty|blank|missing|omitted|skipped|left out)",
].join('|');
const OPTIONAL =
  'optional|optionally|not (?:required|mandatory|compulsory|obligatory)|(?:may|can|could) (?:be |stay )?(?:left )?(?:empty|blank)';
/** What is required where it must be so: 'has to be filled in'. */
const DONE = /^(?:filled|filled in|filled out|given|answered|entered|set|chosen)$/i;
const MUST = /^(?:\S+ )*(?:must|has to|have to|needs? to|should|always)\b/i;
const UNLESS = 'unless (?:i|we|you|they|somebody|someone|told|changed|said|stated|otherwise|it)\\b.*';
const UNTOLD =
  'if (?:(?:i|we|you|they) (?:say|type|enter|write|choose|tell|leave)[^,]* (?:nothing|no other|empty|blank|out)|(?:nothing|nobody|not) (?:is )?(?:else )?(?:said|says|typed|entered|given|told|chosen))\\b.*';

const whole = (choices: string) => new RegExp(`^(?:${choices})$`, 'i');
const IS_UNIQUE = whole(UNIQUE);
const IS_REQUIRED = whole(REQUIRED);
const IS_OPTIONAL = whole(OPTIONAL);
const BEGINS: readonly RegExp[] = [
  /^(?:with )?(?:an? |the )?default(?:s|ed|ing)?(?: value)?(?: is| to| of| as)?[ :=]+(.+)$/i,
  /^(?:starts?|begins?|starting|beginning)(?: off| out)? (?:as|at|with) (.+)$/i,
  /^(?:starts?|begins?) (?=(?:un)?(?:ticked|checked)|on|off|empty|yes|no)(.+)$/i,
  /^(?:pre-?filled|pre-?set|preselected|initially|filled in) (?:with |as |to |at )?(.+)$/i,
  new RegExp(`^(.+?),? ${UNLESS}$`, 'i'),
  new RegExp(`^(.+?),? ${UNTOLD}$`, 'i'),
  /^(.+?),? (?:(?:is )?(?:by|as|as a|as the|is the|the)? ?default|to (?:begin|start) with|at first|initially|preset|pre-?filled|preselected|prefilled in|when new)$/i,
  /^(today|now)(?: automatically| by itself)$/i,
  /^((?:today|now|today's date|the current (?:date|time|day)))$/i,
];
/** What only tells of most records is a default where it says a day. */
const USUALLY = /^(?:normally|usually|mostly|generally) ((?:today|now|the same day))$/i;
const LONGEST_VALUE = 6;
/** 'optional unless it is urgent' says no value. */
const NO_VALUE =
  /^$|^(?:required|mandatory|compulsory|optional|unique|hidden|shown|needed|kept|not|only|always|never)\b/i;

function beginsIn(text: string): string | undefined {
  for (const pattern of [...BEGINS, USUALLY]) {
    const value = pattern
      .exec(text)?.[1]
      ?.replace(/^["'“]|["'”]$/g, '')
      .trim();
    if (value !== undefined && value.split(' ').length <= LONGEST_VALUE && !NO_VALUE.test(value))
      return value;
  }
  return undefined;
}

/** What a remark asks for; undefined where it asks for something else, or nothing. */
function flagsOf(remark: string): Flags | undefined {
  if (/\?\s*$/.test(remark)) return undefined;
  const bare = remark.trim().toLowerCase().replace(TAIL, '');
  const text = bare.replace(LEAD, '');
  if (IS_UNIQUE.test(text) || IS_UNIQUE.test(bare)) return { isUnique: true };
  if (IS_REQUIRED.test(text) || IS_REQUIRED.test(bare) || (DONE.test(text) && MUST.test(bare)))
    return { isRequired: true };
  if (IS_OPTIONAL.test(text) || IS_OPTIONAL.test(bare)) return { isRequired: false };
  // The value as it was typed: what is a name keeps its capitals.
  const typed = remark.trim().replace(TAIL, '');
  const begins = beginsIn(typed.slice(bare.length - text.length)) ?? beginsIn(typed);
  return begins === undefined ? undefined : { begins };
}

/** All of several remarks, 'unique and never empty', or nothing where one of them is something else. */
export function flagsOfAll(remark: string): Flags | undefined {
  const parts = remark.split(/\s*(?:,|;|\+|&|\band\b|\bbut\b)\s*/).filter(Boolean);
  const found = parts.map(flagsOf);
  const areAll = parts.length > 1 && found.every((flags) => flags !== undefined);
  return areAll ? found.reduce<Flags>((all, flags) => ({ ...all, ...flags }), {}) : flagsOf(remark);
}
