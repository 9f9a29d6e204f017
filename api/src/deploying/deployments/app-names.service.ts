import { randomUUID } from 'node:crypto';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { isNameUsed } from './deployments.repository';
import { nameState, type NameClaimer, type NameState } from './name-holding.rules';
import { isReservedName } from './reserved-names.rules';
import { findName, insertName, listNamesLike, lockName, updateName } from './site-names.repository';

const MAX_LENGTH = 63;

/** Why a name is not to be had. */
type Refusal = Exclude<NameState, 'free' | 'own'> | 'reserved';

export interface NameRefusal {
  readonly message: string;
  /** A free name near it. */
  readonly suggestion?: string;
}

/** A name close to `appName` that is free; deterministic, so that asking twice suggests the same. */
async function suggestName(q: Queryable, appName: string): Promise<string | undefined> {
  if (isReservedName(appName)) {
    const longer = `${appName.slice(0, MAX_LENGTH - 4)}-app`;
    return isReservedName(longer) || (await findName(q, longer)) ? undefined : longer;
  }
  const stem = appName.slice(0, MAX_LENGTH - 6).replace(/-+$/, '');
  const taken = await listNamesLike(q, stem);
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  const numbered = `${stem}-${number}`;
  return isReservedName(numbered) ? undefined : numbered;
}

async function refusalOf(q: Queryable, appName: string, reason: Refusal): Promise<NameRefusal> {
  const suggestion = await suggestName(q, appName);
  const offer = suggestion === undefined ? 'Choose another.' : `"${suggestion}" is free.`;
  const messages = {
    reserved: 'This name is reserved. Choose another.',
    // Nothing that tells who.
    resting: 'This name was used by someone else not long ago. Choose another.',
    taken: `"${appName}" is taken. ${offer}`,
  };
  return { message: messages[reason], ...(suggestion === undefined ? {} : { suggestion }) };
}

/** 409 at the field, with a name that is free. */
function nameRefused({ message, ...extra }: NameRefusal): AppError {
  return new AppError('CONFLICT', message, { fields: { appName: message }, ...extra });
}

/** Why the claimer does not get the name; undefined when they do. A name that they have stays theirs, reserved or not. */
export async function findNameRefusal(
  q: Queryable,
  appName: string,
  claimer: NameClaimer,
  now: Date,
): Promise<NameRefusal | undefined> {
  const state = nameState(await findName(q, appName), claimer, now);
  if (state === 'own') return undefined;
  if (isReservedName(appName)) return refusalOf(q, appName, 'reserved');
  return state === 'free' ? undefined : refusalOf(q, appName, state);
}

/** Throws 409 at the field for a name that the claimer does not get. */
export async function requireName(
  q: Queryable,
  appName: string,
  claimer: NameClaimer,
  now: Date,
): Promise<void> {
  const refusal = await findNameRefusal(q, appName, claimer, now);
  if (refusal !== undefined) throw nameRefused(refusal);
}

/** Takes the name for the project, or throws 409. One that was somebody else's gets a new mark for its visitors. */
export async function claimName(
  tx: Queryable,
  appName: string,
  { userId, projectId }: { readonly userId: string; readonly projectId: string },
  now: Date,
): Promise<void> {
  await insertName(tx, { appName, projectId, ownerId: userId, createdAt: now });
  const held = await lockName(tx, appName);
  const state = nameState(held, { userId, projectId }, now);
  if (state === 'own') return;
  if (state !== 'free') throw nameRefused(await refusalOf(tx, appName, state));
  await updateName(tx, appName, {
    projectId,
    ownerId: userId,
    createdAt: now,
    endedAt: null,
    ...(held?.ownerId === userId ? {} : { handedOverAt: now, visitorMark: randomUUID() }),
  });
}

/** A name under which nothing is left rests: it is nobody's, but its owner may have it back for any project (SAFE-05). */
export async function endUnusedName(tx: Queryable, appName: string, now: Date): Promise<void> {
  const held = await lockName(tx, appName);
  // Looked at under the lock: whoever takes the name meanwhile holds that.
  if (held?.endedAt !== null || (await isNameUsed(tx, appName))) return;
  await updateName(tx, appName, { projectId: null, endedAt: now });
}
