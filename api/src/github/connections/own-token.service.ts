import { AppError } from '../../core/app-error';
import { networkOf } from '../../core/network';
import { limitOf, type Guard, type Throttle } from '../../identity';
import type { GithubAccount, GithubClientPort } from '../api/github-api.port';

/** A token, and the field of the call that it came in. */
export interface OwnToken {
  readonly token: string;
  readonly field: string;
}

const TOO_MANY = 'GitHub did not accept too many tokens in a row.';
const OWN_LIMIT = limitOf(5);
/** Of a network, which many people share; a token that GitHub accepts does not undo it. */
const NETWORK_LIMIT = limitOf(20);

/** Asks GitHub whose token it is. Refused ones are counted: nobody is to try stolen tokens through this server. */
export function createReadAccount({
  client,
  throttle,
}: {
  readonly client: GithubClientPort;
  readonly throttle: Throttle;
}): (userId: string, given: OwnToken, address: string) => Promise<GithubAccount> {
  return async (userId, { token, field }, address) => {
    const own: Guard = { key: { scope: 'github-token', subject: userId }, message: TOO_MANY };
    const network: Guard = {
      key: { scope: 'github-token-network', subject: networkOf(address) },
      message: TOO_MANY,
    };
    await throttle.check([network]);
    await throttle.attempt(own, OWN_LIMIT);
    try {
      const account = await client.as(token).account();
      await throttle.clear(own.key);
      return account;
    } catch (error) {
      if (!isRefused(error)) {
        // It tells nothing of the token.
        await throttle.clear(own.key);
        throw error;
      }
      await throttle.fail(network.key, NETWORK_LIMIT);
      const message = 'GitHub does not accept this token';
      throw new AppError('UNPROCESSABLE', message, { fields: { [field]: message } });
    }
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof AppError && ['RECONNECT', 'FORBIDDEN', 'NOT_FOUND'].includes(error.code);
}
