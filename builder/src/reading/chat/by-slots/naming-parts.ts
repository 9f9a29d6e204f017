import type { Token } from '../../../language/token';
import { tokenise } from '../../../language/tokenise';
import { rootOf, stemOf } from '../../meaning/naming';

/** Which of several named parts of an application words mean: by the words they share, and never one of two that are as near. */

export interface NamedPart<T> {
  readonly part: T;
  /** What it is called, and what else says it. */
  readonly names: readonly string[];
}

/** Words around a name that name nothing themselves. */
const SILENT =
  /^(?:the|a|an|my|our|that|this|those|these|its|of|for|in|on|by|to|it|and|with|from|at|as|one|ones|thing|figure|number|tile|box|kpi|metric|button|view|tab|page|chart|graph|diagram|badge|rule|action|is|are|be)$/;

function rootsOf(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ key }) => /[\p{L}\p{N}]/u.test(key) && !SILENT.test(key))
    .map(({ key }) => rootOf(stemOf(key)));
}

/** Whether words name a part at all, and are not only 'that one' and 'the button'. */
export const saysName = (said: readonly Token[]): boolean => rootsOf(said).length > 0;

interface Scored<T> {
  readonly part: T;
  readonly shared: number;
  readonly extra: number;
}

function scored<T>({ part, names }: NamedPart<T>, said: ReadonlySet<string>): Scored<T> {
  const [own = ''] = names;
  const known = new Set(rootsOf(tokenise(names.join(' '))));
  const shared = [...said].filter((root) => known.has(root)).length;
  const extra = rootsOf(tokenise(own)).filter((root) => !said.has(root)).length;
  return { part, shared, extra };
}

/** The part that shares the most words, and of those the one with the least beside them; at least half of what is said has to be in it. */
export function partNamed<T>(parts: readonly NamedPart<T>[], words: readonly Token[]): T | undefined {
  const said = new Set(rootsOf(words));
  const [best, next] = parts
    .map((part) => scored(part, said))
    .filter(({ shared }) => shared > 0 && shared * 2 >= said.size)
    .sort((a, b) => b.shared - a.shared || a.extra - b.extra);
  const isTie = best && next && best.shared === next.shared && best.extra === next.extra;
  return best && !isTie ? best.part : undefined;
}
