import type { ApplicationModel, Entity, TableAccess, VisitorRights } from '@tessera/shared/contracts';
import { accessOf } from '../../model/access';
import { isPersonal } from '../../model/personal-fields';
import type { Operation } from '../../operations/operation';
import type { Part } from './part';
import type { Target } from './target';
import { signInAfter, whyNotSo } from './sign-in-after';
import { RIGHTS } from './verbs';

/** What parts of a clause make of the access of tables (DATA-02, DATA-03). */

/** What a part is about, where its words alone do not say. */
export interface Spoken {
  /** The tables of 'them' and 'it'. */
  readonly them: readonly Entity[];
  /** In a first prompt only tables that are named become readable where something personal is kept. */
  readonly isFirst?: boolean;
}

interface Meant {
  readonly entities: readonly Entity[];
  readonly isNamed: boolean;
}

function meantBy(target: Target | undefined, model: ApplicationModel, { them }: Spoken): Meant | undefined {
  if (target === undefined || target.kind === 'all') return { entities: model.entities, isNamed: false };
  if (target.kind === 'tables') return { entities: target.entities, isNamed: true };
  return target.kind === 'them'
    ? { entities: them, isNamed: them.length < model.entities.length }
    : undefined;
}

/** What names no table of its own: then it goes by what the other parts name. */
function isOpen(target: Target | undefined): boolean {
  if (target === undefined || target.kind === 'them') return true;
  return target.kind === 'all' && target.word.startsWith('anything');
}

/** Where a part names nothing, the next one that does says of what: 'see but not delete tasks'. 'Them' are those named before. */
function withTargets(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    if (!isOpen(part.target)) return part;
    const before = parts.slice(0, at).findLast(({ target }) => target?.kind === 'tables');
    const behind = part.target ? undefined : parts.slice(at + 1).find(({ target }) => target);
    const named = before ?? (behind?.target?.kind === 'tables' ? behind : undefined);
    return named ? { ...part, target: named.target } : part;
  });
}

type Rights = Record<keyof VisitorRights, boolean>;

function giveAndTake(rights: Rights, parts: readonly Part[], mayRead: boolean): void {
  const granted = parts.flatMap(({ grants }) => grants);
  if (parts.some(({ isExact }) => isExact)) for (const right of RIGHTS) rights[right] = false;
  for (const right of parts.flatMap(({ widely = [] }) => widely)) rights[right] = false;
  for (const right of granted) if (right !== 'read' || mayRead) rights[right] = true;
  // Whoever changes something has to see it.
  if (mayRead && (granted.includes('change') || granted.includes('remove'))) rights.read = true;
  for (const right of parts.flatMap(({ denies }) => denies)) rights[right] = false;
  if (!rights.read) [rights.change, rights.remove] = [false, false];
}

/** What a table is to be, by the parts that are about it. */
function accessAfter(entity: Entity, parts: readonly Part[], mayRead: boolean): TableAccess {
  const before = accessOf(entity);
  const rights: Rights = { ...before.visitors };
  giveAndTake(rights, parts, mayRead);
  const isOwn =
    parts.some(({ own }) => own) || (before.own === true && !(rights.read && !before.visitors.read));
  return { visitors: rights, ...(isOwn && { own: true as const }) };
}

const isSame = (one: TableAccess, other: TableAccess) =>
  one.own === other.own && RIGHTS.every((right) => one.visitors[right] === other.visitors[right]);

/** Whether a part says anything of tables, and not only of who signs in. */
const isOfTables = ({ grants, denies, widely = [], isExact, own }: Part) =>
  grants.length + denies.length + widely.length > 0 || isExact === true || own === true;

interface Step {
  readonly operation: Operation;
  readonly isSo: boolean;
}

interface Placed {
  readonly part: Part;
  readonly meant: Meant | undefined;
}

function tableSteps(model: ApplicationModel, placed: readonly Placed[], spoken: Spoken): Step[] {
  return model.entities.flatMap((entity) => {
    const own = placed
      .filter(({ meant }) => meant?.entities.some(({ id }) => id === entity.id))
      .filter(({ part }) => isOfTables(part) && !(part.isUsual === true && entity.access !== undefined));
    if (own.length === 0) return [];
    const mayRead =
      spoken.isFirst !== true || own.some(({ meant }) => meant?.isNamed) || !entity.fields.some(isPersonal);
    const access = accessAfter(
      entity,
      own.map(({ part }) => part),
      mayRead,
    );
    const operation = { kind: 'setAccess', entity: entity.id, access } as const;
    return [{ operation, isSo: isSame(access, accessOf(entity)) }];
  });
}

/** Who signs in is said by the parts, or follows from them. */
function signInSteps({ signIn: before }: ApplicationModel, parts: readonly Part[]): Step[] {
  const signIn = signInAfter(parts, before);
  const isSo = JSON.stringify(signIn) === JSON.stringify(before ?? null);
  const isSaid = parts.some((part) => part.signIn !== undefined || part.own === true);
  return isSo && !isSaid ? [] : [{ operation: { kind: 'setSignIn', signIn }, isSo }];
}

export type AccessWish =
  | {
      readonly operations: readonly Operation[];
      readonly holds: readonly Operation[];
      readonly caveat?: string;
    }
  | { readonly cannot: string };

/** The operations that make it so; `holds` where it is so already. Undefined where no table is meant. */
export function accessOperations(
  said: readonly Part[],
  model: ApplicationModel,
  spoken: Spoken,
): AccessWish | undefined {
  const cannot = whyNotSo(said);
  if (cannot !== undefined) return { cannot };
  const placed = withTargets(said).map((part) => ({ part, meant: meantBy(part.target, model, spoken) }));
  if (placed.some(({ meant }) => !meant || meant.entities.length === 0)) return undefined;
  const steps = [...signInSteps(model, said), ...tableSteps(model, placed, spoken)];
  const caveat = said.find((part) => part.caveat !== undefined)?.caveat;
  return {
    operations: steps.flatMap(({ operation, isSo }) => (isSo ? [] : [operation])),
    holds: steps.map(({ operation }) => operation),
    ...(caveat !== undefined && { caveat }),
  };
}
