/** Text without what does not matter when searching and finding by name: case, accents, width. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
