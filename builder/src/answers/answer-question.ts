import { pattern } from '../words/pattern';
import { capitalise } from '../words/text';
import { aboutAccess } from './about-access';
import { aboutChecks } from './about-checks';
import { aboutData, aboutLook, aboutPeople } from './about-data';
import { aboutActions, aboutDeleting, aboutHappenings, aboutMarks, aboutUsing } from './about-deeds';
import { aboutHistory } from './about-history';
import { aboutLinks, aboutOccurrences } from './about-links';
import {
  aboutAbsent,
  aboutNamed,
  aboutOtherTable,
  aboutTableNamed,
  leftOut,
  notUnderstood,
} from './about-names';
import { aboutDefaults, aboutLimits, aboutRequired, aboutRules, aboutUnique } from './about-rules';
import { aboutFilters, aboutPages, aboutSorting, aboutViews } from './about-shown';
import { aboutAll, aboutCounts, aboutField, aboutTables, aboutType } from './about-structure';
import { aboutRecords } from './about-records';
import { aboutUse } from './about-use';
import { aboutBeyond, aboutWishes } from './about-wishes';
import { aboutFigures, aboutWorked } from './about-worked';
import { LONGEST, readQuestion, type Asked } from './asked';
import type { ApplicationAnswer, KnownOfApplication } from './known';
import { nearestQuestions } from './next-questions';
import { pointedQuestion } from './pointed-question';
import type { Answerer } from './saying';

/** Whole by themselves, whatever else a question says. */
const FIRST: readonly Answerer[] = [
  aboutAll,
  aboutAccess,
  aboutWishes,
  aboutBeyond,
  aboutRecords,
  aboutUse,
  aboutChecks,
  aboutPeople,
  aboutHistory,
];

/** The more specific first. */
const TOPICS: readonly Answerer[] = [
  aboutTableNamed,
  aboutOtherTable,
  aboutType,
  aboutCounts,
  aboutRequired,
  aboutUnique,
  aboutDeleting,
  aboutDefaults,
  aboutWorked,
  aboutSorting,
  aboutLimits,
  aboutRules,
  aboutLook,
  aboutMarks,
  aboutActions,
  aboutFilters,
  aboutLinks,
  aboutFigures,
  aboutViews,
  aboutHappenings,
  aboutOccurrences,
  aboutUsing,
  aboutField,
  aboutData,
  aboutPages,
  aboutTables,
];

const whatToAsk = ({ model }: KnownOfApplication) =>
  `Ask what ${model.entities[0]?.name ?? 'a table'} stores, which rules hold, what is worked out or shown, what was checked and what changed.`;

/** More in one message is no list of questions. */
const MOST_QUESTIONS = 4;

interface Reply {
  readonly asked: Asked;
  readonly answer: string;
  readonly isUnderstood: boolean;
}

const firstOf = (answerers: readonly Answerer[], asked: Asked, known: KnownOfApplication) => {
  for (const answerer of answerers) {
    const answer = answerer(asked, known);
    if (answer !== undefined) return answer;
  }
  return undefined;
};

const TALK = pattern('')`
    ^(?:(?:thanks|thank you|thank|great|cool|nice|good|perfect|yes|no|bye|goodbye|morning|evening|you|
    very much|so much|a lot|hi|hello|hey)\b ?)*$|^(?:who|what) are you$|^what (?:can|should|could|
    may) i ask(?: you)?$|^what can you (?:do|answer|tell me)$
  `;

function respond(question: string, known: KnownOfApplication): Reply {
  const reply = respondTo(readQuestion(question, known.model), question, known);
  return { ...reply, answer: asRead(reply.asked, reply.answer) };
}

function respondTo(asked: Asked, question: string, known: KnownOfApplication): Reply {
  if (TALK.test(asked.text)) return { asked, answer: whatToAsk(known), isUnderstood: true };
  const whole = firstOf(FIRST, asked, known);
  if (whole !== undefined) return { asked, answer: whole, isUnderstood: true };
  // Of words that nothing is called no 'Yes' is said.
  const absent = asked.mentions.length === 0 ? aboutAbsent(asked, known) : undefined;
  if (absent !== undefined) return { asked, answer: absent, isUnderstood: true };
  const answer = firstOf(TOPICS, asked, known);
  if (answer !== undefined) return { asked, answer: withoutClaim(asked, answer), isUnderstood: true };
  const last = firstOf([aboutAbsent, aboutNamed], asked, known) ?? loosely(question, known);
  if (last !== undefined) return { asked, answer: last, isUnderstood: true };
  return { asked, answer: notUnderstood(asked.unknown), isUnderstood: false };
}

/** The same question with words that are parts of names, where it says nothing without them. */
function loosely(question: string, known: KnownOfApplication): string | undefined {
  const asked = readQuestion(question, known.model, true);
  if (asked.mentions.length === 0 || asked.unknown.length > 0) return undefined;
  return firstOf(TOPICS, asked, known);
}

const CLAIM = /^(?:Yes|No)[:.] /;
const unclaimed = (answer: string) => capitalise(answer.replace(CLAIM, ''));

/** Where words were left out, nothing is said to be so or not so. */
function withoutClaim({ unknown }: Asked, answer: string): string {
  const left = leftOut(unknown, answer);
  return left === '' ? answer : `${left}${unclaimed(answer)}`;
}

/** Nor where words were read as others, which is said. */
function asRead({ mended }: Asked, answer: string): string {
  if (mended.length === 0 || !CLAIM.test(answer)) return answer;
  const words = mended.map(({ typed, read }) => `'${typed}' as '${read}'`);
  return `I read ${words.join(' and ')}. ${unclaimed(answer)}`;
}

const NEXT_QUESTION =
  /\?\s+(?=\S)|[;,]?\s+and\s+(?=(?:what|which|who|where|when|why|how|is|are|does|do|can|did|has|have|must)\b)/iu;

/** Several questions of one message, where each is understood by itself. */
function respondToAll(message: string, known: KnownOfApplication): Reply | undefined {
  const questions = message.slice(0, LONGEST).split(NEXT_QUESTION);
  const [first] = questions;
  if (first === undefined || questions.length === 1 || questions.length > MOST_QUESTIONS) return undefined;
  const replies = questions.map((question) => respond(question, known));
  const [reply] = replies;
  if (!reply || replies.some(({ isUnderstood, asked }) => !isUnderstood || asked.unknown.length > 0))
    return undefined;
  const answers = new Set(replies.map(({ answer }) => answer));
  return { ...reply, answer: [...answers].join('\n\n') };
}

/**
 * Answers a question about an application without changing it: the mode Ask (SCR-02, SCR-06). Everything said is taken from the
 * model, the checks and the versions; what nothing here knows is named, and three questions are offered that are answered. Pure,
 * deterministic, never throws for any text and any valid model.
 *
 * @param message as it was typed; the first 600 characters are read
 * @param known the application, its checks and its versions
 * @param about the id of what was pointed at: what 'it' means
 */
export function answerQuestion(
  message: string,
  known: KnownOfApplication,
  about?: string,
): ApplicationAnswer {
  const question = about === undefined ? message : pointedQuestion(message, known.model, about);
  const { asked, answer } = respondToAll(question, known) ?? respond(question, known);
  const isAnswered = (text: string) => respond(text, known).isUnderstood;
  return { answer, questions: nearestQuestions(asked, known, isAnswered) };
}
