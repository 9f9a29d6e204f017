import type { Token } from '../../language/token';
import { layOut } from '../text/layout';

export interface ChatLine {
  readonly tokens: readonly Token[];
  readonly isHeading: boolean;
}

/** '+ email' and '- fax' begin as 'add email' and 'remove fax' do. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', 'add'],
  ['-', 'remove'],
  ['–', 'remove'],
  ['−', 'remove'],
]);

function withSigns(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const verb = SIGNS.get(token.text);
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isFirst = before === undefined || /^[,;:.]$/.test(before.key);
    const isSign =
      verb !== undefined &&
      isFirst &&
      next !== undefined &&
      /^(?:noun|plural|adjective|quoted|ing|past|article|verb)$/.test(next.tag);
    return isSign ? { ...token, key: verb, lemma: verb, tag: 'verb' } : token;
  });
}

/** '1) this 2) that' in one line is a list. */
const inLines = (text: string) =>
  /(?:^|\s)1[).]\s/.test(text) && /\s2[).]\s/.test(text) ? text.replace(/\s(?=[2-9][).]\s)/g, '\n') : text;

/** The sentences and items of a message, in order; rows of a pasted table are read as sentences. */
export function linesOf(message: string): ChatLine[] {
  // A line that begins with a sign is no bullet when another one follows in it.
  const text = inLines(message)
    .replace(/^([+-])(?= \S.*[,;] ?[+-] ?\S)/gm, (sign) => (sign === '+' ? 'add' : 'remove'))
    .replace(/^\+(?= ?\p{L})/gmu, 'add');
  return layOut(text).flatMap((line): ChatLine[] => {
    if (line.kind === 'table') return [];
    return [{ tokens: withSigns(line.tokens), isHeading: line.kind === 'heading' }];
  });
}
