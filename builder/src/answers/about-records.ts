import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { heldAnswer } from './records/held-answer';
import { conditionInWords } from './records/record-condition';
import { readRecordQuestion, type RecordQuestion } from './records/record-question';
import type { Answerer } from './saying';
import { keptWords } from './where-kept';

/**
 * 'How many launches were lost?', 'Who did the most chores?': records are elsewhere, and only what the page counted is known here
 * (SCR-02). What is not known is said, with how the question was understood; nothing is guessed.
 */

/** What was asked for, as a part of a sentence: 'which launches there are where Date is in May 2026'. */
function askedFor({ entity, ask, group, conditions }: RecordQuestion): string {
  const many = inSentence(entity.plural);
  const where =
    conditions.length > 0
      ? ` where ${listOf(conditions.map((condition) => conditionInWords(condition)))}`
      : '';
  const by = group?.name ?? '';
  switch (ask) {
    case 'count':
      return `How many ${many} there are${where}`;
    case 'list':
      return `Which ${many} there are${where}`;
    case 'each':
      return `How many ${many} there are for each ${by}${where}`;
    default:
      return `Which ${by} has the ${ask} ${many}${where}`;
  }
}

/** The message that puts the same figures into the application, where one is understood. */
function figureFor({ entity, ask, group, conditions }: RecordQuestion): string {
  if (group === undefined || conditions.length > 0 || ask === 'list' || ask === 'count') return '';
  return ` In Build, “Show how many ${inSentence(entity.plural)} there are by ${inSentence(group.name)}” puts it on a page.`;
}

/** Questions about records; one that says something of the application itself is left to the others. */
export const aboutRecords: Answerer = (asked, known) => {
  const question = readRecordQuestion(asked, known.model);
  if (!question) return undefined;
  if (question.problem !== undefined) return `This is not known: ${question.problem}.`;
  const counted = heldAnswer(question, known.held);
  return (
    counted ??
    `${askedFor(question)} is not known here, as records are ${keptWords(known)}. The tab Data shows them.${figureFor(question)}`
  );
};
