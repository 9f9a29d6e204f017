import type { ApplicationModel, SignIn } from '@tessera/shared/contracts';
import { eatInsiders } from './insiders';
import type { Part } from './part';
import { eatVisitors } from './people';
import { next, type Phrase } from './phrase';
import { ownDeeds } from './own-records';
import {
  ACCOUNT,
  ADJECTIVES,
  ELSEWHERE,
  HAVE,
  OTHER_WAY,
  OTHER_WAYS,
  PASSWORD,
  SIGN,
  SIGN_IN_NOUN,
  SIGN_UP,
  WHERE,
} from './sign-in-words';
import { RIGHTS } from './verbs';
import { eatPurpose, PURPOSE } from './who-may';

/** 'people sign in', 'add a login', 'my team logs in', 'no sign-in needed' (DATA-03). */

const BY_CODE = 'People sign in with a code sent by email, and in no other way';

type Who = SignIn['who'] | undefined;

const wish = (who: Who, isWall: boolean, hasPassword: boolean): Part => ({
  grants: [],
  denies: isWall ? RIGHTS : [],
  target: undefined,
  signIn: who === undefined ? {} : { who },
  ...(isWall && { isUsual: true as const }),
  ...(hasPassword && { caveat: BY_CODE }),
});

const OFF: Part = { grants: [], denies: [], target: undefined, signIn: null };

/** By what and where, which changes nothing but that there are no passwords. */
function eatWays(phrase: Phrase): boolean {
  let hasPassword = false;
  for (;;) {
    if (phrase.eat(PASSWORD) !== undefined || phrase.eat(OTHER_WAY) !== undefined) hasPassword = true;
    else if (phrase.eat(WHERE) === undefined) return hasPassword;
  }
}

const ANYONE = next(
  '(?:each|every|all|both|my|our|the|other|of|us|them|any)(?: of)?(?: (?:my|our|the|us|them|these|those))*(?: \\p{L}+)?',
  'you',
  'one',
  'we',
  'they',
  '(?!(?:this|its|is|was|has|does)\\b)\\p{L}+(?:[^s]s|men|women|children|people|staff)',
);

interface Signer {
  readonly who: Who;
  readonly isOnly: boolean;
  readonly isNobody?: true;
  readonly isOwner?: true;
  readonly isGiven?: boolean;
}

const LET = next('let', 'allow', 'enable', 'make', 'have', 'require', 'force', 'ask', 'i want');
const GIVE = next('give', 'get', 'create for', 'provide');
const NOBODY = next('nobody(?: else)?', 'no (?:users?|visitors?|people|person|guests?)');
const NEW = next('(?:new|other|all|normal|more|outside)');
const BUT_ME = next('(?:but|except) (?:me|the owner|myself|us)');
const ME = next('i|me|we|the owner');

/** Who signs in, where that says who may. Words of groups are those whom one invites. */
function eatWho(phrase: Phrase): Signer | undefined {
  const isGiven = phrase.eat(GIVE) !== undefined;
  const isLet = phrase.eat(LET) !== undefined;
  const isOnly = phrase.eat(next('only', 'just')) !== undefined;
  if (isOnly && phrase.eat(ME) !== undefined) return { who: undefined, isOnly, isOwner: true };
  if (phrase.eat(NOBODY) !== undefined)
    return phrase.eat(BUT_ME) === undefined
      ? { who: undefined, isOnly, isNobody: true }
      : { who: undefined, isOnly, isOwner: true };
  phrase.eat(NEW);
  const insiders = eatInsiders(phrase, isOnly);
  if (insiders) return { who: insiders.who, isOnly, isGiven };
  if (eatVisitors(phrase) !== undefined || phrase.eat(ANYONE) !== undefined) {
    phrase.eat(WHERE);
    return { who: 'open', isOnly, isGiven };
  }
  return isLet ? { who: undefined, isOnly } : undefined;
}

const MAY = next(
  '(?:can|could|may|might)',
  '(?:is|are|be|to be)?(?: ?(?:able|allowed|free|supposed))+ to',
  'get to',
);
const MUST = next(
  '(?:must|shall|should|need to|needs to|have to|has to|had to|ought to|(?:is|are) (?:required|obliged|forced) to|got to|will|would)',
);
const NOT = next('(?:do |does )?not', 'never', 'no longer', 'need not');

interface Manner {
  readonly isMay: boolean;
  readonly isMust: boolean;
  readonly isNot: boolean;
}

function eatManner(phrase: Phrase): Manner {
  const manner = { isMay: false, isMust: false, isNot: false };
  for (;;) {
    // 'should be able to' is no duty.
    if (phrase.eat(MAY) !== undefined) [manner.isMay, manner.isMust] = [true, false];
    else if (phrase.eat(MUST) !== undefined) manner.isMust = true;
    else if (phrase.eat(NOT) !== undefined) manner.isNot = true;
    else if (
      phrase.eat(next('to', 'also', 'all', 'each', 'first', 'only', 'both', 'then', 'ever', 'always')) ===
      undefined
    )
      return manner;
  }
}

