import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { proveCoverage } from '../../coverage/prove-coverage';
import { inSentence } from '../../words/casing';
import { listOf } from '../../words/text';
import { modelWith } from '../../operations/apply';
import type { CreatedInEnglish } from '../prompt/in-language';
import { accessOperations } from './access-wish';
import { mayBeAccess, parseAccess } from './parse-access';
import type { Part } from './part';
import { Phrase, plainWords } from './phrase';
import { withNamedNouns } from './named-nouns';
import { isSigningElsewhere } from './sign-in';
import { withSignInWished } from './prompt-sign-in';
import { eatTarget, type Target } from './target';
import { withPrivacyKept } from './unread-privacy';

/** What a first prompt says of who may do what: 'a task list where only I can edit', 'orders that anyone can add' (DATA-02). */

interface AccessClause {
  readonly phrase: string;
  /** Where the clause stands, with the word that joins it to what stood before. */
  readonly from: number;
  readonly to: number;
  /** What stands in front of 'that'. */
  readonly before: string;
}

const SENTENCE = /[^.!?;\n•]+/g;
const CONNECTOR = '(?:where|so that|such that|in which|that|which|and|but|while|whereas|though)';
/** Where a clause may begin: behind a mark, or a word that joins. */
const BEGIN = new RegExp(`(?:^[\\s*-]*|[,:(]\\s*|\\s[–—-]\\s+|(?<=\\s))(?:(?:${CONNECTOR})\\s+)*`, 'giu');
const END = new RegExp(`\\s*(?:[,:()]|\\s[–—-]\\s)|\\s+(?:${CONNECTOR}|so|with)\\s|$`, 'giu');

/** 'a guest book everyone can read': what begins so needs no word that joins. */
const BARE =
  /^(?:(?:every|any)(?:one|body)|nobody|no[ -]one|only (?:i|me|the owner)|visitors|strangers)(?: (?:else|but me|except me))? (?:can|may|should|must|will|is|are)\b/i;

const MOST_BEGINNINGS = 60;
const MOST_ENDS = 12;

const isJoined = (text: string) =>
  new RegExp(`^(?:[\\s*-]*|.*[,:(–—-]\\s*|.*\\b${CONNECTOR}\\s+)$`, 'isu').test(text);

/** Words of a story say of people what they can do; as a wish counts what is said of visitors, or takes something away. */
const isWish = ({
  strength,
  grants,
  denies,
  isExact,
  needsObject,
  target,
  signIn,
  insiders,
}: Part): boolean =>
  signIn !== null &&
  (insiders === undefined || insiders.isSure || insiders.isAlone) &&
  (strength === undefined ||
    strength === 'strong' ||
    denies.length > 0 ||
    isExact === true ||
    grants.length === 0) &&
  !(needsObject === true && target === undefined);

function partsIn(text: string, model: ApplicationModel): Part[] | undefined {
  const parts = parseAccess(text, model, true);
  if (!parts?.some(isWish)) return undefined;
  return parts.some(({ target }) => target?.kind === 'field') ? undefined : parts;
}

/** The first clause of a sentence that speaks of access, as long as it is. */
function clauseIn(
  sentence: string,
  model: ApplicationModel,
): { at: number; from: number; to: number } | undefined {
  if (!mayBeAccess(sentence)) return undefined;
  const isElsewhere = isSigningElsewhere(sentence);
  const beginnings = [...sentence.matchAll(BEGIN)].slice(0, MOST_BEGINNINGS);
  for (const begin of beginnings) {
    const at = begin.index + begin[0].length;
    if (!isJoined(sentence.slice(0, at)) && !BARE.test(sentence.slice(at))) continue;
    const ends = [...sentence.slice(at).matchAll(END)]
      .map(({ index }) => at + index)
      .filter((end) => end > at);
    for (const to of ends.slice(0, MOST_ENDS).reverse()) {
      const parts = partsIn(sentence.slice(at, to), model);
      if (parts && !(isElsewhere && parts.some(({ signIn }) => signIn))) return { at, from: begin.index, to };
    }
  }
  return undefined;
}

