import { eatInsiders, type Insiders } from './insiders';
import type { SignInSaid } from './part';
import { NAMED_PEOPLE } from './people-nouns';
import { next, type Phrase } from './phrase';

/** Whom a wish about access speaks of (DATA-02, DATA-03). */

/** How surely words mean whoever opens the application: 'people' may be part of a story, 'customers' may be kept as records. */
export type Strength = 'strong' | 'weak' | 'named';

const AND = next('(?:, )?(?:and|or)', ',');

const OWNER = next(
  'me',
  'i',
  'myself',
  'us',
  'we',
  '(?:the |an |its |my |our )?(?:app |site |project )?owners?',
  '(?:the |an |our |my )?(?:admins?|administrators?)',
);

const WITH_LINK = '(?:with|who (?:has|have|gets|got)|having) (?:the |a |this |my )?(?:link|address|url)';
const OPENING =
  '(?:who|that) (?:just )?(?:opens?|visits?|uses?|sees?|comes? to) (?:it|this|the app|the application|the site|the page|the link)';
const ANYBODY = '(?:anyone|anybody|everyone|everybody|people|users|those|persons|others)';

const UNKNOWN =
  '(?:without (?:an account|accounts|a log ?in|signing in|logging in|signing up)|(?:who|that) (?:(?:are|have|is|has) not|' +
  'do not|does not|did not) (?:(?:sign|log)(?:ed|ged)? (?:in|on|up)|have an account|registered|register))';

const STRONG = next(
  `(?:all |the |any |other )*${ANYBODY} (?:else )?${UNKNOWN}`,
  '(?:not signed in|not logged in|unregistered|signed out|logged out) (?:people|users|visitors|guests)',
  '(?:the |all |any |my |our |other |random |anonymous |site |app |normal |regular |each |every |a |an )*(?:visitors?|strangers?|outsiders?)',
  `(?:all |the |any |other )*${ANYBODY} (?:else )?(?:${WITH_LINK}|${OPENING})`,
  'whoever (?:opens|visits|uses|has) (?:it|this|the app|the application|the site|the link)',
  'the (?:general |whole )?public',
  'public(?= (?:can|may|should|must|will|has|only|sees?|gets?) )',
  // Said of seeing it is no story.
  '(?:everyone|everybody)(?= (?:can|may|should be able to|is able to|is allowed to) (?:see|read|view|browse|look))',
  'the (?:whole |entire )?world',
  '(?:anyone|anybody)(?: else| at all)?',
);

const WEAK = next(
  '(?:everyone|everybody)(?: else)?',
  'someone else',
  'somebody else',
  '(?:all |the |other |normal |regular |ordinary |random |any )*(?:people|users|guests|viewers|persons)',
  '(?:all |any )?(?:the )?others?',
  'the rest',
  'non (?:admins?|owners?)',
  '(?:each|every|a|any) (?:user|person|guest|viewer)',
);

const NAMED = next(`(?:the |all |my |our |other |each |every |a )*(?:${NAMED_PEOPLE.join('|')})`);

/** Whoever opens the application, where the next words mean them. */
export function eatVisitors(phrase: Phrase): Strength | undefined {
  if (phrase.eat(STRONG) !== undefined) return 'strong';
  if (phrase.eat(WEAK) !== undefined) return 'weak';
  return phrase.eat(NAMED) === undefined ? undefined : 'named';
}

/** One owner or several: 'me and the admins'. */
export function eatOwner(phrase: Phrase): boolean {
  if (phrase.eat(OWNER) === undefined) return false;
  while (phrase.attempt(() => phrase.eat(next('and', 'or', ',')) && phrase.eat(OWNER)) !== undefined);
  return true;
}

