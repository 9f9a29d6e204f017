import type { Part } from './part';
import type { Target } from './target';
import { RIGHTS, WRITING, type Right } from './verbs';

/** Clauses that tell people apart: 'teachers can change grades, parents may only look' (DATA-03). */

const isWriting = (rights: readonly Right[]) => rights.some((right) => WRITING.includes(right));

const isNamed = ({ strength }: Part) => strength === 'named';
const isReader = ({ strength, grants, denies }: Part) =>
  strength !== undefined && denies.length === 0 && !isWriting(grants);
const isWriter = ({ strength, insiders, grants }: Part) =>
  insiders === undefined && strength === 'named' && isWriting(grants);

/** Those who change something are known, so they sign in; what they may, visitors may not. */
const signedIn = ({ grants, target, needsObject }: Part): Part => ({
  grants: [],
  denies: [],
  widely: [...new Set([...grants, ...WRITING])],
  target,
  ...(needsObject !== undefined && { needsObject }),
  signIn: { who: 'invited', newcomers: 'editor' },
  insiders: { isSure: true, isAlone: false, grants, denies: [] },
});

/** Those who are named and only look are known too. */
const looking = (part: Part): Part => ({ ...signedIn(part), widely: RIGHTS, caveat: ROLES });

const ROLES = 'Each person you invite gets a role: editors add and change records, viewers only see them';

/**
 * Where one group may write and another one only looks, the first are people who sign in: visitors would else be given what only some
 * of them are to have.
 */
export function asGroups(parts: readonly Part[]): Part[] {
  if (!parts.some(isWriter) || !parts.some(isReader)) return [...parts];
  return parts.map((part) => {
    if (isWriter(part)) return signedIn(part);
    return isReader(part) && isNamed(part) ? looking(part) : part;
  });
}

/** Whether two parts speak of a table both; what names none speaks of all. */
function isSame(one: Target | undefined, other: Target | undefined): boolean {
  if (one?.kind !== 'tables' || other?.kind !== 'tables') return true;
  return one.entities.some(({ id }) => other.entities.some((entity) => entity.id === id));
}

const OWNER_ALONE = 'Whoever signs in sees only their own records: nobody but you sees all of them';

/** There is no role for 'staff see everything' where everybody else sees their own. */
export function withOwnAlone(parts: readonly Part[]): Part[] {
  const owned = parts.filter(({ own }) => own);
  return parts.map((part) => {
    const isSeeingAll = part.own !== true && part.insiders?.grants.includes('read') === true;
    if (!isSeeingAll || !owned.some(({ target }) => isSame(target, part.target))) return part;
    // What it takes from visitors stays taken.
    const { denies, widely, target } = part;
    return { grants: [], denies, ...(widely && { widely }), target, caveat: OWNER_ALONE };
  });
}
