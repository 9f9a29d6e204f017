/**
 * The English words by which a message says what its pictures are for (HOME-02). Every pattern takes a whole clause: whatever
 * says more than that is another request, and is read as one.
 */

/** Stands in a clause for the name of the picture with the number that follows. */
export const NAMED = '\uE000';

const POLITE = String.raw`(?:(?:please|also|and|then|now|just|can you|could you|would you|i want you to|i want to|i'd like you to|i'd like to|let's)\s+)*`;
const END = String.raw`(?:,?\s*(?:please|thanks|thank you|too|as well|now|instead))*\s*[.!?;]*`;

const OWN = String.raw`(?:(?:the|this|that|these|those|my|our|its|your|attached|uploaded|following|new)\s+)`;
const NOUN = String.raw`(?:(?:header|cover|hero|title)\s+)?(?:pictures?|pics?|photos?|photographs?|images?|drawings?|illustrations?|screenshots?|artwork|banner|cover|hero|files?|attachments?)`;
const SENT = String.raw`(?:\s+(?:that\s+)?(?:i|we)(?:'ve| have)?(?:\s+just)?\s+(?:attached|uploaded|sent|added)|\s+attached)?`;
const POINTER = '(?:it|this one|that one|this|that|them|these|those|both|all of them)';
const CALLED = String.raw`${OWN}*${NAMED}\d(?:\s+${NOUN})?`;
/** A picture that came along. */
const PICTURE = String.raw`(?:${OWN}+${NOUN}${SENT}|${CALLED}|${POINTER})`;
/** The same, but for 'it' and 'this', which may mean anything. */
const SURE_PICTURE = String.raw`(?:${OWN}+${NOUN}|${CALLED})`;

const LOGO_OWN = String.raw`(?:(?:the|this|that|our|my|its|your|an?|new|company|brand|business|shop|team|club|app|app's|attached|uploaded)\s+)*`;
const LOGO = `${LOGO_OWN}logo`;
/** After 'as', an icon is nothing else. */
const AS_LOGO = `${LOGO_OWN}(?:logo|icon|emblem)`;
const IN_HEADER = String.raw`(?:\s+(?:in|at|on|into|to)\s+(?:the\s+)?(?:header|top|corner|top left|top left corner|menu|navigation|navbar|sidebar|title bar|menu bar))?`;
const OF_APP = String.raw`(?:\s+(?:of|for|in|on|to)\s+(?:(?:the|this|my|our)\s+(?:\w+\s+)?(?:app|application|site|website|project|page|business|company|shop|store|team|club)|(?:my|our)\s+\w+|it))?`;

const AS_BANNER = String.raw`(?:\s+as\s+(?:(?:an?|the|our|my)\s+)?(?:(?:big|large|wide|small)\s+)?(?:banner|cover|header|hero|picture|image|photo|header image|hero image|cover (?:picture|image|photo))\b)?`;
const WORD = String.raw`(?!(?:on|at|to|in|into|of|and|or|as|with|by|for|from|that|which|when|where|who|if|be|is|are|has|have|each|every|per|any)(?![\p{L}\p{N}'-]))[\p{L}\p{N}'-]+`;
const PLACES = String.raw`(?:\s+(?:on|at|to|in|into|onto|of|above|below|under|underneath|beneath|over|across)\s+${WORD}(?:\s+${WORD}){0,5}|\s+(?:here|there)){0,2}`;

const BANNER = 'banner|cover|hero|(?:header|cover|hero|title) (?:image|picture|photo)';
const whole = (source: string) => new RegExp(`^${POLITE}(?:${source})${END}$`, 'iu');

/** A picture becomes the logo. */
export const LOGO_CLAUSES = [
  String.raw`(?:use|make|set|take|turn|put|add|have|treat|keep|show)\s+${PICTURE}\s+(?:(?:as|for|into|to be)\s+)?${AS_LOGO}${IN_HEADER}${OF_APP}`,
  String.raw`(?:use|add|put|set|show|display|insert|include|place|take|have)\s+${LOGO}${SENT}${IN_HEADER}${OF_APP}`,
  String.raw`(?:here is|here's|this is|that is|that's|attached is|it is|it's|(?:this|it) (?:should|will) be|(?:i|we)(?:'ve| have)? attached|see)\s+${AS_LOGO}${SENT}${OF_APP}`,
  String.raw`${PICTURE}\s+(?:is|as|for|to be|becomes|should be|will be)\s+${AS_LOGO}${IN_HEADER}${OF_APP}`,
  String.raw`(?:replace|change|swap|update|exchange)\s+${LOGO}(?:\s+(?:with|to|for|by)\s+${PICTURE})?`,
  String.raw`(?:with|using)\s+(?:${PICTURE}\s+as\s+)?${LOGO}${IN_HEADER}${OF_APP}`,
  String.raw`${LOGO}(?:\s+(?:is\s+)?attached)?`,
].map(whole);

