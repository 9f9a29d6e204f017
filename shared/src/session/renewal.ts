import type { SessionTokens } from '../contracts';
import { isApiError } from '../http';
import type { SessionPorts } from './session-ports';
import { isNewest, writeRemembered, type StoredSession } from './session-storage';
import type { TokenKeeper } from './token-keeper';

/**
 * SES-06: only these say something about the session. Anything else (a full disk, no network, the page of a proxy that
 * refuses everybody) leaves it as it is.
 */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403) && error.code !== 'INTERNAL';
}

/**
 * Milliseconds until a renewal is asked for beside one that hangs. Two of them and the wait that follows fit into the
 * time in which the server gives the same answer again.
 */
export const SPEND_TIME = 3000;

interface Outcomes {
  readonly take: (answer: SessionTokens) => void;
  readonly takeOver: (session: StoredSession) => void;
  readonly expire: () => Promise<void>;
}

/** The two ways to new tokens; each asks the server in this tab's turn. */
export function createRenewal(
  ports: SessionPorts,
  { read, clear, lose, era }: TokenKeeper,
  { take, takeOver, expire }: Outcomes,
) {
  /** The token that was sent to be renewed, when nobody knows what became of it. */
  let unanswered: string | undefined;

  /** An answer that comes after its deadline still counts: its token has been spent. */
  async function spend({ refreshToken }: StoredSession): Promise<void> {
    const answer = await ports.refresh(refreshToken);
    if (read()?.refreshToken === refreshToken) take(answer);
  }

  /** What the cookie opens is nobody's to take once somebody has signed in, or out, since it was asked for. */
  async function spendCookie(): Promise<void> {
    const asked = era();
    const answer = await ports.refresh(undefined);
    if (era() === asked) take(answer);
    // The browser has the next cookie from the answer already.
    else if (read()?.user?.id !== answer.user.id) await ports.logout(answer).catch(() => undefined);
  }

  /** Sends it once more beside one that hangs: whichever answer comes first counts. */
  async function twice(send: () => Promise<void>): Promise<void> {
    const first = send();
    const state = { hangs: true };
    const settle = () => (state.hangs = false);
    first.then(settle, settle);
    try {
      await ports.inTime(first, SPEND_TIME);
    } catch (error) {
      if (!state.hangs) throw error;
      await ports.inTime(Promise.any([first, send()]), SPEND_TIME).catch((failure: unknown) => {
        throw failure instanceof AggregateError ? (failure.errors.find(isRefusal) ?? error) : failure;
      });
    }
  }

  /** False when the newest tokens are in a tab that is asleep: spending an older one would end the session of all. */
  async function catchUp(session: StoredSession): Promise<boolean> {
    if (isNewest(ports.legacyStorage, session)) return true;
    const handed = await ports.tabs.ask();
    if (read() !== session) return true;
    if (handed) takeOver(handed);
    return handed !== undefined || !(await ports.tabs.isAnyOpen());
  }

  async function inTurn(before: StoredSession): Promise<void> {
    if (!(await catchUp(before))) {
      lose('tab');
      return;
    }
    // Another tab may have refreshed, or signed out, while this one waited for its turn.
    if (read()?.refreshToken !== before.refreshToken) return;
    unanswered = before.refreshToken;
    try {
      await twice(() => spend(before));
      unanswered = undefined;
    } catch (error) {
      if (isRefusal(error)) await expire();
      else lose('server', error);
    }
  }

  /** Undefined when there is no session, or none that the server would renew now. */
  async function refreshOnce(): Promise<string | undefined> {
    const before = read();
    if (!before) return undefined;
    // The turn itself may not come: a tab that fell asleep keeps it.
    await ports.exclusively(() => inTurn(before)).catch((error: unknown) => lose('server', error));
    const session = read();
    return session === before ? undefined : session?.token;
  }

  /** A remembered browser's cookie opens the session in a tab that has none. */
  async function recall(): Promise<void> {
    try {
      await ports.exclusively(async () => {
        // Another tab may have said who is there, while this one waited for its turn.
        if (!read()) await twice(spendCookie);
      });
    } catch (error) {
      if (read()) return;
      if (!isRefusal(error)) {
        lose('server', error);
        return;
      }
      writeRemembered(ports.legacyStorage, false);
      clear();
    }
  }

  return {
    refreshOnce,
    recall,
    isUnanswered: (session: StoredSession) => session.refreshToken === unanswered,
  };
}
