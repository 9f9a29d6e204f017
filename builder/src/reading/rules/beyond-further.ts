import { KEPT_RULES } from './beyond-contents';
import { OUTSIDE_RULES } from './beyond-outside';
import { PEOPLE_RULES } from './beyond-people';
import { beyond } from './beyond-rule';
import { THING_RULES } from './beyond-things';

/** How further words for what cannot be built: short and verbless ones, as wishes at the end of a prompt are. */

const WHY: ReadonlyMap<string, string> = new Map(
  [...PEOPLE_RULES, ...OUTSIDE_RULES, ...THING_RULES, ...KEPT_RULES].map(({ name, missing }) => [
    name,
    missing,
  ]),
);

/** Why something cannot be built, as the rule of this name says it. */
export function whyNot(name: string): string {
  const why = WHY.get(name);
  if (why === undefined) throw new Error(`There is no rule ${name}`);
  return why;
}

/** The reason is that of the rule named; the patterns may stand anywhere in a clause. */
export const further = (
  name: string,
  signs: readonly string[],
  examples: readonly string[],
  counter: readonly string[],
) =>
  beyond(
    `${name}, in other words`,
    whyNot(name),
    signs.map((sign) => `<a?> ${sign} <z?>`),
    examples,
    counter,
    -0.3,
  );