function eatDeed(phrase: Phrase): 'in' | 'up' | 'have' | undefined {
  if (phrase.eat(SIGN_UP) !== undefined) {
    phrase.attempt(() => (phrase.eat(next('and', 'or')) === undefined ? undefined : phrase.eat(SIGN)));
    return 'up';
  }
  if (phrase.eat(SIGN) !== undefined) return 'in';
  return phrase.eat(HAVE) === undefined ? undefined : 'have';
}

/** What it means that nobody signs in, or need not. */
function refused(signer: Signer, deed: 'in' | 'up' | 'have', manner: Manner): Part[] | undefined {
  if (signer.isOwner) return manner.isNot ? undefined : [OFF];
  const isMust = manner.isMust || (!manner.isMay && deed === 'have');
  // 'Nobody can sign up' leaves it to invitations.
  if (deed === 'up' && !isMust) return [wish('invited', false, false)];
  return signer.isNobody && manner.isNot ? undefined : [OFF];
}

/** 'and see only what they added': of those who signed in. */
function ownPurpose(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  return phrase.attempt(() => {
    phrase.eat(PURPOSE);
    return ownDeeds(phrase, model);
  });
}

/** 'people can log in by email', 'customers log in to see their own bookings', 'nobody has to sign in'. */
export function peopleSignIn(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const signer = eatWho(phrase);
  if (!signer) return undefined;
  const manner = eatManner(phrase);
  const isGiven = signer.isGiven === true && phrase.eat(ACCOUNT) !== undefined;
  const deed = isGiven ? 'have' : eatDeed(phrase);
  if (deed === undefined) return undefined;
  const hasPassword = eatWays(phrase);
  if (manner.isNot || signer.isNobody || signer.isOwner)
    return phrase.ends() ? refused(signer, deed, manner) : undefined;
  const isWall = !manner.isMay && deed !== 'up';
  return phrase.ends()
    ? [wish(signer.who, isWall, hasPassword)]
    : forPurpose(phrase, model, signer, hasPassword);
}

function forPurpose(
  phrase: Phrase,
  model: ApplicationModel,
  { who = 'open' }: Signer,
  hasPassword: boolean,
): Part[] | undefined {
  const parts = ownPurpose(phrase, model) ?? eatPurpose(phrase, model, { who, isSure: true });
  return parts && [...parts, wish(who, false, hasPassword)];
}

const ASK = next(
  '(?:i|we) (?:(?:would|really|just|also|do) )*(?:want|need|like)(?: to have| to add)?',
  '(?:add|include|enable|require|demand|implement|provide|introduce|use|support|offer|set up|put in|build in|turn on|switch on|have|has|with|create|want|need|needs|make)',
  '(?:there (?:is|must be|should be|needs to be)|it (?:needs|should have|must have|has|requires|gets)|the (?:app|site|application) (?:needs|should have|must have|has|requires))',
  '(?:give|get) (?:it|the app|us|me|the application|people|users|everyone|everybody|each user|every user|them|(?:my|our|the) \\p{L}+)',
  '(?:put|hide|lock) (?:it|this|everything|the app|the application|all of it|the site) behind',
  '(?:protect|secure|guard) (?:it|this|everything|the app|the application|the site|the data) (?:with|by)',
);

/** Whom a login is for: a group is invited. A login that is for nobody in particular closes an application to strangers. */
function eatFor(phrase: Phrase): Who | null {
  if (phrase.eat(next('for')) === undefined) return 'invited';
  const isAlone = phrase.eat(next('only', 'just')) !== undefined;
  const insiders = eatInsiders(phrase, isAlone);
  if (insiders) return insiders.who;
  if (phrase.eat(next('it', 'this', '(?:the|this) (?:app|application|site)', 'me', 'us')) !== undefined)
    return 'invited';
  if (eatVisitors(phrase) !== undefined) return 'open';
  return phrase.eat(ANYONE) === undefined ? null : 'open';
}

const isOpenNoun = (noun: string) =>
  /account|registration|up\b/.test(noun) && !/staff|team|admin|employee/.test(noun);

/** 'add a login', 'I want user accounts', 'put it behind a login', 'sign-in required'. */
export function signInWanted(phrase: Phrase): Part[] | undefined {
  const asks = phrase.eatAll(ASK);
  phrase.eatAll(ADJECTIVES);
  const noun = phrase.eat(SIGN_IN_NOUN);
  if (noun === undefined) return undefined;
  let hasPassword = /password/.test(noun) || eatWays(phrase);
  const isAsked =
    phrase.eat(
      next('(?:is |are |should be |must be )?(?:required|needed|necessary|mandatory|a must|wanted)'),
    ) !== undefined || asks.length > 0;
  const who = eatFor(phrase);
  hasPassword ||= eatWays(phrase);
  phrase.eat(next('(?:is |are |should be |must be )?(?:required|needed|necessary|mandatory|a must|wanted)'));
  if (!isAsked || who === null || !phrase.ends()) return undefined;
  return [wish(who === 'invited' && isOpenNoun(noun) ? 'open' : who, true, hasPassword)];
}

