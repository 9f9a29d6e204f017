import type { Receipt } from '@tessera/shared/contracts';
import type { AttachedFiles } from './worker-tasks.schema';

/** As much as a prompt or a message may have. */
const LONGEST = 8000;
/** Less of a document says nothing. */
const LEAST = 200;

/** A message with the text of documents behind it, as far as there is room. */
export function withTexts(message: string, { texts }: AttachedFiles): string {
  let whole = message;
  for (const { text } of texts) {
    const room = LONGEST - whole.length - 2;
    if (room < LEAST) break;
    whole = `${whole}\n\n${text.slice(0, room)}`.toWellFormed();
  }
  return whole;
}

/** What is to be said of files that were not read to their end, or not at all. */
export function toldOfFiles(message: string, { texts }: AttachedFiles): Receipt['coverage'] {
  let room = LONGEST - message.length;
  const told: Receipt['coverage'] = [];
  for (const { name, text, isCut } of texts) {
    const read = Math.min(text.length, Math.max(0, room - 2));
    room -= text.length + 2;
    if (read < LEAST && read < text.length)
      told.push({ phrase: name, state: 'missing', why: 'There was no room left for it: send it by itself' });
    else if (isCut || read < text.length)
      told.push({
        phrase: name,
        state: 'different',
        why: `Its first ${read.toLocaleString('en')} characters were read`,
      });
  }
  return told;
}