/** A picture is to be seen: `surely` where the words leave nothing else. */
export const SHOW_CLAUSES = [
  String.raw`(?<verb>show|display|place|insert|put|use|add|include|have|feature|set|make)\s+(?:(?<surely>${SURE_PICTURE})${SENT}|${POINTER})(?<as>${AS_BANNER})(?<places>${PLACES})(?<asLast>${AS_BANNER})`,
  String.raw`(?<verb>with)\s+(?<surely>${SURE_PICTURE})${SENT}(?<as>${AS_BANNER})(?<places>${PLACES})`,
  String.raw`(?:here is|here's|this is|that is|that's|it is|it's|attached is)\s+(?:(?:the|our|my|its|an?)\s+)*(?<as>${BANNER})(?<places>(?:\s+for\s+${WORD}(?:\s+${WORD}){0,5})?${PLACES})`,
].map(whole);

/** Only these show something; 'use this picture' does not say what for. */
export const SHOWS = /^(?:show|display|place|insert|put|add|include|feature|with)$/iu;
/** Of these, 'it' is more than a thing that was spoken of. */
export const SHOWS_ITSELF = /^(?:show|display|place|insert)$/iu;

const REMOVE = String.raw`(?:remove|delete|drop|hide|get rid of|take (?:away|off|out|down))`;

/** The logo goes. */
export const NO_LOGO_CLAUSES = [
  String.raw`${REMOVE}\s+${LOGO}${IN_HEADER}${OF_APP}`,
  String.raw`take\s+${LOGO}\s+(?:away|off|out|down)`,
  'no logo',
].map(whole);

const ORDINAL = 'first|second|third|fourth|fifth|sixth|last';
const DESCRIBED = String.raw`(?:["']?(?<described>${WORD}(?:\s+${WORD}){0,6}?)["']?\s+)??`;
const WHICH = String.raw`(?:(?:the|this|that|these|those|my|our|all|both)\s+)*(?:(?<ordinal>${ORDINAL})\s+)?${DESCRIBED}(?<noun>(?:pictures?|photos?|images?|banners?))`;

/** A picture of a page goes. */
export const NO_PICTURE_CLAUSE = whole(
  String.raw`${REMOVE}\s+${WHICH}(?:\s+from|\s+off)?(?<places>${PLACES}|(?:\s+from\s+${WORD}(?:\s+${WORD}){0,5}))`,
);

/** A picture of a page makes room for one that came along. */
export const REPLACE_CLAUSE = whole(
  String.raw`(?:replace|change|swap|update|exchange)\s+${WHICH}(?<places>${PLACES})\s+(?:with|to|for|by)\s+${PICTURE}`,
);

/** What one clause ends with and another begins with: an end of a sentence, or an order that follows. */
const ORDER =
  '(?:use|make|set|put|add|show|place|display|take|insert|have|remove|delete|drop|replace|change|swap)';
const PICTURE_WORD = '(?:logo|picture|photo|image|banner)';
export const CLAUSE_BREAK = new RegExp(
  [
    String.raw`(?<=[.!?;])\s+|(?<!\s)\n+`,
    String.raw`,?(?<!\s)\s+(?:and|then|plus|but)(?:\s+(?:then|also|please))?\s+(?=${ORDER}\b)`,
    String.raw`,\s*(?=(?:${ORDER}|with|using|here|this is)\b)`,
    String.raw`(?<!\s)\s+(?=(?:with|using)\s+(?:an?|the|this|that|my|our|its|it|attached|uploaded)\b[^,.;!?\n]{0,80}\b${PICTURE_WORD}\b)`,
    String.raw`(?<=\b${PICTURE_WORD})\s+and\s+`,
  ].join('|'),
  'giu',
);