const NO = next(
  '(?:no|without(?: any| a)?|remove|drop|delete|take away|take out|get rid of|turn off|switch off|disable|skip|scrap|ditch|abolish|cancel|undo)',
  '(?:we |i |it |you |they |people |users )?(?:do|does|should|must) not (?:require|need|ask for|want|have|use)(?: any| a)?',
  '(?:stop|no longer) (?:asking for|requiring|require|ask for|need|demanding)',
  '(?:open|usable|use it|works?|accessible) without(?: any| a)?',
);
const AFTER = next(
  '(?:is |are )?(?:needed|required|necessary|wanted)',
  'for (?:anyone|anybody|everyone|visitors|people|users|now|this|it)',
  'from (?:it|the app|this)',
  'again|altogether|completely|at all|any ?more',
);

/** 'remove the sign-in', 'no login needed', 'a login is not necessary'. */
export function signInUnwanted(phrase: Phrase): Part[] | undefined {
  const isNo = phrase.eat(NO) !== undefined;
  phrase.eatAll(ADJECTIVES);
  const isDeed = isNo && phrase.eat(next('(?:signing|logging) (?:in|on|up)', 'registering')) !== undefined;
  if (!isDeed && phrase.eat(SIGN_IN_NOUN) === undefined) return undefined;
  const isNot =
    phrase.eat(
      next(
        '(?:is|are|should be|must be)? ?not (?:be )?(?:needed|required|necessary|wanted)',
        'is unnecessary',
      ),
    ) !== undefined;
  phrase.eatAll(AFTER);
  return (isNo || isNot) && phrase.ends() ? [OFF] : undefined;
}

const INVITED_ONLY = next(
  '(?:by )?(?:invite|invitation|invitations)(?: only)?',
  '(?:members|team|staff|employees|family|friends) only',
);

/** 'make it invite-only', 'the app is for members only'. */
export function invitedOnly(phrase: Phrase): Part[] | undefined {
  phrase.eat(next('make', 'keep', 'set', 'turn'));
  phrase.eat(next('(?:it|this|everything|(?:the|this|my|our) (?:app|application|site|tool|whole thing))'));
  phrase.eatAll(next('(?:should|must|shall|to|be|is|stay|remain|completely|strictly|into|for|available)'));
  const words = phrase.eat(INVITED_ONLY);
  if (words === undefined || !/only|^by/.test(words) || !phrase.ends()) return undefined;
  return [{ grants: [], denies: RIGHTS, target: undefined, signIn: { who: 'invited' } }];
}

const CAN = /\b(?:can|could|able|may|might|optional\w*)\b/i;
const GROUP = /\b(?:team|staff|employees?|colleagues?|admins?|family|us|leaders?|managers?|members?)\b/i;
const OPEN_WORDS =
  /\b(?:own|each|every\w*|users?|people|accounts?|regist\w+|sign[ -]?up|customers?|clients?|anyone)\b/i;

/** The login of which words speak that say no more of it. */
export function loginFor(text: string): Part {
  const who = !GROUP.test(text) && OPEN_WORDS.test(text) ? 'open' : 'invited';
  return wish(who, !CAN.test(text), /password/i.test(text));
}

const OPENED = next('(?:allow|enable|open|permit|turn on|switch on)(?: up)?');
const CLOSED = next('(?:disallow|disable|close|forbid|block|turn off|switch off|stop|no)(?: new)?');
const SIGNING_UP = next(
  '(?:user |open |public |self |new )*(?:registrations?|sign ?ups?|signing up)(?: for (?:anyone|everyone))?',
);

/** 'allow registration', 'close sign-up'. */
export function signingUp(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const isOpened = phrase.eat(OPENED) !== undefined;
  if (!isOpened && phrase.eat(CLOSED) === undefined) return undefined;
  if (phrase.eat(SIGNING_UP) === undefined || !phrase.ends()) return undefined;
  const isKept = model.entities.some(({ plural }) => /regist|sign[- ]?up/i.test(plural));
  return isKept ? undefined : [wish(isOpened ? 'open' : 'invited', false, false)];
}

/** Whether a clause asks for a way to sign in that there is not. */
export const isOtherWay = (text: string): boolean => OTHER_WAYS.test(text);

/** Whether people sign in at a desk, or by what there is not: half of such a sentence would say something else. */
export function isSigningElsewhere(sentence: string): boolean {
  const text = sentence.toLowerCase();
  return ELSEWHERE.test(text) || (/\b(?:sign|log)/.test(text) && isOtherWay(text));
}

const PROTECT = next('pass ?word protect(?:ed|ion)?', 'password(?:s)? protected');

/** 'password protect it'. */
export function passwordProtected(phrase: Phrase): Part[] | undefined {
  phrase.eatAll(
    next(
      '(?:make|keep|it|this|everything|the|app|application|site|should|must|be|is|with|needs?|want|i|to|a)',
    ),
  );
  if (phrase.eat(PROTECT) === undefined) return undefined;
  phrase.eat(next('(?:it|this|everything|(?:the|this|my|our) (?:app|application|site|tool|data))'));
  return phrase.ends() ? [wish('invited', true, true)] : undefined;
}