function clausesOf(text: string, model: ApplicationModel): AccessClause[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const found: AccessClause[] = [];
    let start = 0;
    for (let one = clauseIn(sentence, model); one; one = clauseIn(sentence.slice(start), model)) {
      const rest = sentence.slice(start);
      const isRelative = /(?:\b(?:that|which)|\p{L})\s+$/iu.test(rest.slice(0, one.at));
      found.push({
        phrase: rest.slice(one.at, one.to).trim(),
        from: index + start + one.from,
        to: index + start + one.to,
        before: isRelative ? rest.slice(0, one.from) : '',
      });
      start += one.to;
    }
    return found;
  });
}

const LONGEST_NAME = 3;

/** What 'that' and 'which' stand for, where that is a table. */
function antecedent({ before }: AccessClause, model: ApplicationModel): Target | undefined {
  const words = plainWords(before).split(' ').slice(-LONGEST_NAME);
  for (let at = 0; at < words.length; at += 1) {
    const phrase = new Phrase(words.slice(at).join(' '));
    const target = eatTarget(phrase, model);
    if (target?.kind === 'tables' && phrase.ends()) return target;
  }
  return undefined;
}

function operationsOf(clause: AccessClause, model: ApplicationModel, isFirst = true) {
  const parts = partsIn(clause.phrase, model);
  if (!parts) return undefined;
  const that = parts.every(({ target }) => target === undefined) ? antecedent(clause, model) : undefined;
  const said = that ? parts.map((part) => ({ ...part, target: that })) : parts;
  const found = accessOperations(said, model, { them: model.entities, isFirst });
  return found && 'cannot' in found ? undefined : found;
}

const without = (text: string, clauses: readonly AccessClause[]): string =>
  clauses.reduceRight((rest, { from, to }) => `${rest.slice(0, from)}${rest.slice(to)}`, text);

/** Whether each clause is about what there is. */
const areMeant = (clauses: readonly AccessClause[], model: ApplicationModel): boolean =>
  clauses.every((clause) => operationsOf(clause, model) !== undefined);

function withOperations(start: ApplicationModel, clauses: readonly AccessClause[]): ApplicationModel {
  let model = start;
  for (const clause of clauses)
    for (const operation of operationsOf(clause, model)?.holds ?? [])
      model = modelWith(model, operation) ?? model;
  return model;
}

/** A clause is built where the model says so, whatever other clauses added to it. */
function proved(clause: AccessClause, model: ApplicationModel): Coverage[] {
  const { phrase } = clause;
  const found = operationsOf(clause, model);
  if (found?.operations.length !== 0)
    return [{ phrase, state: 'different', why: 'Something else that was said of access goes before it' }];
  const kept =
    operationsOf(clause, model, false)?.operations.map((one) => ('entity' in one ? one.entity : '')) ?? [];
  const names = model.entities.filter(({ id }) => kept.includes(id)).map(({ plural }) => plural);
  if (names.length > 0)
    return [
      {
        phrase,
        state: 'different',
        why: `${listOf(names)} stay private, because something personal is kept in them`,
      },
    ];
  const { holds: operations, caveat } = found;
  return proveCoverage(model, [
    { phrase, asks: 'changes', operations, ...(caveat !== undefined && { caveat }) },
  ]);
}

/** 'an app where visitors can submit reviews' is an app for reviews. */
function namedInstead(
  text: string,
  clauses: readonly AccessClause[],
  model: ApplicationModel,
  joining: string,
): string {
  return clauses.reduceRight((left, clause) => {
    const ids = operationsOf(clause, model)?.holds.map((one) => ('entity' in one ? one.entity : '')) ?? [];
    const entities = model.entities.filter(({ id }) => ids.includes(id));
    const names = entities.map(({ plural }) => inSentence(plural));
    const ahead = left.slice(0, clause.from);
    const join = /\p{L}\s*$/u.test(ahead) ? joining : ' ';
    return `${ahead}${join}${listOf(names)}${left.slice(clause.to)}`;
  }, text);
}

