import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { BACKGROUND } from '../../coverage/claim';
import { proveCoverage } from '../../coverage/prove-coverage';
import { furnishChange } from '../../furnish/furnish';
import { blastOf } from '../../operations/blast';
import type { ChangeResult } from '../../types';
import type { Token } from '../../language/token';
import { SILENT_WORDS } from '../../words/lists/grammar';
import { singular } from '../../words/inflect';
import { listOf, nameKey, shorten, wordsOf } from '../../words/text';
import { accessNotes } from '../access/access-notes';
import type { Choice } from '../rule';
import type { Touched } from '../world';
import type { Clause } from './clauses';
import { changeInLanguage } from './in-language';
import { withLoginColumns } from './login-columns';
import { readMessage } from './read-message';
import { suggest } from './suggestions/suggest';
import { columnsLost, toldChanges } from './told-changes';
import { isWishing } from './wishing';

const LONGEST_MESSAGE = 8000;
const NOT_UNDERSTOOD = 'This was not understood';
const SILENT: ReadonlySet<string> = new Set(SILENT_WORDS);

const raise = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const full = (text: string) => `${raise(text).replace(/[.]+$/, '')}.`;

/** What a message did, with what it spoke of last: what 'it' means in the next one. */
export type ReadChange = (ChangeResult | Asked) & { readonly touched: Touched };

/** What was meant is one of a few things: a person chooses. */
interface Asked {
  readonly kind: 'asked';
  readonly question: string;
  readonly choices: readonly Choice[];
  readonly answer: string;
}

/** What is to be told of a clause that did not do all that it asks for. */
function toldOf(model: ApplicationModel, { text, tokens, fate }: Clause): Coverage[] {
  if (fate.kind === 'done')
    return [
      { phrase: text, state: 'built' },
      ...(fate.caveat === undefined ? [] : [{ phrase: text, state: 'different' as const, why: fate.caveat }]),
      ...fate.refused.map((why): Coverage => ({ phrase: text, state: 'missing', why: raise(why) })),
    ];
  if (fate.kind === 'missing') return [{ phrase: text, state: 'missing', why: raise(fate.why) }];
  if (fate.kind === 'already' || fate.kind === 'promise')
    return [{ phrase: text, state: 'built', why: raise(fate.why) }];
  if (fate.kind === 'ask') return [{ phrase: text, state: 'missing', why: fate.question }];
  return fate.kind === 'unread' ? toldOfUnread(model, text, tokens) : [];
}

/** 'We open at nine' tells something; what is no sentence, as 'members with a name', asks for something. */
const TELLS = /^(?:pronoun|be|have|do|modal|verbs|past|link)$/;
const NOUNS = /^(?:noun|plural|quoted)$/;
const LETTERS = /\p{L}{2}/u;

const isTable = ({ entities }: ApplicationModel, word: string): boolean =>
  entities.some(({ name }) => nameKey(name).split(' ').includes(singular(word)));

/** Nothing that was said goes unmentioned: what was not understood, and what asks for nothing. */
function toldOfUnread(model: ApplicationModel, phrase: string, tokens: readonly Token[]): Coverage[] {
  if (isWishing(tokens)) return [{ phrase, state: 'missing', why: NOT_UNDERSTOOD }];
  // 'actually' says nothing, and 'in books' only what the next words are about.
  const nouns = tokens.filter(({ tag, key }) => NOUNS.test(tag) && LETTERS.test(key) && !SILENT.has(key));
  if (nouns.every(({ key }) => isTable(model, key))) return [];
  return tokens.some(({ tag }) => TELLS.test(tag))
    ? [{ phrase, state: 'different', why: BACKGROUND }]
    : [{ phrase, state: 'missing', why: NOT_UNDERSTOOD }];
}

/** Whether two clauses came to the same: nothing, for one reason. */
function areAlike(one: Clause, other: Clause): boolean {
  if (one.fate.kind === 'missing' && other.fate.kind === 'missing') return one.fate.why === other.fate.why;
  return one.fate.kind === 'unread' && other.fate.kind === 'unread' && !isWishing(other.tokens);
}

