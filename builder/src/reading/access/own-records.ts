import type { ApplicationModel } from '@tessera/shared/contracts';
import { eatInsiders } from './insiders';
import type { Part } from './part';
import { eatVisitors } from './people';
import { next, type Phrase } from './phrase';
import { eatTarget, type Target } from './target';
import { eatDeeds } from './verbs';
import { eatManner, OWN, OWN_RECORDS } from './who-may';

/** 'everyone sees their own orders', 'each person sees only what they added' (DATA-03). */

const LET = next('let', 'allow', 'show', 'make');
const ANYONE = next('(?:each|every) (?:\\p{L}+)(?: of them)?', '(?:the |my |our )?\\p{L}+');
const ONLY = next('only', 'just', 'to');
const POSSESSIVE = next('(?:their|his|her|your)');
const WHAT = next('(?:only |just )*(?:what|whatever|the ones?|those|the things|things)(?: that| which)?');
const ADDED = next(
  '(?:(?:that|which) )?(?:they|he|she|it|he or she|you)(?: have| has)?(?: themselves)? ' +
    '(?:added|created|made|entered|wrote|written|submitted|sent|posted|put in|own|booked|logged|ordered|bought|requested|reserved)(?: themselves| himself| herself)?',
);
const OTHERS = next(
  '(?:each|one another|other people|another person|other|everyone|someone|somebody|anyone|the) ?(?:s )?(?:others|other people s|else s|s)',
  '(?:those|records|entries|the records|the entries|the ones)? ?(?:of|from|by) (?:each other|others|other people|someone else|one another|anyone else|others people)',
  'what (?:others|other people|someone else|the others) (?:have )?(?:added|created|entered|made)',
  'others(?: people s| people)?',
  'each others',
);

const RECORDS: Target = { kind: 'all', word: 'records' };
const own = (target: Target | undefined): Part => ({ ...OWN_RECORDS, target });

/** 'their own orders', 'only what they added', 'only the bookings that they made'. */
function eatOwn(phrase: Phrase, model: ApplicationModel, isOnly: boolean): Target | undefined {
  if (phrase.eat(OWN) !== undefined) {
    if (phrase.ends()) return RECORDS;
    return eatTarget(phrase, model);
  }
  const isOnlyHere = phrase.eat(next('only', 'just')) !== undefined || isOnly;
  if (!isOnlyHere) return undefined;
  return (
    phrase.attempt(() =>
      phrase.eat(WHAT) !== undefined && phrase.eat(ADDED) !== undefined ? RECORDS : undefined,
    ) ??
    phrase.attempt(() => (phrase.eat(POSSESSIVE) === undefined ? undefined : eatTarget(phrase, model))) ??
    phrase.attempt(() => {
      const target = eatTarget(phrase, model);
      return target && phrase.eat(ADDED) !== undefined ? target : undefined;
    })
  );
}

/** 'people may not see each other's orders' */
function eatOthers(phrase: Phrase, model: ApplicationModel): Target | undefined {
  if (phrase.eat(OTHERS) === undefined) {
    const target = eatTarget(phrase, model);
    return target && phrase.eat(OTHERS) !== undefined ? target : undefined;
  }
  return phrase.ends() ? RECORDS : eatTarget(phrase, model);
}

/** 'sees only what they added', 'may not see each other's orders': behind whoever it is said of. */
export function ownDeeds(
  phrase: Phrase,
  model: ApplicationModel,
  before: { readonly isShown: boolean; readonly isOnly: boolean } = { isShown: false, isOnly: false },
): Part[] | undefined {
  const manner = eatManner(phrase);
  const rights = eatDeeds(phrase)?.rights ?? (before.isShown ? ['read'] : []);
  if (rights.every((right) => right === 'add')) return undefined;
  const target = manner.isNot
    ? phrase.attempt(() => eatOthers(phrase, model))
    : phrase.attempt(() => eatOwn(phrase, model, manner.isOnly || before.isOnly));
  phrase.eat(next('only', 'alone'));
  // 'Them' are those of the table that is spoken of.
  if (!target || target.kind === 'field' || !phrase.ends()) return undefined;
  return [own(target)];
}

/** A wish that everyone sees, or changes, only what they added. */
export function ownRecords(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const isShown = phrase.eat(LET) === 'show';
  const isOnly = phrase.eat(ONLY) !== undefined;
  const insiders = phrase.attempt(() => eatInsiders(phrase));
  if (!insiders && eatVisitors(phrase) === undefined && phrase.eat(ANYONE) === undefined) return undefined;
  const parts = ownDeeds(phrase, model, { isShown, isOnly });
  return insiders ? parts?.map((part) => ({ ...part, signIn: { who: insiders.who } })) : parts;
}
