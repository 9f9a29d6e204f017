import type { ApplicationModel } from '@tessera/shared/contracts';
import { eatInsiders } from './insiders';
import type { Part } from './part';
import { DONE, eatOthers, RECORDS } from './others';
import { eatVisitors } from './people';
import { next, type Phrase } from './phrase';
import { nameKey } from '../../words/text';
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
  `(?:(?:that|which) )?(?:they|he|she|it|he or she|you)(?: have| has)?(?: themselves)? (?:${DONE}|own)(?: themselves| himself| herself)?`,
);

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

interface Before {
  readonly isShown: boolean;
  readonly isOnly: boolean;
  /** Whether to have one's own is enough: 'each customer has their own orders' is told of records. */
  readonly isHaving?: boolean;
}

const HAVE = next(
  '(?:(?:only|just|also|can|may|will|should) )*(?:has|have|gets|get|keeps|keep|manages|manage)',
);

/** 'have' before 'their own'. */
function eatHaving(phrase: Phrase): true | undefined {
  if (phrase.eat(HAVE) === undefined) return undefined;
  return OWN.test(phrase.text) ? true : undefined;
}

/** 'sees only what they added', 'may not see each other's orders': behind whoever it is said of. */
export function ownDeeds(
  phrase: Phrase,
  model: ApplicationModel,
  before: Before = { isShown: false, isOnly: false, isHaving: true },
): Part[] | undefined {
  const isHad = before.isHaving === true && phrase.attempt(() => eatHaving(phrase)) !== undefined;
  const manner = eatManner(phrase);
  const rights = eatDeeds(phrase)?.rights ?? (before.isShown || isHad ? ['read'] : []);
  if (rights.every((right) => right === 'add')) return undefined;
  const target = manner.isNot
    ? phrase.attempt(() => eatOthers(phrase, model))
    : phrase.attempt(() => eatOwn(phrase, model, manner.isOnly || before.isOnly));
  phrase.eat(next('only', 'alone'));
  // 'Them' are those of the table that is spoken of.
  if (!target || target.kind === 'field' || !phrase.ends()) return undefined;
  return [own(target)];
}

/** Where users are what is kept, they have records as any others. */
const keepsUsers = ({ entities }: ApplicationModel) =>
  entities.some(({ name }) => /^(?:users?|people|persons?|accounts?)$/.test(nameKey(name)));

/** A wish that everyone sees, or changes, only what they added. */
export function ownRecords(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const isShown = phrase.eat(LET) === 'show';
  const isOnly = phrase.eat(ONLY) !== undefined;
  const insiders = phrase.attempt(() => eatInsiders(phrase));
  const strength = insiders ? undefined : eatVisitors(phrase);
  if (!insiders && strength === undefined && phrase.eat(ANYONE) === undefined) return undefined;
  const isFolk = insiders !== undefined || strength === 'strong' || strength === 'weak';
  const isHaving = isFolk && !keepsUsers(model);
  const parts = ownDeeds(phrase, model, { isShown, isOnly, isHaving });
  return insiders ? parts?.map((part) => ({ ...part, signIn: { who: insiders.who } })) : parts;
}
