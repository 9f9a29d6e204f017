import { accessOf } from '@tessera/builder/access';
import type { Entity, SignIn } from '@tessera/shared/contracts';

/** Who can sign in, as one choice. */
export type WhoSignsIn = 'nobody' | SignIn['who'];

export const WHO_SIGNS_IN = [
  { value: 'nobody', label: 'Nobody but you', description: 'Everyone else is a visitor' },
  { value: 'invited', label: 'People you invite', description: 'By the list below' },
  { value: 'open', label: 'Anyone with an email address', description: 'By a code that is mailed to them' },
] as const satisfies readonly { readonly value: WhoSignsIn; label: string; description: string }[];

/** What a person can do, in the words of every choice. */
export const ROLES = [
  { value: 'editor', label: 'Add and change' },
  { value: 'viewer', label: 'Only look' },
] as const satisfies readonly { readonly value: SignIn['newcomers']; label: string }[];

const NOBODY_YET: SignIn = { who: 'invited', newcomers: 'editor' };

/** What is chosen, when another one of these is. */
export function withWho(signIn: SignIn | null, who: WhoSignsIn): SignIn | null {
  return who === 'nobody' ? null : { ...(signIn ?? NOBODY_YET), who };
}

export function isSameSignIn(one: SignIn | null, other: SignIn | null): boolean {
  return one?.who === other?.who && one?.newcomers === other?.newcomers;
}

/** Of which tables editors see only their own records; what was chosen and is not saved, by the id of the table. */
export type OwnDraft = Readonly<Record<string, boolean>>;

export function isOwnOnly(entity: Entity, draft: OwnDraft): boolean {
  return draft[entity.id] ?? accessOf(entity).own === true;
}

/** The draft without what is so already, and without tables that are gone. */
export function onlyOtherOwn(entities: readonly Entity[], draft: OwnDraft): OwnDraft {
  const changed = entities.flatMap((entity) => {
    const isOwn = draft[entity.id];
    return isOwn !== undefined && isOwn !== (accessOf(entity).own === true)
      ? [[entity.id, isOwn] as const]
      : [];
  });
  return Object.fromEntries(changed);
}