/** The owner, those who sign in, or both: 'me and my team', 'people I invite'. `isAlone`: said of nobody else. */
export function eatOwners(phrase: Phrase, isAlone: boolean): { readonly signIn?: SignInSaid } | undefined {
  const isOwner = eatOwner(phrase);
  const insiders = isOwner
    ? phrase.attempt(() => (phrase.eat(AND) === undefined ? undefined : eatInsiders(phrase, true)))
    : eatInsiders(phrase, isAlone);
  if (insiders) return { signIn: { who: insiders.who } };
  return isOwner ? {} : undefined;
}

const BUT = next(
  'but',
  'except(?: for)?',
  'other than',
  'besides',
  'apart from',
  'aside from',
  'save',
  'excluding',
);
const NOBODY = next(
  'nobody(?: else)?',
  'none',
  'no (?:other )?(?:visitors?|users?|person|people|strangers?|outsiders?)',
);
const ONLY_ONE =
  '(?:(?:to |should |shall |must |will |am |are |be |stay |remain )*(?:the )?only (?:one|ones|person|people)(?: who| that| to)?)';
const ONLY = next('only', 'just', 'solely', 'exclusively');

/** Of whom something is said: of the owner alone, of visitors, of nobody, or of those who sign in. */
export type Subject =
  | { readonly who: 'owner' | 'nobody' }
  | { readonly who: 'visitors'; strength: Strength; readonly but?: Insiders }
  | { readonly who: 'insiders'; readonly insiders: Insiders; readonly isAlone: boolean };

/** 'only I', 'only my team', 'me and my team', 'nobody but people I invite'. */
function eatExclusive(phrase: Phrase): Subject | undefined {
  const isOnly = phrase.eat(ONLY) !== undefined;
  const isOwner = eatOwner(phrase);
  const insiders = isOwner
    ? phrase.attempt(() => (phrase.eat(AND) === undefined ? undefined : eatInsiders(phrase, true)))
    : eatInsiders(phrase, isOnly);
  if (insiders) {
    const isAlone = isOnly || (isOwner && phrase.eat(ONLY) !== undefined);
    return { who: 'insiders', insiders, isAlone };
  }
  if (!isOwner) return undefined;
  const isSaid =
    isOnly || phrase.eat(next(ONLY_ONE, 'alone')) !== undefined || phrase.eat(ONLY) !== undefined;
  return isSaid ? { who: 'owner' } : undefined;
}

/** 'but me', 'except the owner', which change nothing of whom it is about; 'except my team', which does. */
export const eatExcepted = (phrase: Phrase): 'owner' | Insiders | undefined =>
  phrase.attempt(() => {
    if (phrase.eat(BUT) === undefined) return undefined;
    const isOwner = eatOwner(phrase);
    if (isOwner && !AND_NEXT.test(phrase.text)) return 'owner';
    if (isOwner) phrase.eat(AND);
    return eatInsiders(phrase, true) ?? (isOwner ? 'owner' : undefined);
  });
const AND_NEXT = /^(?:, )?and (?:my|our|the|people|invited)\b/;

function eatNobody(phrase: Phrase): Subject | undefined {
  if (phrase.eat(NOBODY) === undefined) return undefined;
  const but = eatExcepted(phrase);
  if (but === undefined) return { who: 'nobody' };
  return but === 'owner' ? { who: 'owner' } : { who: 'insiders', insiders: but, isAlone: true };
}

/** 'only I', 'nobody but me', 'I am the only one who', 'visitors', 'nobody', 'everyone except me', 'my team'. */
export function eatSubject(phrase: Phrase): Subject | undefined {
  const own = phrase.attempt(() => eatExclusive(phrase));
  if (own) return own;
  if (phrase.eat(next(ONLY_ONE)) !== undefined) return { who: 'owner' };
  const nobody = eatNobody(phrase);
  if (nobody) return nobody;
  const strength = eatVisitors(phrase);
  if (strength === undefined) return undefined;
  const but = eatExcepted(phrase);
  return { who: 'visitors', strength, ...(but !== undefined && but !== 'owner' && { but }) };
}
