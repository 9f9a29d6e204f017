import { SIGNED } from './sign-in-words';

/**
 * Clauses that say what signing in is for, said anew of those who have signed in: 'nobody sees orders without an account' is 'only
 * signed in people can see orders' (DATA-03).
 */

const PEOPLE =
  '(?:(?:all |the |any |other )*(?:people|users|visitors|guests|customers|clients|members)|everyone|everybody|anyone|anybody|you|one|they|someone|somebody|whoever)';
const HAS_TO =
  '(?:must|should|shall|need to|needs to|have to|has to|(?:is|are) (?:required|obliged|forced) to|ought to|got to|will have to)';
const DOES =
  '(?:(?:first )?(?:sign|log) (?:in|on|up)(?:to it| to it)?(?: first)?|login(?: first)?|register(?: first)?|be (?:signed|logged) in|have an? (?:account|log ?in)|create an account)';
const THING = '(?:an? |the )?(?:(?:user |email )?(?:account|log ?in|sign ?in|registration|authentication)s?)';
const NEEDED =
  '(?:(?:is|are|should be|must be|will be|to be) )?(?:required|needed|necessary|mandatory|obligatory|compulsory)';
const MAY = '(?:can|may|could|should|will|to|(?:is|are) (?:able|allowed) to|be able to)';
const WHEN = '(?:after|once|when|if|as soon as|behind|with|by)';
const AFTER = `(?:only )?${WHEN} (?:logging (?:in|on)|${SIGNED})(?: ,)? (?:then )?`;
const PURPOSE =
  '(?:in order to|to|before|for|so as to)(?: (?:they|you|one|people|users|anyone))?(?: can| may| could)?';

const DOING =
  '(?:seeing|viewing|editing|adding|changing|deleting|creating|posting|submitting|booking|using|reading|updating|removing|accessing)';

const RULES: readonly RegExp[] = [
  `^(?:nobody|none|no (?:visitors?|users?|people|one|stranger|strangers?))(?: (?:else|should|may|can|must|will|shall|` +
    `be|able|allowed|to|is|are|gets|gets to))* (?<what>.+?) (?:without|unless|until|before) ${SIGNED}$`,
  `^${PEOPLE} (?:(?:can|should|may|must|could|shall|do|does|are|is|be|will) not|never)(?: (?:be )?(?:able|allowed) to)? (?<what>.+?) (?:without|unless|until|before) ${SIGNED}$`,
  `^(?:nothing) (?:is|should be|can be|may be) (?<state>visible|shown|seen|editable|changed|accessible) (?:without|unless|until|before) ${SIGNED}$`,
  `^only (?:after|once|when|if|by) ${SIGNED} ${MAY} ${PEOPLE} (?<what>.+)$`,
  `^${PEOPLE} ${MAY}(?: only)? (?<what>.+?) (?:only |but only )${WHEN} ${SIGNED}$`,
  `^${PEOPLE} ${MAY} only (?<what>.+?) ${WHEN} ${SIGNED}$`,
  `^${AFTER}${PEOPLE} ${MAY}(?: only)? (?<what>.+)$`,
  `^(?:in order )?to (?<what>.+?)(?: ,)? ${PEOPLE} ${HAS_TO} ${DOES}$`,
  `^(?:in order )?to (?<what>.+?)(?: ,)? ${PEOPLE} (?:needs?|requires?) ${THING}$`,
  `^${PEOPLE} ${HAS_TO} ${DOES} ${PURPOSE} (?<what>.+)$`,
  `^${PEOPLE} (?:needs?|requires?|must have|should have) ${THING} ${PURPOSE} (?<what>.+)$`,
  `^(?:make|force|require|ask|get|have) ${PEOPLE} (?:to )?${DOES} ${PURPOSE} (?<what>.+)$`,
  `^(?:require|demand|ask for|there (?:must|should) be|add|we need|i want|put in) ${THING} ${PURPOSE} (?<what>(?:see|` +
    `view|edit|add|chang|delet|creat|post|submit|book|use|using|read|updat|remov|access|look).*)$`,
  `^${THING} ${NEEDED} ${PURPOSE} (?<what>.+)$`,
  `^(?<what>${DOING}(?: .+?)?) (?:should |must |only )*(?:requires?|needs?|takes?) ${THING}$`,
].map((rule) => new RegExp(rule, 'u'));

/** 'anyone can read without signing in' says of visitors what they may. */
const NEEDLESS = new RegExp(
  `^(?<said>${PEOPLE} ${MAY} .+?) (?:even )?(?:without|with no need for|with no) (?:having to |needing to |the need to )?${SIGNED}$`,
  'u',
);

/** 'visitors browse without an account' */
const NEEDLESS_TOLD = new RegExp(
  `^(?<who>${PEOPLE}) (?!${MAY} |need|do |does |should |must |have |has |are |is )(?<does>\\p{L}+(?: .+)?) (?:even )?(?:without|with no need for|with no) (?:having to |needing to |the need to )?${SIGNED}$`,
  'u',
);

/** 'each user sees their own tasks after logging in': own records are seen by signing in alone. */
const OWN_ONCE = new RegExp(`^(?<said>.*\\bown\\b.*?)(?: ,)? (?:only )?${WHEN} ${SIGNED}$`, 'u');

const OWN_AFTER = new RegExp(`^${AFTER}(?<said>.*\\bown\\b.*)$`, 'u');

/** To share the application with somebody is to let them use it. */
const SHARED =
  /^(?:share|open up|open) (?:it|this|(?:the|this|my|our) (?:app|application|tool|site|whole thing)) (?:up )?(?:only )?(?:with|to|for) (?<who>.+)$/u;

function byRule(rule: RegExp, text: string): string | undefined {
  const { state, what } = rule.exec(text)?.groups ?? {};
  if (state !== undefined) return 'only signed in people can see anything';
  return what === undefined ? undefined : `only signed in people can ${what}`;
}

/** 'share it with my family', 'visitors browse without an account': what somebody is let do. */
function asLet(text: string): string | undefined {
  const who = SHARED.exec(text)?.groups?.['who'];
  if (who !== undefined) return `let ${who} use it`;
  const told = NEEDLESS_TOLD.exec(text)?.groups;
  return told && `${told['who'] ?? ''} can ${told['does'] ?? ''}`;
}

export function asSignedIn(text: string): string {
  for (const rule of RULES) {
    const said = byRule(rule, text);
    if (said !== undefined) return said;
  }
  const said = asLet(text);
  if (said !== undefined) return said;
  const bare = NEEDLESS.exec(text) ?? OWN_ONCE.exec(text) ?? OWN_AFTER.exec(text);
  return bare?.groups?.['said'] ?? text;
}
