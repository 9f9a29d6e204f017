import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import type { GithubApi, GithubClientPort } from '../api/github-api.port';
import { RECONNECT } from '../api/github-failure.rules';
import { findConnection, markRefused } from './connections.repository';

/** GitHub on behalf of people, with the token that is kept of them. */
export interface GithubAccess {
  /**
   * Throws NOT_CONNECTED, and RECONNECT for a token that GitHub refused before: GitHub shuts out whoever goes on sending those.
   * What it answers throws RECONNECT, too, and then keeps that in mind.
   */
  of(userId: string): Promise<GithubApi>;
}

export interface GithubAccessSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly client: GithubClientPort;
}

const UNREADABLE = 'The token of this connection cannot be read any more. Connect the account again.';

export function createGithubAccess({ db, sealer, clock, client }: GithubAccessSettings): GithubAccess {
  return {
    async of(userId) {
      const connection = await findConnection(db, userId);
      if (connection === undefined)
        throw new AppError('NOT_CONNECTED', 'Connect GitHub to import and push code.');
      if (connection.refusedAt !== null) throw new AppError('RECONNECT', RECONNECT);
      const token = openToken(sealer, connection.sealedToken, userId);
      if (token === undefined) throw new AppError('RECONNECT', UNREADABLE);
      return client.as(token, () => markRefused(db, connection, clock()));
    },
  };
}

/** Sealed for one user: another's row, copied over, does not open. */
export function tokenContext(userId: string): string {
  return `github-token:${userId}`;
}

/** Undefined for one that does not open: the server's key is another one than it was sealed with. */
export function openToken(sealer: Sealer, sealedToken: string, userId: string): string | undefined {
  try {
    return sealer.open(sealedToken, tokenContext(userId));
  } catch {
    return undefined;
  }
}
