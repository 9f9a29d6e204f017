import type { ApplicationModel } from '@tessera/shared/contracts';
import { ADJECTIVES, ALL, grant, NOTHING, READ, type Effect } from './adjectives';
import type { Insiders } from './insiders';
import type { Part, SignInSaid } from './part';
import { eatExcepted, eatOwners, eatVisitors, type Strength } from './people';
import { next, type Phrase } from './phrase';
import { eatTarget } from './target';
import { eatDeeds, RIGHTS, WRITING, type Right } from './verbs';

/** 'make the customers private', 'hide invoices from visitors', 'lock the app', 'give visitors read access' (DATA-02). */

const PUT = next('make', 'keep', 'set', 'turn');
const IS = next(
  '(?:should|must|shall|will|has to|have to|needs? to|ought to) (?:all |also |only |always |not )*(?:be|stay|remain|become)(?: completely| fully)?',
  '(?:is|are|stays?|remains?|becomes?)(?: to be)?(?: completely| fully)?',
  'to(?: be)?',
  ',',
);
const HOW = next(
  'completely',
  'fully',
  'entirely',
  'totally',
  'strictly',
  'all',
  'again',
  'to(?: be)?',
  'into',
);
const TO = next('to', 'for', 'from', 'by', 'towards', 'against', 'with');

/** Whom an adjective speaks of: nobody, where it has no such words. */
type Whom = 'visitors' | 'owner' | undefined;

const EXCEPT = next('except (?:for|to|by)?', 'apart from', 'but not');

interface Said {
  readonly whom: Whom;
  readonly strength?: Strength;
  readonly signIn?: SignInSaid;
}

/** 'everyone', 'visitors', 'everyone except my team'. */
function eatMany(phrase: Phrase): (Said & { readonly strength: Strength }) | undefined {
  const strength = eatVisitors(phrase);
  const but = strength && eatExcepted(phrase);
  phrase.eat(next('again'));
  const signIn = but !== undefined && but !== 'owner' ? { signIn: { who: but.who } } : {};
  return strength && { whom: 'visitors', strength, ...signIn };
}

/** 'to visitors', 'for everyone', 'to me only', 'by my team'; undefined where other words stand there. */
function eatWhom(phrase: Phrase): Said | undefined {
  phrase.eat(next('again', 'only'));
  if (phrase.ends()) return { whom: undefined };
  phrase.eat(EXCEPT);
  phrase.eat(TO);
  const isOnly = phrase.eat(next('only', 'just')) !== undefined;
  const owners = phrase.attempt(() => eatOwners(phrase, isOnly));
  if (owners) {
    phrase.eat(next('only', 'alone'));
    return phrase.ends() ? { whom: 'owner', ...owners } : undefined;
  }
  const many = eatMany(phrase);
  return many && phrase.ends() ? many : undefined;
}

function eatAdjective(phrase: Phrase): (Said & { readonly effect: Effect }) | undefined {
  for (const { words, effect, needs } of ADJECTIVES) {
    const found = phrase.attempt(() => {
      if (phrase.eat(words) === undefined) return undefined;
      const said = eatWhom(phrase);
      if (!said || (needs !== undefined && said.whom !== needs)) return undefined;
      // 'public to me' says nothing.
      if (said.whom === 'owner' && effect.grants.length > 0) return undefined;
      return { effect, ...said };
    });
    if (found) return found;
  }
  return undefined;
}

const whomOf = ({ strength, signIn }: Said): Pick<Part, 'strength' | 'signIn'> => ({
  ...(strength && { strength }),
  ...(signIn && { signIn }),
});

/** 'hidden from visitors', 'private to me': of whatever was spoken of. */
export function adjectiveAlone(phrase: Phrase): Part[] | undefined {
  // 'just for me' says why something is wanted.
  if (/^(?:only|just) (?:for|to|by|with)\b/.test(phrase.text)) return undefined;
  const said = eatAdjective(phrase);
  if (!said || said.whom === undefined || said.effect.grants.length > 0) return undefined;
  return [{ ...said.effect, target: undefined, ...whomOf(said) }];
}

