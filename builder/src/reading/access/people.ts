import { next, type Phrase } from './phrase';

/** Whom a wish about access speaks of (DATA-02, DATA-03). */

/** How surely words mean whoever opens the application: 'people' may be part of a story, 'customers' may be kept as records. */
export type Strength = 'strong' | 'weak' | 'named';

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

const STRONG = next(
  '(?:the |all |any |my |our |other |random |anonymous |site |app |normal |regular |each |every |a |an )*(?:visitors?|strangers?|outsiders?)',
  `(?:all |the |any |other )*${ANYBODY} (?:else )?(?:${WITH_LINK}|${OPENING})`,
  'whoever (?:opens|visits|uses|has) (?:it|this|the app|the application|the site|the link)',
  'the (?:general |whole )?public',
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

/** Nouns of people that may as well be kept as records. */
export const NAMED_PEOPLE = [
  ...[
    'customers?',
    'clients?',
    'members?',
    'students?',
    'pupils?',
    'parents?',
    'patients?',
    'readers?',
    'participants?',
  ],
  ...[
    'attendees?',
    'subscribers?',
    'players?',
    'buyers?',
    'shoppers?',
    'neighbou?rs?',
    'volunteers?',
    'employees?',
  ],
  ...[
    'colleagues?',
    'tenants?',
    'residents?',
    'applicants?',
    'contributors?',
    'editors?',
    'teachers?',
    'drivers?',
  ],
  ...['candidates?', 'families'],
];
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

/** Of whom something is said: of the owner alone, of visitors, or of nobody. */
export type Subject = { readonly who: 'owner' | 'nobody' } | { readonly who: 'visitors'; strength: Strength };

function eatExclusive(phrase: Phrase): Subject | undefined {
  const isOnly = phrase.eat(ONLY) !== undefined;
  if (!eatOwner(phrase)) return undefined;
  const isSaid =
    isOnly || phrase.eat(next(ONLY_ONE, 'alone')) !== undefined || phrase.eat(ONLY) !== undefined;
  return isSaid ? { who: 'owner' } : undefined;
}

/** 'but me', 'except the owner': nothing of it changes whom it is about. */
export const eatExcepted = (phrase: Phrase): boolean =>
  phrase.attempt(() => (phrase.eat(BUT) !== undefined && eatOwner(phrase) ? true : undefined)) === true;

/** 'only I', 'nobody but me', 'I am the only one who', 'visitors', 'nobody', 'everyone except me'. */
export function eatSubject(phrase: Phrase): Subject | undefined {
  const own = phrase.attempt(() => eatExclusive(phrase));
  if (own) return own;
  if (phrase.eat(next(ONLY_ONE)) !== undefined) return { who: 'owner' };
  if (phrase.eat(NOBODY) !== undefined) {
    return { who: eatExcepted(phrase) ? 'owner' : 'nobody' };
  }
  const strength = eatVisitors(phrase);
  if (strength === undefined) return undefined;
  eatExcepted(phrase);
  return { who: 'visitors', strength };
}
