import type { ApplicationModel, Entity, SignIn } from '@tessera/shared/contracts';
import { accessInWords, accessOf } from '../model/access';
import { signInInWords } from '../model/sign-in';
import { eatSubject, eatVisitors, type Subject } from '../reading/access/people';
import { next, Phrase, plainWords } from '../reading/access/phrase';
import { eatTarget } from '../reading/access/target';
import { eatDeeds, RIGHTS, WRITING, type Right } from '../reading/access/verbs';
import { eatManner, eatObject } from '../reading/access/who-may';
import { capitalise } from '../words/text';
import type { Asked } from './asked';
import { listed, say, type Answerer } from './saying';

/** Who may do what with the records, as the model says it (SCR-02, DATA-02, DATA-03). */

type Reader = (phrase: Phrase, asked: Asked, model: ApplicationModel) => string | undefined;

const OWNERS = 'Owners may do everything.';

/** The tables that the rest of a question is about: all, where it names none; undefined where it says something else. */
function tablesAsked(phrase: Phrase, model: ApplicationModel): readonly Entity[] | undefined {
  const target = eatObject(phrase, model);
  if (!phrase.ends() || target?.kind === 'field') return undefined;
  return target?.kind === 'tables' ? target.entities : model.entities;
}

/** Nothing of it where nobody but the owner signs in. */
const signers = ({ signIn }: ApplicationModel) => (signIn ? `${capitalise(signInInWords(signIn))}. ` : '');

function told(tables: readonly Entity[], model: ApplicationModel): string {
  const lines = tables.map(accessInWords);
  const rest = `${signers(model)}${OWNERS}`;
  return lines.length === 1
    ? `${capitalise(lines.join(''))}. ${rest}`
    : `${listed('What visitors may do', lines)}\n${rest}`;
}

const isSo = (tables: readonly Entity[], rights: readonly Right[]) =>
  tables.every((entity) => rights.every((right) => accessOf(entity).visitors[right]));

/** 'Yes: …' or 'No: …', with what holds of each table. */
function saidOf(asked: Asked, isTrue: boolean, tables: readonly Entity[]): string {
  const [first] = tables;
  if (first && tables.length === 1) return say(asked, isTrue, accessInWords(first));
  return `${asked.isYesNo ? (isTrue ? 'Yes. ' : 'No. ') : ''}${listed('What visitors may do', tables.map(accessInWords))}`;
}

/** 'Who can see the customers?', 'Who has access?' */
const who: Reader = (phrase, _, model) => {
  if (phrase.eat(next('who(?: else| all)?')) === undefined) return undefined;
  const manner = eatManner(phrase);
  const deeds = eatDeeds(phrase);
  // 'Who books a room?' asks for records.
  const isAccess = manner.isMay || deeds?.rights.length === RIGHTS.length || deeds?.rights[0] === 'read';
  const tables = deeds && isAccess ? tablesAsked(phrase, model) : undefined;
  return tables && told(tables, model);
};

/** 'Can visitors delete tasks?', 'Is everyone allowed to add orders?', 'Can only I edit tasks?' */
const may: Reader = (phrase, asked, model) => {
  if (
    phrase.eat(next('can', 'could', 'may', 'will', 'would', 'should', 'do', 'does', 'are', 'is')) ===
    undefined
  )
    return undefined;
  const subject = eatSubject(phrase);
  if (!subject || (subject.who === 'visitors' && subject.strength === 'named')) return undefined;
  const { isNot } = eatManner(phrase);
  const deeds = eatDeeds(phrase);
  if (!deeds || deeds.needsObject) return undefined;
  const isOwn = phrase.eat(next('(?:only )?(?:their|his|her) own')) !== undefined;
  const tables = tablesAsked(phrase, model);
  if (!tables) return undefined;
  if (isOwn)
    return saidOf(
      asked,
      tables.every((entity) => accessOf(entity).own === true),
      tables,
    );
  const isAllowed = isSo(tables, deeds.rights);
  const isNobody = tables.every((entity) => deeds.rights.every((right) => !accessOf(entity).visitors[right]));
  const isTrue = subject.who === 'visitors' ? isAllowed !== isNot : isNobody;
  return saidOf(asked, isTrue, tables);
};

