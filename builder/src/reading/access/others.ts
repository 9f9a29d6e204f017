import type { ApplicationModel } from '@tessera/shared/contracts';
import { next, type Phrase } from './phrase';
import { eatTarget, type Target } from './target';

/** 'each other's orders', 'what others added', 'other reports': records of other people (DATA-03). */

/** How somebody came to have a record. */
export const DONE =
  '(?:added|created|made|entered|wrote|written|submitted|sent|posted|put in|booked|logged|ordered|bought|requested|reserved|' +
  'reported|filed|uploaded|recorded|shared|suggested|proposed|placed)';

const OTHERS = next(
  '(?:each|one another|other people|another person|other|everyone|someone|somebody|anyone|the) ?(?:s )?(?:others|other people s|else s|s)',
  '(?:those|records|entries|the records|the entries|the ones)? ?(?:of|from|by) (?:each other|others|other people|someone else|one another|anyone else|others people)',
  `what (?:others|other people|someone else|the others|everyone else|anyone else) (?:have |has )?${DONE}`,
  'others(?: people s| people)?',
  'each others',
);
/** A noun made of the verb before it: 'may report bugs, but not see other reports'. */
const OTHER_ONES = next('(?:any |the |all )*other \\p{L}+s');

export const RECORDS: Target = { kind: 'all', word: 'records' };

/** 'people may not see each other's orders' */
export function eatOthers(phrase: Phrase, model: ApplicationModel): Target | undefined {
  if (phrase.eat(OTHERS) !== undefined) return phrase.ends() ? RECORDS : eatTarget(phrase, model);
  return phrase.attempt(() => {
    const target = eatTarget(phrase, model);
    return target && phrase.eat(OTHERS) !== undefined ? target : undefined;
  });
}

/** The same where another part of the clause says what they are. */
export function eatOthersOf(phrase: Phrase, model: ApplicationModel): Target | undefined {
  const named = phrase.attempt(() => {
    if (phrase.eat(OTHERS) === undefined) return undefined;
    return phrase.attempt(() => eatTarget(phrase, model)) ?? ONES;
  });
  if (named) return named;
  return phrase.attempt(() =>
    eatTarget(phrase, model) === undefined && phrase.eat(OTHER_ONES) !== undefined && phrase.ends()
      ? ONES
      : undefined,
  );
}

const ONES: Target = { kind: 'them', word: 'ones' };
