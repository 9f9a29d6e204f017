import { ToastViewport, type ToastItem } from '@tessera/shared/ui';
import { useSyncExternalStore } from 'react';
import { useNotices } from './notices-context';
import type { ShownNotice } from './notices.store';

function toToast({ id, type, title, message, duration, action }: ShownNotice): ToastItem {
  return {
    id,
    type,
    title,
    message,
    duration,
    action,
  };
}

/** Every toast of the page, whichever remote asked for it. */
export function Notices() {
  const notices = useNotices();
  const shown = useSyncExternalStore(notices.subscribe, notices.getState);
  return <ToastViewport toasts={shown.map(toToast)} onDismiss={notices.dismiss} />;
}
