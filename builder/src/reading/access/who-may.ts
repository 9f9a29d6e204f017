import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Insiders } from './insiders';
import { asGroups } from './groups';
import { exceptInsiders, insiderPart } from './insider-part';
import { eatOthersOf } from './others';
import type { Part } from './part';
import { eatExcepted, eatOwners, eatSubject, eatVisitors, type Subject } from './people';
import { next, type Phrase } from './phrase';
import { eatTarget, type Target } from './target';
import { eatDeeds, RIGHTS, WRITING, type Deeds } from './verbs';

/** 'only I can edit tasks', 'visitors can see orders but not delete them', 'tasks can only be changed by me' (DATA-02). */

const MAY = next(
  '(?:can|could|may|might|should|shall|must|will|would)',
  '(?:is|are|am|be|being)?(?: ?(?:able|allowed|permitted|free|supposed|meant))+ to',
  'to',
  '(?:get|gets)(?! in(?:to)?\\b)(?: to)?',
  '(?:have|has|having) (?:the )?(?:right|rights|permission|permissions) to',
);
/** Behind what something is done with. */
const BE = next('(?:is|are|am|be|to be)');
const BESIDES = next(
  '(?:is|are|am|be|being)(?= (?:not |no longer |never |only |just |also |still )*(?:able|allowed|permitted|free|supposed|meant) to )',
  'also',
  'still',
  'each',
  'all',
  'both',
  'even',
  'ever',
  'freely',
  'currently',
  'always',
);
const NOT = next('no longer', '(?:do |does )?not(?: to)?', 'never');
export const ONLY = next('only', 'just', 'merely');

export interface Manner {
  isMay: boolean;
  isNot: boolean;
  isOnly: boolean;
}

/** 'can', 'should not be able to', 'may only'; 'can be' where `isDone`. */
export function eatManner(phrase: Phrase, isDone = false): Manner {
  const manner = { isMay: false, isNot: false, isOnly: false };
  for (;;) {
    if (phrase.eat(MAY) !== undefined || (isDone && phrase.eat(BE) !== undefined)) manner.isMay = true;
    else if (phrase.eat(NOT) !== undefined) manner.isNot = true;
    else if (phrase.eat(ONLY) !== undefined) manner.isOnly = true;
    else if (phrase.eat(BESIDES) === undefined) return manner;
  }
}

const ANYTHING = /^(?:anything|everything|nothing)/;
const isAnything = (target: Target | undefined) => target?.kind === 'all' && ANYTHING.test(target.word);

/** What only the owner does, or visitors do not. */
function denied(deeds: Deeds, target: Target | undefined, isOwner: boolean): Pick<Part, 'denies' | 'widely'> {
  if (deeds.isWrite) return { denies: WRITING };
  const isWide =
    (isOwner && deeds.isEdit && !deeds.rights.includes('remove')) || (deeds.isChange && isAnything(target));
  return { denies: deeds.rights, ...(isWide && { widely: WRITING }) };
}

const strengthOf = (subject: Subject) => (subject.who === 'visitors' ? { strength: subject.strength } : {});

interface Told {
  readonly subject: Subject;
  readonly manner: Manner;
  readonly deeds: Deeds;
  readonly target: Target | undefined;
}

/** Nothing where it says nothing of visitors: 'only I can not see it'. */
export function partOf({ subject, manner, deeds, target }: Told): Part | undefined {
  if (subject.who === 'insiders') return insiderPart({ subject, manner, deeds, target });
  const part = partOfOthers({ subject, manner, deeds, target });
  return part && exceptInsiders(part, subject);
}

function partOfOthers({ subject, manner, deeds, target }: Told): Part | undefined {
  const isNot = manner.isNot !== (subject.who === 'nobody');
  const base = { target, needsObject: deeds.needsObject, ...strengthOf(subject) };
  const isChanging = deeds.isEdit || deeds.isChange;
  if (subject.who === 'owner')
    return isNot
      ? undefined
      : { ...base, grants: [], ...denied(deeds, target, true), isChanging, isOwners: true };
  if (subject.who === 'nobody' && !isNot) return undefined;
  if (isNot)
    return manner.isOnly ? undefined : { ...base, grants: [], ...denied(deeds, target, false), isChanging };
  return { ...base, grants: deeds.rights, denies: [], ...(manner.isOnly && { isExact: true }) };
}

const PARTICLE = next('in', 'to', 'into', 'on', 'at', 'for', 'from', 'with');

export const eatObject = (phrase: Phrase, model: ApplicationModel): Target | undefined =>
  phrase.attempt(() => {
    phrase.eat(PARTICLE);
    return eatTarget(phrase, model);
  });

/** 'see nothing', 'change nothing': said of visitors, they may not. */
export const NOTHING = next('nothing');

export const OWN = next('(?:only |just )*(?:their|his|her|its|your|his or her|one s) own(?: ones?)?');
/** Everyone has their own by signing in; visitors add at most, where the same clause lets them. */
export const OWN_RECORDS: Pick<Part, 'grants' | 'denies' | 'widely' | 'own'> = {
  grants: [],
  denies: RIGHTS.filter((right) => right !== 'add'),
  widely: ['add'],
  own: true,
};

