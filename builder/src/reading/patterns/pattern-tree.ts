import type { Tag } from '../../language/token';
import { VOCABULARY } from '../vocabulary';

/** A pattern as it was written. */
export type Node =
  | { readonly kind: 'word'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'phrase'; readonly phrases: readonly (readonly string[])[] }
  | { readonly kind: 'tag'; readonly tags: ReadonlySet<Tag> }
  | { readonly kind: 'capture'; readonly name: string; readonly type: string; readonly least: number }
  | {
      readonly kind: 'group';
      readonly choices: readonly (readonly Node[])[];
      readonly least: number;
      readonly most: number;
    };

const PART = /\s*(\(|\)|\||<[^>]+>|\$[\w-]+|#[\w|]+|[^\s()|?*+]+)([?*+])?/gy;

class Parser {
  private at = 0;
  private readonly parts: { readonly text: string; readonly repeat: string }[];

  constructor(source: string) {
    this.parts = [...source.trim().matchAll(PART)].map((m) => ({ text: m[1] ?? '', repeat: m[2] ?? '' }));
  }

  choices(): Node[][] {
    const result: Node[][] = [[]];
    while (this.at < this.parts.length) {
      const part = this.parts[this.at];
      if (!part || part.text === ')') break;
      this.at += 1;
      if (part.text === '|') result.push([]);
      else if (part.text === '(') {
        const choices = this.choices();
        const repeat = this.parts[this.at]?.repeat ?? '';
        this.at += 1;
        result.at(-1)?.push(group(choices, repeat));
      } else result.at(-1)?.push(repeated(leaf(part.text), part.repeat));
    }
    return result;
  }
}

export function group(choices: readonly (readonly Node[])[], repeat: string): Node {
  const least = repeat === '?' || repeat === '*' ? 0 : 1;
  const most = repeat === '*' || repeat === '+' ? 12 : 1;
  // Choices between words alone are tried in one step, as those of the vocabulary are.
  const phrases = choices.map(phrasesOf);
  const only = phrases.every((one) => one !== undefined)
    ? [{ kind: 'phrase' as const, phrases: phrases.flat() }]
    : undefined;
  return { kind: 'group', choices: only ? [only] : choices, least, most };
}

/** The phrases that a choice is, where it is made of words alone. */
function phrasesOf(choice: readonly Node[]): readonly (readonly string[])[] | undefined {
  const [first] = choice;
  if (choice.length === 1 && first?.kind === 'phrase') return first.phrases;
  const words = choice.flatMap((node) => (node.kind === 'word' ? [...node.words] : []));
  return words.length === choice.length && words.length > 0 ? [words] : undefined;
}

const repeated = (node: Node, repeat: string): Node => (repeat === '' ? node : group([[node]], repeat));

function leaf(text: string): Node {
  if (text.startsWith('#')) return { kind: 'tag', tags: new Set(text.slice(1).split('|') as Tag[]) };
  if (text.startsWith('$')) {
    const phrases = VOCABULARY[text.slice(1)];
    if (!phrases) throw new Error(`There is no vocabulary ${text}`);
    return { kind: 'phrase', phrases };
  }
  const [, name = '', optional = '', type = ''] = /^<([\w-]+)(\??)(?::([\w-]+))?>$/.exec(text) ?? [];
  if (name) return { kind: 'capture', name, type, least: optional ? 0 : 1 };
  return { kind: 'word', words: new Set([text]) };
}

/** Reads a pattern; an unknown vocabulary is an error. */
export const parsePattern = (source: string): readonly Node[] => [group(new Parser(source).choices(), '')];

/** Words of which a span needs one from each set, so that most patterns need not be tried at all. */
export function needsOf(nodes: readonly Node[]): ReadonlySet<string>[] {
  return nodes.flatMap((node): ReadonlySet<string>[] => {
    if (node.kind === 'word') return [node.words];
    if (node.kind === 'phrase') return [new Set(node.phrases.map(([first = '']) => first))];
    if (node.kind !== 'group' || node.least === 0) return [];
    const choices = node.choices.map((choice) => needsOf(choice));
    // A choice is needed as a whole when each of its ways needs some word.
    const [only] = choices;
    if (choices.length === 1 && only) return only;
    return choices.every((needs) => needs.length > 0)
      ? [new Set(choices.flatMap((needs) => [...(needs[0] ?? [])]))]
      : [];
  });
}
