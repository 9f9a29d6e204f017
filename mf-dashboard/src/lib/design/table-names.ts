import { capitalise, plural, singular } from '@tessera/builder/design';

export const tidy = (name: string) => name.trim().replace(/\s+/gu, ' ');

/** Both forms of what somebody called a new table, as headings: 'orders' and 'Order' give the same. */
export function tableNames(said: string): { readonly name: string; readonly plural: string } {
  const name = capitalise(singular(tidy(said)));
  return { name, plural: plural(name) };
}