interface Rest {
  readonly created: CreatedInEnglish;
  readonly clauses: readonly AccessClause[];
}

type Create = (text: string) => CreatedInEnglish;

const JOINING = [' for ', ': '];

/** The application without the clauses, where that has all tables that they are about. */
function restOf(
  text: string,
  clauses: readonly AccessClause[],
  { model }: CreatedInEnglish,
  create: Create,
): Rest | undefined {
  const named = JOINING.map((joining) => namedInstead(text, clauses, model, joining));
  for (const left of [without(text, clauses), ...named]) {
    const created = hasWords(left) ? create(left) : undefined;
    if (created && areMeant(clauses, created.model)) return { created, clauses };
  }
  return undefined;
}

const lengthOf = (clauses: readonly AccessClause[]) =>
  clauses.reduce((sum, { phrase }) => sum + phrase.length, 0);

/** The same once more, where more of the prompt speaks of access now that its tables are other ones. */
function withMore(text: string, rest: Rest, create: Create): Rest {
  const clauses = clausesOf(text, rest.created.model);
  if (lengthOf(clauses) <= lengthOf(rest.clauses)) return rest;
  return restOf(text, clauses, rest.created, create) ?? rest;
}

function restByTables(
  text: string,
  clauses: readonly AccessClause[],
  whole: CreatedInEnglish,
  create: Create,
): Rest | undefined {
  const first = clauses.length === 0 ? undefined : restOf(text, clauses, whole, create);
  return first && withMore(text, first, create);
}

/**
 * Tables that only clauses of access name are not among those of the whole text, which was misread by those clauses: 'anyone can add a dish'
 * is found by its shape, and is about dishes.
 */
function restByShape(
  text: string,
  known: readonly AccessClause[],
  whole: CreatedInEnglish,
  create: Create,
): Rest | undefined {
  const model = withNamedNouns(text, whole.model);
  if (model === whole.model) return undefined;
  const clauses = clausesOf(text, model);
  if (lengthOf(clauses) <= lengthOf(known)) return undefined;
  return restOf(text, clauses, { ...whole, model }, create);
}

/** Without the name that was put in for a clause: 'an app for reviews' is 'an app'. */
function asTyped(one: Coverage, text: string): Coverage[] {
  const isIn = (phrase: string) => text.toLowerCase().includes(phrase.toLowerCase());
  if (isIn(one.phrase) || !isIn(one.phrase.split(' ').slice(0, 2).join(' '))) return [one];
  const phrase = one.phrase.replace(/ for [^,;.]*$/, '');
  return isIn(phrase) ? [{ ...one, phrase }] : [one];
}

const hasWords = (text: string) => /\p{L}{3}/u.test(text);

/**
 * An application with what its prompt says of who may do what. Those clauses are no fields, records or stories, so the rest of the prompt is
 * read without them, unless a table is named nowhere else.
 *
 * @param text the prompt, in English
 * @param create makes an application of a text
 */
export function withAccessSaid(text: string, create: Create): CreatedInEnglish {
  return withPrivacyKept(withSignInWished(withClausesSaid(text, create)), text);
}

function withClausesSaid(text: string, create: Create): CreatedInEnglish {
  const whole = create(text);
  const found = clausesOf(text, whole.model);
  const rest = restByShape(text, found, whole, create) ?? restByTables(text, found, whole, create);
  if (!rest && found.length === 0) return whole;
  const { created: base, clauses } = rest ?? { created: whole, clauses: found };
  const model = withOperations(base.model, clauses);
  const said = clauses.flatMap((clause) => proved(clause, model));
  const isSaid = ({ phrase }: Coverage) =>
    !rest && clauses.some((clause) => clause.phrase.toLowerCase().includes(phrase.toLowerCase().trim()));
  const kept = base.coverage.filter((one) => !isSaid(one)).flatMap((one) => asTyped(one, text));
  return { ...base, model, coverage: [...kept, ...said] };
}
