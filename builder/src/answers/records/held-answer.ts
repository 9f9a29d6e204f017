import type { HeldRecords } from '@tessera/shared/contracts';
import { inSentence } from '../../words/casing';
import { counted } from '../saying';
import { conditionInWords, type Condition } from './record-condition';
import type { RecordQuestion } from './record-question';

function countOfFlag(
  { field, isSet }: Extract<Condition, { kind: 'flag' }>,
  all: number,
  { flags }: HeldRecords,
): number | undefined {
  // A field that was something else before keeps values under other keys too.
  const isFirst = field.key === `${field.id}.1`;
  if (flags === undefined || !isFirst || field.computed !== undefined) return undefined;
  const set = flags[field.key] ?? 0;
  return isSet ? set : all - set;
}

/** How many records meet a condition, where the page that keeps them counted that; never a guess. */
function countOf(condition: Condition, all: number, held: HeldRecords): number | undefined {
  if (condition.kind === 'flag') return countOfFlag(condition, all, held);
  if (condition.kind !== 'option') return undefined;
  const { field, options, isNot } = condition;
  // A record of several options is counted for each of them.
  if (field.many === true && (isNot || options.length > 1)) return undefined;
  const chosen = options.reduce((sum, { id }) => sum + (held.options[id] ?? 0), 0);
  return isNot ? all - chosen : chosen;
}

/**
 * Answers how many records there are, of all or with an option chosen, by what the page counted before it asked; undefined where that
 * does not tell. Samples are not counted there.
 */
export function heldAnswer(question: RecordQuestion, held: HeldRecords | undefined): string | undefined {
  const { entity, ask, conditions, problem } = question;
  if (!held || ask !== 'count' || problem !== undefined || conditions.length > 1) return undefined;
  const [condition] = conditions;
  const all = held.records[entity.id] ?? 0;
  const some = condition ? countOf(condition, all, held) : all;
  // An application that was changed since it was counted may not fit any more.
  if (some === undefined || some < 0 || some > all) return undefined;
  const [one, many] = [inSentence(entity.name), inSentence(entity.plural)];
  if (all === 0) return `You have entered no ${many} in the preview yet. Samples are not counted.`;
  if (!condition)
    return `You have entered ${counted(all, one, many)} in the preview. Samples are not counted.`;
  return `${String(some)} of the ${counted(all, one, many)} that you entered in the preview: where ${conditionInWords(condition)}. Samples are not counted.`;
}
