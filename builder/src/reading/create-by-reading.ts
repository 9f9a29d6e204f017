import { findArchetype } from '../archetypes/find-archetype';
import { proveCoverage } from '../coverage/prove-coverage';
import { furnish } from '../furnish/furnish';
import type { CreateResult } from '../types';
import { doWishes, saidBesides } from './prompt/do-wishes';
import { readPrompt } from './prompt/read-prompt';
import { startModel } from './prompt/start-model';

/** The longest prompt that is read, in characters. */
const MAX_PROMPT = 8000;

/**
 * Turns a prompt into an application model by scored clauses. It is to replace `createApplication` (PRJ-02) when it is better in
 * everything that `pnpm bench:reading` measures; until then only that bench calls it.
 */
export function createByReading(
  prompt: string,
  options: { name: string },
): Pick<CreateResult, 'model' | 'coverage'> {
  const text = prompt.slice(0, MAX_PROMPT);
  const archetype = findArchetype(text)?.archetype;
  const reading = readPrompt(text, (first) => startModel(first, archetype, options.name));
  const done = doWishes(startModel(reading, archetype, options.name), reading.wishes);
  const said = [...saidBesides(reading), ...done.said];
  const phrases = said.flatMap((part) => ('state' in part && part.state === 'missing' ? [part.phrase] : []));
  const exclusions = said.flatMap((part) => ('asks' in part && part.asks === 'absence' ? part.nouns : []));
  const model = furnish(done.model, { exclusions, phrases });
  return { model, coverage: proveCoverage(model, said) };
}
