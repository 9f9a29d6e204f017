import { nameKey } from '../../../words/text';
import type { SlotReading } from './slots';

/** What takes back what was done last. */

/** Further back than the last change, nothing is known here. */
const FURTHER =
  /^(?:two|three|four|several|steps|changes|yesterday|night|week|weeks|ago|version|everything|all|original|start|beginning|first)$/;

export const undo: SlotReading = (slots, tokens, world) => {
  const { did } = world.touched;
  if (!did || did.undo.length === 0 || tokens.some(({ key }) => FURTHER.test(key))) return undefined;
  // 'bring the reason back' takes back what was done with the reason, and nothing else.
  const done = nameKey(JSON.stringify([did.operations, did.undo]));
  const named = slots.all('f', 't', 'o', 'n').map((words) => nameKey(words.map(({ key }) => key).join(' ')));
  return named.every((name) => done.includes(name)) ? { operations: did.undo } : undefined;
};
