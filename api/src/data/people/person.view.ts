import type { DatabasePerson } from '@tessera/shared/contracts';
import type { PersonRow } from './person.schema';

export function presentPerson({ id, email, role, invitedAt, lastInAt }: PersonRow): DatabasePerson {
  return {
    id,
    email,
    role,
    invitedAt: invitedAt?.toISOString() ?? null,
    lastInAt: lastInAt?.toISOString() ?? null,
  };
}
