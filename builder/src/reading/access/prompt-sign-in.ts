import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { proveCoverage } from '../../coverage/prove-coverage';
import { modelWith } from '../../operations/apply';
import { whyNot } from '../rules/beyond-further';
import { wishReason } from '../../words/wish-kinds';
import { accessOperations } from './access-wish';
import { parseAccess } from './parse-access';
import type { Part } from './part';
import { isOtherWay, loginFor } from './sign-in';

/**
 * Wishes of a first prompt that were told to speak of accounts, in words that no reader of access knows: one signs in to the application
 * then (DATA-03).
 */

interface Created {
  readonly model: ApplicationModel;
  readonly coverage: readonly Coverage[];
}

const REASONS: ReadonlySet<string> = new Set([whyNot('accounts and sign-in'), wishReason('account')]);
/** 'Share it with my team'. */
const SHARING = /\bshare\b.*\bwith\b/iu;
const isOfAccounts = ({ state, why = '', phrase }: Coverage) =>
  state === 'missing' && (REASONS.has(why) || SHARING.test(phrase)) && !isOtherWay(phrase.toLowerCase());

/** 'user accounts with name and email' are records, where they are kept. */
const isKept = ({ entities }: ApplicationModel, phrase: string) =>
  entities.some(
    ({ plural }) => ACCOUNT_WORDS.test(plural) && phrase.toLowerCase().includes(plural.toLowerCase()),
  );
const ACCOUNT_WORDS = /\b(?:accounts?|logins?|sign[- ]?ins?|users?)\b/i;

/** Where what is wanted begins: 'A CRM with login', 'an app, no login needed'. */
const BEGIN = /(?:^|[,:;(]\s*|\b(?=(?:with|without|no|needs?|plus) ))/giu;

/** What a phrase says of signing in, wherever in it. */
function partsIn(phrase: string, model: ApplicationModel): readonly Part[] | undefined {
  for (const { index, 0: mark } of phrase.matchAll(BEGIN)) {
    const parts = parseAccess(phrase.slice(index + mark.length).replace(/[\s,:;.]+$/, ''), model, true);
    if (parts?.every(({ signIn }) => signIn !== undefined)) return parts;
  }
  return undefined;
}

/** What a phrase asks for; a login of which nothing more is known only where a rule was sure of it. */
function wishOf({ phrase, why }: Coverage, model: ApplicationModel): readonly Part[] | undefined {
  const parts = partsIn(phrase, model);
  if (parts) return parts;
  const isSure = why === whyNot('accounts and sign-in') && SURE.test(phrase) && !NO.test(phrase);
  return isSure ? [loginFor(phrase)] : undefined;
}

/** Words that can mean nothing else: a bank account is none. */
const SURE =
  /\b(?:(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]?(?:in|on)|logins?|(?:own|user|personal|separate) (?:accounts?|passwords?)|have an account|password[ -]protect\w*|authenticat\w*)\b/i;

/** Words that do not want it. */
const NO = /\b(?:no|not|without|never|n['’]t)\b/i;

function told(model: ApplicationModel, one: Coverage) {
  const parts = isKept(model, one.phrase) ? undefined : wishOf(one, model);
  // What was said of it in other words goes before a login of which nothing is known.
  const said = parts?.map((part) => (model.signIn && part.signIn ? { ...part, signIn: {} } : part));
  const found = said && accessOperations(said, model, { them: model.entities, isFirst: true });
  return found && !('cannot' in found) ? found : undefined;
}

export function withSignInWished<T extends Created>(created: T): T {
  let { model } = created;
  const coverage = created.coverage.flatMap((one) => {
    const found = isOfAccounts(one) ? told(model, one) : undefined;
    if (!found) return [one];
    for (const operation of found.operations) model = modelWith(model, operation) ?? model;
    const { holds: operations, caveat } = found;
    const claim = { phrase: one.phrase, asks: 'changes', operations } as const;
    return proveCoverage(model, [{ ...claim, ...(caveat !== undefined && { caveat }) }]);
  });
  return { ...created, model, coverage };
}
