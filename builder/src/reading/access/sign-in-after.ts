import type { SignIn } from '@tessera/shared/contracts';
import { NOT_PARTLY } from './insider-part';
import type { Part } from './part';
import { RIGHTS, WRITING, type Right } from './verbs';

/** What the parts of a clause make of who may sign in (DATA-03). */

const USUAL: SignIn = { who: 'open', newcomers: 'editor' };

const isWriting = (right: Right) => WRITING.includes(right);

/** Why it cannot be as the parts say it. */
export function whyNotSo(parts: readonly Part[]): string | undefined {
  const said = parts.flatMap(({ insiders }) => insiders ?? []);
  const denied = said.flatMap(({ denies }) => denies);
  const isRead = said.flatMap(({ grants }) => grants).every((right) => !isWriting(right));
  const isWhole = WRITING.every((right) => denied.includes(right)) && !denied.includes('read');
  if (denied.length > 0 && !(isRead && isWhole)) return NOT_PARTLY;
  return parts.find(({ cannot }) => cannot !== undefined)?.cannot;
}

/** What somebody becomes who comes by themselves; undefined where nothing is said of that. */
function newcomersBy(parts: readonly Part[]): SignIn['newcomers'] | undefined {
  if (parts.some(({ own }) => own)) return 'editor';
  const told = parts.findLast(({ signIn }) => signIn?.newcomers !== undefined)?.signIn?.newcomers;
  if (told !== undefined) return told;
  const said = parts.flatMap(({ insiders }) => insiders ?? []);
  if (said.length === 0) return undefined;
  const grants = said.flatMap(({ grants: rights }) => rights);
  if (grants.some(isWriting)) return 'editor';
  const isDenied = said.some(({ denies }) => denies.length > 0);
  // 'Whoever signs in can read, only I can edit.'
  const isMine = parts.some(({ isOwners, denies }) => isOwners === true && denies.some(isWriting));
  return isDenied || isMine ? 'viewer' : undefined;
}

/** Who may sign in after all parts are said; null for nobody, and as before where they say nothing of it. */
export function signInAfter(parts: readonly Part[], before: SignIn | undefined): SignIn | null {
  const isOwn = parts.some(({ own }) => own);
  const said = parts.flatMap(({ signIn }) => (signIn === undefined ? [] : [signIn]));
  if (said.at(-1) === null) return null;
  if (said.length === 0 && !isOwn) return isMineAlone(parts) ? null : (before ?? null);
  const who = said.findLast((one) => one?.who !== undefined)?.who ?? before?.who ?? USUAL.who;
  return { who, newcomers: newcomersBy(parts) ?? before?.newcomers ?? USUAL.newcomers };
}

/** 'only I can see this': of everything, so that nobody else signs in either. */
function isMineAlone(parts: readonly Part[]): boolean {
  const denied = parts.flatMap(({ isOwners, denies, target }) =>
    isOwners === true && (target === undefined || target.kind !== 'tables') ? denies : [],
  );
  return denied.includes('read') && (denied.length === RIGHTS.length || parts.length === 1);
}
