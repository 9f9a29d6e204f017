/** The lines of a text, each with its line end, so that joining them gives the same text again. */
export function toLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
}
