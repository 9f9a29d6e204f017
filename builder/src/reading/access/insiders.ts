import type { SignIn } from '@tessera/shared/contracts';
import { NAMED_PEOPLE } from './people-nouns';
import { next, type Phrase } from './phrase';

/** People who are known by signing in, as opposed to whoever opens the application (DATA-03). */
export interface Insiders {
  readonly who: SignIn['who'];
  /** Whether the words can mean nobody else: 'the team' may as well be part of a story. */
  readonly isSure: boolean;
}

const FOLK =
  '(?:people|persons?|users?|those|members?|guests?|friends?|visitors?|anyone|anybody|everyone|everybody|someone|somebody|ones?|customers?|clients?)';
const LET_IN =
  '(?:invited?|approved?|let in|choose|chose|trust|pick(?:ed)?|select(?:ed)?|allow(?:ed)?|add(?:ed)?|(?:give|gave|given) access(?: to)?|(?:share|shared) (?:it|this) with)';
const CALLING = '(?:i|we)(?: have)?(?: personally| explicitly| also| myself| ourselves)?';

const INVITED = next(
  `(?:the |all |any |other |only |just )*${FOLK}(?: (?:whom|who|that))? ${CALLING} ${LET_IN}`,
  `(?:the |all |any )*${FOLK} (?:who|that) (?:are|is|were|have been|has been|got|get) (?:invited|approved)(?: by (?:me|us))?`,
  `(?:the |all |any )*${FOLK} unless ${CALLING} ${LET_IN} them`,
  `(?:the |all |any )*${FOLK} (?:with an|with my|who have an|who has an|who got an) invitations?`,
  `(?:the |my |our |all )*(?:invited|approved) (?:${FOLK})`,
  `who(?:m)?ever ${CALLING} ${LET_IN}`,
  '(?:the |my |our |all )*invitees?',
);

const GROUPS =
  '(?:team|staff|crew|colleagues|co ?workers|employees|family|household|flatmates|roommates|housemates|friends|department|office|company|firm|organi[sz]ation|club|committee|board|band|volunteers|helpers|assistants?|secretary|manager|managers|bookkeeper|accountant|partners?|wife|husband|boss|business partner|people)';
const MEMBERS = '(?: ?mates?| members?| people)?';
const OURS = next(
  `(?:all |everyone (?:in|on|from) |everybody (?:in|on|from) |anyone (?:in|on|from) |people (?:in|on|from) |the rest of )*(?:my|our) (?:own |whole |entire |close |sales |support |office )?${GROUPS}${MEMBERS}`,
  'team ?(?:members?|mates?)',
  '(?:the |our )?(?:team|staff)(?: members?)?',
  '(?:the )(?:whole|entire) (?:family|crew|office|company|household|department|club|committee|team)',
);

const IN = '(?:in|on|up)';
const OPEN = next(
  `(?:the |all |any |only |other )*(?:signed ${IN}|logged ${IN}|registered|authenticated) (?:${FOLK}|accounts)`,
  `(?:the |all |any |other )*${FOLK} (?:who|that) (?:are |have |is |has |first )*(?:signed|logged|sign|signs|log|logs) ${IN}`,
  `(?:the |all |any |other )*${FOLK} (?:who|that) (?:are |have |is |has )*regist(?:er|ers|ered)`,
  `(?:the |all |any |other )*${FOLK} (?:who (?:have|has)|that have|with|having) (?:an account|accounts|a login|a log in)`,
  `whoever (?:is |has )?(?:signed|logged|signs|logs) ${IN}`,
  'whoever (?:has an account|registers|is registered)',
  'account (?:holders?|owners?)',
);

/** Who has a place of their own, where it is said of them alone: 'only members can see the events'. */
const ALONE = next(
  `(?:the |all |my |our |other |a )*(?:${NAMED_PEOPLE.join('|')}|managers?|moderators?|coaches|trainers?|leaders?|helpers?|staff|crew|family|friends|supervisors?|treasurers?|secretar(?:y|ies)|accountants?|coordinators?|organi[sz]ers?|nurses?|doctors?|therapists?|chefs?|officers?)`,
);

const AND_ME = next('(?:, )?(?:and|or) (?:me|i|myself|us)(?: alone)?');

/**
 * People who sign in, where the next words mean them.
 *
 * @param isAlone whether something is said of nobody else: then names of people will do
 */
export function eatInsiders(phrase: Phrase, isAlone = false): Insiders | undefined {
  const found = eatKind(phrase, isAlone);
  if (found) phrase.eat(AND_ME);
  return found;
}

function eatKind(phrase: Phrase, isAlone: boolean): Insiders | undefined {
  if (phrase.eat(INVITED) !== undefined) return { who: 'invited', isSure: true };
  if (phrase.eat(OPEN) !== undefined) return { who: 'open', isSure: true };
  if (phrase.eat(OURS) !== undefined) return { who: 'invited', isSure: false };
  return isAlone && phrase.eat(ALONE) !== undefined ? { who: 'invited', isSure: false } : undefined;
}
