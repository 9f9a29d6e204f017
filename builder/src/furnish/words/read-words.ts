import { nameKey } from '../../words/text';

/** Lists by the nouns that they are for: 'noun, noun: one; two; three', with a blank line between them. */
export function readWords(text: string): [noun: string, list: readonly string[]][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => {
      const [nouns = '', list = ''] = paragraph
        .replace(/\s+/g, ' ')
        .trim()
        .split(/: (.*)/s);
      const words = list.split(';').map((word) => word.trim());
      return nouns.split(',').map((noun): [string, readonly string[]] => [nameKey(noun), words]);
    });
}
