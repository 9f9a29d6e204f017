import type { PersonRole } from '@tessera/shared/contracts';
import type { applicationPeople } from '../tables/people.table';

export type PersonRow = typeof applicationPeople.$inferSelect;

/** Who has signed in to an application. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly role: PersonRole;
}

/** The project's owner has no row, and no id of Tessera's account is told to an application. */
export const OWNER_ID = 'owner';
