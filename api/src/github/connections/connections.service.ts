import type { GithubInfo } from '@tessera/shared/contracts';
import { randomPKCECodeVerifier, randomState } from 'openid-client';
import {
  readReturnPath,
  recordActivity,
  type SessionsService,
  type SignedIn,
  type Throttle,
} from '../../identity';
import { hashSecret } from '../../secrets/one-time-secret';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import type { GithubClientPort } from '../api/github-api.port';
import type { GithubAnswer, GithubConsent, GithubGrant } from './github-consent.client';
import { openToken, tokenContext } from './github-access.service';
import { createTokenEnds, type ReportFailure } from './token-ends.service';
import { createReadAccount, type OwnToken } from './own-token.service';
import {
  deleteConnection,
  findConnection,
  insertAttempt,
  lockConnection,
  saveConnection,
  takeAttempt,
  type GithubConnection,
} from './connections.repository';

/** How long someone may take at GitHub, in seconds. */
export const ATTEMPT_SECONDS = 600;

/** Where the page goes when nothing else was asked for. */
const GITHUB_PAGE = '/github';

export interface Connected {
  readonly signedIn: SignedIn;
  readonly login: string;
  readonly redirectUrl: string;
}

/** Where a call comes from, and where to tell what went wrong. */
export interface CallOrigin {
  readonly address: string;
  readonly report: ReportFailure;
}

/** A user's GitHub account, for repositories (OAU-03, GIT-01, GIT-02). */
export interface ConnectionsService {
  /** GitHub's page that asks for consent. Throws `oauth_not_configured`. */
  begin(caller: Caller, redirect: string | undefined): Promise<string>;
  /**
   * Connects who came back, in the place of the account before. Throws FORBIDDEN unless this session began the
   * attempt, and UPSTREAM_FAILED.
   */
  finish(caller: Caller, answer: GithubAnswer, from: CallOrigin): Promise<Connected>;
  /**
   * Connects the account of a token that its owner made at GitHub. Throws UNPROCESSABLE at `field` where GitHub does not take it,
   * RATE_LIMITED also where too many were refused, UPSTREAM_FAILED.
   */
  connectToken(caller: Caller, given: OwnToken, from: CallOrigin): Promise<string>;
  /** Throws FORBIDDEN for another user's id. */
  read(caller: Caller, userId: string): Promise<GithubInfo>;
  /** Throws FORBIDDEN for another user's id. Rejects for nothing that GitHub does. */
  disconnect(caller: Caller, userId: string, from: CallOrigin): Promise<void>;
  /**
   * For whoever deletes the user: reads the token while it is there. The answer is called once the user is gone, makes
   * GitHub forget the token, and rejects for nothing that GitHub does.
   */
  prepareRevocation(q: Queryable, userId: string): Promise<Revocation>;
}

export type Revocation = (report: ReportFailure) => Promise<void>;

export interface ConnectionsSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly sessions: Pick<SessionsService, 'renew'>;
  /** Undefined while the operator has set no client. */
  readonly consent: GithubConsent | undefined;
  readonly client: GithubClientPort;
  readonly throttle: Throttle;
  /** Called in the transaction that lets an account go, also for another one. */
  readonly onForgotten: (tx: Queryable, userId: string) => Promise<void>;
}

