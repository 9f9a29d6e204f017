const NOTE_LENGTH = 200;

/** What a version says of the message that it was made for: the message in one line. */
export function noteOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length <= NOTE_LENGTH ? line : `${line.slice(0, NOTE_LENGTH - 1)}…`;
}