/** 'What can visitors do?', 'What may strangers see?' */
const what: Reader = (phrase, _, model) => {
  if (phrase.eat(next('(?:what|which (?:tables|records|data))(?: all| else)?')) === undefined)
    return undefined;
  if (phrase.eat(next('can', 'could', 'may', 'are', 'do')) === undefined) return undefined;
  if (eatVisitors(phrase) === undefined) return undefined;
  eatManner(phrase);
  if (phrase.eat(next('do')) === undefined && !eatDeeds(phrase)) return undefined;
  const tables = tablesAsked(phrase, model);
  return tables && told(tables, model);
};

const STATES: readonly (readonly [words: RegExp, isTrue: (tables: readonly Entity[]) => boolean])[] = [
  [next('public', '(?:visible|open)(?: to| for)?', 'shown(?: to)?'), (tables) => isSo(tables, ['read'])],
  [
    next('private', 'hidden(?: from)?', 'confidential', 'locked'),
    (tables) => tables.every((entity) => !accessOf(entity).visitors.read),
  ],
  [
    next('read only', 'view only'),
    (tables) => tables.every((entity) => WRITING.every((right) => !accessOf(entity).visitors[right])),
  ],
];

/** 'Are the customers public?', 'Is the app read-only?' */
const state: Reader = (phrase, asked, model) => {
  if (phrase.eat(next('is', 'are')) === undefined) return undefined;
  const target = eatTarget(phrase, model);
  if (!target || target.kind === 'field') return undefined;
  const found = STATES.find(([words]) => phrase.eat(words) !== undefined);
  phrase.eat(next('for', 'to', 'from'));
  eatVisitors(phrase);
  if (!found || !phrase.ends()) return undefined;
  const tables = target.kind === 'tables' ? target.entities : model.entities;
  return saidOf(asked, found[1](tables), tables);
};

const SIGNS = next(
  '(?:sign|log) ?(?:in|on|up)(?: (?:to|into) (?:it|the app|this))?',
  'login',
  'register',
  '(?:create|make|have|get|open) (?:an? |their own )?(?:accounts?|login)',
);

/** 'Who can sign in?', 'Can anyone sign up?', 'Do people have to log in?' */
const signing: Reader = (phrase, asked, { signIn }) => {
  const isWho = phrase.eat(next('who(?: else| all)?')) !== undefined;
  if (
    !isWho &&
    phrase.eat(next('can', 'could', 'may', 'do', 'does', 'is', 'are', 'must', 'should')) === undefined
  )
    return undefined;
  const subject = isWho ? undefined : eatSubject(phrase);
  if (!isWho && !subject) return undefined;
  eatManner(phrase);
  phrase.eat(next('(?:have|has|need|needs)(?: to)?'));
  if (phrase.eat(SIGNS) === undefined || !phrase.ends()) return undefined;
  const words = signInInWords(signIn);
  return isWho ? `${capitalise(words)}.` : say(asked, maySign(subject, signIn), words);
};

/** Whether those who are asked about can sign in: visitors can where it is open, others where anybody can at all. */
function maySign(subject: Subject | undefined, signIn: SignIn | undefined): boolean {
  if (subject?.who === 'insiders') return signIn !== undefined;
  return subject?.who === 'visitors' ? signIn?.who === 'open' : signIn === undefined;
}

const READERS: readonly Reader[] = [signing, who, may, what, state];

/** 'Who can see the customers?', 'Can visitors delete tasks?': what the model says of access. */
export const aboutAccess: Answerer = (asked, { model }) => {
  const text = plainWords(asked.text);
  for (const read of READERS) {
    const answer = read(new Phrase(text), asked, model);
    if (answer !== undefined) return answer;
  }
  return undefined;
};
