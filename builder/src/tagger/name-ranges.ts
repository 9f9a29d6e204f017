import type { Token } from '../language/token';
import type { FIELD_LEXICON } from '../words/field-lexicon';
import { singular } from '../words/inflect';

/** Where names that are known stand in a line. */

const LONGEST = 3;

function ranges(
  tokens: readonly Token[],
  tellOf: (text: string, lemma: string) => string | undefined,
): string[] {
  const result: string[] = tokens.map(() => '');
  for (let at = 0; at < tokens.length;) {
    let size = Math.min(LONGEST, tokens.length - at);
    let told: string | undefined;
    for (; size > 0; size -= 1) {
      const part = tokens.slice(at, at + size);
      if (part.some(({ tag }) => tag === 'mark')) continue;
      told = tellOf(
        part.map(({ key }) => key).join(' '),
        [...part.slice(0, -1).map(({ key }) => key), singular(part.at(-1)?.key ?? '')].join(' '),
      );
      if (told !== undefined) break;
    }
    for (let index = 0; index < Math.max(size, 0); index += 1)
      result[at + index] = `${index === 0 ? 'B' : 'I'} ${told ?? ''}`;
    at += Math.max(1, size);
  }
  return result;
}

export const lexiconRanges = (tokens: readonly Token[], lexicon: typeof FIELD_LEXICON): string[] =>
  ranges(tokens, (text, lemma) => (lexicon.get(text) ?? lexicon.get(lemma))?.type);

/** Names of kinds of records. */
export const rangesOfRecords = (tokens: readonly Token[], isRecord: (noun: string) => boolean): string[] =>
  ranges(tokens, (_text, lemma) => (isRecord(lemma) ? 'record' : undefined));
