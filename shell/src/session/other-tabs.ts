import { isStoredSession, type OtherTabs, type StoredSession } from '@tessera/shared/session';

/** A channel of its own: shells of before would take a question on theirs for a session. */
const CHANNEL = 'tessera.hand-over';
/** Each signed-in tab holds it, beside the others; the browser gives up those of tabs that are closed. */
const LOCK = 'tessera.signed-in';
/** Milliseconds: a tab that is awake answers within a few. */
const ANSWER_TIME = 1000;

type Message = { readonly type: 'ask' } | { readonly type: 'answer'; readonly session: unknown };

/** Asks the other tabs of this browser for their session, and gives them this one's. */
export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel(CHANNEL);
  let isAnnounced = false;

  function announce(): () => void {
    let goSilent = () => {};
    const silent = new Promise<void>((resolve) => {
      goSilent = resolve;
    });
    isAnnounced = true;
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => silent);
    return () => {
      isAnnounced = false;
      goSilent();
    };
  }

  async function isAnyOpen(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === LOCK).length > (isAnnounced ? 1 : 0);
  }

  function ask(): Promise<StoredSession | undefined> {
    return new Promise((resolve) => {
      const finish = (session?: StoredSession) => {
        clearTimeout(timer);
        channel.removeEventListener('message', hear);
        resolve(session);
      };
      const hear = ({ data }: MessageEvent<Message>) => {
        if (data.type === 'answer' && isStoredSession(data.session)) finish(data.session);
      };
      const timer = setTimeout(finish, ANSWER_TIME);
      channel.addEventListener('message', hear);
      channel.postMessage({ type: 'ask' } satisfies Message);
    });
  }

  function onAsked(read: () => StoredSession | undefined): void {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      const session = data.type === 'ask' ? read() : undefined;
      if (session) channel.postMessage({ type: 'answer', session } satisfies Message);
    });
  }

  return { announce, isAnyOpen, ask, onAsked };
}
