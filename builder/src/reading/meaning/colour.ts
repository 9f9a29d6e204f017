import { colourOf } from '../../words/colours';
import { wordList } from '../../language/word-list';

/** What stands in front of a shade that has a name of its own: 'bottle green'. */
const SHADE = wordList(
  'a an the bottle racing british baby navy royal electric sky ocean sea forest olive moss grass apple mint',
  'hot neon pastel pale dusty burnt brick blood fire ice steel midnight sunny golden deep dark light bright',
  'soft warm cool vivid rich nice lovely pretty cheerful calm earthy muted subtle strong fresh gentle proper',
  'good very really shade of kind',
);

/** The colour that words mean, as `#rrggbb`: 'teal', '#ff8800', 'a nice bottle green'. */
export function colourIn(text: string): string | undefined {
  const words = text.toLowerCase().split(/[\s-]+/);
  const last = words.at(-1) ?? '';
  // Most words are no colour: this is asked of every stretch of a clause.
  if (colourOf(last) === undefined) return undefined;
  return colourOf(text) ?? (words.slice(0, -1).every((word) => SHADE.has(word)) ? colourOf(last) : undefined);
}