const signInOf = (subject: Subject): Pick<Part, 'signIn'> =>
  subject.who === 'insiders' ? { signIn: { who: subject.insiders.who } } : {};

/** 'not see other reports': visitors are nobody in particular, so that to see nothing of others is to see nothing. */
function eatOthersSeen(
  phrase: Phrase,
  model: ApplicationModel,
  { subject, manner, deeds }: Omit<Told, 'target'>,
): Target | undefined {
  const isMeant = subject.who === 'visitors' && manner.isNot && deeds.rights.includes('read');
  return isMeant ? phrase.attempt(() => eatOthersOf(phrase, model)) : undefined;
}

const mayBeOwn = ({ who }: Subject, { rights }: Deeds) =>
  who === 'insiders' || (who === 'visitors' && rights.includes('read'));

/** What comes behind a subject and its manner. */
function eatPredicate(
  phrase: Phrase,
  model: ApplicationModel,
  subject: Subject,
  manner: Manner,
): Part | undefined {
  const deeds = eatDeeds(phrase) ?? (phrase.eat(next('do')) === undefined ? undefined : EVERYTHING);
  if (!deeds) return undefined;
  if (mayBeOwn(subject, deeds) && phrase.eat(OWN) !== undefined) {
    const own = phrase.attempt(() => eatTarget(phrase, model));
    phrase.eat(ONLY);
    return manner.isNot ? undefined : { ...OWN_RECORDS, ...signInOf(subject), target: own };
  }
  if (phrase.eat(NOTHING) !== undefined)
    return partOf({
      subject,
      manner: { ...manner, isNot: !manner.isNot },
      deeds,
      target: { kind: 'all', word: 'anything' },
    });
  const target = eatOthersSeen(phrase, model, { subject, manner, deeds }) ?? eatObject(phrase, model);
  if (deeds === EVERYTHING && !isAnything(target)) return undefined;
  return partOf({ subject, manner, deeds, target });
}

const EVERYTHING: Deeds = {
  rights: RIGHTS,
  isEdit: false,
  isChange: false,
  isWrite: false,
  needsObject: false,
};

const JOIN = next(
  '(?:, )*(?:but|and|or|yet|though|while|whereas|however|then|plus)(?: also| then| please)*',
  ',(?: ,)*',
);
const NOTHING_ELSE = next(
  '(?:(?:, )?(?:and|but) )?(?:, )?(?:nothing|no|nobody) (?:else|more)',
  'only',
  'alone',
  'that is (?:it|all)',
);

const EXCEPT = next('(?:, )?(?:but|except|besides|apart from|other than|only)(?: not)?(?: for| to)?');
const THEY = next('they', 'he', 'she');

/** 'everything but delete', 'everything except deleting tasks'. */
function eatException(
  phrase: Phrase,
  model: ApplicationModel,
  { rights }: Deeds,
  subject: Subject,
): Part | undefined {
  if (rights.length < RIGHTS.length) return undefined;
  return phrase.attempt(() => {
    if (phrase.eat(EXCEPT) === undefined) return undefined;
    return eatPredicate(phrase, model, subject, { isMay: true, isNot: true, isOnly: false });
  });
}

/** One more part behind others: of the same people unless it names its own. */
function eatNext(
  phrase: Phrase,
  model: ApplicationModel,
  { subject: before, part: last }: Spoken,
): Spoken | undefined {
  const allBut = { rights: last.grants } as const;
  const exception = phrase.attempt(() => eatException(phrase, model, { ...EVERYTHING, ...allBut }, before));
  if (exception) return { part: exception, subject: before };
  return phrase.attempt(() => {
    const join = phrase.eat(JOIN);
    const who = join === undefined ? undefined : eatOther(phrase, before);
    if (!who) return undefined;
    const manner = eatManner(phrase);
    // 'see but add' says neither.
    if (!who.isSaid && !hasManner(manner) && /but|yet|though/.test(join ?? '')) return undefined;
    const part = eatPredicate(phrase, model, who.subject, manner);
    return part && { part, subject: who.subject };
  });
}

const hasManner = ({ isMay, isNot, isOnly }: Manner) => isMay || isNot || isOnly;

/** Of whom another part is: of others, or the same again. Nothing where nobody was said to do something and nobody else is named. */
function eatOther(phrase: Phrase, before: Subject): { subject: Subject; isSaid: boolean } | undefined {
  const isLet = phrase.eat(LET) !== undefined;
  const own = phrase.attempt(() => eatSubject(phrase));
  if (own) return { subject: own, isSaid: true };
  return isLet || before.who === 'nobody'
    ? undefined
    : { subject: before, isSaid: phrase.eat(THEY) !== undefined };
}

interface Spoken {
  readonly part: Part;
  readonly subject: Subject;
}

