import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Part, SignInSaid } from './part';
import { eatOwners, eatVisitors, type Subject } from './people';
import { next, type Phrase } from './phrase';
import { eatTarget, type Target } from './target';
import { eatDeeds, RIGHTS } from './verbs';
import { eatManner, eatObject, NOTHING, ONLY, partOf, PLAIN } from './who-may';

/** 'tasks can only be changed by me', 'editing is for me alone' (DATA-02). */

const BY = next('by');

interface By {
  readonly subject: Subject;
  readonly isOnly: boolean;
  readonly signIn?: SignInSaid;
}

/** By whom, behind 'can be changed': 'only by me', 'by visitors'. */
function eatBy(phrase: Phrase, before: boolean): By | undefined {
  const isOnly = phrase.eat(ONLY) !== undefined || before;
  if (phrase.eat(BY) === undefined) return undefined;
  const isOnlyBy = phrase.eat(ONLY) !== undefined || isOnly;
  const owners = phrase.attempt(() => eatOwners(phrase, isOnlyBy));
  if (owners) {
    const isAlone = phrase.eat(next('only', 'alone')) !== undefined || isOnlyBy;
    return { subject: { who: 'owner' }, isOnly: isAlone, ...owners };
  }
  const strength = eatVisitors(phrase);
  return strength && { subject: { who: 'visitors', strength }, isOnly: isOnlyBy };
}

const ANY: Target = { kind: 'all', word: 'anything' };

/** What is said to be done, and how: 'tasks can only be changed', 'nothing may be deleted'. */
function eatDone(phrase: Phrase, model: ApplicationModel) {
  const isOnlyFirst = phrase.eat(ONLY) !== undefined;
  const isNothing = phrase.eat(NOTHING) !== undefined;
  const target = isNothing ? ANY : eatTarget(phrase, model);
  if (!target) return undefined;
  const { isMay, isNot, isOnly } = eatManner(phrase, true);
  const deeds = isMay || isNot ? eatDeeds(phrase) : undefined;
  return deeds && { deeds, target, isNot: isNot || isNothing, isOnly: isOnly || isOnlyFirst };
}

/** 'tasks can only be changed by me', 'orders may not be deleted by visitors'. */
export function passive(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const done = eatDone(phrase, model);
  const by = done && eatBy(phrase, done.isOnly);
  // Only by the owner, or by visitors too.
  if (!by || !phrase.ends() || by.isOnly !== (by.subject.who === 'owner')) return undefined;
  const { deeds, target, isNot } = done;
  const part = partOf({ subject: by.subject, manner: { ...PLAIN, isNot }, deeds, target });
  return part && [{ ...part, ...(by.signIn && { signIn: by.signIn }) }];
}

const RESTRICT = next('restrict', 'limit', 'reserve', 'confine');

/** 'restrict editing to me', 'limit orders to the owner': all of it, where it names no deed. */
function restricted(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  phrase.eat(next('access to', 'the right to'));
  const deeds = eatDeeds(phrase) ?? {
    rights: RIGHTS,
    isEdit: false,
    isChange: false,
    isWrite: false,
    needsObject: false,
  };
  const target = phrase.attempt(() => {
    phrase.eat(next('of', 'access to'));
    return eatObject(phrase, model);
  });
  const owners = phrase.eat(next('only to', 'to', 'for')) === undefined ? undefined : eatOwners(phrase, true);
  if (!owners) return undefined;
  phrase.eat(next('only', 'alone'));
  const part = partOf({ subject: { who: 'owner' }, manner: PLAIN, deeds, target });
  return part && phrase.ends() ? [{ ...part, ...owners }] : undefined;
}

/** 'editing tasks is only for me', 'deleting is for admins only'. */
export function deedsFor(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  if (phrase.eat(RESTRICT) !== undefined) return restricted(phrase, model);
  phrase.eat(next('allow', 'keep', 'make'));
  const deeds = eatDeeds(phrase);
  if (!deeds) return undefined;
  const target = eatObject(phrase, model);
  phrase.eat(next('is', 'are', 'should be', 'must be', 'stays?', 'possible'));
  const isOnly = phrase.eat(ONLY) !== undefined;
  const isFor = phrase.eat(next('for', 'to', 'reserved for', 'up to')) !== undefined;
  const owners = isFor ? eatOwners(phrase, isOnly) : undefined;
  if (!owners) return undefined;
  const isAlone = phrase.eat(next('only', 'alone')) !== undefined || isOnly;
  const part = partOf({ subject: { who: 'owner' }, manner: PLAIN, deeds, target });
  return isAlone && part && phrase.ends() ? [{ ...part, ...owners }] : undefined;
}