export function createConnectionsService(settings: ConnectionsSettings): ConnectionsService {
  const { db, sealer, clock } = settings;
  const tokens = createTokenEnds(settings);
  const readAccount = createReadAccount(settings);

  function requireConsent(): GithubConsent {
    if (settings.consent !== undefined) return settings.consent;
    throw new AppError('oauth_not_configured', 'GitHub is not configured on the server.');
  }

  return {
    async begin(caller, redirect) {
      const consent = requireConsent();
      const state = randomState();
      const verifier = randomPKCECodeVerifier();
      const now = clock();
      const attempt = {
        ...caller,
        stateHash: hashSecret(state),
        sealedVerifier: sealer.seal(verifier, attemptContext(caller)),
        returnPath: readReturnPath(redirect) ?? null,
        expiresAt: addSeconds(now, ATTEMPT_SECONDS),
      };
      await insertAttempt(db, attempt, now);
      return consent.address(state, verifier);
    },
    async finish(caller, answer, { address, report }) {
      const consent = requireConsent();
      const attempt = await takeAttempt(db, hashSecret(answer.state), caller.sessionId);
      if (attempt === undefined || attempt.expiresAt <= clock()) {
        throw new AppError(
          'FORBIDDEN',
          'This connection was not begun here, or is too old. Please try again.',
        );
      }
      const verifier = sealer.open(attempt.sealedVerifier, attemptContext(caller));
      const grant = await askGithub(() => consent.exchange(answer, verifier), report);
      const { signedIn, login, before } = await keep(settings, consent, caller, grant, {
        address,
        report,
      }).catch(async (error: unknown) => {
        // Nobody would ever end it: it is kept nowhere.
        await tokens.end(grant.token, report);
        throw error;
      });
      if (before) await tokens.revoke(before, report);
      return { signedIn, login, redirectUrl: attempt.returnPath ?? GITHUB_PAGE };
    },
    async connectToken(caller, given, { address, report }) {
      const account = await readAccount(caller.userId, given, address);
      const { token } = given;
      const before = await connect(settings, caller.userId, { ...account, token, isOwnToken: true }, address);
      if (before) await tokens.revoke(before, report);
      return account.login;
    },
    async read(caller, userId) {
      requireOwner(caller, userId);
      const connection = await findConnection(db, userId);
      if (connection === undefined) return { githubUsername: null, githubaccesstoken: null, auth: null };
      const { login, sealedToken, isOwnToken } = connection;
      const masked = mask(openToken(sealer, sealedToken, userId) ?? '');
      return {
        githubUsername: login,
        githubaccesstoken: masked,
        auth: { provider: 'github', accessToken: masked, displayName: login },
        via: isOwnToken ? 'token' : 'oauth',
      };
    },
    async disconnect(caller, userId, { address, report }) {
      requireOwner(caller, userId);
      const connection = await forget(settings, userId, address);
      if (connection !== undefined) await tokens.revoke(connection, report);
    },
    async prepareRevocation(q, userId) {
      const connection = await findConnection(q, userId);
      return async (report) => {
        if (connection !== undefined) await tokens.revoke(connection, report);
      };
    },
  };
}

/** Renews the session before the account is connected: one that was ended meanwhile connects nothing. */
async function keep(
  settings: ConnectionsSettings,
  consent: GithubConsent,
  caller: Caller,
  grant: GithubGrant,
  { address, report }: CallOrigin,
) {
  const user = await askGithub(() => consent.readUser(grant.token), report);
  const signedIn = await settings.sessions.renew(caller);
  const granted = { ...grant, ...user, isOwnToken: false };
  const before = await connect(settings, caller.userId, granted, address);
  return { signedIn, login: user.login, before };
}

async function askGithub<Answer>(ask: () => Promise<Answer>, report: ReportFailure): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    report('exchange', error);
    throw new AppError('UPSTREAM_FAILED', 'GitHub could not be connected. Please try again.');
  }
}

type Parts = Pick<ConnectionsSettings, 'db' | 'sealer' | 'clock' | 'onForgotten'>;

interface NewConnection {
  readonly id: number;
  readonly login: string;
  readonly scopes: string;
  readonly token: string;
  readonly isOwnToken: boolean;
}

/** Answers the connection that there was. */
async function connect(
  { db, sealer, clock, onForgotten }: Parts,
  userId: string,
  { token, scopes, id, login, isOwnToken }: NewConnection,
  address: string,
): Promise<GithubConnection | undefined> {
  const at = clock();
  const sealedToken = sealer.seal(token, tokenContext(userId));
  return db.transaction(async (tx) => {
    const before = await lockConnection(tx, userId);
    const githubId = String(id);
    // What somebody did with another account is nothing of this one's.
    if (before?.githubId !== githubId) await onForgotten(tx, userId);
    const connection = { userId, githubId, login, sealedToken, scopes, isOwnToken };
    await saveConnection(tx, { ...connection, connectedAt: at, refusedAt: null });
    await recordActivity(tx, { userId, at, kind: 'github_connected', detail: login, address });
    return before;
  });
}

/** Answers the connection that there was. */
function forget(
  { db, clock, onForgotten }: Parts,
  userId: string,
  address: string,
): Promise<GithubConnection | undefined> {
  return db.transaction(async (tx) => {
    const deleted = await deleteConnection(tx, userId);
    await onForgotten(tx, userId);
    if (deleted === undefined) return undefined;
    const noted = { userId, at: clock(), kind: 'github_disconnected', detail: deleted.login } as const;
    await recordActivity(tx, { ...noted, address });
    return deleted;
  });
}

function attemptContext({ sessionId }: Caller): string {
  return `github-attempt:${sessionId}`;
}

export function requireOwner({ userId }: Caller, asked: string): void {
  if (asked !== userId) throw new AppError('FORBIDDEN', 'This is not your account.');
}

/** The last four characters: enough to tell one token from another. */
function mask(token: string): string {
  return `••••${token.slice(-4)}`;
}
