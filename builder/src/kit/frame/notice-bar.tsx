import type { Notice, StoreState } from '../data/store-state';
import { SignInLink } from './sign-in-link';

const texts: Readonly<Record<Notice, string>> = {
  memory: 'Records are kept only until this page closes: the browser offers no storage here.',
  unreadable:
    'The stored records could not be read. They are left as they are; what you add now is kept only until this page closes.',
  'not-saved': 'The last change could not be stored: the browser’s storage is full or switched off.',
  waking: 'Waking up…',
  unreached: 'The records cannot be loaded: the server does not answer. Trying again…',
  offline: 'You are offline. What you enter is kept and sent later.',
  unkept:
    'You are offline, and what you entered does not fit into this browser. Leave this page open until you are online.',
  paused: 'Live updates paused. What others change is shown a few seconds later.',
  newer: 'A newer version of this app is there.',
  'signed-out': 'You were signed out.',
};

/** Those that something is wrong with. */
const FAILURES: ReadonlySet<Notice> = new Set(['unreadable', 'not-saved', 'unreached', 'unkept']);
const BUTTONS: Partial<Record<Notice, string>> = {
  'not-saved': 'Try again',
  unreached: 'Try again',
  newer: 'Reload',
};

interface NoticeBarProps extends Pick<StoreState, 'notice' | 'problem' | 'waiting'> {
  readonly onRetry: () => void;
}

/** What the person should know about where the records are kept. */
export function NoticeBar({ notice, problem, waiting, onRetry }: NoticeBarProps) {
  if (notice === null) return null;
  const isFailure = FAILURES.has(notice);
  const role = notice === 'memory' ? 'note' : isFailure ? 'alert' : 'status';
  const button = BUTTONS[notice];
  return (
    <div className={isFailure ? 'notice notice-bad' : 'notice'} role={role}>
      <p>
        {problem === '' ? texts[notice] : `The records cannot be loaded: ${problem}`}
        {notice === 'offline' && waiting > 0 && ` ${countOfWaiting(waiting)}`}
        {notice === 'signed-out' && waiting > 0 && ' What you entered last is sent when you sign in again.'}
      </p>
      {notice === 'signed-out' && <SignInLink className="button" />}
      {button !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => {
            if (notice === 'newer') window.location.reload();
            else onRetry();
          }}
        >
          {button}
        </button>
      )}
    </div>
  );
}

function countOfWaiting(count: number): string {
  return count === 1 ? '1 change waits.' : `${String(count)} changes wait.`;
}
