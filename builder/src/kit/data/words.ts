/** A heading's name inside a sentence: 'Practice session' → 'practice session', but 'CD' and 'iPad' stay. */
export function inSentence(name: string): string {
  const [first = ''] = name;
  const rest = name.slice(first.length);
  const firstWord = rest.split(/\s/u, 1)[0] ?? '';
  const isName = firstWord === '' ? rest === '' : firstWord !== firstWord.toLowerCase();
  return isName ? name : first.toLowerCase() + rest;
}

interface Named {
  readonly name: string;
  readonly plural: string;
}

/** '1 practice session', '12 practice sessions'. */
export function countOf(count: number, named: Named): string {
  const noun = inSentence(count === 1 ? named.name : named.plural);
  return `${new Intl.NumberFormat().format(count)} ${noun}`;
}
