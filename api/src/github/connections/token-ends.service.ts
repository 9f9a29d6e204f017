import type { Sealer } from '../../secrets/sealer';
import type { GithubConnection } from './connections.repository';
import { openToken } from './github-access.service';
import type { GithubConsent } from './github-consent.client';

/** What went wrong between us and GitHub, told to the log only. */
export type ReportFailure = (step: string, error: unknown) => void;

/** Tokens that nobody uses any more. None of it rejects for anything that GitHub does. */
export interface TokenEnds {
  /** Of a connection that is gone here. One that its owner made stays: they may use it elsewhere. */
  revoke(connection: GithubConnection, report: ReportFailure): Promise<void>;
  /** A token that is kept nowhere. */
  end(token: string, report: ReportFailure): Promise<void>;
}

export function createTokenEnds({
  consent,
  sealer,
}: {
  readonly consent: GithubConsent | undefined;
  readonly sealer: Sealer;
}): TokenEnds {
  async function end(token: string, report: ReportFailure): Promise<void> {
    try {
      await consent?.revoke(token);
    } catch (error) {
      // It is gone here, which is what was asked for. At GitHub its owner can still end it.
      report('revocation', error);
    }
  }

  return {
    end,
    async revoke({ userId, sealedToken, isOwnToken }, report) {
      const token = isOwnToken ? undefined : openToken(sealer, sealedToken, userId);
      if (token !== undefined) await end(token, report);
    },
  };
}
