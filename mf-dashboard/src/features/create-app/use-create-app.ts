import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { LINK_WISH } from '../../lib/link-wish';
import { createAppPorts } from './create-app.ports';
import { createCreateAppStore } from './create-app.store';

/** How long a movement of the pointer counts as somebody being here, in milliseconds. */
const PRESENT_MS = 2000;

/**
 * Whether somebody is busy on the page: focus in one of its controls, or a pointer that really moved on it just
 * now. A pointer that merely rests there, or the heading that took the arrival's focus, keeps nobody waiting.
 */
function usePresence(page: RefObject<HTMLElement | null>): () => boolean {
  const movedAt = useRef(-Infinity);
  useEffect(() => {
    const element = page.current;
    function notice(event: PointerEvent): void {
      if (event.movementX !== 0 || event.movementY !== 0) movedAt.current = performance.now();
    }
    element?.addEventListener('pointermove', notice);
    return () => element?.removeEventListener('pointermove', notice);
  }, [page]);
  return () => {
    // The application is open over the page, and the focus may be in its frame.
    if (page.current?.querySelector('dialog[open]')) return true;
    const active = document.activeElement;
    const isFocused = active !== null && active.matches('a, button, input, textarea, select, iframe');
    return (
      (isFocused && page.current?.contains(active) === true) ||
      performance.now() - movedAt.current < PRESENT_MS
    );
  };
}

/** One creation per mounted page. */
export function useCreateApp(name: string, page: RefObject<HTMLElement | null>, isAsking: boolean) {
  const shell = useShell();
  const navigate = useNavigate();
  const isSomebodyHere = usePresence(page);
  const [flow] = useState(() =>
    createCreateAppStore(
      name,
      createAppPorts(shell, name, {
        isSomebodyHere,
        openBuilder: (projectId, { makesLink = false }) => {
          // Replaced: going back from the builder leads to where the prompt was written, not to a finished run.
          void navigate(paths.app.to(projectId), { replace: true, state: makesLink ? LINK_WISH : null });
        },
      }),
    ),
  );
  useEffect(() => {
    if (isAsking) flow.takeUp();
    else flow.start();
    return flow.dispose;
  }, [flow, isAsking]);
  return { state: useStore(flow.store), ...flow };
}
