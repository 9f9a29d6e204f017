import { isRefusal } from './renewal';
import type { SessionPorts } from './session-ports';
import {
  hasNewest,
  isNewest,
  migrateLegacyTokens,
  raiseNewest,
  readRemembered,
  readStoredSession,
  writeNewest,
  type StoredSession,
} from './session-storage';
import type { TokenKeeper } from './token-keeper';

/** What the tab has, else what the other tabs have: 'asleep' when one of them has it and does not answer. */
async function findSession(ports: SessionPorts): Promise<StoredSession | 'asleep' | undefined> {
  const { storage, legacyStorage, tabs } = ports;
  const legacy = migrateLegacyTokens(legacyStorage);
  const stored = readStoredSession(storage) ?? (legacy && { ...legacy, expiresAt: ports.now(), user: null });
  if (!hasNewest(legacyStorage) || (stored && isNewest(legacyStorage, stored))) return stored;
  if (await tabs.isAnyOpen()) return (await tabs.ask()) ?? stored ?? 'asleep';
  // They are all closed, and what is not remembered has ended with them.
  if (!stored) writeNewest(legacyStorage, undefined);
  return stored;
}

/** Milliseconds that the check may take, with the code for it, before the page says so. */
const CHECK_TIME = 8000;

interface Ways {
  readonly refresh: () => Promise<unknown>;
  /** Whether the session was sent to be renewed, and no answer came. */
  readonly isUnanswered: (session: StoredSession) => boolean;
  readonly recall: () => Promise<void>;
  /** The browser forgets who was signed in. */
  readonly forget: () => void;
}

/** SES-05, SES-06: takes up the session that the tab or the browser has, and checks it. */
export function createTakeUp(
  ports: SessionPorts,
  { hold, keep, clear, lose, losses, read }: TokenKeeper,
  { refresh, isUnanswered, recall, forget }: Ways,
) {
  /** SES-06: asks the server whose the tokens are. */
  async function check(checked: StoredSession): Promise<void> {
    // Refreshing answers the user too, so only a token that is still good needs the check. A renewal whose answer was
    // lost cannot wait: soon its token will be a spent one.
    if (checked.expiresAt <= ports.now() || isUnanswered(checked)) {
      await refresh();
      return;
    }
    const before = losses();
    // Refused at first (a clock that is slow, a key that was changed), the call has renewed the session meanwhile. Of
    // somebody who has signed in since it says nothing.
    const isSame = ({ token, user }: StoredSession) =>
      token === checked.token || user?.id === checked.user?.id;
    try {
      const user = await ports.inTime(ports.readUser(checked.token), CHECK_TIME);
      const session = read();
      if (!session || !isSame(session)) return;
      keep({ ...session, user });
      raiseNewest(ports.legacyStorage, session);
    } catch (error) {
      // Refused at first, it ended the session by itself, or could not find out whether it is at its end.
      const session = read();
      if (!session || !isSame(session) || losses() > before) return;
      if (!isRefusal(error)) {
        lose('server', error);
        return;
      }
      forget();
      clear();
    }
  }

  async function takeUp(): Promise<void> {
    if (!read()) {
      const found = await findSession(ports);
      // Somebody signed in here meanwhile.
      if (read()) return;
      const isRemembered = readRemembered(ports.legacyStorage);
      if (found === 'asleep' && !isRemembered) {
        lose('tab');
        return;
      }
      if (found === undefined || found === 'asleep') {
        if (isRemembered) await recall();
        else clear();
        return;
      }
      hold(found);
    }
    const session = read();
    if (session) await check(session);
  }

  return takeUp;
}