/** 'make the customers private', 'tasks should be read-only for visitors'. */
function adjectives(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const isPut = phrase.eat(PUT) !== undefined;
  const target = eatTarget(phrase, model);
  if (!target) return undefined;
  const be = isPut ? '' : phrase.eat(IS);
  if (be === undefined) return undefined;
  phrase.eatAll(HOW);
  const isNot = / not /.test(` ${be} `) || phrase.eat(next('not')) !== undefined;
  const said = eatAdjective(phrase);
  if (!said || !phrase.ends()) return undefined;
  const { effect } = said;
  const isOpposite = isNot && effect.grants.length > 0;
  if (isNot && !isOpposite) return undefined;
  const taken = isOpposite ? { grants: [], denies: effect.grants } : effect;
  return [{ ...taken, target, ...whomOf(said) }];
}

interface Order {
  readonly verb: RegExp;
  /** Between what it is about and whom it is for. */
  readonly to: RegExp;
  readonly effect: Effect;
  /** Said also without anybody. */
  readonly isEnough?: boolean;
}

const FOR = next('(?:up )?(?:to|for|with)');
const FROM = next('(?:away )?(?:from|for|to|against)');

const ORDERS: readonly Order[] = [
  {
    verb: next('(?:do|does) not (?:show|display|reveal|open)'),
    to: FOR,
    effect: { grants: [], denies: ['read', 'change', 'remove'] },
  },
  { verb: next('(?:hide|conceal|protect|keep|shield|withhold|lock|guard)'), to: FROM, effect: NOTHING },
  { verb: next('(?:show|display|reveal)'), to: FOR, effect: READ },
  { verb: next('(?:open|unlock)(?: up)?', 'share', 'make (?=.* available)'), to: FOR, effect: ALL },
  { verb: next('close(?: off)?'), to: FROM, effect: NOTHING },
  { verb: next('lock(?: down| up)?'), to: FROM, effect: NOTHING, isEnough: true },
  { verb: next('unlock'), to: FOR, effect: ALL, isEnough: true },
];

const ONLY = next('only', 'just');

/** Whom an order is for, behind what it is about: 'from visitors', 'only to me'. */
function eatFor(
  phrase: Phrase,
  { to, effect }: Order,
): (Effect & Pick<Part, 'strength' | 'signIn'>) | undefined {
  const isOnly = phrase.eat(ONLY) !== undefined;
  if (phrase.eat(to) === undefined) return undefined;
  const isOnlyTo = phrase.eat(ONLY) !== undefined || isOnly;
  const owners = phrase.attempt(() => eatOwners(phrase, isOnlyTo));
  if (owners) {
    const isAlone = phrase.eat(next('only', 'alone')) !== undefined || isOnlyTo;
    return isAlone && (effect === READ || effect === ALL) ? { ...NOTHING, ...owners } : undefined;
  }
  const many = eatMany(phrase);
  return many && { ...effect, ...whomOf(many) };
}

function eatOrder(phrase: Phrase, order: Order, model: ApplicationModel): Part | undefined {
  if (phrase.eat(order.verb) === undefined) return undefined;
  const target = eatTarget(phrase, model);
  if (!target) return undefined;
  phrase.eat(next('again', 'up', 'down'));
  if (phrase.ends()) return order.isEnough === true ? { ...order.effect, target } : undefined;
  const effect = eatFor(phrase, order);
  return effect && phrase.ends() ? { ...effect, target } : undefined;
}

/** 'hide invoices from visitors', 'show tasks to everyone', 'open the app to everyone', 'lock the app'. */
function orders(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  for (const order of ORDERS) {
    const part = phrase.attempt(() => eatOrder(phrase, order, model));
    if (part) return [part];
  }
  return undefined;
}

const KINDS: readonly (readonly [RegExp, Effect])[] = [
  [next('(?:read|view|viewing|reading)(?: only)?'), { grants: ['read'], denies: WRITING }],
  [next('(?:full|complete|unrestricted|all)(?: write| edit)?'), ALL],
  [next('(?:write|edit|editing|change)'), grant('read', 'add', 'change')],
  [next('add'), grant('add')],
  [next('delete'), grant('read', 'remove')],
  [next('no'), NOTHING],
];
const ACCESS = next('(?:access|rights?|permissions?|privileges)');

const RIGHT_TO = next('(?:right|rights|permission|permissions|ability) (?:to|for)');

const FROM_WHOM = next('from', 'for', 'of');
const eatWhose = (phrase: Phrase): Strength | undefined =>
  phrase.eat(FROM_WHOM) === undefined ? undefined : eatVisitors(phrase);

