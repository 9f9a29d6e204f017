import type { ApplicationModel } from '@tessera/shared/contracts';
import { WISH_RULES } from '../all-rules';
import { matchRules, readClause } from '../rule';
import { layOut } from '../text/layout';
import { World } from '../world';
import { PromptReader, type WishFinder } from './prompt-reader';
import type { PromptReading } from './prompt-reading';

/** Without an application to say them of, only clauses that a rule names nearly word for word are wishes. */
const SURE = 0.7;

const byWords: WishFinder = (tokens) => {
  const [match] = matchRules(WISH_RULES, tokens);
  return match && match.score >= SURE ? match : undefined;
};

/** Only those that come to something in an application. */
function within(world: World): WishFinder {
  return (tokens) => readClause(WISH_RULES, tokens, world)?.match;
}

const keptBy = ({ records }: PromptReading) =>
  JSON.stringify(records.map(({ name, fields }) => [name, fields.map((field) => [field.name, field.type])]));

/**
 * Reads a prompt by its words alone first, which gives the records and most of their fields, then against the application that this
 * would be, so that what is no wish there is read as something else; once more where that found other fields.
 */
export function readPrompt(
  text: string,
  modelOf: (reading: PromptReading) => ApplicationModel,
): PromptReading {
  const lines = layOut(text);
  const first = new PromptReader(byWords).read(lines);
  const second = new PromptReader(within(new World(modelOf(first)))).read(lines);
  if (keptBy(first) === keptBy(second)) return second;
  return new PromptReader(within(new World(modelOf(second)))).read(lines);
}
