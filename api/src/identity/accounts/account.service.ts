import type { User } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { findCaller } from '../sessions/caller.service';
import { updateProfile, type ProfileChange } from '../users/users.service';
import { presentUser } from '../users/user.view';

/** What people see and change of themselves. Another user's answers FORBIDDEN, whether it exists or not. */
export interface AccountService {
  readUser(caller: Caller, id?: string): User;
  updateProfile(caller: Caller, id: string, change: ProfileChange): Promise<User>;
}

export function createAccountService(db: Database, clock: Clock): AccountService {
  return {
    readUser: (caller, id) => presentUser(findCaller(caller, id), clock()),
    async updateProfile(caller, id, change) {
      findCaller(caller, id);
      const updated = await updateProfile(db, id, change, clock());
      if (updated === undefined) throw new AppError('NOT_FOUND', 'This account is gone.');
      return presentUser(updated, clock());
    },
  };
}