function eatMore(phrase: Phrase, model: ApplicationModel, first: Part, subject: Subject): Part[] | undefined {
  const parts = [first];
  const start: Spoken = { part: first, subject };
  for (let more = eatNext(phrase, model, start); more; more = eatNext(phrase, model, more))
    parts.push(more.part);
  if (parts.every(isOfRecords)) phrase.eat(AFTERWARDS);
  const isAll = phrase.eat(NOTHING_ELSE) !== undefined;
  eatExcepted(phrase);
  if (!phrase.ends()) return undefined;
  return parts
    .map((part) => (isAll && part.grants.length > 0 ? { ...part, isExact: true } : part))
    .map((part) =>
      part.isChanging === true && parts.some(isGranting) ? { ...part, widely: WRITING } : part,
    );
}

const isOfRecords = ({ grants, denies }: Part) =>
  [...grants, ...denies].every((right) => right === 'change' || right === 'remove');

/** Whatever is changed was added before. */
const AFTERWARDS = next(
  '(?:after|once|when) (?:(?:they|people|visitors|it|someone) )?(?:(?:have|has|are|is|been|having) )*' +
    '(?:add|creat|submit|send|sent|sav|enter|post)(?:t?ed|t?ing)?(?: (?:it|them|one))?',
);

const isGranting = ({ grants }: Part) => grants.length > 0;

/** Whether the words may be meant so: what people do without 'may' is told, and not asked for. */
const isPermission = (subject: Subject, { isMay, isOnly, isNot }: Manner, isLet: boolean) =>
  isLet ||
  subject.who === 'owner' ||
  subject.who === 'nobody' ||
  isMay ||
  (isOnly && !isNot) ||
  isAlone(subject);

const isAlone = (subject: Subject) => subject.who === 'insiders' && subject.isAlone;

const LET = next('let', 'allow', 'permit', 'enable', 'it is possible for', 'possible for');
const STOP = next(
  '(?:(?:i|we) )?(?:do|does|would) not (?:let|allow|permit|want|like)',
  '(?:stop|no longer|quit) (?:letting|allowing)',
  '(?:make )?it (?:is |should be |must be )?impossible for',
  'never (?:let|allow|permit)',
  '(?:stop|prevent|keep|block|ban|hinder|bar|forbid|disallow|disable|prohibit)',
);
const FROM = next('from', 'to');

const ONLY_LET = next('(?:only|just) (?:let|allow|permit)', '(?:let|allow|permit) (?:only|just)');

function onlyMe(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  const owners = eatOwners(phrase, true);
  const strength = owners ? undefined : eatVisitors(phrase);
  if (!owners && strength === undefined) return undefined;
  const subject: Subject = strength === undefined ? { who: 'owner' } : { who: 'visitors', strength };
  eatManner(phrase);
  const part = eatPredicate(phrase, model, subject, { ...PLAIN, isOnly: !owners });
  return part && eatMore(phrase, model, { ...part, ...owners }, subject);
}

/** 'stop visitors deleting records', 'don't let anyone see orders'. */
export function stopped(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  if (phrase.eat(STOP) === undefined) return undefined;
  const subject = eatSubject(phrase);
  if (subject?.who !== 'visitors' && subject?.who !== 'insiders') return undefined;
  phrase.eat(FROM);
  const manner = eatManner(phrase);
  const first = manner.isNot
    ? undefined
    : eatPredicate(phrase, model, subject, { isMay: true, isNot: true, isOnly: false });
  return first && eatMore(phrase, model, first, subject);
}

/** 'only I can edit', 'let visitors add tasks but not delete them', 'visitors can only see orders'. */
export function whoMay(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  // 'only let me edit' says it of me.
  if (phrase.eat(ONLY_LET) !== undefined) return onlyMe(phrase, model);
  const isLet = phrase.eat(LET) !== undefined;
  const subject = eatSubject(phrase);
  if (!subject || (isLet && subject.who === 'nobody')) return undefined;
  const manner = eatManner(phrase);
  const first = eatPredicate(phrase, model, subject, manner);
  const parts = first && eatMore(phrase, model, first, subject);
  if (!parts) return undefined;
  return isPermission(subject, manner, isLet) || isContrast(subject, parts) ? asGroups(parts) : undefined;
}

/** 'my team edits, everyone else reads': what is told of several is meant. */
const isContrast = (subject: Subject, parts: readonly Part[]): boolean =>
  subject.who === 'insiders' &&
  (subject.insiders.isSure ||
    parts.some(({ strength, isOwners, own }) => strength !== undefined || isOwners || own));

export const PURPOSE = next(
  '(?:, )?(?:in order to|to|but|so as to|so that|so|and(?: then)?|then|before|for|where|which lets them)(?: they| everyone| each of them)?',
  ',',
);

/** What signing in is for: 'to see their own bookings', 'and edit orders but not delete them'. */
export function eatPurpose(phrase: Phrase, model: ApplicationModel, insiders: Insiders): Part[] | undefined {
  if (phrase.eat(PURPOSE) === undefined) return undefined;
  const subject: Subject = { who: 'insiders', insiders, isAlone: false };
  const first = eatPredicate(phrase, model, subject, eatManner(phrase));
  return first && eatMore(phrase, model, first, subject);
}

export const PLAIN: Manner = { isMay: true, isNot: false, isOnly: false };
