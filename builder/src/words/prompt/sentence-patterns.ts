import { FIELD_LIST_OPENINGS, MODAL_WORDS, TITLE_ENDINGS } from '../lists/grammar';
import { HOLD_VERBS, WISH_VERBS } from '../lists/verbs';
import { pattern } from '../pattern';

/** How people begin and join the sentences of a prompt; each pattern's last group is the list that follows. */

export const TITLE = pattern('iu')`
  (?<!
    \b(?:
      field|column|option|choice|status|category|table|property|input|one|person|people|someone
      |something
    )s?[ ,]+
  )\b(?:called|named|titled|entitled|with the (?:title|name))\s*:?\s*(?:
    "([^"]{1,80})"|'([^'\n]{1,80})'(?!\w)
    |([\p{L}\p{N}][^,.:;"\n(]{0,60}?)(?=\s+${TITLE_ENDINGS}\b|[,.:;!?(\n]|$)
  )
`;
export const EACH = pattern('isu')`
  ^(?:,?\s*(?:where|in which|and|for|with)?\s*)(?:each|every|for each|for every|an?|all|the)\s+
  (?:of (?:the|these|them) )?([\p{L}\p{N}' -]{2,40}?)\s*,?\s+(?:
    has|have|should (?:also )?(?:have|store|include|contain|record|track|show)|needs?(?: to have)?
    |must have|contains?|includes?|consists? of|records?|stores?|comes with|with|is described by
    |gets
    |i (?:want|need|would like|'d like) to[ ]
    (?:store|record|track|note|save|log|know|keep|see|enter)
    |(?:store|record|track|note|save|log|keep|capture|show|list|enter|include)s?
    |there (?:is|are|should be)|(?:i|we) (?:store|record|track|note|need|keep|want|log)
  )\s*(?:(?:the following(?: \w+)?|the|an?|its|their|these(?: \w+)?)(?=[\s:]))?:?\s*(.+)$
`;
export const PLURAL_SUBJECT = pattern('isu')`
  ^(?:the |my |our |all )?([\p{L}' -]{3,40}?s|people)\s+
  (?:have|should have|need|must have|contain|include|consist of|come with|with)\s+
  (?:(?:the following(?: \w+)?:?|an?|the|their)\s)?\s*(.+)$
`;
export const FIELDS = pattern('isu')`
  ^(?:and |with |use |using |it has |it should have |here are |include |including |these are )?
  (?:the |these |following |my |needed |required |some |its )*(?:
    fields?|columns?|attributes?|properties|data points?|data|details|info|information|inputs?
    |values
  )(?: (?:for|of|in|on) (?:each|every|the|an?|my) [\p{L} ]{2,30}?)?(?:
    \s+(?:
      are|should be|include|needed|required|to store|to track|to record|i need|i want|we need|like
      |such as|will be
    )
  )*\s*(?::|-|,|\s)\s*(.+)$
`;
/** 'I'd like a table with the room and the date' describes the records that were named before. */
export const WISHED_TABLE = pattern('isu')`
  ^(?:please )?(?:(?:i|we)(?:'d| would)? (?:like|want|need|love|prefer)|give me|make)(?: to have)?
  [ ](?:an? |the |one )(?:simple |single |plain |big )?
  (?:table|list|overview|form|sheet|spreadsheet) (?:with|of|containing|that has|having|showing)[ ]
  (?:the following(?: \w+)?:? |the |an? )?([^:]+)$
`;
export const IT_HAS = pattern('isu')`
  ^(?:and |also |then |plus |additionally,? )*(?:
    (?:
      it|this
      |the[ ]
      (?:app|application|list|form|table|tracker|log|journal|database|system|tool|record|entry)
      |they|each (?:one|entry|record|item|row)|every (?:one|entry|record|item|row)|records?
      |entries|items|i|we|users?|you|one|there
    )\s+
  )?(?:${MODAL_WORDS}\s+)*${HOLD_VERBS}\s+(?:down\s+)?(?:
    the following(?: \w+)?:?\s*|these(?: \w+)?:?\s*|things like\s+|information (?:like|such as)\s+
    |details (?:like|such as)\s+
  )?(?:the |an? |its |their |my )?(.+)$
`;
export const INTRO = pattern('i')`
  ^[\s,;:.(-]*(?:(?:and|also|which|that|where|it|to|so|i can|we can|i want|should|will|can)\s+)*
  ${FIELD_LIST_OPENINGS}?(?![\w,-])\s*
  (?:(?:the following|these|the|some|its|a few|several|following)\s+)*(?:
    (?:fields?|columns?|attributes?|properties|details|data|info|information)
    (?=\s*:|\s+(?:like|such|for|are|called|name|title|of)\b)(?:\s+(?:like|such as|for|are))?
  )?\s*:?\s*
`;
export const BREAK = pattern()`
  \s*,?\s+(?:and\s+|but\s+|also\s+)?(?=
    (?:
      (?:sorted|ordered)(?=
        [ ](?:
          by|alphabetically|chronologically|from|in|newest|oldest|latest|highest|lowest|descending
          |ascending|most|with
        )\b
      )
      |sort (?:by|it|them)|order (?:by|it|them)|shown as
      |show(?:ing)? (?:it|them|entries|everything|records)? ?as|displayed as
      |display (?:it |them )?as|in (?:an? )?(?:dark|light) (?:mode|theme)
      |(?:with |using |use )?(?:an? )?(?:dark|light) (?:mode|theme)
      |(?:with |using )?(?:an? )?[a-z]+ accent\b|(?:with )?#[0-9a-f]{6}|without|with no
      |with an? [a-z]+ (?:accent|theme)|but no|(?:i )?don't (?:need|want)|newest first
      |oldest first|highest [a-z ]* ?first|lowest [a-z ]* ?first
      |where[ ]
      (?=(?:i|we|you|they) ${WISH_VERBS}|(?:users?|people|guests|visitors|members|customers)\b)
      (?:i|we|you|they|users?|people|guests|visitors|members|customers)\b
      |that (?:
        lets?|allows?|shows|supports|can|helps|also|highlights|tracks how|generates|uses
        |calculates|sends|plays
      )\b
      |which (?:lets?|allows?|shows|supports|can)\b|so (?:that )?(?:i|we|users)\b
      |(?:i|we|users|people|it|they) (?:can|should|must|could|want|need)\b
    )
  )
`;

export const SORT_TAIL =
  /,\s*(?:newest|oldest|highest|lowest|latest|descending|ascending|most recent|alphabetically|a-z|earliest|largest|biggest|longest)\b.*$/i;

export const EACH_LIST = /^,?\s*(?:and\s+)?(?:for\s+)?(?:each|every)\s+([\p{L}' -]{2,30}?)\s*:\s*(.+)$/isu;
