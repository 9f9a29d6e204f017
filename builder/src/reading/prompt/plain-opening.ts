import { wordList } from '../../language/word-list';
import type { Line } from '../text/layout';

/** Verbs that ask for an application as 'build' does. The tagger has hardly seen them, and 'design' as a wish for a look. */
const MAKES = wordList(
  'design develop program code generate produce craft construct assemble invent prepare',
);
/** What is asked for follows: 'design a leave planner', 'develop me an app'. 'Design is important' asks for nothing. */
const OBJECT = wordList('a an me us my our some the this');

const isMade = (key: string | undefined) => key !== undefined && OBJECT.has(key);

/** The lines of a prompt whose first word asks for an application as the plainest of such words would; its text stays. */
export function withPlainOpening(lines: readonly Line[]): readonly Line[] {
  const [first, ...rest] = lines;
  if (first?.kind !== 'sentence') return lines;
  const at = first.tokens.findIndex(({ key }) => key !== 'please');
  const verb = first.tokens[at];
  if (!verb || !MAKES.has(verb.key) || !isMade(first.tokens[at + 1]?.key)) return lines;
  const plain = { ...verb, key: 'build', lemma: 'build', tag: 'verb' as const };
  return [{ ...first, tokens: first.tokens.map((token) => (token === verb ? plain : token)) }, ...rest];
}