/** 'right to delete tasks', 'delete rights', 'access'. */
function eatTakenRights(phrase: Phrase): readonly Right[] | undefined {
  const right = phrase.attempt(() => (phrase.eat(RIGHT_TO) === undefined ? undefined : eatDeeds(phrase)));
  if (right) return right.rights;
  const kind = KINDS.find(([words]) => phrase.eat(words) !== undefined)?.[1];
  if (phrase.eat(ACCESS) === undefined) return undefined;
  const isPart = kind && kind !== ALL && kind.grants.length > 0;
  return isPart ? kind.grants.filter((one) => one !== 'read') : RIGHTS;
}

/** 'revoke visitors' access to tasks', 'take away delete rights from visitors'. */
function takenAccess(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const first = eatVisitors(phrase);
  phrase.eat(next('the', 's'));
  const denies = eatTakenRights(phrase);
  if (!denies) return undefined;
  const of = () =>
    phrase.attempt(() => (phrase.eat(next('to', 'for', 'on', 'in')), eatTarget(phrase, model)));
  const before = of();
  const strength = first ?? eatWhose(phrase);
  const target = before ?? of();
  return strength && phrase.ends() ? [{ grants: [], denies, target, strength }] : undefined;
}

/** 'give visitors read access to the tasks', 'visitors have no access'. */
function givenAccess(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const isTaken = phrase.eat(next('revoke', 'remove', 'take away', 'withdraw')) !== undefined;
  if (isTaken) return takenAccess(phrase, model);
  const isGiven = phrase.eat(next('give', 'grant')) !== undefined;
  const strength = eatVisitors(phrase);
  if (strength === undefined) return undefined;
  if (
    !isGiven &&
    phrase.eat(next('(?:should |shall |must |only )*(?:have|has|get|gets)(?: only)?')) === undefined
  )
    return undefined;
  phrase.eat(next('only'));
  const effect = KINDS.find(([words]) => phrase.eat(words) !== undefined)?.[1];
  if (!effect || phrase.eat(ACCESS) === undefined) return undefined;
  const target =
    phrase.eat(next('to', 'for', 'on', 'in')) === undefined ? undefined : eatTarget(phrase, model);
  return phrase.ends() ? [{ ...effect, target, strength }] : undefined;
}

const OFF = next(
  'no more',
  'no',
  'disable',
  '(?:turn|switch) off',
  'block',
  'forbid',
  'stop',
  'prohibit',
  'prevent',
);

const UNLESS = next('unless (?:i|we)(?: have)? (?:invited?|approved?|let) them(?: in)?');
const eatUnless = (phrase: Phrase): Insiders | undefined =>
  phrase.eat(UNLESS) === undefined ? undefined : { who: 'invited', isSure: true };

/** 'keep visitors out of the orders', 'lock visitors out', 'no deleting for visitors'. */
function keptOut(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  if (phrase.eat(OFF) !== undefined) {
    const deeds = eatDeeds(phrase);
    const target = deeds && phrase.attempt(() => (phrase.eat(next('of')), eatTarget(phrase, model)));
    if (!deeds || phrase.eat(next('for', 'by', 'from')) === undefined || eatVisitors(phrase) === undefined)
      return undefined;
    return phrase.ends() ? [{ grants: [], denies: deeds.rights, target, strength: 'strong' }] : undefined;
  }
  if (phrase.eat(next('keep', 'lock', 'shut')) === undefined) return undefined;
  const many = eatMany(phrase);
  if (!many) return undefined;
  if (phrase.eat(next('out(?: of)?', 'away(?: from)?', 'from')) === undefined) return undefined;
  const target = phrase.attempt(() => eatTarget(phrase, model));
  const but = eatExcepted(phrase) ?? eatUnless(phrase);
  const signIn = but !== undefined && but !== 'owner' ? { who: but.who } : many.signIn;
  return phrase.ends() ? [{ ...NOTHING, target, strength: 'strong', ...(signIn && { signIn }) }] : undefined;
}

/** What is said of tables themselves: what they are for visitors, or what is to be done with them. */
export const SAID_OF_TABLES: readonly ((phrase: Phrase, model: ApplicationModel) => Part[] | undefined)[] = [
  adjectives,
  orders,
  givenAccess,
  keptOut,
];