/** Neighbours that cannot be built for one reason are one phrase, as they were said. */
function merged(clauses: readonly Clause[]): Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const last = result.at(-1);
    if (last && areAlike(last, clause))
      result[result.length - 1] = {
        ...last,
        tokens: [...last.tokens, ...clause.tokens],
        text: `${last.text} ${clause.text}`,
      };
    else result.push(clause);
  }
  return result;
}

/** What a clause asks for that is so already or cannot be, and why: what was said and did nothing is told like what did something. */
function needless(coverage: readonly Coverage[]): string {
  const told = coverage.flatMap(({ phrase, state, why }) =>
    state === 'built' && why !== undefined ? [`'${shorten(phrase, 60)}' (${why.replace(/\.$/, '')})`] : [],
  );
  return told.length > 0 ? ` Nothing changed for ${listOf(told.slice(0, 3))}.` : '';
}

function answerOf(
  changes: readonly string[],
  coverage: readonly Coverage[],
  told: readonly Coverage[],
): string {
  const shown = changes.slice(0, 4).map(raise);
  const more = changes.length > 4 ? ` and ${String(changes.length - 4)} more` : '';
  const missing = coverage
    .filter(({ state }) => state === 'missing')
    .map(({ phrase, why = '' }) => `'${shorten(phrase, 60)}' (${why.replace(/\.$/, '')})`);
  const rest = missing.length > 0 ? ` Not done: ${listOf(missing.slice(0, 3))}.` : '';
  const notes = coverage.flatMap(({ state, why }) =>
    state === 'different' && why !== BACKGROUND ? [` ${full(why ?? '')}`] : [],
  );
  return `${shown.join('. ')}${more}.${notes.slice(0, 2).join('')}${needless(told)}${rest}`;
}

const isMissing = ({ state }: Coverage) => state === 'missing';

function notUnderstood(model: ApplicationModel, message: string, clauses: readonly Clause[]): ChangeResult {
  const left = clauses.filter(({ fate }) => fate.kind === 'unread' || fate.kind === 'missing');
  const texts = left.map(({ text }) => text);
  const reasons = [
    ...new Set(clauses.flatMap(({ fate }) => (fate.kind === 'missing' ? [raise(fate.why)] : []))),
  ];
  const suggestions = suggest(model, message);
  const named = texts.length === 0 ? 'the message' : `'${shorten(texts.join(' '), 80)}'`;
  const unread = merged(clauses)
    .filter(
      ({ text, tokens, fate }) => fate.kind === 'unread' && toldOfUnread(model, text, tokens).some(isMissing),
    )
    .map(({ text }) => `'${shorten(text, 60)}'`);
  const either = unread.length > 0 ? ` I did not understand ${listOf(unread.slice(0, 3))} either.` : '';
  const start =
    reasons.length > 0
      ? `${reasons.join('. ')}, so nothing was changed.${either}`
      : `I did not understand ${named}, so nothing was changed.`;
  const ways = listOf(
    suggestions.map((text) => `'${text}'`),
    'or',
  );
  return {
    kind: 'not_understood',
    words: [...new Set(texts.flatMap((text) => wordsOf(text)))].slice(0, 12),
    suggestions,
    answer: `${start}${needless(clauses.flatMap((clause) => toldOf(model, clause)))} You could say: ${ways}.`,
  };
}

