import type { Rule, Said } from '../rule';

/** A rule for what cannot be built, with why as a sentence without its full stop. */
export interface BeyondRule extends Rule {
  readonly missing: string;
}

/** 'I don't put anything on the internet' asks for nothing. */
export const isRefused = (said: Said) =>
  /^(?:n't|not|never|no|without|don't)$/.test(said.tokens('a').at(-1)?.key ?? '');

/** A rule for what cannot be built, with the reason that is told. Its words stand out in a clause, so it weighs a little more. */
export function beyond(
  name: string,
  missing: string,
  when: readonly string[],
  examples: readonly string[],
  counter: readonly string[],
  weight = 0.2,
): BeyondRule {
  return {
    name,
    class: 'beyond',
    missing,
    when,
    weight,
    read: (said) => (isRefused(said) ? undefined : { missing }),
    examples: Object.fromEntries(examples.map((example) => [example, 'missing'])),
    counter,
  };
}
