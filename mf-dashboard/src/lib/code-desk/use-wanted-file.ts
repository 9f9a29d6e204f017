import { useShell } from '@tessera/shared/remote';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.store';

export interface WantedFile {
  readonly path?: string | undefined;
  /** Grows with every press of a link: the same file is asked for again. */
  readonly press?: number | undefined;
}

interface Pending {
  readonly path: string;
  /** What was open when it was asked for: whoever goes elsewhere meanwhile no longer waits for it. */
  readonly active: string | undefined;
}

/** Opens the file of the address; one that a run is still writing, once a version has it. */
export function useWantedFile(desk: Desk | undefined, number: number, { path, press = 0 }: WantedFile): void {
  const { notify } = useShell();
  const asked = useRef('');
  const pending = useRef<Pending>(undefined);
  useEffect(() => {
    if (!desk) return;
    const { files, active } = desk.store.getState();
    const key = `${String(press)} ${path ?? ''}`;
    const isNew = path !== undefined && asked.current !== key;
    asked.current = key;
    if (isNew) pending.current = { path, active };
    const wanted = pending.current;
    if (!wanted) return;
    if (files.has(wanted.path)) {
      pending.current = undefined;
      if (wanted.active === active) desk.open(wanted.path);
    } else if (isNew) {
      const title = `${wanted.path} is not in version ${String(number)}`;
      notify({ type: 'info', title, message: 'It opens here when a version has it.' });
    }
  }, [desk, number, path, press, notify]);
}
