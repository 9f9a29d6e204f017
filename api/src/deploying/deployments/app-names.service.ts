import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { findNameOwner, listNamesLike } from './deployments.repository';
import { isReservedName } from './reserved-names.rules';

const MAX_LENGTH = 63;

/** A name close to `appName` that is free; deterministic, so that asking twice suggests the same. */
export async function suggestName(q: Queryable, appName: string): Promise<string> {
  const base = isReservedName(appName) ? `${appName}-app` : appName;
  const stem = base.slice(0, MAX_LENGTH - 6).replace(/-+$/, '');
  const taken = await listNamesLike(q, stem);
  if (base !== appName && (await findNameOwner(q, base)) === undefined) return base;
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** 409 at the field, with a name that is free. */
export async function nameTaken(q: Queryable, appName: string): Promise<AppError> {
  const suggestion = await suggestName(q, appName);
  const message = isReservedName(appName)
    ? `"${appName}" is reserved. "${suggestion}" is free.`
    : `"${appName}" is taken. "${suggestion}" is free.`;
  return new AppError('CONFLICT', message, { fields: { appName: message }, suggestion });
}
