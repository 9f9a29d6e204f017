import { wordList } from '../language/word-list';
import { pattern } from '../words/pattern';
import type { Answerer } from './saying';

/** What Ask does not do: change the application, or talk about anything beyond it (SCR-02, SCR-06). */

const VERBS = [
  ...wordList(`
    add remove delete drop rename change make set put move turn sort hide colou?r replace undo restore
    use allow create build insert switch convert fix give split merge swap group filter highlight mark
    flag require let include update improve translate send email connect link import export start stop
    order limit increase decrease redo revert reset clear
  `),
].join('|');
const ASKING = [
  '(?:(?:can|could|would|will) (?:you|we)(?: please)?|please|i (?:want|need|would like)(?: you)? to|',
  'i would like you to|let us|lets|we (?:need|want|should)(?: to)?|you should|go ahead and|now|then|',
  'try to|help me(?: to)?)',
].join('');
const ORDER = new RegExp(
  `^(?:${ASKING} )*(?:${VERBS})\\b(?! (?:is|are|does|do|of|in|between|for|page|screen|log|history|values?|rules?|order|# (?:is|are))\\b)`,
);
const WISH = pattern('')`
    ^(?:(?:can|could) (?:we|i|it) (?:have|get)(?! (?:more|several|two|the same|no))|
    how (?:do|can|could|would) (?:i|we) (?:make|rename|hide|move|turn|replace|switch|remove)|i (?:want|need|would like|would love|wish)|we (?:want|
    need)|(?:the|every|each|a|an|all|it|there|#)(?: [\w#]+){0,3} should\b|(?:it|there|#|the #|every #|
    each #) (?:should|must|needs to|has to)\b(?! be (?:filled|unique|empty))|how about|
    what about adding|instead|
    (?:show|display) .{0,80}\b(?:as|by|per|in|only|total|sum|average|first|chart|graph|instead|next to))\b
  `;
const QUESTION = pattern('')`
    ^(?:show (?:all|the (?:tables?|fields?|pages?|rules?|checks?|versions?|history|structure|figures?|
    filters?|views?))|(?:sort|order|link|filter|mark|use|flag)$|(?:filter|view|link|group|order|
    sort)s\b)
  `;

/** 'Add a priority', 'can you remove notes?': says that Ask changes nothing. */
export const aboutWishes: Answerer = ({ masked }) => {
  const isWish = (ORDER.test(masked) || WISH.test(masked)) && !QUESTION.test(masked);
  return isWish
    ? 'Ask only answers questions and changes nothing. To make this change, choose Build.'
    : undefined;
};

const ADVICE = pattern('')`
    \b(?:how should|should (?:i|we)|what should|do you (?:think|like|recommend|prefer)|your opinion|
    opinion|advice|advise|recommend\w*|suggest\w*|ideas?|better|best|important|beautiful|ugly|pretty|nice|good|useful|good (?:idea|way|enough)|worth|
    pros and cons|poem|joke|story|essay|haiku|song|write|compose|draft|translate|translation|slogan|
    marketing|competitors?|strategy|how would you|why (?:should|would|not)|imagine|weather|news|invent|
    brainstorm|improve\w*|code|javascript|typescript|react|algorithm|function|component|framework|
    library|libraries)\b
  `;
const CODE =
  /\b(?:code|javascript|typescript|react|algorithm|function|component|framework|library|libraries)\b/;

/** What only a language model can say: opinions, advice, texts, code. */
export const aboutBeyond: Answerer = ({ masked, mentions }) => {
  if (!ADVICE.test(masked)) return undefined;
  if (
    mentions.length > 0 &&
    !/\b(?:should|think|opinion|advice|recommend\w*|better|best|important|good|nice|useful|code|write|improve\w*|idea|ideas)\b/.test(
      masked,
    )
  )
    return undefined;
  const code = CODE.test(masked) ? ' The files themselves are under Code.' : '';
  return `This needs a language model, and the built-in assistant is not one.${code} It answers what this application stores, which rules hold, what is worked out and shown, what was checked and what changed.`;
};