/** Of a message that changed nothing: a question, why nothing had to be done, or that it was not understood. */
function unchanged(
  model: ApplicationModel,
  message: string,
  clauses: readonly Clause[],
): ChangeResult | Asked {
  const asked = clauses.map(({ fate }) => fate).find((fate) => fate.kind === 'ask');
  if (asked?.kind === 'ask')
    return {
      kind: 'asked',
      question: asked.question,
      choices: asked.choices,
      answer: full(asked.question).replace(/\?\.$/, '?'),
    };
  const isLeft = clauses.some(
    ({ fate, tokens }) => fate.kind === 'missing' || (fate.kind === 'unread' && isWishing(tokens)),
  );
  const reasons = [
    ...new Set(
      clauses.flatMap(({ fate }) => (fate.kind === 'already' || fate.kind === 'promise' ? [fate.why] : [])),
    ),
  ];
  if (!isLeft && reasons.length > 0)
    return { kind: 'no_effect', answer: `Nothing was changed: ${listOf(reasons).replace(/\.$/, '')}.` };
  const isNothing =
    clauses.length > 0 && clauses.every(({ fate }) => fate.kind === 'nothing' || fate.kind === 'without');
  if (isNothing) return { kind: 'no_effect', answer: 'Nothing was changed: the message asks for nothing.' };
  return notUnderstood(model, message, clauses);
}

/** What a clause did, one operation after the other. */
const stepsOf = ({ fate }: Clause) =>
  fate.kind === 'done'
    ? fate.operations.flatMap((operation, at) => {
        const applied = fate.applied[at];
        return applied ? [{ operation, applied }] : [];
      })
    : [];

function changed(model: ApplicationModel, after: ApplicationModel, clauses: readonly Clause[]): ChangeResult {
  const applied = clauses.flatMap(({ fate }) => (fate.kind === 'done' ? fate.applied : []));
  const modelChanges = toldChanges(clauses.flatMap(stepsOf));
  const told = merged(clauses).flatMap((clause) => toldOf(model, clause));
  const phrases = told.flatMap(({ phrase, state }) => (state === 'missing' ? [phrase] : []));
  const nouns = clauses.flatMap(({ fate }) => (fate.kind === 'without' ? fate.nouns : []));
  const furnished = furnishChange(model, after, { exclusions: nouns, phrases });
  const absent = clauses.flatMap(({ text, fate }) =>
    fate.kind === 'without'
      ? proveCoverage(furnished.model, [{ phrase: text, asks: 'absence', nouns: fate.nouns }])
      : [],
  );
  const access = accessNotes(model, furnished.model);
  const lost = [...columnsLost(model, furnished.model), ...access.asked];
  // What needs no change is told with its reason: a plan has nothing else to say of it.
  const coverage = [...told.filter(({ state, why }) => state !== 'built' || why !== undefined), ...absent];
  return {
    kind: 'changed',
    model: furnished.model,
    modelChanges: [...modelChanges, ...furnished.changes],
    data: {
      converted: applied.flatMap(({ converted }) => converted).map(full),
      archived: applied.flatMap(({ archived }) => archived).map(full),
    },
    blast: blastOf(model, furnished.model),
    assumptions: [...applied.flatMap(({ assumption }) => assumption ?? []), ...lost, ...access.usual].map(
      full,
    ),
    coverage,
    answer: [answerOf(modelChanges, coverage, told), ...lost.map(full)].join(' '),
  };
}

function changeInEnglish(model: ApplicationModel, message: string, touched: Touched): ReadChange {
  const { world, clauses } = readMessage(model, message, touched);
  const isSame = JSON.stringify(world.model) === JSON.stringify(model);
  const isUndone = isSame && clauses.some(({ fate }) => fate.kind === 'done');
  const result: ChangeResult | Asked = isUndone
    ? { kind: 'no_effect', answer: 'Nothing was changed: the message undoes what it asks for.' }
    : isSame
      ? unchanged(model, message, clauses)
      : changed(model, world.model, clauses);
  return { ...result, touched: world.touched };
}

/**
 * Changes an application by one chat message of up to 8,000 characters (PRJ-03): cuts it into clauses, does each to the application
 * as those before it left it, and tells what became of every phrase. `touched` is what was spoken of before. Pure, deterministic,
 * never throws for any text and any valid model.
 */
export function changeByReading(model: ApplicationModel, message: string, touched: Touched = {}): ReadChange {
  return changeInLanguage(model, message.slice(0, LONGEST_MESSAGE), touched, (english, said, spoken) =>
    withLoginColumns(english, said, (read) => changeInEnglish(english, read, spoken)),
  );
}
