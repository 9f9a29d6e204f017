import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Part } from './part';
import { eatExcepted, eatSubject, eatVisitors, eatOwner, type Subject } from './people';
import { next, type Phrase } from './phrase';
import { eatTarget, type Target } from './target';
import { eatDeeds, RIGHTS, WRITING, type Deeds } from './verbs';

/** 'only I can edit tasks', 'visitors can see orders but not delete them', 'tasks can only be changed by me' (DATA-02). */

const MAY = next(
  '(?:can|could|may|might|should|shall|must|will|would)',
  '(?:is|are|am|be|being)?(?: ?(?:able|allowed|permitted|free|supposed|meant))+ to',
  'to',
  '(?:get|gets)(?: to)?',
  '(?:have|has|having) (?:the )?(?:right|rights|permission|permissions) to',
);
/** Behind what something is done with. */
const BE = next('(?:is|are|am|be|to be)');
const BESIDES = next('also', 'still', 'each', 'all', 'both', 'even', 'ever', 'freely', 'currently', 'always');
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
  const isNot = manner.isNot !== (subject.who === 'nobody');
  const base = { target, needsObject: deeds.needsObject, ...strengthOf(subject) };
  if (subject.who === 'owner')
    return isNot ? undefined : { ...base, grants: [], ...denied(deeds, target, true) };
  if (subject.who === 'nobody' && !isNot) return undefined;
  const isChanging = (deeds.isEdit || deeds.isChange) && subject.who === 'visitors';
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

/** What comes behind a subject and its manner. */
function eatPredicate(
  phrase: Phrase,
  model: ApplicationModel,
  subject: Subject,
  manner: Manner,
): Part | undefined {
  const deeds = eatDeeds(phrase) ?? (phrase.eat(next('do')) === undefined ? undefined : EVERYTHING);
  if (!deeds) return undefined;
  if (phrase.eat(NOTHING) !== undefined)
    return partOf({
      subject,
      manner: { ...manner, isNot: !manner.isNot },
      deeds,
      target: { kind: 'all', word: 'anything' },
    });
  const target = eatObject(phrase, model);
  if (deeds === EVERYTHING && !isAnything(target)) return undefined;
  return partOf({ subject, manner, deeds, target });
}

const EVERYTHING: Deeds = { rights: RIGHTS, isEdit: false, isChange: false, needsObject: false };

const JOIN = next(
  '(?:, )*(?:but|and|or|yet|though|while|whereas|however|then|plus)(?: also| then| please)*',
  ',(?: ,)*',
);
const NOTHING_ELSE = next(
  '(?:(?:, )?(?:and|but) )?(?:, )?(?:nothing|no) (?:else|more)',
  'only',
  'alone',
  'that is (?:it|all)',
);

/** One more part behind others: of the same people unless it names its own. */
function eatNext(
  phrase: Phrase,
  model: ApplicationModel,
  before: Subject,
): { part: Part; subject: Subject } | undefined {
  return phrase.attempt(() => {
    if (phrase.eat(JOIN) === undefined) return undefined;
    const let_ = phrase.eat(LET) !== undefined;
    const own = phrase.attempt(() => eatSubject(phrase));
    const subject = own ?? before;
    const manner = eatManner(phrase);
    // 'but do not see them': of nobody else's deeds than those that were spoken of.
    if (before.who === 'nobody' && !own) return undefined;
    if (let_ && !own) return undefined;
    const part = eatPredicate(phrase, model, subject, manner);
    return part && { part, subject };
  });
}

function eatMore(phrase: Phrase, model: ApplicationModel, first: Part, subject: Subject): Part[] | undefined {
  const parts = [first];
  for (let more = eatNext(phrase, model, subject); more; more = eatNext(phrase, model, more.subject))
    parts.push(more.part);
  const isAll = phrase.eat(NOTHING_ELSE) !== undefined;
  eatExcepted(phrase);
  if (!phrase.ends()) return undefined;
  return parts
    .map((part) => (isAll && part.grants.length > 0 ? { ...part, isExact: true } : part))
    .map((part) =>
      part.isChanging === true && parts.some(isGranting) ? { ...part, widely: WRITING } : part,
    );
}

const isGranting = ({ grants }: Part) => grants.length > 0;

/** Whether the words may be meant so: what people do without 'may' is told, and not asked for. */
const isPermission = (subject: Subject, { isMay, isOnly, isNot }: Manner, isLet: boolean) =>
  isLet || subject.who !== 'visitors' || isMay || (isOnly && !isNot);

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
  const isMine = eatOwner(phrase);
  const strength = isMine ? undefined : eatVisitors(phrase);
  if (!isMine && strength === undefined) return undefined;
  const subject: Subject = strength === undefined ? { who: 'owner' } : { who: 'visitors', strength };
  eatManner(phrase);
  const part = eatPredicate(phrase, model, subject, { ...PLAIN, isOnly: !isMine });
  return part && eatMore(phrase, model, part, subject);
}

/** 'stop visitors deleting records', 'don't let anyone see orders'. */
export function stopped(phrase: Phrase, model: ApplicationModel): Part[] | undefined {
  if (phrase.eat(STOP) === undefined) return undefined;
  const subject = eatSubject(phrase);
  if (subject?.who !== 'visitors') return undefined;
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
  if (!isPermission(subject, manner, isLet)) return undefined;
  const first = eatPredicate(phrase, model, subject, manner);
  return first && eatMore(phrase, model, first, subject);
}

export const PLAIN: Manner = { isMay: true, isNot: false, isOnly: false };
